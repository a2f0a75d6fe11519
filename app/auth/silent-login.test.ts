import { beforeEach, describe, expect, test } from 'vitest';
import { openAuthApp, type AuthApp } from '#tests/support/auth-app.ts';
import { openCookieBrowser, type CookieBrowser } from '#tests/support/cookie-browser.ts';
import { createFakeProvider, type FakeProvider } from '#tests/support/fake-provider.ts';
import { parseCookies } from './cookies.ts';
import { answerIn } from './silent-frame.ts';
import { silentPlanOf } from './silent-plan.server.ts';

/** Sessions without a refresh token: only the provider's own session can keep them alive. */
let time: number;
let provider: FakeProvider;
let app: AuthApp;
let browser: CookieBrowser;
let expiresIn: number;
const now = () => time;
const minutes = (count: number) => {
  time += count * 60_000;
};

beforeEach(async () => {
  time = Date.now();
  expiresIn = 900;
  const { auth0 } = openAuthApp().settings;
  provider = await createFakeProvider({ issuer: auth0.issuer, clientId: auth0.clientId, now });
  app = openAuthApp({ fetch: provider.fetch, now });
  browser = openCookieBrowser(app.handle);
});

/** What an address of ours asks of the provider. */
async function askedBy(path: string): Promise<URLSearchParams> {
  const location = (await browser.request(`${app.origin}${path}`)).headers.get('Location') ?? '';
  expect(location).toMatch(new RegExp(`^${provider.issuer}authorize\\?`));
  return new URL(location).searchParams;
}
function tokensFor(asked: URLSearchParams, sub = 'auth0|ada') {
  provider.answerTokens = async () =>
    provider.tokens(await provider.sign(provider.claims({ nonce: asked.get('nonce') ?? '', sub })), {
      refresh_token: undefined,
      expires_in: expiresIn,
    });
}
async function logIn() {
  const asked = await askedBy('/login');
  tokensFor(asked);
  await browser.request(`${app.origin}/login-success?code=c&state=${asked.get('state')}`);
}
const handOver = async (fields: Record<string, string>) => {
  const { response } = await browser.submit(`${app.origin}/login-success`, fields);
  return { status: response.status, body: await response.json(), store: response.headers.get('Cache-Control') };
};
const session = () => app.identity.sessionCookie.read(parseCookies(browser.cookieHeader(app.origin)));
const isFlagged = () => browser.cookieHeader(app.origin).includes('pagewright-signed-in=true');

describe('a hidden frame', () => {
  test('asks without questions and for a message instead of a redirect, also while somebody is logged in', async () => {
    await logIn();
    const asked = await askedBy('/login?frame');
    expect([asked.get('prompt'), asked.get('response_mode')]).toEqual(['none', 'web_message']);
    expect(asked.get('code_challenge_method')).toBe('S256');
  });

  test('renews the session that there is: the same one with other tokens, told to nobody as a new login', async () => {
    await logIn();
    const before = await session();
    minutes(13);
    const asked = await askedBy('/login?frame');
    tokensFor(asked);
    expect(await handOver({ code: 'c', state: asked.get('state') ?? '' })).toEqual({
      status: 200,
      body: { failure: null },
      store: 'no-store',
    });
    const after = await session();
    expect([after?.id, after?.created]).toEqual([before?.id, before?.created]);
    expect(after?.tokens.access_token).not.toBe(before?.tokens.access_token);
    expect(app.apiCalls).toHaveLength(1);
  });

  test('of another person ends the session', async () => {
    await logIn();
    const asked = await askedBy('/login?frame');
    tokensFor(asked, 'auth0|eve');
    expect(await handOver({ code: 'c', state: asked.get('state') ?? '' })).toMatchObject({
      status: 400,
      body: { failure: 'invalid_token' },
    });
    expect([await session(), isFlagged()]).toEqual([null, false]);
  });

  test('that the provider refuses leaves the session alone', async () => {
    await logIn();
    const asked = await askedBy('/login?frame');
    expect(await handOver({ error: 'login_required', state: asked.get('state') ?? '' })).toMatchObject({
      status: 400,
      body: { failure: 'login_required' },
    });
    expect([(await session())?.generation, isFlagged()]).toEqual([0, true]);
  });

  test('cannot hand over an answer that nobody asked for', async () => {
    await logIn();
    await askedBy('/login?frame');
    provider.calls.length = 0;
    expect(await handOver({ code: 'c', state: 'foreign' })).toMatchObject({ body: { failure: 'state_mismatch' } });
    expect(provider.calls).toEqual([]);
  });

  test('is believed only for what an answer looks like', () => {
    const answer = { type: 'authorization_response', response: { code: 'c', state: 's' } };
    expect(answerIn(answer)).toEqual({ code: 'c', state: 's' });
    for (const other of [null, 'x', {}, { ...answer, type: 'other' }, { ...answer, response: 'c' }])
      expect(answerIn(other)).toBeNull();
  });
});

