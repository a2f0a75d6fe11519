import type { Services } from '../../context.ts';
import { planInForce } from '../billing/in-force.ts';
import { republishJob } from '../publishing/republish-job.ts';
import { findUser, lockUser } from '../users/store.ts';
import { lockWebsites } from '../websites/store.ts';
import { arrangeHosts } from './arrange-hosts.ts';
import type { Arranging } from './arrange-hosts.ts';
import { noteEvent } from './events.ts';
import { listCounted, updateDomain } from './store.ts';
import type { DomainRow } from './store.ts';

type Needed = Arranging & Pick<Services, 'db' | 'ids' | 'clock'>;

/**
 * Lets the newest connected domains beyond somebody's plan rest: they lead to the website's subdomain. Those for which there is room
 * again are used again, the oldest first. To be called whenever a plan changes; doing it twice changes nothing.
 */
export async function restBeyondPlan(services: Needed, userId: string): Promise<void> {
  const user = await findUser(services.db, userId);
  const now = services.clock();
  if (!user || changesOf(await listCounted(services.db, userId), planInForce(user, now).domains).length === 0) return;
  await services.db.transaction(async (db) => {
    const locked = await lockUser(db, userId);
    const counted = await listCounted(db, userId);
    const changes = changesOf(counted, planInForce(locked, now).domains);
    const websites = await lockWebsites(
      db,
      changes.flatMap(({ websiteId }) => websiteId ?? []),
    );
    for (const { id, restsSince } of changes) {
      await updateDomain(db, id, { restsSince: restsSince ? null : now });
      await noteEvent(db, services, id, { kind: restsSince ? 'woken' : 'rests' });
    }
    for (const website of websites) await arrangeHosts(db, services, website);
  });
  services.jobs.wake(republishJob);
}

/** Those of somebody's connected domains, the oldest first, that rest and should not, or the other way round. */
const changesOf = (counted: readonly DomainRow[], room: number): DomainRow[] =>
  counted.filter(({ restsSince }, at) => (restsSince !== null) !== at >= room);
