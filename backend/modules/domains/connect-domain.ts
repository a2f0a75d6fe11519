import { requireWebsite } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { invalid } from '../../failure.ts';
import { recordWrite } from '../audit/record-write.ts';
import { planInForce } from '../billing/in-force.ts';
import { requireRoomForDomain } from '../billing/limits.ts';
import { republishJob } from '../publishing/republish-job.ts';
import { lockUser } from '../users/store.ts';
import { websiteFor } from '../websites/on-website.ts';
import { lockWebsites } from '../websites/store.ts';
import { arrangeHosts } from './arrange-hosts.ts';
import { displayName } from './display-name.ts';
import { noteEvent } from './events.ts';
import { primaryHostOf } from './hosts-of.ts';
import { reportOf } from './report-of.ts';
import { lockedDomain, ownDomain } from './own-domain.ts';
import { listCounted, updateDomain } from './store.ts';
import type { DomainRow } from './store.ts';

/**
 * Lets a domain lead to a website of its owner, from its proof on; from another one it moves. Connected once more it becomes the
 * website's address, by its name or its www. Throws LIMIT_REACHED beyond the plan, INVALID for one that was released.
 */
export async function connectDomain(
  context: Context,
  { id, websiteId, primary }: { id: string; websiteId: string; primary: DomainRow['primary'] },
): Promise<DomainRow> {
  const { person, domain: before } = await ownDomain(context, 'connectDomain', id);
  await websiteFor(context, 'connectDomain', websiteId);
  const connected = await context.db.transaction(async (db) => {
    const user = await lockUser(db, person.userId);
    const touched = await lockWebsites(db, [before.websiteId ?? websiteId, websiteId]);
    const target = requireWebsite(
      context.actor,
      'connectDomain',
      touched.find((website) => website.id === websiteId),
    );
    const domain = await lockedDomain(db, person, id);
    if (domain.state === 'released') throw released(domain.name);
    requireReached(domain, primary);
    const counted = await listCounted(db, user.id);
    if (!counted.some((one) => one.id === id)) requireRoomForDomain(planInForce(user, context.clock()), counted.length);
    const isNew = domain.websiteId !== websiteId;
    const made = await updateDomain(db, id, {
      websiteId,
      primary,
      nextCheckAt: context.clock(),
      ...(isNew && { ...atRest, state: stateWithout(domain), certificate: null }),
    });
    if (isNew) await noteEvent(db, context, id, { kind: 'connected', detail: target.name });
    else if (domain.primary !== primary)
      await noteEvent(db, context, id, { kind: 'primary', detail: primaryHostOf(made) });
    await recordWrite(db, context, person, {
      action: 'connectDomain',
      subject: { kind: 'domain', id },
      before: domain.websiteId,
      after: websiteId,
    });
    for (const website of touched)
      await arrangeHosts(db, context, website, website.id === websiteId ? primaryHostOf(made) : undefined);
    return made;
  });
  context.jobs.wake(republishJob);
  return connected;
}

/** What a domain is that leads nowhere for now: what was seen of its certificate was seen of another website's. */
export const stateWithout = ({ state, provedAt }: DomainRow): DomainRow['state'] => {
  if (provedAt === null || state === 'released') return state;
  return state === 'secure' || state === 'pointing' ? 'pointing' : 'proved';
};

/** Nothing failed yet, and nothing rests. */
export const atRest = { restsSince: null, failingSince: null, failures: 0 };

/** A host that is known to lead elsewhere does not become the address of a name that leads here by the other one. */
function requireReached(domain: DomainRow, primary: DomainRow['primary']): void {
  const report = reportOf(domain);
  if (!report || domain.primary === primary) return;
  const [seen, other] =
    primary === 'www' ? [report.isWwwPointing, report.isPointing] : [report.isPointing, report.isWwwPointing];
  if (seen !== false || other !== true) return;
  const host = primaryHostOf({ ...domain, primary });
  throw invalid('primary', `${host} does not lead here yet. Set its record first, then choose it.`);
}

const released = (name: string) =>
  invalid(
    'id',
    `Another account has proved that ${displayName(name)} is theirs. If it is yours, add it again and set its new record.`,
  );
