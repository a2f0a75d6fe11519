import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { breakableConnection } from '#tests/support/breakable-connection.ts';
import { portOf } from '#tests/support/ports.ts';
import { isPostgresLeftOut, startPostgres } from '#tests/support/postgres-server.ts';
import { createQuickly, publishQuickly, signUpQuickly } from '#tests/support/shortcuts.ts';
import { startProduct } from '#tests/support/start-product.ts';

const port = portOf('databaseAway');
test.use({ baseURL: `http://localhost:${port}` });
test.skip(isPostgresLeftOut, 'PostgreSQL is left out');

test('while the database is away sites are shown, the app says so in words, and all is well again afterwards', async ({
  page,
}) => {
  const server = await startPostgres();
  const way = await breakableConnection(server.url);
  const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-away-'));
  const product = await startProduct({ port, dataDir, env: { DATABASE_URL: way.url } });
  await signUpQuickly(page, 'away');
  const id = await createQuickly(page);
  const site = await publishQuickly(page, id);
  const neverSeen = await publishQuickly(page, await createQuickly(page));
  await page.goto(`${site}/`);
  const words = await page.locator('h1').innerText();
  expect(await (await page.request.get('/healthz')).text()).toBe('ok');

  way.cut();
  await expect(async () => {
    const health = await page.request.get('/healthz');
    expect([health.status(), await health.text()]).toEqual([503, 'The database does not answer.']);
  }).toPass();
  expect((await page.request.get('/livez')).status()).toBe(200);
  // Longer than what is known of a host counts by itself.
  for (const wait of [0, 1_500, 3_500]) {
    await page.waitForTimeout(wait);
    expect((await page.goto(`${site}/`))?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveText(words);
  }
  for (const path of ['/', `/website/${id}`, `/website-chat/${id}`, '/login', '/logout']) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 503]);
    await expect(page.locator('main')).toContainText(/Nothing that was saved is lost/);
  }
  const sent = await page.request.post(`/website/${id}`, {
    form: { intent: 'set-name', name: 'New name' },
    headers: { Origin: `http://localhost:${port}`, Accept: 'text/html' },
  });
  expect(sent.status()).toBe(503);
  expect((await page.goto(neverSeen))?.status()).toBe(503);
  await expect(page.locator('main')).toContainText('Please try again in a minute');
  expect((await page.goto(`http://nobody.localhost:${port}/`))?.status()).toBe(404);

  way.mend();
  await expect(async () => expect((await page.request.get('/healthz')).status()).toBe(200)).toPass();
  await page.goto(`/website/${id}`);
  await expect(page.locator('iframe[title^="Preview"]').first()).toBeVisible();
  expect(await product.stop()).toBe(0);
  await way.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
