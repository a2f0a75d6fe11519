import type { Context } from '../../context.ts';
import { Failure, notFound } from '../../failure.ts';
import { lookAt } from './check.ts';
import { mayCheckAt } from './may-check.ts';
import { ownDomain } from './own-domain.ts';
import type { DomainRow } from './store.ts';

/** Looks at a domain now. Throws RATE_LIMITED when it was looked at a moment ago, or many were. */
export async function checkDomain(context: Context, id: string): Promise<DomainRow> {
  const { person, domain } = await ownDomain(context, 'checkDomain', id);
  requirePause(domain, context.clock());
  await context.rateLimiter.take('checkDomain', person.userId);
  const looked = await lookAt(context, domain);
  if (!looked) throw notFound('domain');
  return looked;
}

function requirePause(domain: DomainRow, now: Date): void {
  const at = mayCheckAt(domain, now);
  if (!at) return;
  const retryAfter = Math.ceil((at.getTime() - now.getTime()) / 1000);
  const wait = retryAfter === 1 ? 'a second' : `${retryAfter} seconds`;
  throw new Failure(`It was checked a moment ago. Wait ${wait}, then check again.`, {
    code: 'RATE_LIMITED',
    retryAfter,
  });
}
