import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';

/** An unknown key makes the key set load again, at most this often. */
const COOLDOWN_MS = 30_000;

type Options = { issuer: string; fetch: typeof fetch; now: () => number };

/**
 * The provider's public keys. They are loaded once and kept; a token that names an unknown key loads them again at once
 * (a key may have been rotated), but such tokens cannot make us ask more than once in 30 seconds.
 */
export function createSigningKeys({ issuer, fetch, now }: Options): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL('.well-known/jwks.json', issuer), {
    [customFetch]: (url, options) => fetch(url, options),
    cooldownDuration: Number.POSITIVE_INFINITY,
    timeoutDuration: 10_000,
  });
  let lastReload = Number.NEGATIVE_INFINITY;
  let reloading: Promise<void> | undefined;

  const reload = (): Promise<void> | undefined => {
    if (reloading) return reloading;
    if (now() - lastReload < COOLDOWN_MS) return undefined;
    lastReload = now();
    reloading = keys.reload().finally(() => {
      reloading = undefined;
    });
    return reloading;
  };

  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      const reloaded = reload();
      if (!reloaded) throw error;
      await reloaded;
      return keys(header, token);
    }
  };
}
