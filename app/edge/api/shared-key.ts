import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The header in which processes of ours show each other that they are. */
export const KEY_HEADER = 'pagewright-key';

const keyFrom = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'pagewright api between processes', 32)).toString('base64url');
const hashOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * What processes with the same `SESSION_SECRETS` know and nobody else. The first secret makes the key that is shown, every one a key
 * that is taken, so that secrets can be replaced process by process.
 */
export function sharedKey(secrets: readonly [string, ...string[]]) {
  const taken = secrets.map((secret) => hashOf(keyFrom(secret)));
  return {
    shown: keyFrom(secrets[0]),
    isTaken: (key: string) => taken.some((one) => timingSafeEqual(one, hashOf(key))),
  };
}
