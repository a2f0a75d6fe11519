import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startIdentitySandbox, type IdentitySandbox } from '#sandbox/identity/index.ts';
import { fillDataFolder } from '#tests/support/in-memory-database.ts';
import { PASSWORD, takenOver } from '#tests/support/journey.ts';
import { portOf } from '#tests/support/ports.ts';
import { createQuickly, logInQuickly, signUpQuickly } from '#tests/support/shortcuts.ts';
import { startProduct } from '#tests/support/start-product.ts';

const account = (page: Page) => page.getByRole('navigation', { name: 'Account' });
/** The documents that a page loads from now on. */
const documentsOf = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      paths.push(new URL(request.url()).pathname);
  });
  return paths;
};

test('from the chat a small window logs in, and the page behind it never goes away', async ({ page, browser }) => {
  const owner = await browser.newPage();
  await signUpQuickly(owner, 'popup');
  const id = await createQuickly(owner);
  await owner.close();

  await page.goto(`/website-chat/${id}`);
  const logIn = page.getByRole('main').getByRole('link', { name: 'Log In' });
  await takenOver(logIn);
  const documents = documentsOf(page);
  const opens = page.waitForEvent('popup');
  await logIn.click();
  const popup = await opens;
  const closes = popup.waitForEvent('close');
  await popup.getByLabel('E-mail').fill('admin@pagewright.test');
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([400, 600]);
  await popup.getByLabel('Password').fill(PASSWORD);
  await popup.getByLabel('Password').press('Enter');
  await closes;
  await expect(page.getByRole('log', { name: 'Conversation' })).toBeVisible();
  await expect(account(page)).toContainText('Ada Admin');
  expect(documents).toEqual([]);
});

test('a hidden frame brings a lost session back on a public page; refused by the provider, the page asks once itself', async ({
  page,
}) => {
  await logInQuickly(page, 'user@pagewright.test');
  await page.context().clearCookies({ name: /pagewright-session/ });
  const documents = documentsOf(page);
  await page.goto('/nothing-here');
  await expect(account(page)).toContainText('Uma User');
  expect(documents).toEqual(['/nothing-here']);
  await expect(page.locator('iframe')).toHaveCount(0);

  await page.context().clearCookies({ name: /pagewright-session|sandbox_identity/ });
  const silent: string[] = [];
  page.on('request', (request) => {
    if (/\/authorize\?.*prompt=none/.test(request.url()))
      silent.push(request.frame() === page.mainFrame() ? 'page' : 'frame');
  });
  await page.goto('/nothing-here?again');
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('pagewright-signed-in');
  await expect(page).toHaveURL('/nothing-here?again');
  await expect(account(page).getByRole('link', { name: 'Log In' })).toBeVisible();
  expect(silent).toEqual(['frame', 'page']);
});

test.describe('with a login service that goes away', () => {
  const port = portOf('outage');
  const providerPort = port + 9;
  const origin = `http://localhost:${port}`;
  const client = { clientId: 'pagewright-web', clientSecret: 'secret-of-the-journeys-secret-of-the-journeys' };
  const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-outage-'));
  test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const startProvider = (): Promise<IdentitySandbox> =>
    startIdentitySandbox({
      ...client,
      port: providerPort,
      host: '127.0.0.1',
      dataDir,
      appOrigin: origin,
      audience: 'https://api.pagewright.app',
      rolesClaim: 'https://pagewright.app/roles',
      // Over at once: every request renews.
      accessTokenSeconds: 30,
    });

  test('a page on screen says so calmly, keeps the person logged in, and goes on when it is back', async ({ page }) => {
    let provider = await startProvider();
    await fillDataFolder(join(dataDir, 'product'));
    const product = await startProduct({
      port,
      dataDir: join(dataDir, 'product'),
      env: {
        AUTH0_DOMAIN: provider.issuer.replace(/\/$/, ''),
        AUTH0_CLIENT_ID: client.clientId,
        AUTH0_CLIENT_SECRET: client.clientSecret,
      },
    });
    try {
      await page.goto(`${origin}/domains`);
      await page.getByLabel('E-mail').fill('user@pagewright.test');
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(account(page)).toContainText('Uma User');
      const home = page.getByRole('link', { name: 'Pagewright, home' });
      await takenOver(home);

      await provider.close();
      await home.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not available right now');
      await expect(page.getByRole('main')).toContainText('You are still logged in and nothing is lost.');
      await expect(account(page)).toContainText('Uma User');
      const loaded = await page.reload();
      expect([loaded?.status(), loaded?.headers()['retry-after']]).toEqual([503, '10']);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('One moment, please');

      provider = await startProvider();
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByLabel('Describe your business')).toBeVisible();
    } finally {
      await provider.close();
      await product.stop();
    }
  });
});
