import type { Context } from '../../context.ts';
import { recordWrite } from '../audit/record-write.ts';
import { republishJob } from '../publishing/republish-job.ts';
import { lockUser } from '../users/store.ts';
import { lockWebsites } from '../websites/store.ts';
import { arrangeHosts } from './arrange-hosts.ts';
import { atRest, stateWithout } from './connect-domain.ts';
import { noteEvent } from './events.ts';
import { lockedDomain, ownDomain } from './own-domain.ts';
import { restBeyondPlan } from './rest-beyond-plan.ts';
import { deleteDomain, silence, updateDomain } from './store.ts';
import type { DomainRow } from './store.ts';

/** From now on the domain leads nowhere; it stays its owner's, proved. Doing it twice changes nothing. */
export const disconnectDomain = (context: Context, id: string): Promise<DomainRow> =>
  letGo(context, 'disconnectDomain', id);

/** Takes the domain away with its history and silences it at once. Gives what it was. */
export const removeDomain = (context: Context, id: string): Promise<DomainRow> => letGo(context, 'removeDomain', id);

async function letGo(context: Context, verb: 'disconnectDomain' | 'removeDomain', id: string): Promise<DomainRow> {
  const { person, domain: before } = await ownDomain(context, verb, id);
  const after = await context.db.transaction(async (db) => {
    await lockUser(db, person.userId);
    const websites = await lockWebsites(db, before.websiteId ? [before.websiteId] : []);
    const domain = await lockedDomain(db, person, id);
    if (verb === 'disconnectDomain' && domain.websiteId === null) return domain;
    const change = {
      ...atRest,
      websiteId: null,
      state: stateWithout(domain),
      certificate: null,
      nextCheckAt: context.clock(),
    };
    const made = await updateDomain(db, id, change);
    await silence(db, id);
    if (verb === 'removeDomain') await deleteDomain(db, id);
    else await noteEvent(db, context, id, { kind: 'disconnected' });
    await recordWrite(db, context, person, { action: verb, subject: { kind: 'domain', id }, before: domain.name });
    for (const website of websites) await arrangeHosts(db, context, website);
    return made;
  });
  await restBeyondPlan(context, person.userId);
  context.jobs.wake(republishJob);
  return after;
}
