import type { JWTPayload } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { openAuthApp, type AuthApp } from '#tests/support/auth-app.ts';
import { openCookieBrowser, type CookieBrowser } from '#tests/support/cookie-browser.ts';
import { createFakeProvider, createKey, type FakeProvider } from '#tests/support/fake-provider.ts';

/** What a hostile or broken provider, or someone who forges its answer, gets from the callback. */
let provider: FakeProvider;
let app: AuthApp;
let browser: CookieBrowser;
beforeEach(async () => {
  const { auth0 } = openAuthApp().settings;
  provider = await createFakeProvider({ issuer: auth0.issuer, clientId: auth0.clientId });
  app = openAuthApp({ fetch: provider.fetch });
  browser = openCookieBrowser(app.handle);
});

type Started = { state: string; nonce: string };
async function startLogin(path = '/login?redirectTo=%2Fdomains%3Fa%3D1'): Promise<Started> {
  const response = await browser.request(`${app.origin}${path}`);
  const asked = new URL(response.headers.get('Location') ?? '').searchParams;
  return { state: asked.get('state') ?? '', nonce: asked.get('nonce') ?? '' };
}
/** The token endpoint answers with a token that keeps every rule, but for these claims. */
function answerWith({ nonce }: Started, claims: JWTPayload = {}) {
  provider.answerTokens = async () => provider.tokens(await provider.sign(provider.claims({ nonce, ...claims })));
}
const comeBack = (query: string) => browser.request(`${app.origin}/login-success${query}`);
const named = (name: string) => [...browser.cookies.keys()].filter((key) => key.includes(name));

async function expectRefusal(response: Response, failure: object, { usedUp = true } = {}) {
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ failure });
  expect(named('pagewright-session')).toEqual([]);
  expect(named('pagewright-signed-in')).toEqual([]);
  expect(named('pagewright-login')).toHaveLength(usedUp ? 0 : 1);
}

test('a good answer logs in and leads on to the page', async () => {
  const started = await startLogin();
  answerWith(started);
  const response = await comeBack(`?code=c&state=${started.state}`);
  expect(response.headers.get('Location')).toBe('/login-success?redirectTo=%2Fdomains%3Fa%3D1');
  expect((await comeBack('?redirectTo=%2Fdomains%3Fa%3D1')).headers.get('Location')).toBe('/domains?a=1');
  expect(named('pagewright-session')).toHaveLength(1);
  expect(named('pagewright-login')).toEqual([]);
});

test('the code is exchanged by a form with the secret in it and the verifier of this attempt', async () => {
  const started = await startLogin();
  answerWith(started);
  await comeBack(`?code=the-code&state=${started.state}`);
  const [call] = provider.callsTo('oauth/token');
  expect(call?.authorization).toBeNull();
  expect(call?.fields).toEqual({
    grant_type: 'authorization_code',
    client_id: 'pagewright-web',
    client_secret: app.settings.auth0.clientSecret,
    code: 'the-code',
    code_verifier: expect.stringMatching(/^[\w-]{43}$/),
    redirect_uri: `${app.origin}/login-success`,
    audience: 'https://api.pagewright.app',
    scope: 'openid profile email offline_access',
  });
});

