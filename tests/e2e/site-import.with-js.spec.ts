import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { testSites } from '#backend/modules/site-import/test-sites/index.ts';
import { fillDataFolder } from '#tests/support/in-memory-database.ts';
import { preview } from '#tests/support/journey.ts';
import { look } from '#tests/support/look.ts';
import { portOf } from '#tests/support/ports.ts';
import { logInQuickly } from '#tests/support/shortcuts.ts';
import { startSiteServer } from '#tests/support/site-server.ts';
import { startProduct } from '#tests/support/start-product.ts';

const port = portOf('siteImport');

const placeOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

type Old = Awaited<ReturnType<typeof startSiteServer>>;

/** A product that may look at websites of this machine, and two of them. */
const test = base.extend<object, { olds: { garden: Old; scripts: Old } }>({
  baseURL: `http://localhost:${port}`,
  olds: [
    async ({ browserName }, give) => {
      const [garden, scripts] = await Promise.all([
        startSiteServer(testSites.wordpress),
        startSiteServer(testSites.scriptsOnly),
      ]);
      const dataDir = mkdtempSync(join(tmpdir(), `pagewright-import-${browserName}-`));
      await fillDataFolder(dataDir);
      const product = await startProduct({ port, dataDir, env: { FETCH_LOOPBACK: 'yes' } });
      await give({ garden, scripts });
      await product.stop();
      await Promise.all([garden.close(), scripts.close()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test('somebody brings the website over that they have', async ({ page, olds }) => {
  await logInQuickly(page, 'business@pagewright.test');
  await page.goto('/?panel=site-import');
  let [failed, report, text] = ['', '', ''];
  const address = page.getByLabel('Address of your website');
  const isTheirs = page.getByLabel(/words and pictures on that website are mine/);

  await test.step('an address that comes to nothing says why and is kept', async () => {
    await address.fill(olds.scripts.origin);
    await isTheirs.check();
    await page.getByRole('button', { name: 'Bring it over' }).click();
    await expect(page.getByRole('alert')).toContainText('This page is made by scripts');
    await expect(address).toHaveValue(olds.scripts.origin);
    failed = placeOf(page);
    await page.goto('/');
    await expect(page.getByText(`${new URL(olds.scripts.origin).host} could not be brought over`)).toBeVisible();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(address).toHaveValue(olds.scripts.origin);
  });

  await test.step('the website comes over, with a report', async () => {
    await address.fill(olds.garden.origin);
    await page.getByRole('button', { name: 'Bring it over' }).click();
    await expect(page.getByRole('heading', { name: '“Harrow & Vine” is here' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Facts' })).toContainText('01795 555012');
    await expect(page.getByRole('region', { name: 'Not brought over' })).toContainText('a blog post');
    report = placeOf(page);
    await page.getByRole('link', { name: 'Change it in the chat' }).click();
    await page.getByRole('link', { name: /^What was brought over from / }).click();
    await expect(page.getByRole('heading', { name: '“Harrow & Vine” is here' })).toBeVisible();
  });

  await test.step('it is a draft with their words and pictures', async () => {
    await page.getByRole('link', { name: 'Open the website' }).click();
    const shown = preview(page);
    await expect(shown.getByRole('heading', { level: 1 })).toContainText('Gardens that look after themselves');
    await expect(shown.getByRole('img', { name: 'A dry border in June' })).toBeVisible();
    await shown.getByRole('link', { name: 'About us' }).first().click();
    await expect(shown.getByText('Ruth Harrow', { exact: true })).toBeVisible();
  });

  const edit = page.getByRole('region', { name: 'Edit' });
  const { host } = new URL(olds.garden.origin);

  await test.step('hours and pictures say which page they come from, and so does a text that is pressed', async () => {
    const website = new URL(page.url()).pathname;
    await page.goto(`${website}?panel=site&open=hours`);
    const hours = edit.getByRole('group').filter({ hasText: 'Days without times are not shown' });
    await expect(hours.getByRole('link', { name: `/contact/ of ${host}` })).toBeVisible();
    await page.goto(website);
    const shown = preview(page);
    await shown.getByRole('img', { name: 'A dry border in June' }).click();
    const picture = edit.getByRole('group', { name: /^(?:Picture|Image|Photo)/ }).first();
    await expect(picture.getByRole('link', { name: host })).toBeVisible();
    await shown.getByRole('heading', { level: 1 }).click();
    await expect(shown.getByRole('status')).toHaveText(`From ${host}`);
    await page.keyboard.press('Escape');
  });

  await test.step('each text says which page it comes from, until it is changed', async () => {
    await page.goto(`${new URL(page.url()).pathname}?page=home&section=s0`);
    const from = edit.getByRole('link', { name: host });
    const heading = edit.getByLabel('Heading', { exact: true });
    await expect(heading).toHaveValue('Gardens that look after themselves');
    const before = await from.count();
    expect(before).toBeGreaterThan(0);
    await heading.fill('Gardens of our own');
    await edit.getByRole('button', { name: 'Save section' }).click();
    await expect(from).toHaveCount(before - 1);
    text = placeOf(page);
  });

  for (const path of ['/', '/?panel=site-import', failed, report, text]) await look(page, path);
});

test('a visitor has it in a template, without an account', async ({ page, olds }) => {
  await page.goto('/template-builder/8');
  await page.getByText('I have a website already').click();
  await page.getByLabel('Address of your website').fill(olds.garden.origin);
  await page.getByLabel(/words and pictures on that website are mine/).check();
  await page.getByRole('button', { name: 'Bring it over' }).click();
  await expect(page.getByRole('heading', { name: '“Harrow & Vine” is here' })).toBeVisible();
  await page.getByRole('link', { name: 'Change it in the chat' }).click();
  await expect(page).toHaveURL(/\/website-chat\//);
  await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('Gardens');
  await page.getByRole('link', { name: /^What was brought over from / }).click();
  await expect(page.getByRole('heading', { name: '“Harrow & Vine” is here' })).toBeVisible();
});
