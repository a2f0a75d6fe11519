import { expect, test, type Page } from '@playwright/test';
import { createQuickly, logInQuickly, publishQuickly, signUpQuickly } from '#tests/support/shortcuts.ts';

/** What the tokens in a text are for. */
const purposesIn = (text: string): unknown[] =>
  [...text.matchAll(/eyJ[\w-]{10,}\.([\w-]{10,})/g)].map(([, claims = '']) => {
    const read: { aud?: unknown } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    return read.aud;
  });
const owner = async (page: Page) => {
  await signUpQuickly(page, 'security');
  return createQuickly(page);
};

for (const [what, headers] of [
  ['says nothing about where it comes from', {}],
  ['comes from another website', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['comes from a published site', { Origin: 'http://some-shop.localhost:3000', 'Sec-Fetch-Site': 'same-site' }],
  ['has no origin', { Origin: 'null' }],
] as const) {
  test(`a form that ${what} changes nothing`, async ({ page }) => {
    const id = await owner(page);
    const send = (path: string, form: Record<string, string>) =>
      page.request.post(path, { form, headers, maxRedirects: 0 });
    for (const path of ['/?index', '/_root.data?index'])
      expect((await send(path, { intent: 'delete', id })).status(), path).toBe(403);
    for (const path of [`/website/${id}`, `/website/${id}.data`])
      expect((await send(path, { intent: 'publish' })).status(), path).toBe(403);
    for (const path of ['/logout', '/billing', `/website-chat/${id}`])
      expect((await send(path, {})).status(), path).toBe(403);
    expect((await page.request.get(`/website/${id}`)).status()).toBe(200);
  });
}

test('no answer and no readable cookie holds a token or a secret of the session', async ({ page }) => {
  const id = await owner(page);
  const paths = [
    '/',
    '/_root.data',
    `/website/${id}`,
    `/website/${id}.data`,
    `/website-chat/${id}`,
    `/website-chat/${id}.data`,
    '/nothing-here',
    '/nothing-here.data',
  ];
  for (const path of paths) {
    const text = await (await page.request.get(path)).text();
    // Frames without cookies need the preview's own short-lived key.
    expect(
      purposesIn(text).filter((purpose) => purpose !== 'preview'),
      path,
    ).toEqual([]);
    expect(text, path).not.toMatch(/(access|id|refresh)_token/);
  }
  await page.goto('/');
  expect(await page.evaluate(() => document.cookie)).toBe('pagewright-signed-in=true');
  for (const { name, httpOnly, sameSite, domain } of await page.context().cookies('http://localhost')) {
    expect([name, domain, sameSite]).toEqual([name, 'localhost', 'Lax']);
    expect([name, httpOnly]).toEqual([name, name !== 'pagewright-signed-in']);
  }
});

test('pages carry a policy with a nonce of their own, and the preview is locked in a sandbox', async ({ page }) => {
  const id = await owner(page);
  const policyOf = async (path: string) => (await page.request.get(path)).headers()['content-security-policy'] ?? '';
  const nonces = new Set<string>();
  for (const path of ['/', '/', `/website/${id}`, '/nothing-here', '/admin/templates']) {
    const policy = await policyOf(path);
    expect(policy, path).toMatch(/script-src 'self' 'nonce-[^']{16,}'(;|$)/);
    expect(policy, path).toMatch(/object-src 'none'/);
    expect(policy, path).toMatch(/frame-ancestors 'self'/);
    nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? '');
  }
  expect(nonces.size).toBe(5);
  const preview = await policyOf(`/website-preview?website=${id}`);
  expect(preview).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox;/);
  expect(preview).not.toMatch(/allow-same-origin|allow-forms|allow-top-navigation/);
  expect(await policyOf(`/website-preview?website=${id}&live=1`)).not.toMatch(/allow-same-origin/);
});

