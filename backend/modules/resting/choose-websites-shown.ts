import { z } from 'zod';
import { requirePerson, requireWebsite } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { invalid } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { recordWrite } from '../audit/record-write.ts';
import { planInForce } from '../billing/in-force.ts';
import { settleWebsitesJob } from '../publishing/settle-websites-job.ts';
import { lockUser } from '../users/store.ts';
import type { User } from '../users/store.ts';
import { findWebsites } from '../websites/store.ts';
import { restMailJob } from './mail-jobs.ts';
import { settle } from './settle-websites.ts';
import { setPreferred } from './store.ts';

const idsSchema = z
  .array(z.string())
  .max(100, 'Choose at most 100 websites.')
  .transform((ids) => [...new Set(ids)]);

/**
 * From now on these published websites of the caller are shown before all others; none leaves it to how often they are visited.
 * Where websites rest already, those chosen take the places of others at once. Throws INVALID with the field `ids` for more than
 * the plan shows and for what is not published, NOT_FOUND for what is not theirs.
 */
export async function chooseWebsitesShown(context: Context, given: unknown): Promise<User> {
  const person = requirePerson(context.actor, 'chooseWebsitesShown');
  const ids = parseInput(z.object({ ids: idsSchema }), { ids: given }).ids;
  await context.rateLimiter.take('chooseWebsitesShown', person.userId);
  const { user, rested } = await context.db.transaction(async (db) => {
    const owner = await lockUser(db, person.userId);
    const found = new Map((await findWebsites(db, ids)).map((website) => [website.id, website]));
    const chosen = ids.map((id) => requireWebsite(person, 'chooseWebsitesShown', found.get(id)));
    const plan = planInForce(owner, context.clock());
    if (ids.length > plan.websites)
      throw invalid(
        'ids',
        `Your ${plan.label} plan shows ${plan.websites} websites. Choose ${plan.websites} at most, or upgrade to show more.`,
      );
    const draft = chosen.find(({ publishedRevision }) => publishedRevision === null);
    if (draft) throw invalid('ids', `${draft.name} is not published. Publish it first, or choose another.`);
    await setPreferred(db, owner.id, ids);
    await recordWrite(db, context, person, {
      action: 'chooseWebsitesShown',
      subject: { kind: 'user', id: owner.id },
      after: ids,
    });
    const settled = await settle(db, context, owner.id);
    if (settled.wake.length > 0) await context.jobs.add(settleWebsitesJob, { userId: owner.id }, { db });
    return { user: owner, rested: settled.rested };
  });
  for (const job of [restMailJob, settleWebsitesJob]) context.jobs.wake(job);
  for (const website of rested) context.siteCache.changed(website);
  return user;
}
