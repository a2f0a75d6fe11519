import { createHmac } from 'node:crypto';
import { exportSPKI, generateKeyPair, type JWTPayload } from 'jose';
import { describe, expect, test } from 'vitest';
import { createKey } from '#tests/support/fake-provider.ts';
import { newClaimSecret } from './claims.server.ts';
import { openLoginAttempt, type LoginAttempt, type Started } from '#tests/support/login-attempt.ts';

/** A provider that gives one wrong answer, a test for each rule: no session, the attempt used up, a way to try again. */
const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function expectRefused(attempt: LoginAttempt & { started: Started }, code = 'invalid_token') {
  const { state } = attempt.started;
  await attempt.expectRefusal(await attempt.comeBack(`?code=c&state=${state}`), {
    code,
    retry: '/login?redirectTo=%2Fdomains%3Fa%3D1',
  });
}
async function started(env?: Record<string, string>) {
  const attempt = await openLoginAttempt({ env });
  return Object.assign(attempt, { started: await attempt.startLogin() });
}

describe('a claim', () => {
  const maxAge = { AUTH0_MAX_AGE: '600' };
  const inOrganization = { AUTH0_ORGANIZATION: 'Bakers' };
  const inOrganizationById = { AUTH0_ORGANIZATION: 'org_Bakers1' };
  const client = 'pagewright-web';

  test.each<[string, JWTPayload, Record<string, string>?]>([
    ['iss of another provider', { iss: 'https://evil.test/' }],
    ['iss without its slash', { iss: 'http://localhost:3551' }],
    ['iss that is missing', { iss: undefined }],
    ['sub that is empty', { sub: '' }],
    ['sub that is missing', { sub: undefined }],
    ['aud of another client', { aud: 'other' }],
    ['aud that is missing', { aud: undefined }],
    ['aud of several without azp', { aud: [client, 'other'] }],
    ['azp of another client, among several', { aud: [client, 'other'], azp: 'other' }],
    ['azp of another client, for one', { azp: 'other' }],
    ['nonce of another login', { nonce: 'other' }],
    ['nonce that is missing', { nonce: undefined }],
    ['exp more than a minute ago', { exp: seconds(-62) }],
    ['exp that is missing', { exp: undefined }],
    ['iat that is missing', { iat: undefined }],
    ['nbf more than a minute ahead', { nbf: seconds(120) }],
    ['auth_time that is missing', {}, maxAge],
    ['auth_time longer ago than was asked', { auth_time: seconds(-662) }, maxAge],
    ['auth_time longer ago than zero', { auth_time: seconds(-62) }, { AUTH0_MAX_AGE: '0' }],
    ['org_name of another organization', { org_name: 'brewers' }, inOrganization],
    ['org_name that is missing', { org_id: 'Bakers' }, inOrganization],
    ['org_id of another organization', { org_id: 'org_bakers1' }, inOrganizationById],
    ['org_id that is missing', { org_name: 'org_Bakers1' }, inOrganizationById],
  ])('%s', async (_name, claims, env) => {
    const attempt = await started(env);
    attempt.answerWith(attempt.started, claims);
    await expectRefused(attempt);
  });

  test.each<[string, JWTPayload, Record<string, string>?]>([
    ['exp a moment ago', { exp: seconds(-55) }],
    ['nbf in a moment', { nbf: seconds(55) }],
    ['aud of several with azp', { aud: ['other', client], azp: client }],
    ['auth_time within what was asked', { auth_time: seconds(-655) }, maxAge],
    ['org_name in other letters', { org_name: 'BAKERS' }, inOrganization],
    ['org_id', { org_id: 'org_Bakers1' }, inOrganizationById],
  ])('is fine: %s', async (_name, claims, env) => {
    const attempt = await started(env);
    attempt.answerWith(attempt.started, claims);
    const response = await attempt.comeBack(`?code=c&state=${attempt.started.state}`);
    expect([response.status, attempt.named('pagewright-session').length]).toEqual([302, 1]);
  });
});

