import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { parseInput } from '../../parse-input.ts';
import { holderFrom } from '../billing/holder.ts';
import { requireRoomForWebsites } from '../billing/limits.ts';
import { turnJob } from '../turns/turn-job.ts';
import { lockUser } from '../users/store.ts';
import { briefSchema, designWebsite, storeDesigned } from './design-website.ts';
import type { WebsiteRow } from '../websites/store.ts';

/** Makes a finished website from a brief, with a greeting in its chat. Throws INVALID, LIMIT_REACHED or RATE_LIMITED. */
export async function createWebsite(context: Context, input: unknown): Promise<WebsiteRow> {
  const person = requirePerson(context.actor, 'createWebsite');
  const wanted = parseInput(briefSchema, input);
  await context.rateLimiter.take('createWebsite', person.userId);
  const designed = await designWebsite(context, wanted);
  const website = await context.db.transaction(async (db) => {
    const user = await lockUser(db, person.userId);
    const now = context.clock();
    requireRoomForWebsites(user, now);
    return storeDesigned(db, context, designed, holderFrom(user, now, context.actor));
  });
  context.jobs.wake(turnJob);
  return website;
}
