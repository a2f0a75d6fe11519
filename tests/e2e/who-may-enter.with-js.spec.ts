import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { openCookieBrowser, type CookieBrowser } from '#tests/support/cookie-browser.ts';
import { formsOf } from '#tests/support/forms-of.ts';
import { fillDataFolder } from '#tests/support/in-memory-database.ts';
import { bakeryBrief, PASSWORD, uniqueEmail } from '#tests/support/journey.ts';
import { portOf } from '#tests/support/ports.ts';
import {
  addressesOf,
  addressOf,
  asExpected,
  callers,
  callersOf,
  formAddressOf,
  headersOf,
  forms,
  missing,
  pages,
  rowsOf,
  type Caller,
  type Named,
  type Outcome,
  type State,
} from '#tests/support/route-access.ts';
import { watchForSecrets } from '#tests/support/secret-watch.ts';
import { startProduct } from '#tests/support/start-product.ts';

const port = portOf('doors');
const origin = `http://localhost:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-doors-'));
let product: Awaited<ReturnType<typeof startProduct>>;
let watch: ReturnType<typeof watchForSecrets>;
const browsers = {} as Record<Caller, CookieBrowser>;
const named = {} as Record<State, Named>;

const firstMatch = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';

async function passProvider(name: Caller, way: string, fields: Record<string, string>) {
  const screen = await browsers[name].visit(`${origin}${way}`);
  await watch.learn(browsers[name].cookieHeader(origin));
  const { url } = await browsers[name].submit(screen.url.href, fields);
  expect(url.href).toBe(`${origin}/`);
}
const signUp = (name: Caller) =>
  passProvider(name, '/signup', { name, email: uniqueEmail(name), password: 'a long password' });

async function make(name: Caller, path: string, rest: Pick<Named, 'template' | 'domain'>) {
  const { url, response } = await browsers[name].submit(`${origin}${path}`, { intent: 'create', brief: bakeryBrief });
  const website = firstMatch(url.pathname, /^\/website-chat\/([^/]+)$/);
  const page = firstMatch(await response.text(), new RegExp(`/website-chat/${website}/(?!settings)([a-z-]+)"`));
  expect([website, page]).not.toContain('');
  return { website, page, ...rest };
}

