import { expect, test } from '@playwright/test';
import { logInQuickly, said } from '#tests/support/shortcuts.ts';
import { tabTo } from '#tests/support/tab-to.ts';

test('an admin finds, edits, puts back, makes and deletes a template with the keyboard alone', async ({ page }) => {
  const name = `Keys ${Date.now()}`;
  const title = page.getByRole('heading', { level: 1 });
  const focused = page.locator(':focus');
  /** What is pressed shows that it has the focus. */
  const press = async (role: 'link' | 'button', wanted: string | RegExp, key?: string) => {
    await tabTo(page, page.getByRole(role, { name: wanted, exact: true }), key);
    expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
    await page.keyboard.press('Enter');
  };
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };

  await logInQuickly(page, 'admin@pagewright.test');
  await page.goto('/admin/templates');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press('link', 'New template');
  await expect(title).toHaveText('New template');
  await type('Slug', 'Not A Slug');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type(name);
  await type('Slug', name.toLowerCase().replace(' ', '-'));
  await type('Category', 'Shops');
  await press('button', 'Create template');
  await expect(title).toHaveText(name);
  await expect(title).toBeFocused();

  await press('link', 'Templates', 'Shift+Tab');
  await tabTo(page, page.getByLabel('State', { exact: true }));
  await page.keyboard.type('Hidden');
  await type('Search templates', name);
  await press('button', 'Search');
  await expect(title).toHaveText(`1 template with “${name}”`);
  await expect(title).toBeFocused();
  await press('link', name);
  await expect(title).toHaveText(name);
  await expect(title).toBeFocused();

  await press('link', 'Edit');
  await expect(title).toHaveText(`Edit “${name}”`);
  await expect(title).toBeFocused();
  await type('Category', 'Trades');
  await page.keyboard.press('Enter');
  await expect(said(page, `“${name}” is saved.`)).toBeVisible();
  await expect(title).toBeFocused();
  await press('button', 'Put this back');
  await expect(said(page, `“${name}” is put back.`)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^Shops$/ })).toBeVisible();

  const opener = page.getByRole('link', { name: 'Delete …' });
  await tabTo(page, opener, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Delete “${name}”?` });
  await expect(dialog.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await press('button', 'Delete template');
  await expect(said(page, `“${name}” is deleted.`)).toBeVisible();
  await expect(title).toBeFocused();
});