describe('the query', () => {
  test('without one there is nothing to read', async () => {
    await startLogin();
    await expectRefusal(
      await comeBack(''),
      { code: 'missing_query', message: 'There are no query params available for parsing.' },
      { usedUp: false },
    );
  });
  test('without a transaction the answer is nobody’s', async () => {
    await expectRefusal(await comeBack('?code=c&state=s'), { code: 'missing_transaction', message: 'Invalid state' });
  });
  test('a state that is foreign, missing or there twice is refused, and uses up no attempt', async () => {
    const { state } = await startLogin();
    for (const query of [
      '?code=c&state=foreign',
      '?code=c',
      `?code=c&state=${state}&state=${state}`,
      `?code=c&state=${state}x`,
      '?code=c&state=',
    ])
      await expectRefusal(
        await comeBack(query),
        { code: 'state_mismatch', message: 'Invalid state' },
        { usedUp: false },
      );
    expect(provider.callsTo('oauth/token')).toEqual([]);
  });
  test('an error with a foreign state is not believed', async () => {
    await startLogin();
    const response = await comeBack('?error=access_denied&error_description=Call+0900&state=foreign');
    expect(await response.json()).toEqual({
      failure: { code: 'state_mismatch', message: 'Invalid state', retry: '/login' },
    });
  });
  test('an issuer that is not ours is refused before the code is used', async () => {
    const { state } = await startLogin();
    await expectRefusal(await comeBack(`?code=c&state=${state}&iss=https%3A%2F%2Fevil.test%2F`), {
      code: 'invalid_answer',
    });
    expect(provider.callsTo('oauth/token')).toEqual([]);
  });
  test('an answer without a code, or with two, is refused', async () => {
    for (const codes of ['', '&code=', '&code=a&code=b']) {
      const { state } = await startLogin();
      await expectRefusal(await comeBack(`?state=${state}${codes}`), { code: 'invalid_answer' });
    }
  });
  test('an error of the provider is told with its description and the way back', async () => {
    const { state } = await startLogin();
    const description = '<script>alert(1)</script> is blocked';
    const response = await comeBack(
      `?error=unauthorized&error_description=${encodeURIComponent(description)}&state=${state}`,
    );
    await expectRefusal(response, {
      code: 'unauthorized',
      message: description,
      retry: '/login?redirectTo=%2Fdomains%3Fa%3D1',
    });
  });
  test('an answer counts once, also for who kept a copy of the cookies', async () => {
    const started = await startLogin();
    answerWith(started);
    const Cookie = browser.cookieHeader(app.origin);
    await comeBack(`?code=c&state=${started.state}`);
    const again = await app.handle(`${app.origin}/login-success?code=c&state=${started.state}`, {
      headers: { Cookie },
    });
    expect([again.status, await again.json()]).toMatchObject([400, { failure: { code: 'state_mismatch' } }]);
    expect(provider.callsTo('oauth/token')).toHaveLength(1);
  });
  test('redirect targets are local paths', async () => {
    for (const target of ['https://evil.test', '//evil.test', '/\\evil.test', '/%2F/evil.test']) {
      expect((await comeBack(`?redirectTo=${encodeURIComponent(target)}`)).headers.get('Location')).toBe('/');
      const started = await startLogin(`/login?redirectTo=${encodeURIComponent(target)}`);
      answerWith(started);
      expect((await comeBack(`?code=c&state=${started.state}`)).headers.get('Location')).toBe('/');
      browser.cookies.clear();
    }
  });
});

describe('a login without questions', () => {
  test('that the provider cannot give becomes a plain login', async () => {
    const { state } = await startLogin('/login?redirectTo=%2Fx&prompt=none');
    const response = await comeBack(`?error=login_required&state=${state}`);
    expect(response.headers.get('Location')).toBe('/x');
    expect((await browser.request(`${app.origin}/x`)).headers.get('Location')).toBe('/login?redirectTo=%2Fx');
    expect(named('pagewright-login')).toEqual([]);
  });
  test('is tried first when the browser had a session whose tokens cannot be renewed', async () => {
    const started = await startLogin();
    provider.answerTokens = async () =>
      provider.tokens(await provider.sign(provider.claims({ nonce: started.nonce })), {
        refresh_token: undefined,
        expires_in: 30,
      });
    await comeBack(`?code=c&state=${started.state}`);
    const response = await browser.request(`${app.origin}/private?x=1`);
    expect(response.headers.get('Location')).toBe('/login?redirectTo=%2Fprivate%3Fx%3D1&prompt=none');
    expect(app.logged.join()).toContain(
      "Missing Refresh Token (audience: 'https://api.pagewright.app', scope: 'openid profile email offline_access')",
    );
    const asked = await browser.request(`${app.origin}${response.headers.get('Location')}`);
    expect(new URL(asked.headers.get('Location') ?? '').searchParams.get('prompt')).toBe('none');
  });
});

