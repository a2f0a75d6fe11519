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
  await choice.getByLabel(/^Take theirs\s*Named by another/).check();
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
