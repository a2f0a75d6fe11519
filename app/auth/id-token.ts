import { compactVerify, errors, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { AuthError } from './errors.ts';
import { invalidTokenError, isAuthError, requestError } from './errors.ts';

/** Every rule that an identity token must keep, in one place. Times are seconds since 1970. */
const LEEWAY = 60;

export type Expectations = {
  /** With a slash at the end. */
  issuer: string;
  clientId: string;
  organization?: string;
  now: number;
  /** At the callback: what the login was started with. Neither is checked on renewal. */
  login?: { nonce: string; maxAge?: number };
  /** On renewal: who the session belongs to. */
  subject?: string;
};

const claimsSchema = z.looseObject({ iss: z.unknown(), sub: z.unknown() });
type Claims = z.infer<typeof claimsSchema>;

/** The claims of a token that kept every rule. */
export const profileSchema = z.looseObject({
  iss: z.string(),
  sub: z.string().min(1),
  exp: z.number(),
  iat: z.number(),
  name: z.string().optional().catch(undefined),
  nickname: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
  picture: z.string().optional().catch(undefined),
});
export type Profile = z.infer<typeof profileSchema>;

/** Verifies signature and claims. Throws `AuthError`: `invalid_token`, or `request_error` when the provider's keys cannot be had. */
export async function verifyIdToken(token: string, keys: JWTVerifyGetKey, expected: Expectations): Promise<Profile> {
  const claims = claimsIn(await signedPayloadOf(token, keys, expected.issuer));
  for (const check of checks) check(claims, expected);
  return profileSchema.parse(claims);
}

/** Only RS256 and only with a key of the provider: what the token's header brings along (`jwk`, `jku`) is never used. */
async function signedPayloadOf(token: string, keys: JWTVerifyGetKey, issuer: string): Promise<Uint8Array> {
  if (token.split('.').length !== 3) throw invalidTokenError('ID token must have three parts');
  try {
    const { payload } = await compactVerify(
      token,
      ({ alg, kid, crit }, jws) => keys({ alg: alg ?? '', kid, crit }, jws),
      { algorithms: ['RS256'] },
    );
    return payload;
  } catch (error) {
    throw asAuthError(error, issuer);
  }
}

/** A provider that cannot be asked for its keys is a fault to try again; everything else is the token's. */
function asAuthError(error: unknown, issuer: string): AuthError {
  if (isAuthError(error)) return error;
  const isTokens =
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    error.code !== 'ERR_JOSE_GENERIC' &&
    error.code !== 'ERR_JWKS_INVALID';
  return isTokens
    ? invalidTokenError(`ID token refused: ${error.message}`)
    : requestError(`${issuer}.well-known/jwks.json`);
}

function claimsIn(payload: Uint8Array): Claims {
  try {
    return claimsSchema.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload)));
  } catch {
    throw invalidTokenError('ID token has no readable claims');
  }
}

type Check = (claims: Claims, expected: Expectations) => void;
const refuseUnless = (holds: boolean, message: string) => {
  if (!holds) throw invalidTokenError(message);
};
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const checkIssuer: Check = ({ iss }, { issuer }) =>
  refuseUnless(iss === issuer, 'Issuer (iss) claim does not match the provider');

const checkSubject: Check = ({ sub }, { subject }) => {
  refuseUnless(typeof sub === 'string' && sub !== '', 'Subject (sub) claim must be a string');
  refuseUnless(subject === undefined || sub === subject, 'Subject (sub) claim belongs to another person');
};

const checkAudience: Check = ({ aud, azp }, { clientId }) => {
  const audiences: unknown[] = Array.isArray(aud) ? aud : [aud];
  refuseUnless(
    audiences.every((audience) => typeof audience === 'string') && audiences.includes(clientId),
    'Audience (aud) claim does not contain the client',
  );
  refuseUnless(audiences.length === 1 || azp !== undefined, 'Authorized party (azp) claim is missing');
  refuseUnless(azp === undefined || azp === clientId, 'Authorized party (azp) claim is not the client');
};

const checkTimes: Check = ({ exp, iat, nbf }, { now }) => {
  refuseUnless(isTime(exp), 'Expiration (exp) claim must be a number');
  refuseUnless(isTime(iat), 'Issued at (iat) claim must be a number');
  refuseUnless(isTime(exp) && now <= exp + LEEWAY, 'ID token has expired');
  refuseUnless(nbf === undefined || isTime(nbf), 'Not before (nbf) claim must be a number');
  refuseUnless(!isTime(nbf) || now >= nbf - LEEWAY, 'ID token is not valid yet');
};

const checkNonce: Check = ({ nonce }, { login }) =>
  refuseUnless(!login || nonce === login.nonce, 'Nonce (nonce) claim does not match');

const checkLoginAge: Check = ({ auth_time }, { login, now }) => {
  const maxAge = login?.maxAge;
  if (maxAge === undefined) return;
  refuseUnless(isTime(auth_time), 'Authentication time (auth_time) claim must be a number');
  refuseUnless(isTime(auth_time) && now <= auth_time + maxAge + LEEWAY, 'The last login is too long ago');
};

const checkOrganization: Check = ({ org_id, org_name }, { organization }) => {
  if (organization === undefined) return;
  if (organization.startsWith('org_'))
    return refuseUnless(org_id === organization, 'Organization (org_id) claim does not match');
  refuseUnless(
    typeof org_name === 'string' && org_name.toLowerCase() === organization.toLowerCase(),
    'Organization (org_name) claim does not match',
  );
};

const checks: Check[] = [
  checkIssuer,
  checkSubject,
  checkAudience,
  checkTimes,
  checkNonce,
  checkLoginAge,
  checkOrganization,
];
