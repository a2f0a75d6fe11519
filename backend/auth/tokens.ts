import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { z } from 'zod';

/** Seconds by which clocks may differ. */
const LEEWAY = 60;

export type TokenSettings = { issuer: string; clientId: string; audience: string; rolesClaim: string };

/** The token is not one of ours, is over, or is malformed. Answered with HTTP 401. */
export class TokenRefused extends Error {
  override name = 'TokenRefused';
}

/** The provider's keys could not be had just now, so nobody can tell. Answered with HTTP 503. */
export class KeysUnavailable extends Error {
  override name = 'KeysUnavailable';
}

/** The provider's public keys: fetched when needed, kept, and fetched again for an unknown key at most every 30 s. */
export const providerKeys = (issuer: string): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL('.well-known/jwks.json', issuer), {
    cooldownDuration: 30_000,
    timeoutDuration: 5_000,
    cacheMaxAge: 600_000,
  });

const rolesSchema = z.union([z.string().transform((role) => [role]), z.array(z.string())]).catch([]);

/**
 * Checks an access token (RS256, issuer with its slash, our audience, not over) and gives its subject, roles, end and beginning.
 * Throws `TokenRefused` or `KeysUnavailable`.
 */
export async function verifyAccessToken(token: string, settings: TokenSettings, keys: JWTVerifyGetKey, now: Date) {
  const payload = await verify(token, settings.issuer, settings.audience, keys, now, 0);
  return {
    sub: subjectOf(payload),
    roles: rolesSchema.parse(payload[settings.rolesClaim]),
    endsAt: new Date((payload.exp ?? 0) * 1000),
    issuedAt: new Date((payload.iat ?? 0) * 1000),
  };
}

const profileSchema = z.object({
  email: z.string().max(320).catch(''),
  name: z.string().max(200).catch(''),
  picture: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional()
    .catch(undefined),
});

/** Checks an identity token (made for our client id) and gives its subject and profile. Throws like `verifyAccessToken`. */
export async function verifyIdentityToken(token: string, settings: TokenSettings, keys: JWTVerifyGetKey, now: Date) {
  const payload = await verify(token, settings.issuer, settings.clientId, keys, now, LEEWAY);
  const { aud, azp, iat } = payload;
  if ((Array.isArray(aud) && aud.length > 1 && azp === undefined) || (azp !== undefined && azp !== settings.clientId))
    throw new TokenRefused('The authorized party is another one');
  if (typeof iat !== 'number') throw new TokenRefused('The token does not say when it was made');
  return { sub: subjectOf(payload), profile: profileSchema.parse(payload) };
}

async function verify(
  token: string,
  issuer: string,
  audience: string,
  keys: JWTVerifyGetKey,
  now: Date,
  leeway: number,
) {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer,
      audience,
      currentDate: now,
      clockTolerance: leeway,
      requiredClaims: ['exp', 'sub'],
    });
    return payload;
  } catch (error) {
    if (isAboutKeys(error)) throw new KeysUnavailable('The identity provider did not answer', { cause: error });
    throw new TokenRefused('The token was refused', { cause: error });
  }
}

/** jose reports a failed download as a timeout, as its generic error, or passes on what fetch threw. */
const isAboutKeys = (error: unknown) =>
  !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC';

function subjectOf(payload: JWTPayload): string {
  if (!payload.sub || payload.sub.length > 255) throw new TokenRefused('The token has no subject');
  return payload.sub;
}
