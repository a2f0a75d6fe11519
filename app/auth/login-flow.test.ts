import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeFailure } from './failure-words.ts';
import { createMemorySessionStore } from './session-store.ts';
import { startIdentitySandbox, type IdentitySandbox } from '#sandbox/identity/index.ts';
import { openAuthApp, type AuthApp } from '#tests/support/auth-app.ts';
import { openCookieBrowser, type CookieBrowser } from '#tests/support/cookie-browser.ts';

/** The whole flow against the local provider, which listens on the port after the app's. */
const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-login-'));
let identity: IdentitySandbox;
let app: AuthApp;
let browser: CookieBrowser;

beforeAll(async () => {
  const { settings } = openAuthApp();
  identity = await startIdentitySandbox({
    ...settings.auth0,
    port: settings.port + 1,
    host: '127.0.0.1',
    dataDir,
    appOrigin: settings.appOrigin,
  });
});
afterAll(async () => {
  await identity.close();
  rmSync(dataDir, { recursive: true, force: true });
});
const browserFor = (opened: AuthApp) =>
  openCookieBrowser((url, init) => (url.startsWith(opened.origin) ? opened.handle(url, init) : fetch(url, init)));
beforeEach(() => {
  app = openAuthApp();
  browser = browserFor(app);
});

test('who starts or ends logins too often is asked to wait, and uses up no attempt of theirs', async () => {
  const waits = { seconds: 40, of: [] as string[] };
  const countLogin = async (address: string) => (waits.of.push(address), waits.seconds);
  const limited = openAuthApp({ sessionStore: { ...createMemorySessionStore(), countLogin } });
  const refused = await limited.handle(`${limited.origin}/login`);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '40']);
  expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
  expect((await limited.handle(`${limited.origin}/login-success?code=c&state=s`)).status).toBe(429);
  waits.seconds = 0;
  expect((await limited.handle(`${limited.origin}/login`)).status).toBe(302);
  expect(waits.of).toEqual(['127.0.0.1', '127.0.0.1', '127.0.0.1']);
});

const credentials = { email: 'admin@pagewright.test', password: 'pagewright' };
async function logIn(path = '/login', fields: Record<string, string> = credentials) {
  const form = await browser.visit(`${app.origin}${path}`);
  return browser.submit(form.url.href, fields);
}
const sessionCookies = () => [...browser.cookies.values()].filter(({ name }) => name.startsWith('pagewright-'));

test('a private page leads through the login and back to the same path and query', async () => {
  const { url, response } = await logIn('/domains/search?q=a%20b&tld=.com');
  expect(url.href).toBe(`${app.origin}/domains/search?q=a%20b&tld=.com`);
  expect(await response.json()).toMatchObject({ name: 'Ada Admin', email: 'admin@pagewright.test', roles: ['admin'] });
  const [call] = app.apiCalls;
  expect(call?.headers.get('auth-provider')).toBe('auth0');
  expect(call?.headers.get('Authorization')).toMatch(/^Bearer ey/);
  expect(call?.headers.get('Cookie')).toBeNull();
});

test('cookies hold no readable token; the flag says only true; answers that set them are not stored', async () => {
  const form = await browser.visit(`${app.origin}/login`);
  const { url } = await browser.submit(form.url.href, credentials, ({ pathname }) => pathname === '/login-success');
  const answer = await browser.request(url.href);
  const lines = answer.headers.getSetCookie();
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(lines.find((line) => line.startsWith('pagewright-signed-in='))).toBe(
    'pagewright-signed-in=true; Path=/; Max-Age=86400; SameSite=Lax',
  );
  for (const line of lines.filter((text) => text.startsWith('pagewright-session')))
    expect(line).toContain('HttpOnly; SameSite=Lax');
  expect(lines.join()).not.toMatch(/ey[\w-]+\.ey/);
  expect(app.logged.join()).not.toMatch(/ey[\w-]+\.ey/);
});

test('over https cookies are Secure and bound to the host', async () => {
  const live = openAuthApp({
    env: {
      APP_ORIGIN: 'https://pagewright.example',
      SITES_DOMAIN: 'sites.test',
      SESSION_SECRETS: 'x'.repeat(32),
      AUTH0_DOMAIN: 'login.example.com',
      AUTH0_CLIENT_ID: 'id',
      AUTH0_CLIENT_SECRET: 'secret',
    },
  });
  const [line = ''] = (await live.handle('https://pagewright.example/login')).headers.getSetCookie();
  expect(line).toMatch(/^__Host-pagewright-login\.[\w-]+=/);
  expect(line).toMatch(/; Path=\/; Max-Age=86400; HttpOnly; Secure; SameSite=Lax$/);
});

test('the authorization request carries everything that the provider needs', async () => {
  const response = await browser.request(`${app.origin}/signup?redirectTo=/claim`);
  const url = new URL(response.headers.get('Location') ?? '');
  expect(`${url.origin}${url.pathname}`).toBe(`${identity.issuer}authorize`);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'pagewright-web',
    scope: 'openid profile email offline_access',
    response_type: 'code',
    response_mode: 'query',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    redirect_uri: `${app.origin}/login-success`,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    audience: 'https://api.pagewright.app',
    prompt: 'login',
    screen_hint: 'signup',
  });
});

