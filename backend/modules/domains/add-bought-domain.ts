import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { planInForce } from '../billing/in-force.ts';
import { republishJob } from '../publishing/republish-job.ts';
import type { User } from '../users/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { arrangeHosts } from './arrange-hosts.ts';
import { newToken } from './add-domain.ts';
import { noteEvent } from './events.ts';
import { releaseDomain } from './release-domain.ts';
import { insertDomain, listCounted, updateDomain } from './store.ts';
import type { DomainRow } from './store.ts';
import { tellOwnerJob } from './tell-owner.ts';
import type { Telling } from './tell-owner.ts';
import { withName } from './with-name.ts';

type Bought = { ownerId: string; name: string; websiteId?: string };

/**
 * Adds a name (ASCII) that was bought here for somebody: proved at once, since its zone is ours to write, and connected to
 * their website where the plan has room. Whoever had it before has lost it. Doing it twice changes nothing.
 */
export async function addBoughtDomain(
  services: Telling & Pick<Services, 'db'>,
  { ownerId, name, websiteId }: Bought,
): Promise<DomainRow> {
  const added = await withName(services, { name, ownerId, websiteId }, async (db, named) => {
    const own = named.rows.find((row) => row.ownerId === ownerId);
    if (own?.method === 'registered' && own.provedAt) return own;
    for (const row of named.rows) if (row.provedAt && row !== own) await releaseDomain(db, services, row, named);
    const domain = await insertOrTurn(db, services, { ownerId, name, own });
    await noteEvent(db, services, domain.id, { kind: 'bought' });
    const website = named.websites.get(domain.websiteId ?? websiteId ?? '');
    if (!website || !(domain.websiteId || (await hasRoom(db, named.owner, website, services.clock())))) return domain;
    const connected = domain.websiteId ? domain : await updateDomain(db, domain.id, { websiteId: website.id });
    if (connected !== domain) await noteEvent(db, services, domain.id, { kind: 'connected', detail: website.name });
    await arrangeHosts(db, services, website);
    return connected;
  });
  services.jobs.wake(republishJob);
  services.jobs.wake(tellOwnerJob);
  return added;
}

async function insertOrTurn(
  db: Database,
  { ids, clock }: Pick<Services, 'ids' | 'clock'>,
  { ownerId, name, own }: { ownerId: string; name: string; own: DomainRow | undefined },
): Promise<DomainRow> {
  const now = clock();
  const state = own?.provedAt ? own.state : ('proved' as const);
  const proved = { method: 'registered' as const, state, provedAt: own?.provedAt ?? now, nextCheckAt: now };
  if (own) return updateDomain(db, own.id, proved);
  const made = await insertDomain(db, { ...proved, id: ids(), ownerId, name, token: newToken(ids), createdAt: now });
  if (!made) throw new Error(`${name} was added meanwhile`);
  return made;
}

/** The caller holds the rows of both. */
async function hasRoom(db: Database, user: User | undefined, website: WebsiteRow, now: Date): Promise<boolean> {
  if (!user || website.ownerId !== user.id || website.deletedAt) return false;
  return (await listCounted(db, user.id)).length < planInForce(user, now).domains;
}
