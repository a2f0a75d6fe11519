import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openCookieBrowser, type CookieBrowser } from '#tests/support/cookie-browser.ts';
import { startIdentitySandbox, type IdentitySandbox } from './index.ts';

const appOrigin = 'http://127.0.0.1:3558';
const rolesClaim = 'https://pagewright.app/roles';
const client = { client_id: 'pagewright-web', client_secret: 'secret-of-the-tests-secret-of-the-tests' };
const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-identity-'));
const options = {
  port: 3559,
  host: '127.0.0.1',
  dataDir,
  appOrigin,
  clientId: client.client_id,
  clientSecret: client.client_secret,
  audience: 'https://api.pagewright.app',
  rolesClaim,
  returnOrigins: ['https://www.example.com'],
};
let identity: IdentitySandbox;
beforeAll(async () => {
  identity = await startIdentitySandbox(options);
});
afterAll(async () => {
  await identity.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const verifier = randomBytes(32).toString('base64url');
const authorizeUrl = (more: Record<string, string> = {}) => {
  const url = new URL('authorize', identity.issuer);
  url.search = new URLSearchParams({
    client_id: client.client_id,
    scope: 'openid profile email offline_access',
    response_type: 'code',
    response_mode: 'query',
    state: 'state-1',
    nonce: 'nonce-1',
    redirect_uri: `${appOrigin}/login-success`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    audience: options.audience,
    ...more,
  }).toString();
  return url.href;
};
const isBack = (url: URL) => url.origin === appOrigin;

async function logIn(browser: CookieBrowser, email = 'admin@pagewright.test', more: Record<string, string> = {}) {
  const form = await browser.visit(authorizeUrl(more));
  return browser.submit(form.url.href, { email, password: 'pagewright' }, isBack);
}

const tokensSchema = z.object({
  access_token: z.string(),
  id_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  scope: z.string(),
});
const tokenCall = (fields: Record<string, string>) =>
  fetch(new URL('oauth/token', identity.issuer), {
    method: 'POST',
    body: new URLSearchParams({ ...client, ...fields }),
  });
async function exchange(back: URL) {
  const fields = {
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    code_verifier: verifier,
    redirect_uri: `${appOrigin}/login-success`,
  };
  return tokensSchema.parse(await (await tokenCall(fields)).json());
}
const refresh = (refresh_token: string) => tokenCall({ grant_type: 'refresh_token', refresh_token });

test('a login gives tokens as Auth0 does', async () => {
  const { url } = await logIn(openCookieBrowser());
  expect(url.searchParams.get('state')).toBe('state-1');
  expect(url.searchParams.get('iss')).toBe(identity.issuer);
  const tokens = await exchange(url);
  const keys = createRemoteJWKSet(new URL('.well-known/jwks.json', identity.issuer));
  const { payload: profile } = await jwtVerify(tokens.id_token, keys, {
    issuer: identity.issuer,
    audience: client.client_id,
    algorithms: ['RS256'],
  });
  expect(profile).toMatchObject({
    nonce: 'nonce-1',
    email: 'admin@pagewright.test',
    name: 'Ada Admin',
    [rolesClaim]: ['admin'],
  });
  expect(profile.picture).toBeTypeOf('string');
  const { payload: access } = await jwtVerify(tokens.access_token, keys, {
    issuer: identity.issuer,
    audience: options.audience,
    algorithms: ['RS256'],
  });
  expect(access).toMatchObject({ sub: profile.sub, [rolesClaim]: ['admin'] });
  const scopes = tokens.scope.split(' ');
  expect(scopes).toEqual(expect.arrayContaining(['openid', 'profile', 'email', 'offline_access']));
  const userinfo = await fetch(new URL('userinfo', identity.issuer), {
    headers: { Authorization: `Bearer ${tokens.access_token}` },
  });
  expect(await userinfo.json()).toMatchObject({ sub: profile.sub, email: 'admin@pagewright.test' });
});

test('a wrong password keeps the typed e-mail and says so', async () => {
  const browser = openCookieBrowser();
  const form = await browser.visit(authorizeUrl());
  const { response } = await browser.submit(form.url.href, { email: '"><b>me@x.test', password: 'nope' });
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(html).toContain('Wrong e-mail or password.');
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;me@x.test"');
});

test('sign up opens by screen_hint, links to log in within the same flow, and makes an account', async () => {
  const browser = openCookieBrowser();
  const form = await browser.visit(authorizeUrl({ screen_hint: 'signup', prompt: 'login' }));
  const html = await form.response.text();
  expect(form.url.searchParams.get('screen')).toBe('signup');
  const other = `${form.url.pathname}?screen=login`;
  expect(html).toContain(`href="${other}"`);
  expect(await (await browser.visit(new URL(other, form.url).href)).response.text()).toContain('Create an account');
  const taken = await browser.submit(form.url.href, {
    name: 'X',
    email: 'user@pagewright.test',
    password: 'long enough',
  });
  expect(await taken.response.text()).toContain('already an account');
  const { url } = await browser.submit(
    form.url.href,
    { name: 'Nora New', email: 'Nora@example.test', password: 'long enough' },
    isBack,
  );
  expect(decodeJwt((await exchange(url)).id_token)).toMatchObject({
    email: 'nora@example.test',
    name: 'Nora New',
    [rolesClaim]: [],
  });
});

test('a taken e-mail leads to the login with the e-mail in it; a weak password is refused with what was typed', async () => {
  const browser = openCookieBrowser();
  const form = await browser.visit(authorizeUrl({ screen_hint: 'signup' }));
  const send = async (fields: Record<string, string>) => {
    const { response } = await browser.submit(form.url.href, { name: 'Nia', password: 'long enough', ...fields });
    return { status: response.status, html: await response.text() };
  };
  const taken = await send({ email: 'user@pagewright.test' });
  const [, login = ''] = /<a href="([^"]+)">Log in instead</.exec(taken.html) ?? [];
  const { response } = await browser.visit(new URL(login.replaceAll('&amp;', '&'), form.url).href);
  expect(await response.text()).toMatch(/name="email"[^>]*value="user@pagewright.test"/);

  for (const password of ['short', 'Password1', '12345678', 'aaaaaaaaaa', 'qwertyuiop']) {
    const { status, html } = await send({ email: 'nia@example.test', password });
    expect([password, status]).toEqual([password, 422]);
    expect(html).toMatch(/role="alert"[^>]*>(The password needs 8|That password is easy to guess)/);
    expect(html).toMatch(/value="Nia"[\s\S]*value="nia@example.test"/);
    expect(html).not.toContain(password);
  }
});