describe('a signature', () => {
  const withToken = (name: string, make: (attempt: LoginAttempt, claims: JWTPayload) => Promise<string | undefined>) =>
    test(name, async () => {
      const attempt = await started();
      const token = await make(attempt, attempt.provider.claims({ nonce: attempt.started.nonce }));
      attempt.provider.answerTokens = async () => attempt.provider.tokens(token);
      await expectRefused(attempt);
    });
  const hmac = (claims: JWTPayload, secret: string) => {
    const body = `${part({ alg: 'HS256', kid: 'key-1' })}.${part(claims)}`;
    return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
  };

  withToken('of a token that is missing', async () => undefined);
  withToken('that is none', async (_attempt, claims) => `${part({ alg: 'none' })}.${part(claims)}.`);
  withToken('that was cut off', async ({ provider }, claims) =>
    (await provider.sign(claims)).split('.').slice(0, 2).join('.'),
  );
  withToken('by HS256 with the client secret', async ({ app }, claims) =>
    hmac(claims, app.settings.auth0.clientSecret),
  );
  withToken('by HS256 with the public key', async ({ provider }, claims) =>
    hmac(claims, await exportSPKI(provider.key.publicKey)),
  );
  withToken('by RS512', async ({ provider }, claims) =>
    provider.sign(claims, { alg: 'RS512' }, (await generateKeyPair('RS512')).privateKey),
  );
  withToken('of somebody else under the provider’s key id', async ({ provider }, claims) =>
    provider.sign(claims, {}, (await createKey('key-1')).privateKey),
  );
  withToken('by a key that the token brings along', async ({ provider }, claims) => {
    const own = await createKey('own');
    return provider.sign(claims, { kid: 'own', jwk: own.jwk, jku: 'https://evil.test/keys' }, own.privateKey);
  });
  withToken('of other claims', async ({ provider }, claims) => {
    const [header, , signature] = (await provider.sign(claims)).split('.');
    return `${header}.${part({ ...claims, sub: 'auth0|eve' })}.${signature}`;
  });

  test('cannot be checked while the keys are not to be had: that is no fault of the token', async () => {
    const attempt = await started();
    attempt.answerWith(attempt.started);
    attempt.provider.answerKeys = async () => new Response('', { status: 503 });
    await expectRefused(attempt, 'request_error');
  });

  test('by a new key is fine after one more look at the keys; unknown keys make no more than one', async () => {
    const attempt = await started();
    attempt.answerWith(attempt.started);
    await attempt.comeBack(`?code=c&state=${attempt.started.state}`);
    const next = await createKey('key-2');
    attempt.provider.rotateTo(next);
    attempt.browser.cookies.clear();
    const again = await attempt.startLogin();
    attempt.answerWith(again);
    expect((await attempt.comeBack(`?code=c&state=${again.state}`)).status).toBe(302);
    expect(attempt.provider.callsTo('.well-known/jwks.json')).toHaveLength(2);

    for (let times = 0; times < 5; times += 1) {
      attempt.browser.cookies.clear();
      const login = await attempt.startLogin();
      const token = await attempt.provider.sign(attempt.provider.claims({ nonce: login.nonce }), { kid: `x${times}` });
      attempt.provider.answerTokens = async () => attempt.provider.tokens(token);
      await attempt.expectRefusal(await attempt.comeBack(`?code=c&state=${login.state}`), { code: 'invalid_token' });
    }
    expect(attempt.provider.callsTo('.well-known/jwks.json')).toHaveLength(2);
  });
});

test('fifty abandoned logins, ten websites to claim and a session with long tokens keep the Cookie header under 8 KB', async () => {
  const attempt = await openLoginAttempt();
  const target = encodeURIComponent(`/domains/search?q=${'bakery-'.repeat(100)}`);
  for (let times = 0; times < 50; times += 1) await attempt.startLogin(`/login?redirectTo=${target}`);
  const login = await attempt.startLogin(`/login?redirectTo=${target}`);
  const { provider, app } = attempt;
  const { session, headers } = await app.openSession({});
  for (let count = 0; count < 10; count += 1)
    await session.claims.add({ websiteId: `website${count}`.padEnd(20, 'x'), secret: newClaimSecret().secret });
  const claims = headers().map((line) => line.split(';', 1)[0]);
  const roles = ['admin', 'training'];
  const idToken = await provider.sign(
    provider.claims({
      nonce: login.nonce,
      'https://pagewright.app/roles': roles,
      picture: 'https://s.test/'.padEnd(300, 'p'),
    }),
  );
  const accessToken = await provider.sign(provider.claims({ aud: ['https://api.pagewright.app', 'x'.repeat(60)] }));
  provider.answerTokens = async () => provider.tokens(idToken, { access_token: accessToken });
  expect((await attempt.comeBack(`?code=c&state=${login.state}`)).status).toBe(302);
  for (let times = 0; times < 2; times += 1) await attempt.browser.request(`${attempt.app.origin}/login?frame`);
  const header = [attempt.browser.cookieHeader(app.origin), ...claims].join('; ');
  expect(attempt.named('pagewright-session')).not.toEqual([]);
  expect(claims).toHaveLength(1);
  expect(header.length).toBeLessThan(8 * 1024);
});