test('no screen breaks its own policy', async ({ page }) => {
  const id = await owner(page);
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A preview without scripts refuses the test tool's own.
    if (message.text().startsWith('Blocked script execution in')) return;
    if (message.type() === 'error' || /Content Security Policy/i.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const path of ['/', `/website/${id}`, `/website-chat/${id}`])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(complaints).toEqual([]);
});

const hostile = [
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https://evil.example',
  '/%2F/evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/.//evil.example',
];

test('a login never leads to another website', async ({ page, baseURL }) => {
  await logInQuickly(page, 'user@pagewright.test');
  for (const target of hostile)
    for (const path of ['/login', '/signup', '/login-success']) {
      const answer = await page.request.get(`${path}?redirectTo=${encodeURIComponent(target)}`, { maxRedirects: 0 });
      const to = new URL(answer.headers()['location'] ?? '', `${baseURL}${path}`);
      expect([path, target, to.origin], path).toEqual([path, target, baseURL]);
    }
});

test('a login that started with a hostile target ends on the dashboard', async ({ page }) => {
  await page.goto(`/login?redirectTo=${encodeURIComponent('//evil.example')}`);
  await page.getByLabel('E-mail').fill('user@pagewright.test');
  await page.getByLabel('Password').fill('pagewright');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/');
});

test('another person’s website is not there, by no door', async ({ page, browser, baseURL }) => {
  const id = await owner(page);
  const stranger = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signUpQuickly(stranger, 'stranger');
  const doors = [
    `/website/${id}`,
    `/website/${id}.data`,
    `/website-chat/${id}`,
    `/website-chat/${id}.data`,
    `/website-chat/${id}/settings/general`,
    `/website-preview?website=${id}`,
  ];
  for (const door of doors) {
    const answer = await stranger.request.get(door);
    expect(answer.status(), door).toBe(404);
    expect(await answer.text(), door).not.toContain('Nordlicht');
  }
  for (const [path, form] of [
    [`/website/${id}`, { intent: 'publish' }],
    [`/website-chat/${id}`, { intent: 'send', message: 'Remove all' }],
  ] as const) {
    const answer = await stranger.request.post(path, {
      form,
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      maxRedirects: 0,
    });
    expect(answer.status(), path).toBe(404);
  }
  await stranger.context().close();
});

const previewTokenOf = async (page: Page, id: string) => {
  await page.goto(`/website/${id}`);
  const source = await page.getByTitle(/^Preview of/).getAttribute('src');
  return new URL(source ?? '', page.url()).searchParams.get('token') ?? '';
};

test('a preview token opens its own website only, for someone without a session too', async ({
  page,
  playwright,
  baseURL,
}) => {
  const [one, two] = [await owner(page), await createQuickly(page)];
  const key = encodeURIComponent(await previewTokenOf(page, one));
  const nobody = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const status = async (search: string) => (await nobody.get(`/website-preview?${search}`)).status();
  expect(await status(`website=${one}&token=${key}`)).toBe(200);
  expect(await status(`website=${two}&token=${key}`)).toBe(404);
  expect(await status(`website=${one}&token=${key}x`)).toBe(404);
  expect(await status(`website=${one}`)).toBe(404);
  await nobody.dispose();
});

test('a published site gets no cookie of the app and answers none of its routes', async ({ page }) => {
  const id = await owner(page);
  const address = await publishQuickly(page, id);
  const sent: string[] = [];
  page.on('request', async (request) => sent.push((await request.allHeaders())['cookie'] ?? ''));
  await page.goto(address);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect(sent.join('')).toBe('');
  for (const path of [`/website/${id}`, '/login', '/graphql', '/healthz']) {
    const response = await page.goto(`${address}${path}`);
    expect([path, response?.status()]).toEqual([path, 404]);
  }
});

test('another name of this machine leads to the one origin of the app', async ({ page, baseURL }) => {
  const port = new URL(baseURL ?? '').port;
  const answer = await page.request.get(`http://127.0.0.1:${port}/domains?page=2`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([307, `${baseURL}/domains?page=2`]);
});
