import { hkdfSync } from 'node:crypto';
import { SignJWT, jwtVerify } from 'jose';

const LIFE_SECONDS = 60 * 60;
const AUDIENCE = 'preview';

/** A signed note that opens one website's draft for an hour. The key is derived, so that it opens nothing else. */
export const signPreviewToken = (websiteId: string, secrets: [string, ...string[]], now: Date): Promise<string> => {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(websiteId)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + LIFE_SECONDS)
    .sign(keyOf(secrets[0]));
};

/** The id of the website that a token opens, or undefined when it is forged, over, or none. */
export async function readPreviewToken(
  token: string | null | undefined,
  secrets: string[],
  now: Date,
): Promise<string | undefined> {
  if (!token || token.length > 1000) return undefined;
  for (const secret of secrets) {
    try {
      const { payload } = await jwtVerify(token, keyOf(secret), {
        algorithms: ['HS256'],
        audience: AUDIENCE,
        currentDate: now,
      });
      return payload.sub;
    } catch {
      // Signed with another of the secrets, or not by us.
    }
  }
  return undefined;
}

const keyOf = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', 'pagewright preview token', 32));
