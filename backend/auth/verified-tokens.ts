import { createHash } from 'node:crypto';
import type { JWTVerifyGetKey } from 'jose';
import { verifyAccessToken } from './tokens.ts';
import type { TokenSettings } from './tokens.ts';

/** Milliseconds after which a token is checked again: as long as the provider's keys are kept. */
const TRUSTED_FOR = 600_000;
const MAX_REMEMBERED = 10_000;

type Verified = Awaited<ReturnType<typeof verifyAccessToken>>;

/**
 * Checks access tokens like `verifyAccessToken`, each one's signature once: a session sends the same token with every
 * request. What was found is kept under the token's hash, never beyond the token's end.
 */
export function createTokenVerifier(settings: TokenSettings, keys: JWTVerifyGetKey) {
  const remembered = new Map<string, { verified: Verified; until: number }>();
  return async (token: string, now: Date): Promise<Verified> => {
    const hash = createHash('sha256').update(token).digest('base64');
    const known = remembered.get(hash);
    if (known && known.until > now.getTime()) return known.verified;
    const verified = await verifyAccessToken(token, settings, keys, now);
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(hash, { verified, until: Math.min(verified.endsAt.getTime(), now.getTime() + TRUSTED_FOR) });
    return verified;
  };
}