test('after ten wrong passwords an account rests, by either form', async () => {
  const browser = openCookieBrowser();
  const form = await browser.visit(authorizeUrl());
  const email = 'starter@pagewright.test';
  const attempt = async (address: string, password: string) => {
    const { response } = await browser.submit(address, { name: 'S', email, password }, isBack);
    return { status: response.status, html: await response.text() };
  };
  for (let time = 0; time < 10; time += 1)
    expect((await attempt(form.url.href, `wrong password ${time}`)).status).toBe(422);
  for (const address of [form.url.href, form.url.href.replace('login', 'signup')]) {
    const { status, html } = await attempt(address, 'pagewright');
    expect([status, html.includes('Please wait a few minutes')]).toEqual([429, true]);
  }
  expect((await logIn(openCookieBrowser(), 'business@pagewright.test')).url.searchParams.get('code')).toBeTruthy();
});

test('a refresh token that comes back after its reuse interval ends its whole family', async () => {
  const first = await exchange((await logIn(openCookieBrowser())).url);
  const second = tokensSchema.parse(await (await refresh(first.refresh_token)).json());
  vi.useFakeTimers({ now: Date.now() + 41_000, toFake: ['Date'] });
  try {
    expect(await (await refresh(first.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
    expect(await (await refresh(second.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
  } finally {
    vi.useRealTimers();
  }
});

test('a session at the provider answers at once, prompt=login asks again, another person may take over', async () => {
  const browser = openCookieBrowser();
  await logIn(browser);
  const again = await browser.visit(authorizeUrl(), {}, isBack);
  expect(again.url.searchParams.get('code')).toBeTruthy();
  const asked = await logIn(browser, 'user@pagewright.test', { prompt: 'login' });
  expect(decodeJwt((await exchange(asked.url)).id_token).email).toBe('user@pagewright.test');
});

test('prompt=none answers login_required without a session, and tokens with one', async () => {
  const browser = openCookieBrowser();
  const without = await browser.visit(authorizeUrl({ prompt: 'none' }), {}, isBack);
  expect(without.url.searchParams.get('error')).toBe('login_required');
  await logIn(browser);
  const silent = await browser.visit(authorizeUrl({ prompt: 'none' }), {}, isBack);
  expect((await exchange(silent.url)).refresh_token).toBeTruthy();
});

test('max_age puts auth_time in the token, an organization its claims', async () => {
  const browser = openCookieBrowser();
  const { url } = await logIn(browser, 'user@pagewright.test', { max_age: '0', organization: 'org_bakers' });
  expect(decodeJwt((await exchange(url)).id_token)).toMatchObject({
    auth_time: expect.any(Number),
    org_id: 'org_bakers',
    org_name: 'bakers',
  });
});

test('refresh tokens rotate, a lost answer may be asked for again, revoking ends the family', async () => {
  const first = await exchange((await logIn(openCookieBrowser())).url);
  const second = tokensSchema.parse(await (await refresh(first.refresh_token)).json());
  expect(second.refresh_token).not.toBe(first.refresh_token);
  const repeated = await refresh(first.refresh_token);
  expect(repeated.status).toBe(200);
  const revoked = await fetch(new URL('oauth/revoke', identity.issuer), {
    method: 'POST',
    body: new URLSearchParams({ ...client, token: second.refresh_token }),
  });
  expect(revoked.status).toBe(200);
  expect(await (await refresh(tokensSchema.parse(await repeated.json()).refresh_token)).json()).toMatchObject({
    error: 'invalid_grant',
  });
});

test('logging out ends the session and returns to allowed addresses only', async () => {
  const browser = openCookieBrowser();
  await logIn(browser);
  const logout = (returnTo: string) =>
    browser.request(`${identity.issuer}v2/logout?${new URLSearchParams({ client_id: client.client_id, returnTo })}`);
  expect((await logout('https://evil.example/')).status).toBe(400);
  const out = await logout('https://www.example.com/bye');
  expect(out.headers.get('Location')).toBe('https://www.example.com/bye');
  const after = await browser.visit(authorizeUrl({ prompt: 'none' }), {}, isBack);
  expect(after.url.searchParams.get('error')).toBe('login_required');
});

test('a restart keeps keys, accounts, sessions and refresh tokens', async () => {
  const browser = openCookieBrowser();
  const tokens = await exchange((await logIn(browser)).url);
  const readKeys = async () => (await fetch(new URL('.well-known/jwks.json', identity.issuer))).text();
  const keysBefore = await readKeys();
  await identity.close();
  identity = await startIdentitySandbox(options);
  // The first call may still meet a connection of the closed server.
  expect(await readKeys().catch(readKeys)).toBe(keysBefore);
  expect((await refresh(tokens.refresh_token)).status).toBe(200);
  const silent = await browser.visit(authorizeUrl({ prompt: 'none' }), {}, isBack);
  expect(silent.url.searchParams.get('code')).toBeTruthy();
});

test('a taken port is one plain sentence', async () => {
  await expect(startIdentitySandbox(options)).rejects.toThrow(
    'Port 3559, which the local identity provider needs, is in use',
  );
});
