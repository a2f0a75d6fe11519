import type { Context } from '../../context.ts';
import { watch } from '../../watch.ts';
import { ownDomain } from './own-domain.ts';
import type { DomainRow } from './store.ts';

export type DomainUpdate = { stamp: string };

/** Differs whenever what a screen shows of the domain differs. */
export const stampOf = (domain: DomainRow): string =>
  [
    domain.state,
    domain.checkedAt?.getTime() ?? '',
    domain.websiteId ?? '',
    domain.primary,
    domain.restsSince?.getTime() ?? '',
    domain.token,
    domain.certificate ? 'certificate' : '',
  ].join('.');

/** Tells how a domain stands, at once and after each change, as `watch` says. Throws like a query, before the first word. */
export async function watchDomain(context: Context, id: string): Promise<AsyncIterable<DomainUpdate>> {
  const look = async () => ({ stamp: stampOf((await ownDomain(context, 'domainUpdates', id)).domain) });
  await look();
  return watch(context, id, look);
}