test('max_age and organization are sent when set, and checked', async () => {
  app = openAuthApp({ env: { AUTH0_MAX_AGE: '0', AUTH0_ORGANIZATION: 'Bakers' } });
  browser = browserFor(app);
  const { response } = await logIn('/x');
  expect(await response.json()).toMatchObject({ profile: { org_name: 'bakers', auth_time: expect.any(Number) } });
});

test('signing up makes an account and logs it in', async () => {
  const { response } = await logIn('/signup?redirectTo=/start', {
    name: 'Nora New',
    email: `nora${Date.now()}@example.test`,
    password: 'long enough',
  });
  expect(await response.json()).toMatchObject({ name: 'Nora New', roles: [] });
});

test('who is logged in goes straight to the target', async () => {
  await logIn();
  for (const path of ['/login', '/signup']) {
    const response = await browser.request(`${app.origin}${path}?redirectTo=%2Fdomains%3Fa%3D1`);
    expect(response.headers.get('Location')).toBe('/domains?a=1');
  }
});

test('two tabs can both finish a login; the second one’s session is new and the first one’s cookie is worth nothing', async () => {
  const first = await browser.visit(`${app.origin}/one`);
  const second = await browser.visit(`${app.origin}/two`);
  const one = await browser.submit(first.url.href, credentials);
  expect(one.url.pathname).toBe('/one');
  const firstCookie = browser.cookieHeader(app.origin);
  const two = await browser.submit(second.url.href, credentials);
  expect(two.url.pathname).toBe('/two');
  const replay = await app.handle(`${app.origin}/x`, { headers: { Cookie: firstCookie } });
  expect(replay.headers.get('Location')).toMatch(/^\/login\?/);
});

describe('logging out', () => {
  test('clears the cookies, revokes the refresh token, ends the provider’s session and shows the way back', async () => {
    await logIn();
    await app.handle(`${app.origin}/login`);
    const before = browser.cookieHeader(app.origin);
    const { url } = await browser.submit(`${app.origin}/logout`, {}, ({ pathname }) => pathname === '/v2/logout');
    expect(url.searchParams.get('client_id')).toBe('pagewright-web');
    expect(url.searchParams.get('returnTo')).toBe(`${app.origin}/login?signed-out`);
    expect(sessionCookies()).toEqual([]);

    const replay = await app.handle(`${app.origin}/domains`, { headers: { Cookie: before } });
    expect(replay.headers.get('Location')).toMatch(/^\/login\?redirectTo=%2Fdomains/);

    const page = await browser.visit(url.href);
    expect([page.url.pathname, page.response.status]).toEqual(['/login', 200]);
    const again = await browser.visit(`${app.origin}/login`);
    expect(again.url.searchParams.get('screen')).toBe('login');
  });

  test('works by a visit of our own, but a link on another site gets a form', async () => {
    await logIn();
    const visit = (headers: Record<string, string>) => browser.request(`${app.origin}/logout`, { headers });
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      {},
      { 'Sec-Fetch-Site': 'same-origin', 'Sec-Purpose': 'prefetch' },
    ] as Record<string, string>[]) {
      const response = await visit(headers);
      expect([response.status, response.headers.getSetCookie()]).toEqual([200, []]);
    }
    expect((await visit({ 'Sec-Fetch-Site': 'same-origin' })).headers.get('Location')).toContain('/v2/logout?');
  });

  test('ends the session at the provider behind the provider only when that is asked for', async () => {
    const isFederated = async (response: Response) =>
      new URL(response.headers.get('Location') ?? '').searchParams.has('federated');
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    const visit = (query: string) => browser.request(`${app.origin}/logout${query}`, { headers });
    expect([await isFederated(await visit('')), await isFederated(await visit('?federated'))]).toEqual([false, true]);
    const { url } = await browser.submit(
      `${app.origin}/logout`,
      { federated: '' },
      ({ pathname }) => pathname === '/v2/logout',
    );
    expect(url.searchParams.has('federated')).toBe(true);
  });
});

test('an API that lets nobody new in logs nobody in, and says why', async () => {
  const message = 'New accounts cannot be made at the moment.';
  app = openAuthApp({
    send: async () => Response.json({ errors: [{ message, extensions: { code: 'UNAVAILABLE' } }] }),
  });
  browser = browserFor(app);
  const { response } = await logIn('/x');
  expect(await response.json()).toMatchObject({ failure: { code: 'not_recorded', message } });
  expect(sessionCookies()).toEqual([]);
});

test('an API that cannot record the person logs nobody in', async () => {
  app = openAuthApp({
    send: async () => Response.json({ errors: [{ message: 'secret detail', extensions: { code: 'INTERNAL' } }] }),
  });
  browser = browserFor(app);
  const { response } = await logIn('/x');
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ failure: { code: 'not_recorded', retry: '/login?redirectTo=%2Fx' } });
  expect(sessionCookies()).toEqual([]);
});

test('who logs in too often is told that it is a limit, and how long to wait', async () => {
  const message = 'Too many attempts in a short time. Wait 40 seconds, then try again.';
  const extensions = { code: 'RATE_LIMITED', retryAfter: 40 };
  app = openAuthApp({ send: async () => Response.json({ errors: [{ message, extensions }] }) });
  browser = browserFor(app);
  const { response } = await logIn('/x');
  expect(response.status).toBe(429);
  expect(await response.json()).toMatchObject({ failure: { code: 'too_many_logins', message, retryAfter: 40 } });
  expect(describeFailure('too_many_logins')).toContain('limit');
});