test.beforeAll(async () => {
  await fillDataFolder(dataDir);
  product = await startProduct({ port, dataDir });
  watch = watchForSecrets(origin, dataDir);
  for (const caller of callers) browsers[caller] = openCookieBrowser(watch.fetch);
  await signUp('owner');
  await signUp('other');
  await passProvider('training', '/login', { email: 'trainer@pagewright.test', password: PASSWORD });
  await passProvider('admin', '/login', { email: 'admin@pagewright.test', password: PASSWORD });
  const templates = await (await browsers.admin.request(`${origin}/admin/templates`)).text();
  const template = firstMatch(templates, /"\/admin\/templates\/(?!new)([^"/]+)"/);
  const added = await browsers.owner.submit(`${origin}/domains/add`, { name: 'doors.example.com' });
  const domain = firstMatch(added.url.pathname, /^\/domains\/([^/]+)\/confirm-dns$/);
  const rest = { template, domain };
  named.draft = await make('owner', '/?index', rest);
  named.published = await make('owner', '/?index', rest);
  await browsers.owner.submit(`${origin}/website/${named.published.website}`, { intent: 'publish' });
  named.unclaimed = await make('holder', '/template-builder/1', rest);
  for (const caller of callers) await watch.learn(browsers[caller].cookieHeader(origin));
});
test.afterAll(async () => {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Where a redirect leads; data requests name it in their body. */
const targetOf = async (response: Response) =>
  response.status === 202
    ? firstMatch(await response.text(), /"redirect","([^"]+)"/)
    : response.headers.get('Location');

/** Something of the brief that every website here is made of. */
const SAID = 'Anna Moreno';

async function outcomeOf(response: Response): Promise<Outcome | number> {
  const target = await targetOf(response);
  if (target !== null) return /^\/login(\?(redirectTo|prompt)=|$)/.test(target) ? 'login' : 'away';
  const byStatus: Record<number, Outcome> = {
    200: 'in',
    400: 'refused',
    401: 'unknown',
    403: 'forbidden',
    404: 'hidden',
    422: 'refused',
  };
  const outcome = byStatus[response.status] ?? response.status;
  if (outcome === 'hidden') expect.soft(await response.clone().text(), response.url).not.toContain(SAID);
  return outcome === 'in' && (await isPublicCard(response)) ? 'card' : outcome;
}

/** The page of a website, or its data, with nothing but what its public card says. */
async function isPublicCard(response: Response): Promise<boolean> {
  const text = await response.clone().text();
  return (
    /address\\?",/.test(text) &&
    /tagline\\?",/.test(text) &&
    !/canWrite\\?",/.test(text) &&
    !text.includes('builderNumber')
  );
}

/** The row with what was found for those who asked. */
async function outcomes(
  row: Record<Caller, Outcome>,
  ask: (browser: CookieBrowser) => Promise<Response>,
  asking: readonly Caller[] = callers,
) {
  const found = await Promise.all(
    asking.map(async (caller) => {
      const outcome = await outcomeOf(await ask(browsers[caller]));
      return [caller, asExpected(outcome, row[caller])] as const;
    }),
  );
  return { ...row, ...Object.fromEntries(found) };
}

/** A form as a page of this app sends it, or as something else does. */
const post = (path: string, fields: Record<string, string>, headers: Record<string, string>) => ({
  address: `${origin}${path}`,
  init: {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  },
});

test('every page, and every data request, is answered to whom it is for', async () => {
  test.slow();
  for (const [id, access] of Object.entries(pages))
    for (const [state, row] of rowsOf(access))
      for (const path of addressesOf(id, named[state])) {
        const ask = (browser: CookieBrowser) => browser.request(`${origin}${path}`, { headers: headersOf(id) });
        const found = await outcomes(row, ask, callersOf(id));
        expect.soft({ id, state, path, ...found }).toEqual({ id, state, path, ...row });
      }
});

test('what is not there is not there for anybody', async () => {
  for (const [path, row] of missing(named.draft.website))
    expect
      .soft({ path, ...(await outcomes(row, (browser) => browser.request(`${origin}${path}`))) })
      .toEqual({ path, ...row });
});

test('no form is taken from another website, or from who does not say where it comes from', async () => {
  const elsewhere: Record<string, string>[] = [{}, { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }];
  for (const [id, { fields }] of Object.entries(forms))
    for (const headers of elsewhere) {
      const { address, init } = post(formAddressOf(id, named.draft), fields, headers);
      for (const caller of ['holder', 'owner', 'admin'] as const)
        expect.soft([id, (await browsers[caller].request(address, init)).status]).toEqual([id, 403]);
    }
});

test('every form is taken from whom it is for', async () => {
  const manifest = firstMatch(await (await browsers.owner.request(origin)).text(), /"(\/assets\/manifest-[^"]+)"/);
  const script = await (await browsers.owner.request(`${origin}${manifest}`)).text();
  const { routes } = z
    .object({ routes: z.record(z.string(), z.object({ id: z.string(), hasAction: z.boolean() })) })
    .parse(JSON.parse(firstMatch(script, /^[^={]+=(.+?);?\s*$/s)));
  const takers = Object.values(routes).flatMap(({ id, hasAction }) => (hasAction ? [id] : []));
  expect(Object.keys(forms).sort(), 'every route with forms has its row').toEqual(takers.sort());

  for (const [id, { fields, access }] of Object.entries(forms))
    for (const [state, row] of rowsOf(access)) {
      if (id === 'logout') continue;
      const { address, init } = post(formAddressOf(id, named[state]), fields, { 'Sec-Fetch-Site': 'same-origin' });
      const found = await outcomes(row, (browser) => browser.request(address, init), callersOf(id));
      expect.soft({ id, state, ...found }).toEqual({ id, state, ...row });
    }
});

test('the API takes no session cookie: who has nothing else is a visitor', async () => {
  const answer = await browsers.admin.request(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: '{ redwood { currentUser } unclaimedWebsites { id } }' }),
  });
  expect(await answer.json()).toEqual({ data: { redwood: { currentUser: null }, unclaimedWebsites: [] } });
});

