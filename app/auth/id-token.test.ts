import { createHmac } from 'node:crypto';
import { exportSPKI, type JWTPayload } from 'jose';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFakeProvider, createKey, type FakeProvider } from '#tests/support/fake-provider.ts';
import { verifyIdToken, type Expectations } from './id-token.ts';
import { createSigningKeys } from './signing-keys.server.ts';

const issuer = 'https://login.example.test/';
const clientId = 'the-client';
let time = 1_800_000_000_000;
const now = () => time;
const seconds = () => time / 1000;
let provider: FakeProvider;
let keys: ReturnType<typeof createSigningKeys>;
beforeAll(async () => {
  provider = await createFakeProvider({ issuer, clientId, now });
});
beforeEach(() => {
  time = 1_800_000_000_000;
  provider.calls.length = 0;
  keys = createSigningKeys({ issuer, fetch: provider.fetch, now });
});

const verify = (token: string, more: Partial<Expectations> = {}) =>
  verifyIdToken(token, keys, { issuer, clientId, now: seconds(), ...more });
const verifyClaims = async (claims: JWTPayload, more?: Partial<Expectations>) =>
  verify(await provider.sign(provider.claims(claims)), more);
const refused = { name: 'AuthError', code: 'invalid_token' };
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a token that keeps every rule is accepted, with its claims', async () => {
  expect(await verifyClaims({ nonce: 'n' }, { login: { nonce: 'n' } })).toMatchObject({
    sub: 'auth0|ada',
    name: 'Ada',
  });
});