describe('the token endpoint', () => {
  const refuse = async (answer: () => Promise<Response>, failure: object, attempts = 1) => {
    const { state } = await startLogin();
    provider.calls.length = 0;
    provider.answerTokens = answer;
    await expectRefusal(await comeBack(`?code=c&state=${state}`), {
      retry: '/login?redirectTo=%2Fdomains%3Fa%3D1',
      ...failure,
    });
    expect(provider.callsTo('oauth/token')).toHaveLength(attempts);
  };
  const unreadable = () => ({
    code: 'request_error',
    message: `HTTP error. Unable to fetch ${provider.issuer}oauth/token`,
  });

  test('errors keep their code and description', async () => {
    await refuse(
      async () =>
        Response.json({ error: 'invalid_grant', error_description: 'Invalid authorization code' }, { status: 403 }),
      { code: 'invalid_grant', message: 'Invalid authorization code' },
    );
  });
  test('a second factor keeps its token on the server, and trying again lets the person answer', async () => {
    await refuse(
      async () =>
        Response.json(
          { error: 'mfa_required', error_description: 'Multifactor needed', mfa_token: 'secret-mfa' },
          { status: 403 },
        ),
      {
        code: 'mfa_required',
        message: 'Multifactor needed',
        retry: '/login?redirectTo=%2Fdomains%3Fa%3D1&prompt=login',
      },
    );
    expect(app.logged.join()).not.toContain('secret-mfa');
  });
  test('no JSON, no tokens, a redirect or a failure without words is one message; a 5xx is not repeated', async () => {
    await refuse(async () => new Response('<html>'), unreadable());
    await refuse(async () => Response.json({ hello: 1 }), unreadable());
    await refuse(async () => Response.json({ access_token: 'a', id_token: 'b', expires_in: 'soon' }), unreadable());
    await refuse(
      async () => new Response(null, { status: 302, headers: { Location: 'https://evil.test' } }),
      unreadable(),
    );
    await refuse(async () => Response.json(await (await provider.tokens('x')).json(), { status: 500 }), unreadable());
    await refuse(async () => new Response('', { status: 503 }), unreadable());
  });
  test('broken connections are tried three times in all', async () => {
    await refuse(async () => Promise.reject(new TypeError('fetch failed')), unreadable(), 3);
  });
  test('silence is a timeout after three attempts', async () => {
    await refuse(
      async () => Promise.reject(new DOMException('slow', 'TimeoutError')),
      { code: 'timeout', message: "Timeout when executing 'fetch'" },
      3,
    );
  });
  test('a connection that comes back logs in', async () => {
    const started = await startLogin();
    answerWith(started);
    const { answerTokens } = provider;
    let failures = 2;
    provider.answerTokens = async (fields) =>
      failures-- > 0 ? Promise.reject(new TypeError('fetch failed')) : answerTokens(fields);
    expect((await comeBack(`?code=c&state=${started.state}`)).status).toBe(302);
  });
});

describe('the identity token', () => {
  test.each<[string, JWTPayload]>([
    ['another nonce', { nonce: 'other' }],
    ['no nonce', { nonce: undefined }],
    ['another issuer', { iss: 'https://evil.test/' }],
    ['another audience', { aud: 'other' }],
    ['no subject', { sub: '' }],
    ['an old expiry', { exp: 1 }],
  ])('with %s is refused', async (_name, claims) => {
    const started = await startLogin();
    answerWith(started, claims);
    await expectRefusal(await comeBack(`?code=c&state=${started.state}`), { code: 'invalid_token' });
  });
  test('that is missing, unsigned or signed by someone else is refused', async () => {
    const eve = await createKey('key-1');
    const tokens = async (nonce: string) => [
      undefined,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(provider.claims({ nonce }))).toString('base64url')}.`,
      await provider.sign(provider.claims({ nonce }), {}, eve.privateKey),
    ];
    for (const index of [0, 1, 2]) {
      const { state, nonce } = await startLogin();
      const token = (await tokens(nonce))[index];
      provider.answerTokens = async () => provider.tokens(token);
      await expectRefusal(await comeBack(`?code=c&state=${state}`), { code: 'invalid_token' });
    }
  });
});

test('a secret that was taken out logs out without an error page', async () => {
  const env = { SESSION_SECRETS: 'a'.repeat(32) };
  app = openAuthApp({ env, fetch: provider.fetch });
  browser = openCookieBrowser(app.handle);
  const started = await startLogin();
  answerWith(started);
  await comeBack(`?code=c&state=${started.state}`);
  const Cookie = browser.cookieHeader(app.origin);
  const rotated = openAuthApp({
    env: { SESSION_SECRETS: `${'b'.repeat(32)},${'a'.repeat(32)}` },
    fetch: provider.fetch,
  });
  expect((await rotated.handle(`${app.origin}/x`, { headers: { Cookie } })).status).toBe(200);
  const gone = openAuthApp({ env: { SESSION_SECRETS: 'b'.repeat(32) }, fetch: provider.fetch });
  const response = await gone.handle(`${app.origin}/x`, { headers: { Cookie } });
  expect(response.headers.get('Location')).toMatch(/^\/login\?redirectTo=%2Fx/);
  expect(response.headers.getSetCookie().find((line) => line.startsWith('pagewright-session.0='))).toContain(
    'Max-Age=0',
  );
});
