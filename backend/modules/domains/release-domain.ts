import type { Database } from '../../db/index.ts';
import { arrangeHosts } from './arrange-hosts.ts';
import { atRest } from './connect-domain.ts';
import { noteEvent } from './events.ts';
import { silence, updateDomain } from './store.ts';
import type { DomainRow } from './store.ts';
import { tellOwner } from './tell-owner.ts';
import type { Telling } from './tell-owner.ts';
import type { Named } from './with-name.ts';

/** Takes a name from the account that has it proved: silent at once, and told by mail. The caller holds the name. */
export async function releaseDomain(
  db: Database,
  services: Telling,
  domain: DomainRow,
  { websites }: Pick<Named, 'websites'>,
): Promise<void> {
  await updateDomain(db, domain.id, {
    ...atRest,
    state: 'released',
    provedAt: null,
    websiteId: null,
    certificate: null,
    nextCheckAt: null,
  });
  await silence(db, domain.id);
  const website = domain.websiteId === null ? undefined : websites.get(domain.websiteId);
  if (website) await arrangeHosts(db, services, website);
  await tellOwner(db, services, domain.id, await noteEvent(db, services, domain.id, { kind: 'released' }));
}
