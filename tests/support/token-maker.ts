import { SignJWT, createLocalJWKSet, exportJWK, generateKeyPair } from 'jose';
import type { JWTVerifyGetKey } from 'jose';

const KEY_ID = 'test-key';

/** To make a pair of keys takes as long as ten tests: all of a process share one. */
const madeOnce = () => {
  let made: ReturnType<typeof generateKeyPair> | undefined;
  return () => (made ??= generateKeyPair('RS256', { extractable: true }));
};
const own = madeOnce();
const stranger = madeOnce();

export type Claims = Record<string, unknown>;

/** An identity provider reduced to its signature: makes tokens that a backend with `keys` believes, and wrong ones. */
export async function createTokenMaker(settings: {
  issuer: string;
  clientId: string;
  audience: string;
  rolesClaim: string;
}) {
  const { privateKey, publicKey } = await own();
  const published = { keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }] };
  const keys: JWTVerifyGetKey = createLocalJWKSet(published);

  const sign = (claims: Claims, now: Date, key = privateKey) => {
    const seconds = Math.floor(now.getTime() / 1000);
    return new SignJWT({ iss: settings.issuer, iat: seconds, exp: seconds + 3600, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
      .sign(key);
  };

  return {
    keys,
    /** The same as the provider's server would answer them. */
    published,
    access: (sub: string, roles: string | string[], now: Date, claims: Claims = {}) =>
      sign(
        { sub, aud: [settings.audience, `${settings.issuer}userinfo`], [settings.rolesClaim]: roles, ...claims },
        now,
      ),
    identity: (sub: string, now: Date, claims: Claims = {}) => sign({ sub, aud: settings.clientId, ...claims }, now),
    forged: async (sub: string, now: Date) => sign({ sub, aud: settings.audience }, now, (await stranger()).privateKey),
    /** Signed with our own public key as a shared secret, as an attacker would. */
    withAlgorithm: async (alg: string, sub: string, now: Date) =>
      new SignJWT({ iss: settings.issuer, sub, aud: settings.audience, exp: Math.floor(now.getTime() / 1000) + 3600 })
        .setProtectedHeader({ alg, kid: KEY_ID })
        .sign(new TextEncoder().encode(JSON.stringify(await exportJWK(publicKey)))),
    unsigned: (sub: string, now: Date) =>
      [
        { alg: 'none' },
        { iss: settings.issuer, sub, aud: settings.audience, exp: Math.floor(now.getTime() / 1000) + 3600 },
      ]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.') + '.x',
  };
}

export type TokenMaker = Awaited<ReturnType<typeof createTokenMaker>>;