test('no screen takes an access key: who has nothing else is a visitor', async () => {
  const { response } = await browsers.owner.submit(`${origin}/?index&panel=account`, {
    intent: 'create-key',
    name: 'Doors',
    scope: 'publish',
  });
  const key = firstMatch(await response.text(), /(pwk_[\w-]{43})/);
  const Authorization = `Bearer ${key}`;
  const visitor = openCookieBrowser(watch.fetch);
  for (const [id, access] of Object.entries(pages))
    for (const [state, { visitor: expected }] of rowsOf(access))
      for (const path of addressesOf(id, named[state])) {
        const answer = await visitor.request(`${origin}${path}`, { headers: { ...headersOf(id), Authorization } });
        const found = asExpected(await outcomeOf(answer), expected);
        expect.soft({ id, state, path, found }).toEqual({ id, state, path, found: expected });
      }
  for (const [id, { fields, access }] of Object.entries(forms))
    for (const [state, { visitor: expected }] of rowsOf(access)) {
      const headers = { 'Sec-Fetch-Site': 'same-origin', Authorization };
      const { address, init } = post(formAddressOf(id, named[state]), fields, headers);
      const found = await outcomeOf(await visitor.request(address, init));
      expect.soft({ id, state, found }).toEqual({ id, state, found: expected });
    }
});

test('who logged out stays out, with any copy of the cookies', async () => {
  const { address, init } = post('/logout', {}, { 'Sec-Fetch-Site': 'same-origin' });
  for (const caller of callers) {
    const Cookie = browsers[caller].cookieHeader(origin);
    const out = await browsers[caller].request(address, init);
    expect([caller, new URL(out.headers.get('Location') ?? '').pathname]).toEqual([caller, '/v2/logout']);
    const copied = openCookieBrowser(watch.fetch);
    const home = await copied.request(origin, { headers: { Cookie } });
    const unclaimed = await copied.request(`${origin}${addressOf('website', named.unclaimed)}`, {
      headers: { Cookie },
    });
    expect([caller, await outcomeOf(home), await outcomeOf(unclaimed)]).toEqual([caller, 'login', 'hidden']);
  }
});

test('every form of every page has a button that sends it without a script', () => {
  const pages = watch.seen.filter(({ status, body }) => status === 200 && body.startsWith('<!DOCTYPE html>'));
  const forms = pages.flatMap(({ address, body }) => formsOf(body).map((form) => ({ address, ...form })));
  expect(forms.length).toBeGreaterThan(200);
  expect(forms.filter(({ isSent }) => !isSent)).toEqual([]);
});

test('nothing that was answered or logged on the way holds a token or a secret', async () => {
  const kinds = new Set(watch.found.values());
  for (const kind of ['access token', 'identity token', 'refresh token', 'claim secret', 'verifier', 'session'])
    expect(kinds).toContain(kind);
  expect(watch.seen.length).toBeGreaterThan(1000);
  for (const { address, status, headers, body } of watch.seen) {
    const where = `${status} ${address}`;
    expect.soft([where, watch.secretsIn(body)]).toEqual([where, []]);
    expect.soft([where, watch.secretsIn(headers.join('\n'))]).toEqual([where, []]);
    for (const [, cookie] of headers.filter(([name]) => name === 'set-cookie')) {
      expect.soft(cookie).toMatch(/; SameSite=Lax/);
      if (!cookie.includes('HttpOnly')) expect.soft(cookie).toMatch(/^pagewright-signed-in=(true)?;/);
    }
    if (headers.some(([name, value]) => name === 'set-cookie' && value.startsWith('pagewright-')))
      expect.soft([where, new Headers(headers).get('Cache-Control')]).toEqual([where, 'no-store']);
  }
  expect(watch.secretsIn(product.output.join('')), 'in the log').toEqual([]);
});
