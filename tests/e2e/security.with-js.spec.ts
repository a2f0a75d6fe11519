import { expect, test } from '@playwright/test';
import { createQuickly, publishQuickly, signUpQuickly } from '#tests/support/shortcuts.ts';

test('screens keep to a policy of their own, previews to their website and their sandbox, published sites to themselves', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signUpQuickly(page, 'security');
  const [one, two] = [await createQuickly(page), await createQuickly(page)];
  const policyOf = async (path: string) => (await page.request.get(path)).headers()['content-security-policy'] ?? '';

  await test.step('each page has a policy with a nonce of its own', async () => {
    const nonces = new Set<string>();
    for (const path of ['/', '/', `/website/${one}`, '/nothing-here', '/admin/templates']) {
      const policy = await policyOf(path);
      expect(policy, path).toMatch(/script-src 'self' 'nonce-[^']{16,}'(;|$)/);
      expect(policy, path).toMatch(/object-src 'none'/);
      expect(policy, path).toMatch(/frame-ancestors 'self'/);
      nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? '');
    }
    expect(nonces.size).toBe(5);
    const preview = await policyOf(`/website-preview?website=${one}`);
    expect(preview).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox;/);
    expect(preview).not.toMatch(/allow-same-origin|allow-forms|allow-top-navigation/);
    expect(await policyOf(`/website-preview?website=${one}&live=1`)).not.toMatch(/allow-same-origin/);
  });

  await test.step('no screen breaks it', async () => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      // A preview without scripts refuses the test tool's own.
      if (message.text().startsWith('Blocked script execution in')) return;
      if (message.type() === 'error' || /Content Security Policy/i.test(message.text()))
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    for (const path of ['/', `/website-chat/${one}`, `/website/${one}`])
      await page.goto(path, { waitUntil: 'networkidle' });
    expect(complaints).toEqual([]);
    page.removeAllListeners();
  });

  await test.step('a token of a preview opens its own website only, for someone without a session too', async () => {
    const source = await page.getByTitle(/^Preview of/).getAttribute('src');
    const key = encodeURIComponent(new URL(source ?? '', page.url()).searchParams.get('token') ?? '');
    const nobody = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const status = async (search: string) => (await nobody.get(`/website-preview?${search}`)).status();
    expect(await status(`website=${one}&token=${key}`)).toBe(200);
    expect(await status(`website=${two}&token=${key}`)).toBe(404);
    expect(await status(`website=${one}&token=${key}x`)).toBe(404);
    expect(await status(`website=${one}`)).toBe(404);
    await nobody.dispose();
  });

  await test.step('a published site gets no cookie of the app and answers none of its routes', async () => {
    const address = await publishQuickly(page, one);
    // A page of its own: the screen before may still ask for something.
    const site = await page.context().newPage();
    const sent: string[] = [];
    site.on('request', async (request) => sent.push((await request.allHeaders())['cookie'] ?? ''));
    await site.goto(address);
    expect(await site.evaluate(() => document.cookie)).toBe('');
    expect(sent.join('')).toBe('');
    for (const path of [`/website/${one}`, '/login', '/graphql', '/healthz']) {
      const response = await site.goto(`${address}${path}`);
      expect([path, response?.status()]).toEqual([path, 404]);
    }
  });
});

test('another name of this machine leads to the one origin of the app', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const answer = await page.request.get(`http://127.0.0.1:${port}/domains?page=2`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([307, `${baseURL}/domains?page=2`]);
});