describe('form and signature', () => {
  test.each(['', 'a.b', 'a.b.c.d', 'a.b.c', '..', '{"alg":"none"}'])('%j is no token', async (token) => {
    await expect(verify(token)).rejects.toMatchObject(refused);
  });
  test('an unsigned token is refused', async () => {
    await expect(verify(`${part({ alg: 'none' })}.${part(provider.claims())}.`)).rejects.toMatchObject(refused);
    await expect(
      verify(`${part({ alg: 'none', kid: 'key-1' })}.${part(provider.claims())}.c2ln`),
    ).rejects.toMatchObject(refused);
  });
  test('HS256 is refused, with the client secret and with the public key as its secret', async () => {
    for (const secret of ['client-secret', await exportSPKI(provider.key.publicKey)]) {
      const body = `${part({ alg: 'HS256', kid: 'key-1' })}.${part(provider.claims())}`;
      await expect(
        verify(`${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`),
      ).rejects.toMatchObject(refused);
    }
  });
  test('another RSA algorithm is refused', async () => {
    const { privateKey } = await (await import('jose')).generateKeyPair('RS512');
    await expect(verify(await provider.sign(provider.claims(), { alg: 'RS512' }, privateKey))).rejects.toMatchObject(
      refused,
    );
  });
  test('a changed payload and a foreign key under a known name are refused', async () => {
    const [header, , signature] = (await provider.sign(provider.claims())).split('.');
    await expect(verify(`${header}.${part(provider.claims({ sub: 'auth0|eve' }))}.${signature}`)).rejects.toMatchObject(
      refused,
    );
    const foreign = await createKey('key-1');
    await expect(verify(await provider.sign(provider.claims(), {}, foreign.privateKey))).rejects.toMatchObject(refused);
  });
  test('keys that the token brings along are never used', async () => {
    const own = await createKey('own');
    const sign = (header: object) => provider.sign(provider.claims(), header, own.privateKey);
    await expect(sign({ jwk: own.jwk }).then((token) => verify(token))).rejects.toMatchObject(refused);
    await expect(sign({ jku: 'https://evil.test/keys' }).then((token) => verify(token))).rejects.toMatchObject(refused);
    await expect(
      sign({ x5u: 'https://evil.test/cert', kid: 'own' }).then((token) => verify(token)),
    ).rejects.toMatchObject(refused);
    expect(provider.calls.every(({ url }) => url.startsWith(issuer))).toBe(true);
  });
  test('a payload that is no object is refused', async () => {
    const jose = await import('jose');
    for (const text of ['[]', '"x"', 'null', 'not json']) {
      const token = await new jose.CompactSign(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
        .sign(provider.key.privateKey);
      await expect(verify(token)).rejects.toMatchObject(refused);
    }
  });
});

describe('keys of the provider', () => {
  test('are loaded once for many tokens', async () => {
    await Promise.all([verifyClaims({}), verifyClaims({}), verifyClaims({})]);
    await verifyClaims({});
    expect(provider.callsTo('.well-known/jwks.json')).toHaveLength(1);
  });
  test('a rotated key is picked up at once; unknown keys make us ask again once in 30 seconds at most', async () => {
    const first = provider.key;
    await verifyClaims({});
    const second = await createKey('key-2');
    provider.rotateTo(second, first);
    await verifyClaims({});
    expect(provider.callsTo('.well-known/jwks.json')).toHaveLength(2);

    const unknown = await createKey('unknown');
    const token = await provider.sign(provider.claims(), { kid: 'unknown' }, unknown.privateKey);
    for (let attempt = 0; attempt < 5; attempt += 1) await expect(verify(token)).rejects.toMatchObject(refused);
    expect(provider.callsTo('.well-known/jwks.json')).toHaveLength(2);
    time += 30_000;
    await Promise.all([1, 2, 3].map(() => expect(verify(token)).rejects.toMatchObject(refused)));
    expect(provider.callsTo('.well-known/jwks.json')).toHaveLength(3);
    provider.rotateTo(first);
  });
  test('that cannot be had are a fault to try again, not the token’s', async () => {
    const { answerKeys } = provider;
    const answers = [
      async () => new Response('down', { status: 503 }),
      async () => Promise.reject(new TypeError('fetch failed')),
      async () => Response.json({ no: 'keys' }),
    ];
    for (const answer of answers) {
      provider.answerKeys = answer;
      await expect(verifyClaims({})).rejects.toMatchObject({
        code: 'request_error',
        message: `HTTP error. Unable to fetch ${issuer}.well-known/jwks.json`,
      });
    }
    provider.answerKeys = answerKeys;
    await verifyClaims({});
  });
});

describe('iss', () => {
  test.each([
    'https://login.example.test',
    'https://LOGIN.example.test/',
    'http://login.example.test/',
    'https://evil.test/',
    '',
    undefined,
    1,
  ])('%j is refused', async (iss) => {
    await expect(verify(await provider.sign({ ...provider.claims(), iss } as JWTPayload))).rejects.toMatchObject(
      refused,
    );
  });
});

describe('sub', () => {
  test.each(['', undefined, 7, null])('%j is refused', async (sub) => {
    await expect(verify(await provider.sign({ ...provider.claims(), sub } as JWTPayload))).rejects.toMatchObject(
      refused,
    );
  });
  test('another person’s is refused on renewal', async () => {
    await expect(verifyClaims({}, { subject: 'auth0|eve' })).rejects.toMatchObject(refused);
    await verifyClaims({}, { subject: 'auth0|ada' });
  });
});

describe('aud and azp', () => {
  test.each([[{ aud: [clientId] }], [{ aud: clientId, azp: clientId }], [{ aud: [clientId, 'other'], azp: clientId }]])(
    '%j is accepted',
    async (claims) => {
      await verifyClaims(claims);
    },
  );
  test.each([
    [{ aud: 'other' }],
    [{ aud: ['other', 'more'], azp: clientId }],
    [{ aud: [] }],
    [{ aud: undefined }],
    [{ aud: [clientId, 'other'] }],
    [{ aud: [clientId, 'other'], azp: 'other' }],
    [{ aud: clientId, azp: 'other' }],
    [{ aud: `${clientId} other` }],
  ])('%j is refused', async (claims) => {
    await expect(verifyClaims(claims)).rejects.toMatchObject(refused);
  });
});

describe('nonce', () => {
  test.each([undefined, 'other', ''])('%j is refused at the callback', async (nonce) => {
    await expect(verifyClaims({ nonce }, { login: { nonce: 'n' } })).rejects.toMatchObject(refused);
  });
  test('is not asked for on renewal', async () => {
    await verifyClaims({ nonce: 'from the login' }, { subject: 'auth0|ada' });
  });
});

describe('exp, iat and nbf', () => {
  test('60 seconds of leeway, not one more', async () => {
    await verifyClaims({ exp: seconds() - 60 });
    await expect(verifyClaims({ exp: seconds() - 61 })).rejects.toMatchObject(refused);
    await verifyClaims({ nbf: seconds() + 60 });
    await expect(verifyClaims({ nbf: seconds() + 61 })).rejects.toMatchObject(refused);
  });
  test.each(['exp', 'iat', 'nbf'])('%s must be a number', async (name) => {
    await expect(
      verify(await provider.sign({ ...provider.claims(), [name]: 'soon' } as JWTPayload)),
    ).rejects.toMatchObject(refused);
    if (name !== 'nbf')
      await expect(verify(await provider.sign({ ...provider.claims(), [name]: undefined }))).rejects.toMatchObject(
        refused,
      );
  });
});

describe('auth_time', () => {
  const within = (maxAge: number) => ({ login: { nonce: 'n', maxAge } });
  test('is needed when max_age was sent, 0 too', async () => {
    await expect(verifyClaims({ nonce: 'n' }, within(0))).rejects.toMatchObject(refused);
    await expect(verifyClaims({ nonce: 'n', auth_time: 'now' }, within(100))).rejects.toMatchObject(refused);
    await verifyClaims({ nonce: 'n', auth_time: seconds() - 60 }, within(0));
  });
  test('is refused after max_age and the leeway', async () => {
    await verifyClaims({ nonce: 'n', auth_time: seconds() - 160 }, within(100));
    await expect(verifyClaims({ nonce: 'n', auth_time: seconds() - 161 }, within(100))).rejects.toMatchObject(refused);
  });
  test('does not matter without max_age, nor on renewal', async () => {
    await verifyClaims({ nonce: 'n', auth_time: 1 }, { login: { nonce: 'n' } });
    await verifyClaims({ auth_time: 1 }, { subject: 'auth0|ada' });
  });
});

describe('organization', () => {
  test('org_… must be the org_id, exactly', async () => {
    await verifyClaims({ org_id: 'org_Bakers' }, { organization: 'org_Bakers' });
    for (const claims of [{ org_id: 'org_bakers' }, { org_name: 'org_Bakers' }, {}])
      await expect(verifyClaims(claims, { organization: 'org_Bakers' })).rejects.toMatchObject(refused);
  });
  test('a name must be the org_name, without regard to case', async () => {
    await verifyClaims({ org_name: 'bakers' }, { organization: 'Bakers' });
    for (const claims of [{ org_name: 'brewers' }, { org_id: 'Bakers' }, { org_name: 1 }, {}])
      await expect(verifyClaims(claims, { organization: 'Bakers' })).rejects.toMatchObject(refused);
  });
});
