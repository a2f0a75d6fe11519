import { beforeEach, describe, expect, test } from 'vitest';
import { openAuthApp } from '#tests/support/auth-app.ts';
import { openLoginAttempt, type LoginAttempt } from '#tests/support/login-attempt.ts';

/** What someone who forges the provider's answer, or a broken token endpoint, gets from the callback. */
let attempt: LoginAttempt;
beforeEach(async () => {
  attempt = await openLoginAttempt();
});

test('a good answer logs in and leads on to the page', async () => {
  const started = await attempt.startLogin();
  attempt.answerWith(started);
  const response = await attempt.comeBack(`?code=c&state=${started.state}`);
  expect(response.headers.get('Location')).toBe('/login-success?redirectTo=%2Fdomains%3Fa%3D1');
  expect((await attempt.comeBack('?redirectTo=%2Fdomains%3Fa%3D1')).headers.get('Location')).toBe('/domains?a=1');
  expect(attempt.named('pagewright-session')).toHaveLength(1);
  expect(attempt.named('pagewright-login')).toEqual([]);
});

test('the code is exchanged by a form with the secret in it and the verifier of this attempt', async () => {
  const started = await attempt.startLogin();
  attempt.answerWith(started);
  await attempt.comeBack(`?code=the-code&state=${started.state}`);
  const [call] = attempt.provider.callsTo('oauth/token');
  expect(call?.authorization).toBeNull();
  expect(call?.fields).toEqual({
    grant_type: 'authorization_code',
    client_id: 'pagewright-web',
    client_secret: attempt.app.settings.auth0.clientSecret,
    code: 'the-code',
    code_verifier: expect.stringMatching(/^[\w-]{43}$/),
    redirect_uri: `${attempt.app.origin}/login-success`,
    audience: 'https://api.pagewright.app',
    scope: 'openid profile email offline_access',
  });
});

describe('the query', () => {
  test('without one there is nothing to read', async () => {
    await attempt.startLogin();
    await attempt.expectRefusal(
      await attempt.comeBack(''),
      { code: 'missing_query', message: 'There are no query params available for parsing.' },
      { usedUp: false },
    );
  });
  test('without a transaction the answer is nobody’s', async () => {
    await attempt.expectRefusal(await attempt.comeBack('?code=c&state=s'), {
      code: 'missing_transaction',
      message: 'Invalid state',
    });
  });
  test('a state that is foreign, missing or there twice is refused, and uses up no attempt', async () => {
    const { state } = await attempt.startLogin();
    for (const query of [
      '?code=c&state=foreign',
      '?code=c',
      `?code=c&state=${state}&state=${state}`,
      `?code=c&state=${state}x`,
      '?code=c&state=',
    ])
      await attempt.expectRefusal(
        await attempt.comeBack(query),
        { code: 'state_mismatch', message: 'Invalid state' },
        { usedUp: false },
      );
    expect(attempt.provider.callsTo('oauth/token')).toEqual([]);
  });
  test('an error with a foreign state is not believed', async () => {
    await attempt.startLogin();
    const response = await attempt.comeBack('?error=access_denied&error_description=Call+0900&state=foreign');
    expect(await response.json()).toEqual({
      failure: { code: 'state_mismatch', message: 'Invalid state', retry: '/login' },
    });
  });
  test('an issuer that is not ours is refused before the code is used', async () => {
    const { state } = await attempt.startLogin();
    await attempt.expectRefusal(await attempt.comeBack(`?code=c&state=${state}&iss=https%3A%2F%2Fevil.test%2F`), {
      code: 'invalid_answer',
    });
    expect(attempt.provider.callsTo('oauth/token')).toEqual([]);
  });
  test('an answer without a code, or with two, is refused', async () => {
    for (const codes of ['', '&code=', '&code=a&code=b']) {
      const { state } = await attempt.startLogin();
      await attempt.expectRefusal(await attempt.comeBack(`?state=${state}${codes}`), { code: 'invalid_answer' });
    }
  });
  test('an error of the provider is told with its description and the way back', async () => {
    const { state } = await attempt.startLogin();
    const description = '<script>alert(1)</script> is blocked';
    const response = await attempt.comeBack(
      `?error=unauthorized&error_description=${encodeURIComponent(description)}&state=${state}`,
    );
    await attempt.expectRefusal(response, {
      code: 'unauthorized',
      message: description,
      retry: '/login?redirectTo=%2Fdomains%3Fa%3D1',
    });
  });
  test('an answer counts once, also for who kept a copy of the cookies', async () => {
    const started = await attempt.startLogin();
    attempt.answerWith(started);
    const Cookie = attempt.browser.cookieHeader(attempt.app.origin);
    await attempt.comeBack(`?code=c&state=${started.state}`);
    const again = await attempt.app.handle(`${attempt.app.origin}/login-success?code=c&state=${started.state}`, {
      headers: { Cookie },
    });
    expect([again.status, await again.json()]).toMatchObject([400, { failure: { code: 'state_mismatch' } }]);
    expect(attempt.provider.callsTo('oauth/token')).toHaveLength(1);
  });
  test('redirect targets are local paths', async () => {
    for (const target of ['https://evil.test', '//evil.test', '/\\evil.test', '/%2F/evil.test']) {
      expect((await attempt.comeBack(`?redirectTo=${encodeURIComponent(target)}`)).headers.get('Location')).toBe('/');
      const started = await attempt.startLogin(`/login?redirectTo=${encodeURIComponent(target)}`);
      attempt.answerWith(started);
      expect((await attempt.comeBack(`?code=c&state=${started.state}`)).headers.get('Location')).toBe('/');
      attempt.browser.cookies.clear();
    }
  });
});

