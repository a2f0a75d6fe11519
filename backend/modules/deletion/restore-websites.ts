import { requirePerson, requireWebsite } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { requireRoomForLiving } from '../billing/limits.ts';
import { arrangeHostsOf } from '../domains/arrange-hosts.ts';
import { restBeyondPlan } from '../domains/rest-beyond-plan.ts';
import { lockUser } from '../users/store.ts';
import { lockWebsites } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { idsSchema } from './delete-websites.ts';
import { RESTORABLE_MS } from './restorable.ts';
import { bringBack } from './store.ts';

/**
 * Brings deleted websites of the caller back as drafts at their old addresses: all of them or none. One that is not
 * deleted stays as it is. Throws NOT_FOUND after 30 days, LIMIT_REACHED without room in the plan.
 */
export async function restoreWebsites(context: Context, given: unknown): Promise<WebsiteRow[]> {
  const person = requirePerson(context.actor, 'restoreWebsites');
  const ids = parseInput(idsSchema, given);
  const restored = await context.db.transaction(async (db) => {
    const user = await lockUser(db, person.userId);
    const found = new Map((await lockWebsites(db, ids)).map((website) => [website.id, website]));
    const away = ids
      .map((id) => requireWebsite(person, 'restoreWebsites', found.get(id)))
      .filter(({ deletedAt }) => deletedAt !== null);
    const oldest = context.clock().getTime() - RESTORABLE_MS;
    if (away.some(({ deletedAt }) => (deletedAt?.getTime() ?? 0) < oldest)) throw notFound('website');
    requireRoomForLiving(user, context.clock(), away.length);
    if (away.length > 0)
      await bringBack(
        db,
        away.map(({ id }) => id),
      );
    const back = [...found.values()].map((website) => ({ ...website, deletedAt: null }));
    await arrangeHostsOf(db, context, back);
    return back;
  });
  await restBeyondPlan(context, person.userId);
  return restored;
}
