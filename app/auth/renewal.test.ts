import type { JWTPayload } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { openAuthApp, type AuthApp } from '#tests/support/auth-app.ts';
import { openCookieBrowser, type CookieBrowser } from '#tests/support/cookie-browser.ts';
import { createFakeProvider, type FakeProvider } from '#tests/support/fake-provider.ts';
import { parseCookies } from './cookies.ts';
import { createRenewals } from './renewal.server.ts';
import { createMemorySessionStore, type SessionStore } from './session-store.ts';

let time: number;
let provider: FakeProvider;
let sessionStore: SessionStore;
let app: AuthApp;
let browser: CookieBrowser;
const now = () => time;
const minutes = (count: number) => {
  time += count * 60_000;
};
const anotherProcess = () => openAuthApp({ fetch: provider.fetch, sessionStore, now });

beforeEach(async () => {
  time = Date.now();
  const { auth0 } = openAuthApp().settings;
  provider = await createFakeProvider({ issuer: auth0.issuer, clientId: auth0.clientId, now });
  sessionStore = createMemorySessionStore(now);
  app = anotherProcess();
  browser = openCookieBrowser(app.handle);
  await logIn();
});

async function logIn() {
  const started = await browser.request(`${app.origin}/login`);
  const asked = new URL(started.headers.get('Location') ?? '').searchParams;
  provider.answerTokens = async () =>
    provider.tokens(await provider.sign(provider.claims({ nonce: asked.get('nonce') ?? '' })));
  await browser.request(`${app.origin}/login-success?code=c&state=${asked.get('state')}`);
  renewWith();
  provider.calls.length = 0;
}
function renewWith(claims: JWTPayload = {}, more: object = {}) {
  provider.answerTokens = async () => provider.tokens(await provider.sign(provider.claims(claims)), more);
}
const visit = (path = '/private') => browser.request(`${app.origin}${path}`);
const replay = (Cookie: string, opened = app, path = '/private') =>
  opened.handle(`${app.origin}${path}`, { headers: { Cookie, Accept: 'text/html' } });
const cookie = () => browser.cookieHeader(app.origin);
const refreshes = () => provider.callsTo('oauth/token');
const sessionLine = (response: Response) =>
  response.headers.getSetCookie().find((line) => line.startsWith('pagewright-session.0='));

test('tokens are left alone until a minute before they expire', async () => {
  time += 839_000;
  expect((await visit()).status).toBe(200);
  expect(refreshes()).toHaveLength(0);
  time += 1000;
  const response = await visit();
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(refreshes().map(({ fields }) => fields)).toEqual([
    {
      grant_type: 'refresh_token',
      client_id: 'pagewright-web',
      client_secret: app.settings.auth0.clientSecret,
      refresh_token: expect.stringMatching(/^refresh-/),
      audience: 'https://api.pagewright.app',
      scope: 'openid profile email offline_access',
    },
  ]);
  expect((await visit()).status).toBe(200);
  expect(refreshes()).toHaveLength(1);
});

test('twenty parallel requests in two processes make one renewal', async () => {
  minutes(15);
  const other = anotherProcess();
  const responses = await Promise.all(Array.from({ length: 20 }, (_, at) => replay(cookie(), at % 2 ? app : other)));
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(responses.every((response) => sessionLine(response))).toBe(true);
  expect(refreshes()).toHaveLength(1);
});

test('a late request with the old cookie gets the new tokens, also several renewals later', async () => {
  const old = cookie();
  for (let round = 0; round < 3; round += 1) {
    minutes(15);
    await visit();
  }
  expect(refreshes()).toHaveLength(3);
  const late = await replay(old, anotherProcess());
  expect([late.status, refreshes().length]).toEqual([200, 3]);
  expect(sessionLine(late)).toBeDefined();
});

test('what a renewal leaves out stays: refresh token, identity token, scope', async () => {
  provider.answerTokens = async () => Response.json({ access_token: 'new', expires_in: 900 });
  minutes(15);
  expect(await (await visit()).json()).toMatchObject({ name: 'Ada' });
  minutes(15);
  await visit();
  const [first, second] = refreshes().map(({ fields }) => fields);
  expect(second).toEqual(first);
});

describe('a provider that cannot answer', () => {
  test.each<[string, () => Promise<Response>]>([
    ['5xx', async () => Response.json({ error: 'server_error' }, { status: 500 })],
    ['503 without words', async () => new Response('', { status: 503 })],
    ['429', async () => Response.json({ error: 'access_denied' }, { status: 429 })],
    ['a wrong client secret', async () => Response.json({ error: 'invalid_client' }, { status: 401 })],
    ['a timeout', async () => Promise.reject(new DOMException('slow', 'TimeoutError'))],
    ['no connection', async () => Promise.reject(new TypeError('fetch failed'))],
  ])('with %s keeps the session and asks to come back', async (_name, answer) => {
    minutes(15);
    provider.answerTokens = answer;
    const response = await visit();
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '10']);
    expect(response.headers.getSetCookie()).toEqual([]);
    renewWith();
    expect((await visit()).status).toBe(200);
  });

  test('leaves the page on screen: what it asks for is refused in words, with the session and its person still there', async () => {
    minutes(15);
    provider.answerTokens = async () => new Response('', { status: 503 });
    const response = await visit('/private.data');
    expect([response.status, response.headers.get('Retry-After'), response.headers.getSetCookie()]).toEqual([
      503,
      '10',
      [],
    ]);
    expect(await response.json()).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('still logged in'),
    });
    const { session } = await app.openSession({ Cookie: cookie() });
    expect([session.isUnavailable, session.user?.name]).toEqual([true, 'Ada']);
    renewWith();
    expect((await visit('/private.data')).status).toBe(200);
  });

  test('does not hold anybody back from logging out', async () => {
    minutes(15);
    provider.answerTokens = async () => new Response('', { status: 503 });
    const { response } = await browser.submit(`${app.origin}/logout`, {}, ({ pathname }) => pathname === '/v2/logout');
    expect(response.status).toBe(303);
    expect(provider.callsTo('oauth/revoke')).toHaveLength(1);
  });
});