describe('a login without questions', () => {
  test('that the provider cannot give becomes a plain login', async () => {
    const { state } = await attempt.startLogin('/login?redirectTo=%2Fx&prompt=none');
    const response = await attempt.comeBack(`?error=login_required&state=${state}`);
    expect(response.headers.get('Location')).toBe('/x');
    expect((await attempt.browser.request(`${attempt.app.origin}/x`)).headers.get('Location')).toBe(
      '/login?redirectTo=%2Fx',
    );
    expect(attempt.named('pagewright-login')).toEqual([]);
  });
  test('is tried first when the browser had a session whose tokens cannot be renewed', async () => {
    const started = await attempt.startLogin();
    attempt.provider.answerTokens = async () =>
      attempt.provider.tokens(await attempt.provider.sign(attempt.provider.claims({ nonce: started.nonce })), {
        refresh_token: undefined,
        expires_in: 30,
      });
    await attempt.comeBack(`?code=c&state=${started.state}`);
    const response = await attempt.browser.request(`${attempt.app.origin}/private?x=1`);
    expect(response.headers.get('Location')).toBe('/login?redirectTo=%2Fprivate%3Fx%3D1&prompt=none');
    expect(attempt.app.logged.join()).toContain(
      "Missing Refresh Token (audience: 'https://api.pagewright.app', scope: 'openid profile email offline_access')",
    );
    const asked = await attempt.browser.request(`${attempt.app.origin}${response.headers.get('Location')}`);
    expect(new URL(asked.headers.get('Location') ?? '').searchParams.get('prompt')).toBe('none');
  });
});

describe('the token endpoint', () => {
  const refuse = async (answer: () => Promise<Response>, failure: object, attempts = 1) => {
    const { state } = await attempt.startLogin();
    attempt.provider.calls.length = 0;
    attempt.provider.answerTokens = answer;
    await attempt.expectRefusal(await attempt.comeBack(`?code=c&state=${state}`), {
      retry: '/login?redirectTo=%2Fdomains%3Fa%3D1',
      ...failure,
    });
    expect(attempt.provider.callsTo('oauth/token')).toHaveLength(attempts);
  };
  const unreadable = () => ({
    code: 'request_error',
    message: `HTTP error. Unable to fetch ${attempt.provider.issuer}oauth/token`,
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
    expect(attempt.app.logged.join()).not.toContain('secret-mfa');
  });
  test('no JSON, no tokens, a redirect or a failure without words is one message; a 5xx is not repeated', async () => {
    await refuse(async () => new Response('<html>'), unreadable());
    await refuse(async () => Response.json({ hello: 1 }), unreadable());
    await refuse(async () => Response.json({ access_token: 'a', id_token: 'b', expires_in: 'soon' }), unreadable());
    await refuse(
      async () => new Response(null, { status: 302, headers: { Location: 'https://evil.test' } }),
      unreadable(),
    );
    await refuse(
      async () => Response.json(await (await attempt.provider.tokens('x')).json(), { status: 500 }),
      unreadable(),
    );
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
    const started = await attempt.startLogin();
    attempt.answerWith(started);
    const { answerTokens } = attempt.provider;
    let failures = 2;
    attempt.provider.answerTokens = async (fields) =>
      failures-- > 0 ? Promise.reject(new TypeError('fetch failed')) : answerTokens(fields);
    expect((await attempt.comeBack(`?code=c&state=${started.state}`)).status).toBe(302);
  });
});

test('a secret that was taken out logs out without an error page', async () => {
  const env = { SESSION_SECRETS: 'a'.repeat(32) };
  attempt = await openLoginAttempt({ env });
  const started = await attempt.startLogin();
  attempt.answerWith(started);
  await attempt.comeBack(`?code=c&state=${started.state}`);
  const Cookie = attempt.browser.cookieHeader(attempt.app.origin);
  const rotated = openAuthApp({
    env: { SESSION_SECRETS: `${'b'.repeat(32)},${'a'.repeat(32)}` },
    fetch: attempt.provider.fetch,
  });
  expect((await rotated.handle(`${attempt.app.origin}/x`, { headers: { Cookie } })).status).toBe(200);
  const gone = openAuthApp({ env: { SESSION_SECRETS: 'b'.repeat(32) }, fetch: attempt.provider.fetch });
  const response = await gone.handle(`${attempt.app.origin}/x`, { headers: { Cookie } });
  expect(response.headers.get('Location')).toMatch(/^\/login\?redirectTo=%2Fx/);
  expect(response.headers.getSetCookie().find((line) => line.startsWith('pagewright-session.0='))).toContain(
    'Max-Age=0',
  );
});
