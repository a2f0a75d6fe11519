import { expect, test } from '@playwright/test';
import { portOf } from '#tests/support/ports.ts';
import { fillDataFolder } from '#tests/support/in-memory-database.ts';
import { createQuickly, publishQuickly, sendForm, signUpQuickly } from '#tests/support/shortcuts.ts';
import { makeSmallDisk, noSmallDisk, type SmallDisk } from '#tests/support/small-disk.ts';
import { startProduct } from '#tests/support/start-product.ts';

const port = portOf('smallDisk');
const MB = 1024 * 1024;
test.use({ baseURL: `http://localhost:${port}` });
test.skip(noSmallDisk !== null, noSmallDisk ?? '');

let disk: SmallDisk;
let product: Awaited<ReturnType<typeof startProduct>>;
const undo: (() => unknown)[] = [];
test.beforeEach(async () => {
  disk = makeSmallDisk(260);
  undo.push(() => disk.remove());
  await fillDataFolder(disk.folder);
  product = await startProduct({ port, dataDir: disk.folder });
  undo.push(() => product.stop('SIGKILL'));
});
test.afterEach(async () => {
  for (const one of undo.splice(0).reverse()) await one();
});

test('on a full disk people read that nothing can be saved, sites are shown, and the process still ends when told', async ({
  page,
}) => {
  await signUpQuickly(page, 'full');
  const id = await createQuickly(page);
  const site = await publishQuickly(page, id);
  const banner = page.getByText('Changes cannot be saved right now');

  disk.fill(60 * MB);
  const isUnwell = async () => expect((await page.request.get('/healthz')).status()).toBe(503);
  await expect(isUnwell).toPass();
  expect(await (await page.request.get('/healthz')).text()).toContain('Less than 64 MB are free');
  await page.goto(`/website/${id}`);
  await expect(banner).toBeVisible();
  const refused = await sendForm(page, `/website/${id}`, { intent: 'publish' });
  expect(await refused.text()).toContain('Changes cannot be saved right now');
  expect((await page.goto(`${site}/`))?.status()).toBe(200);

  disk.clear();
  const isWell = async () => expect((await page.request.get('/healthz')).status()).toBe(200);
  await expect(isWell).toPass();
  await page.goto(`/website/${id}`);
  await expect(banner).toHaveCount(0);
  await publishQuickly(page, id);

  disk.fill(0);
  // How long that may take its own clock says (shutdown.test.ts).
  expect(await product.stop()).toBe(0);
});
