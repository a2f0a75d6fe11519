import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { openApi, type Api } from '#tests/support/api.ts';
import { openAuthApp } from '#tests/support/auth-app.ts';
import { openCookieBrowser } from '#tests/support/cookie-browser.ts';
import { createFakeProvider } from '#tests/support/fake-provider.ts';

/** Two web apps on one database, as two processes of the product would be. */
let api: Api;
beforeAll(async () => {
  api = await openApi({ database: await openInMemory() });
}, 60_000);
afterAll(() => api.close());

test('twenty requests to two web apps on one database make one renewal; a logout in one counts in the other', async () => {
  const now = () => api.time.now.getTime();
  const { auth0 } = openAuthApp().settings;
  const provider = await createFakeProvider({ ...auth0, now });
  const { sessionStore } = api.backend;
  const [one, two] = [
    openAuthApp({ sessionStore, fetch: provider.fetch, now }),
    openAuthApp({ sessionStore, fetch: provider.fetch, now }),
  ];
  const browser = openCookieBrowser(one.handle);
  const asked = new URL((await browser.request(`${one.origin}/login`)).headers.get('Location') ?? '').searchParams;
  const nonce = asked.get('nonce') ?? '';
  provider.answerTokens = async () => provider.tokens(await provider.sign(provider.claims({ nonce })));
  await browser.request(`${one.origin}/login-success?code=c&state=${asked.get('state')}`);
  const Cookie = browser.cookieHeader(one.origin);
  const visit = (app = one) => app.handle(`${one.origin}/private`, { headers: { Cookie } });

  api.pass(900);
  provider.calls.length = 0;
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => visit(at % 2 ? one : two)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(provider.callsTo('oauth/token')).toHaveLength(1);

  await browser.submit(`${one.origin}/logout`, {}, ({ pathname }) => pathname === '/v2/logout');
  expect((await visit(two)).status).toBe(302);
});
