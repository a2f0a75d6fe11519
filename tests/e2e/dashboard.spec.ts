import { expect, test, type Page } from '@playwright/test';
import { onlyWithScripts } from '#tests/support/journey.ts';
import { changeQuickly, createQuickly, publishQuickly, said, signUpQuickly } from '#tests/support/shortcuts.ts';

const names = (page: Page) => page.getByRole('article').getByRole('heading');
const menuOf = (page: Page, name: string) => page.locator(`summary[aria-label="More for ${name}"]`);

test('websites are found by name and put in order', onlyWithScripts, async ({ page }) => {
  await signUpQuickly(page, 'dashboard');
  for (const name of ['Zeppelin', 'Anchor', 'Marble']) await createQuickly(page, { name });
  await page.goto('/');
  await expect(names(page)).toHaveText(['Marble', 'Anchor', 'Zeppelin']);
  await expect(page.getByText('3 websites of 3 in the Free plan')).toBeVisible();

  await page.getByLabel('Order').selectOption('Name');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(names(page)).toHaveText(['Anchor', 'Marble', 'Zeppelin']);

  await page.getByLabel('Search by name').fill('zep');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(names(page)).toHaveText(['Zeppelin']);
  await expect(page.getByText('1 website with “zep”')).toBeVisible();
  await expect(page.getByLabel('Search by name')).toHaveValue('zep');

  await page.getByLabel('Search by name').fill('%');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Nothing is called “%”')).toBeVisible();
  await page.getByRole('link', { name: 'Show all websites' }).click();
  await expect(names(page)).toHaveCount(3);
});

test('a website is duplicated, deleted and brought back', async ({ page }) => {
  await signUpQuickly(page, 'dashboard');
  await createQuickly(page, { name: 'Original' });
  await page.goto('/');
  await menuOf(page, 'Original').click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('button', { name: 'Duplicate' })).toBeHidden();
  await expect(names(page)).toHaveCount(2);

  await page.goto('/');
  await menuOf(page, 'Original').click();
  await page.getByRole('link', { name: 'Delete …' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Keep it' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(names(page)).toHaveCount(2);

  await menuOf(page, 'Original').click();
  await page.getByRole('link', { name: 'Delete …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete website' }).click();
  await expect(names(page)).toHaveCount(1);
  await expect(said(page, '“Original” is deleted. You can restore it for 30 days.')).toBeVisible();

  await page.getByText('Recently deleted', { exact: false }).last().click();
  await page.getByRole('button', { name: 'Restore Original' }).click();
  await expect(names(page)).toHaveCount(2);
  await expect(said(page, '“Original” is back, as a draft.')).toBeVisible();
});

test(
  'a card tells whether visitors see the website, and deleting takes it offline',
  onlyWithScripts,
  async ({ page }) => {
    await signUpQuickly(page, 'dashboard');
    const id = await createQuickly(page, { name: 'Lighthouse' });
    const card = page.getByRole('article', { name: 'Lighthouse' });
    await page.goto('/');
    await expect(card.getByText('Draft', { exact: true })).toBeVisible();
    const address = await publishQuickly(page, id);
    await page.goto('/');
    await expect(card.getByText('Published', { exact: true })).toBeVisible();
    await changeQuickly(page, id, { intent: 'add-page', title: 'Extra', baseRevision: '1' });
    await page.goto('/');
    await expect(card.getByText('Changed since publishing')).toBeVisible();
    await menuOf(page, 'Lighthouse').click();
    await page.getByRole('link', { name: 'Delete …' }).click();
    await page.getByRole('button', { name: 'Delete website' }).click();
    await expect(card).toHaveCount(0);
    expect((await page.goto(address))?.status()).toBe(404);
  },
);