describe('a page is told', () => {
  const plan = () => {
    const opened = app.openSession({ Cookie: browser.cookieHeader(app.origin) });
    return opened.then(({ session: current }) => silentPlanOf(current));
  };
  test('nothing, for visitors and for sessions with a refresh token', async () => {
    expect(await plan()).toBeNull();
    const asked = await askedBy('/login');
    provider.answerTokens = async () =>
      provider.tokens(await provider.sign(provider.claims({ nonce: asked.get('nonce') ?? '' })));
    await browser.request(`${app.origin}/login-success?code=c&state=${asked.get('state')}`);
    expect(await plan()).toBeNull();
  });
  test('when to renew a session without one, and to bring back one that is over', async () => {
    await logIn();
    expect(await plan()).toMatchObject({ waitMs: expect.closeTo(810_000, -4), isReturning: false });
    minutes(14);
    expect(await plan()).toMatchObject({ waitMs: 0, isReturning: true });
  });
});

describe('the whole page', () => {
  test('asks once; the provider’s refusal ends the session, and the next try asks the person', async () => {
    await logIn();
    minutes(15);
    const redirected = await browser.request(`${app.origin}/private`);
    expect(redirected.headers.get('Location')).toBe('/login?redirectTo=%2Fprivate&prompt=none');
    const asked = await askedBy('/login?redirectTo=%2Fprivate&prompt=none');
    expect([asked.get('prompt'), asked.get('response_mode')]).toEqual(['none', 'query']);
    const refused = await browser.request(
      `${app.origin}/login-success?error=login_required&state=${asked.get('state')}`,
    );
    expect(refused.headers.get('Location')).toBe('/private');
    expect([await session(), isFlagged()]).toEqual([null, false]);
    const login = await browser.request(`${app.origin}/private`);
    expect(login.headers.get('Location')).toBe('/login?redirectTo=%2Fprivate');
  });

  test('never goes in circles, however short the tokens live that it gets', async () => {
    for (const life of [1, 30, 60, 61]) {
      browser.cookies.clear();
      expiresIn = life;
      await logIn();
      minutes(2);
      let askedTimes = 0;
      const withProvider = openCookieBrowser(async (url, init) => {
        if (!url.startsWith(provider.issuer)) return app.handle(url, init);
        askedTimes += 1;
        time += 500;
        const asked = new URL(url).searchParams;
        tokensFor(asked);
        const back = `${app.origin}/login-success?code=c&state=${asked.get('state')}`;
        return new Response(null, { status: 302, headers: { Location: back } });
      });
      for (const [key, cookie] of browser.cookies) withProvider.cookies.set(key, cookie);
      const { url, response } = await withProvider.visit(`${app.origin}/private`);
      expect([life, url.pathname, response.status, askedTimes]).toEqual([life, '/private', 200, 1]);
    }
  });
});
