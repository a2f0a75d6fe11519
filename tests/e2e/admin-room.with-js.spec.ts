import { expect, test, type Page } from '@playwright/test';
import { logInQuickly, said, sendForm } from '#tests/support/shortcuts.ts';

const unique = (name: string) => `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}`;
const changes = (page: Page) => page.getByRole('list', { name: 'Changes' }).getByRole('listitem');

test('two admins in one template lose nothing, and its history takes a change back', async ({ page }) => {
  await logInQuickly(page, 'admin@pagewright.test');
  const fields = {
    name: 'Shared',
    slug: unique('shared'),
    category: 'Shops',
    design: 'counter',
    description: 'First.',
  };
  const made = await sendForm(page, '/admin/templates/new', fields);
  const here = made.headers()['location'] ?? '';

  await page.goto(`${here}/edit`);
  const others = { ...fields, name: 'Named by another', category: 'Trades', version: '1' };
  expect((await sendForm(page, `${here}/edit`, others)).status()).toBe(302);
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Named by me');
  await page.getByLabel('Description').fill('Second.');
  await page.getByRole('button', { name: 'Save template' }).click();

  await expect(page.getByText('This changed while you were editing')).toBeVisible();
  await expect(name).toHaveValue('Named by me');
  await expect(name).toHaveAccessibleDescription('Someone changed this too. Choose which value to keep.');
  await expect(page.getByLabel('Category')).toHaveValue('Trades');
  await expect(page.getByLabel('Description')).toHaveValue('Second.');
  const choice = page.getByRole('group', { name: 'Name: which value to keep' });
  await expect(choice.getByText('Named by me')).toBeVisible();
  await choice.getByLabel(/^Use theirs\s*Named by another/).check();
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Named by another');

  await expect(changes(page)).toHaveCount(3);
  const [mine, theirs, creation] = await changes(page).all();
  if (!mine || !theirs || !creation) throw new Error('Three changes were made');
  await expect(mine).toContainText('changed it');
  await expect(mine).toContainText('Second.');
  await expect(theirs).toContainText('Trades');
  await expect(creation).toContainText('made it');
  await expect(creation.getByRole('button')).toHaveCount(0);
  await theirs.getByRole('button', { name: 'Put this back' }).click();
  await expect(said(page, '“Shared” is put back.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shared');
  await expect(page.getByRole('definition').filter({ hasText: 'Second.' }).first()).toBeVisible();
  await expect(changes(page)).toHaveCount(4);
});

test('an admin keeps a key: a mistake is shown by its line, another admin is heard, history puts back', async ({
  page,
}) => {
  const key = unique('kept.for-tests');
  const value = page.getByLabel('Value');
  await logInQuickly(page, 'admin@pagewright.test');
  await page.goto('/admin/kv-storages');
  await page.getByRole('link', { name: 'New KV storage' }).click();
  await page.getByLabel('Key').fill(key);
  await value.fill('{\n  "a": tru\n}');
  await page.getByRole('button', { name: 'Create KV storage' }).click();
  await expect(value).toHaveAccessibleDescription(/This is not JSON: line 2, column 11/);
  await expect(page.getByLabel('Key')).toHaveValue(key);
  await value.fill('{"share": 20}');
  await page.getByRole('button', { name: 'Create KV storage' }).click();
  await expect(said(page, `“${key}” is there.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(key);
  await expect(said(page, 'Nothing reads this')).toBeVisible();

  const here = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(value).toHaveValue('{\n  "share": 20\n}');
  expect((await sendForm(page, `${here}/edit`, { text: '{"share": 30}', version: '1' })).status()).toBe(302);
  await value.fill('{"share": 40}');
  await page.getByRole('button', { name: 'Save KV storage' }).click();
  const choice = page.getByRole('group', { name: 'Value: which value to keep' });
  await expect(choice).toContainText('"share": 30');
  await choice.getByLabel(/^Keep the value above/).check();
  await page.getByRole('button', { name: 'Save KV storage' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(key);

  await expect(changes(page)).toHaveCount(3);
  await expect(changes(page).first()).toContainText('"share": 30');
  await expect(changes(page).first()).toContainText('"share": 40');
  await changes(page).nth(1).getByRole('button', { name: 'Put this back' }).click();
  await expect(said(page, `“${key}” is put back.`)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '"share": 20' }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Delete …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete KV storage' }).click();
  await expect(said(page, `“${key}” is deleted.`)).toBeVisible();
  await page.goto(here);
  await changes(page).first().getByRole('button', { name: 'Put this back' }).click();
  await expect(page.getByRole('link', { name: 'Delete …' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '"share": 20' }).first()).toBeVisible();
});

test('a key that the product reads is there before it is set, with its default', async ({ page }) => {
  await logInQuickly(page, 'admin@pagewright.test');
  await page.goto('/admin/kv-storages?search=model.prices');
  const row = page.getByRole('row').filter({ hasText: 'What models cost' });
  await expect(row).toContainText('Not set: default');
  await row.getByRole('link', { name: 'model.prices' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Value').fill('{"a-model": {"input": 1}}');
  await page.getByRole('button', { name: 'Save KV storage' }).click();
  await expect(page.getByLabel('Value')).toHaveAccessibleDescription(/a-model/);
  await page.getByRole('link', { name: 'Use the example' }).click();
  await expect(page.getByLabel('Value')).toHaveValue(/"output"/);
  await expect(page.getByLabel('Value')).not.toHaveValue(/a-model/);
});
