import { expect, test } from '@playwright/test';
import { look } from '#tests/support/look.ts';
import { logInQuickly } from '#tests/support/shortcuts.ts';

test('a name: searched, bought, paid, among the domains', async ({ page }) => {
  const mark = `${Date.now()}`;
  const name = `harbour-${mark}.de`;
  await logInQuickly(page, 'business@pagewright.test');

  await page.goto('/domains/search');
  const field = page.getByLabel('Name or words');
  await field.fill('!!!');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No name can be made from that.')).toBeVisible();
  await expect(field).toHaveValue('!!!');
  await field.fill(name);
  await page.getByRole('button', { name: 'Search' }).click();
  const row = page.getByRole('list', { name: 'Names' }).getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('$11 a year');
  await look(page, `/domains/search?text=${name}`);

  await page.getByRole('button', { name: `Buy ${name}` }).click();
  await page.getByRole('button', { name: 'Have the card declined' }).click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay $11.00' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} is yours`);
  const address = new URL(page.url());
  await look(page, `${address.pathname}${address.search}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} is yours`);
  await page.getByRole('link', { name: 'My domains' }).click();
  await expect(page.getByRole('list', { name: 'My domains' })).toContainText(name);

  await page.context().clearCookies();
  await logInQuickly(page, 'user@pagewright.test');
  await page.goto(`${address.pathname}${address.search}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing was bought here');
});
