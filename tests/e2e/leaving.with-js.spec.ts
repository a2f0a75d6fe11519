import { readFileSync } from 'node:fs';
import { unzipSync, strFromU8 } from 'fflate';
import { expect, test, type Page } from '@playwright/test';
import { createQuickly, publishQuickly, said, signUpQuickly } from '#tests/support/shortcuts.ts';

const names = (page: Page) => page.getByRole('article').getByRole('heading');
const dialog = (page: Page) => page.getByRole('dialog');

test('websites are deleted together and by name, brought back, taken along, and gone with the account', async ({
  page,
  browser,
}) => {
  await signUpQuickly(page, 'leaving');
  const [anchor] = [await createQuickly(page, { name: 'Anchor' }), await createQuickly(page, { name: 'Marble' })];
  await createQuickly(page, { name: 'Zeppelin' });
  const address = await publishQuickly(page, anchor);

  await test.step('several at once, each named before it goes', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Delete several …' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose websites to delete');
    await page.getByRole('button', { name: 'Delete chosen …' }).click();
    await expect(page.getByText('Choose at least one website.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Anchor' }).check();
    await page.getByRole('checkbox', { name: 'Marble' }).check();
    await page.getByRole('button', { name: 'Delete chosen …' }).click();
    await expect(dialog(page).getByRole('listitem')).toHaveText([/Anchor.*Published/, 'Marble']);
    await dialog(page).getByRole('link', { name: 'Keep them' }).click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await page.getByRole('button', { name: 'Delete chosen …' }).click();
    await dialog(page).getByRole('button', { name: 'Delete 2 websites' }).click();
    await expect(said(page, '2 websites are deleted. You can restore them for 30 days.')).toBeVisible();
    await expect(names(page)).toHaveText(['Zeppelin']);
    expect((await page.goto(address))?.status()).toBe(404);
  });

  await test.step('those that are chosen come back', async () => {
    await page.goto('/?panel=deleted');
    await page.getByRole('checkbox', { name: 'Anchor' }).check();
    await page.getByRole('checkbox', { name: 'Marble' }).check();
    await page.getByRole('button', { name: 'Restore chosen' }).click();
    await expect(said(page, '2 websites are back, as drafts.')).toBeVisible();
    await expect(names(page)).toHaveCount(3);
  });

  await test.step('one by its name, which is kept as it was typed when it is wrong', async () => {
    await page.goto(`/website/${anchor}/delete-website`);
    const name = page.getByLabel('Type “Anchor” to confirm');
    await name.fill('Anker');
    await page.getByRole('button', { name: 'Delete website' }).click();
    await expect(page.getByText('This is not its name. Type “Anchor” to delete it.')).toBeVisible();
    await expect(name).toHaveValue('Anker');
    await name.fill('anchor');
    await page.getByRole('button', { name: 'Delete website' }).click();
    await expect(said(page, '“Anchor” is deleted. You can restore it for 30 days.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Restore Anchor' })).toBeVisible();
    expect((await page.goto(`/website/${anchor}`))?.status()).toBe(404);
  });

  await test.step('everything is taken along', async () => {
    await page.goto('/domains/add');
    await page.getByLabel('Your domain').fill('anchor-and-marble.example');
    await page.getByRole('button', { name: 'Add domain' }).click();
    await page.waitForURL(/confirm-dns/);
    await page.goto('/?panel=account');
    const downloads = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download my data' }).click();
    const files = unzipSync(readFileSync(await (await downloads).path()));
    const isThere = (path: RegExp) => Object.keys(files).some((name) => path.test(name));
    for (const path of [
      /^websites\/marble[^/]*\/document\.json$/,
      /^websites\/marble[^/]*\/history\.json$/,
      /^websites\/zeppelin[^/]*\/conversation\.json$/,
      /^deleted\/anchor[^/]*\/document\.json$/,
    ])
      expect([path, isThere(path)]).toEqual([path, true]);
    expect(strFromU8(files['account.json'] ?? new Uint8Array())).toContain('Mira Test');
    expect(strFromU8(files['domains.json'] ?? new Uint8Array())).toContain('anchor-and-marble.example');
  });

  await test.step('the account goes, here and in every other browser', async () => {
    const other = await browser.newContext({ storageState: await page.context().storageState() });
    const word = page.getByLabel(/^Type “.+@example\.test” to confirm$/);
    await word.fill('yes');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText(/^Type “.+” to delete your account\.$/)).toBeVisible();
    await expect(word).toHaveValue('yes');
    const label = (await page.getByText(/^Type “.+” to confirm$/).textContent()) ?? '';
    await word.fill(/“(.+)”/.exec(label)?.[1] ?? '');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL(/\/login\?signed-out(#.*)?$/);
    await expect(said(page, 'Your account is deleted.')).toBeVisible();
    const answer = await other.request.get(new URL('/', page.url()).href, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([302, expect.stringMatching(/^\/login/)]);
    await other.close();
  });
});
