import { z } from 'zod';
import { addressGroup } from '../../auth/address-group.ts';
import { MAX_CLAIMS } from '../../auth/claims.ts';
import { accessTo, requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { Failure, notFound } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { orUpgrade } from '../billing/way-out.ts';
import { requireFewDeleted, roomForWebsites } from '../billing/limits.ts';
import { planInForce } from '../billing/in-force.ts';
import type { User } from '../users/store.ts';
import { lockUser } from '../users/store.ts';
import { lockWebsite, updateWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';

const idsSchema = z.array(z.string()).min(1, 'Choose at least one website.').max(MAX_CLAIMS);

/**
 * Makes the caller the owner of websites that they hold the claims of: all of those named, or none. One that is theirs
 * already stays so, so that a form that was sent twice succeeds. Throws NOT_FOUND, LIMIT_REACHED (nothing changes then)
 * or RATE_LIMITED.
 */
export async function claimWebsites(context: Context, ids: unknown): Promise<WebsiteRow[]> {
  const person = requirePerson(context.actor, 'claimWebsites');
  await context.rateLimiter.take('claimWebsites', person.userId);
  await context.rateLimiter.take('claimWebsites', addressGroup(context.clientAddress));
  const wanted = [...new Set(parseInput(idsSchema, ids))].sort();
  return context.db.transaction(async (db) => {
    const user = await lockUser(db, person.userId);
    const now = context.clock();
    const found: WebsiteRow[] = [];
    for (const id of wanted) {
      const website = await lockWebsite(db, id);
      const access = website && !website.deletedAt ? accessTo(person, website) : null;
      if (!website || (access !== 'claim' && access !== 'owner')) throw notFound('website');
      found.push(website);
    }
    const unclaimed = found.filter(({ ownerId }) => ownerId === null);
    requireRoomFor(user, now, unclaimed.length);
    if (unclaimed.length > 0) requireFewDeleted(user, now);
    for (const { id } of unclaimed) await updateWebsite(db, id, { ownerId: user.id, claimHash: null });
    return found.map((website) => ({ ...website, ownerId: user.id, claimHash: null }));
  });
}

function requireRoomFor(user: User, now: Date, wanted: number): void {
  const plan = planInForce(user, now);
  const room = roomForWebsites(user, now);
  if (wanted <= room) return;
  throw new Failure(
    `Your ${plan.label} plan has room for ${plan.websites} websites, of which ${room === 0 ? 'none' : room} can still be added. Nothing was added and nothing is lost: choose fewer, delete a website${orUpgrade(plan, 'websites')}.`,
    { code: 'LIMIT_REACHED', limit: 'websites', plan: plan.id },
  );
}
