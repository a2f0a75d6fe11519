import { z } from 'zod';
import { accessKeyHash, newAccessKey } from '../../auth/access-key.ts';
import { keyScopes } from '../../auth/actor.ts';
import { accessTo, requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { invalid } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { lockUser } from '../users/store.ts';
import { plainLine } from '../websites/plain-text.ts';
import { findWebsite } from '../websites/store.ts';
import { countAccessKeys, insertAccessKey } from './store.ts';
import type { AccessKeyRow } from './store.ts';

/** So many keys somebody can have at once. */
export const MAX_KEYS = 20;
const DAY = 24 * 60 * 60 * 1000;

const inputSchema = z.object({
  name: plainLine(60, 'Keep the name to 60 characters or fewer.').pipe(
    z.string().min(1, 'Say who will use this key, such as the name of a program.'),
  ),
  scope: z.enum(keyScopes),
  websiteId: z.string().max(64).nullish(),
  days: z
    .number()
    .int()
    .min(1, 'A key works for at least one day.')
    .max(365, 'A key works for at most 365 days, or until you revoke it.')
    .nullish(),
});

/**
 * A key by which a program works in the caller's name. This is the only time that it can be read. Throws INVALID, also when there are
 * as many as somebody can have, or RATE_LIMITED.
 */
export async function createAccessKey(
  context: Context,
  input: unknown,
): Promise<{ key: AccessKeyRow; secret: string }> {
  const person = requirePerson(context.actor, 'createAccessKey');
  const { name, scope, websiteId, days } = parseInput(inputSchema, input);
  await context.rateLimiter.take('createAccessKey', person.userId);
  const secret = newAccessKey();
  const key = await context.db.transaction(async (db) => {
    await lockUser(db, person.userId);
    const now = context.clock();
    const website = websiteId ? await findWebsite(db, websiteId) : null;
    if (website === undefined || (website && (website.deletedAt || accessTo(person, website) !== 'owner')))
      throw invalid('websiteId', 'Choose one of your websites.');
    if ((await countAccessKeys(db, person.userId, now)) >= MAX_KEYS)
      throw invalid('name', `There are ${MAX_KEYS} keys already. Revoke one that is no longer needed.`);
    return insertAccessKey(db, {
      id: context.ids(),
      userId: person.userId,
      hash: accessKeyHash(secret),
      name,
      scope,
      websiteId: website?.id ?? null,
      createdAt: now,
      expiresAt: days ? new Date(now.getTime() + days * DAY) : null,
    });
  });
  return { key, secret };
}
