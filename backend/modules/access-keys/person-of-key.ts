import { accessKeyHash, accessKeyOf, AccessKeyRefused } from '../../auth/access-key.ts';
import type { Person } from '../../auth/actor.ts';
import { addressGroup } from '../../auth/address-group.ts';
import type { Services } from '../../context.ts';
import { findAccessKey, setLastUsed } from './store.ts';
import type { AccessKeyRow } from './store.ts';

/** Milliseconds between two notes of when a key was used. */
const NOTED_EVERY = 60_000;

/** A key ends with its revocation or at its end; without one, whatever stays open on its strength is over within the hour. */
const OPEN_MS = 60 * 60 * 1000;

/**
 * The person whose key an `Authorization` header holds, with how far it goes. No roles come with a key, whatever its person is. Throws
 * `AccessKeyRefused`, and RATE_LIMITED also for too many keys from one address that there are not.
 */
export async function personOfKey(
  services: Pick<Services, 'db' | 'clock' | 'rateLimiter' | 'log'>,
  authorization: string,
  clientAddress: string,
): Promise<Person> {
  const secret = accessKeyOf(authorization);
  const found = secret === undefined ? undefined : await findAccessKey(services.db, accessKeyHash(secret));
  const now = services.clock();
  if (!found || (found.key.expiresAt && found.key.expiresAt <= now)) {
    await services.rateLimiter.take('wrongAccessKey', addressGroup(clientAddress));
    throw new AccessKeyRefused('There is no such key');
  }
  const { key, sub } = found;
  await services.rateLimiter.take('useAccessKey', key.id);
  await noteUse(services, key, now);
  const { id, userId, name, scope, websiteId, expiresAt } = key;
  const endsAt = new Date(Math.min(now.getTime() + OPEN_MS, expiresAt?.getTime() ?? Infinity));
  return {
    kind: 'person',
    userId,
    sub,
    roles: [],
    claims: new Set(),
    endsAt,
    key: { id, name, scope, websiteId },
  };
}

/** That it is not noted stops nobody: a full disk takes no writes, and reading goes on. */
async function noteUse(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { id, lastUsedAt }: AccessKeyRow,
  now: Date,
): Promise<void> {
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < NOTED_EVERY) return;
  await setLastUsed(db, id, now).catch((error: unknown) => log.warn('The use of a key was not noted', { error }));
}
