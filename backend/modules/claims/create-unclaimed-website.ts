import { z } from 'zod';
import { addressGroup } from '../../auth/address-group.ts';
import { isClaimHash } from '../../auth/claims.ts';
import type { Context } from '../../context.ts';
import { parseInput } from '../../parse-input.ts';
import { turnJob } from '../turns/turn-job.ts';
import { visitorHolder } from '../billing/holder.ts';
import { briefSchema, designWebsite, storeDesigned } from '../creation/design-website.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { requireRoomForClaims } from './room.ts';

const inputSchema = briefSchema.extend({
  claimHash: z.string().refine(isClaimHash, 'The claim is not the hash of a secret.'),
});

/**
 * Makes a website that belongs to nobody yet: whoever has the secret behind `claimHash` may work on it, and take it into an
 * account. The caller makes the secret, so that it is in no answer. Throws INVALID, LIMIT_REACHED or RATE_LIMITED.
 */
export async function createUnclaimedWebsite(context: Context, input: unknown): Promise<WebsiteRow> {
  const { claimHash, ...wanted } = parseInput(inputSchema, input);
  const { rateLimiter, clientAddress } = context;
  await rateLimiter.take('createUnclaimedWebsite', addressGroup(clientAddress));
  await requireRoomForClaims(context);
  const designed = await designWebsite(context, wanted);
  const website = await context.db.transaction((db) =>
    storeDesigned(db, context, designed, visitorHolder(), claimHash),
  );
  context.jobs.wake(turnJob);
  return website;
}