describe('the lock', () => {
  const held = async () => {
    const session = await app.identity.sessionCookie.read(parseCookies(cookie()));
    if (!session) throw new Error('There is no session to renew');
    const store = { ...sessionStore, takeLock: async () => false };
    return { session, store };
  };

  test('that another process never gives back is waited for ten times, then the session stays and it is a timeout', async () => {
    const { session, store } = await held();
    const tries: number[] = [];
    const counting = { ...store, takeLock: async () => tries.push(1) === 0 };
    const renewal = await createRenewals({ ...app.identity, sessionStore: counting, tryMs: 1 })(session);
    expect(renewal).toMatchObject({ kind: 'unavailable', error: { code: 'timeout', message: 'Timeout' } });
    expect(tries.length).toBeGreaterThanOrEqual(10);
    expect(refreshes()).toHaveLength(0);
  });

  test('whose holder is quicker gives its result', async () => {
    const { session, store } = await held();
    const mine = createRenewals({ ...app.identity, sessionStore: store, tryMs: 1000 })(session);
    const theirs = await app.identity.renew(session);
    expect(await mine).toEqual(theirs);
    expect(refreshes()).toHaveLength(1);
  });
});

describe('a provider that says no', () => {
  test.each([
    [
      'a refresh token that was used up',
      { error: 'invalid_grant', error_description: 'Unknown or invalid refresh token.' },
      403,
    ],
    ['a blocked person', { error: 'unauthorized', error_description: 'user is blocked' }, 401],
    ['a login that must be repeated', { error: 'login_required' }, 400],
  ])('because of %s ends the session here and leads to the login and back', async (_name, answer, status) => {
    minutes(15);
    provider.answerTokens = async () => Response.json(answer, { status });
    const old = cookie();
    const response = await visit('/domains/search?q=a%20b&c=d');
    expect(response.headers.get('Location')).toBe('/login?redirectTo=%2Fdomains%2Fsearch%3Fq%3Da%2520b%26c%3Dd');
    expect(cookie()).not.toContain('pagewright-s');
    await replay(old, anotherProcess());
    expect(refreshes()).toHaveLength(1);
  });

  test('an answer for another person, or with a token that breaks a rule, ends the session', async () => {
    for (const claims of [{ sub: 'auth0|eve' }, { iss: 'https://evil.test/' }, { exp: 1 }]) {
      minutes(15);
      renewWith(claims);
      expect((await visit()).headers.get('Location')).toBe('/login?redirectTo=%2Fprivate');
      await logIn();
    }
  });

  test('neither nonce nor max_age is asked for again', async () => {
    minutes(15);
    renewWith({ nonce: undefined, auth_time: 1 });
    expect((await visit()).status).toBe(200);
  });
});

describe('logging out', () => {
  test('is final: the old cookie is refused in every process, before and after its tokens expire', async () => {
    const old = cookie();
    await browser.submit(`${app.origin}/logout`, {}, ({ pathname }) => pathname === '/v2/logout');
    for (const wait of [0, 15]) {
      minutes(wait);
      expect((await replay(old, anotherProcess())).headers.get('Location')).toMatch(/^\/login\?/);
    }
    expect(refreshes()).toHaveLength(0);
  });

  test('wins over a slow renewal, whose new tokens are revoked', async () => {
    minutes(15);
    const old = cookie();
    let answer: (response: Response) => void = () => undefined;
    const asked = new Promise<void>((reached) => {
      provider.answerTokens = () => {
        reached();
        return new Promise((resolve) => (answer = resolve));
      };
    });
    const slow = replay(old);
    await asked;
    await browser.submit(`${app.origin}/logout`, {}, ({ pathname }) => pathname === '/v2/logout');
    answer(await provider.tokens(await provider.sign(provider.claims()), { refresh_token: 'too-late' }));
    const response = await slow;
    expect(response.headers.get('Location')).toMatch(/^\/login\?/);
    expect(sessionLine(response)).toContain('Max-Age=0');
    expect(provider.callsTo('oauth/revoke').map(({ fields }) => fields.token)).toContain('too-late');
    expect((await replay(old)).status).toBe(302);
  });
});

describe('the life of a session', () => {
  test('rolls on with every visit, by a day', async () => {
    for (let day = 0; day < 3; day += 1) {
      minutes(23 * 60);
      expect((await visit()).status).toBe(200);
    }
    minutes(24 * 60 + 1);
    expect((await replay(cookie())).status).toBe(302);
  });

  test('ends after 30 days, however busy', async () => {
    for (let day = 0; day < 32; day += 1) {
      minutes(23 * 60);
      const { status } = await visit();
      if (status === 200) continue;
      expect(day).toBe(31);
      return;
    }
    expect.unreachable('the session never ended');
  });
});
