import { expect, test } from '@playwright/test';
import { logInQuickly, signUpQuickly } from '#tests/support/shortcuts.ts';

test('an admin sees who signed up, finds one of them and takes the list as a file', async ({ page, browser }) => {
  const context = await browser.newContext({ baseURL: new URL(test.info().project.use.baseURL ?? '').origin });
  await signUpQuickly(await context.newPage(), 'newcomer');
  await context.close();

  await logInQuickly(page, 'admin@pagewright.test');
  await page.goto('/admin/recent-signups');
  await expect(page.getByRole('link', { name: 'Recent signups' })).toHaveAttribute('href', '/admin/recent-signups');
  await expect(page.getByRole('table', { name: 'Signups by day, in the last 30 days' })).toBeAttached();
  const rows = page.getByRole('table', { name: 'Recent signups' }).getByRole('row');
  await expect(page.getByRole('link', { name: /^New/ })).toHaveCount(0);
  await page.getByLabel('Search signups').fill('newcomer');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(rows.nth(1)).toContainText(/newcomer.*@.*Free/);
  await expect(page.getByRole('table', { name: 'Signups by day, in the last 30 days' })).toHaveCount(0);

  await page.getByLabel('Search signups').fill('business@pagewright');
  await page.getByLabel('Plan').selectOption('Business');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('business@pagewright.test');
  const file = await page.request.get((await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '');
  expect(file.headers()['content-disposition']).toBe('attachment; filename="pagewright-signups.csv"');
  const lines = (await file.text()).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Date,Name,Email,From,Websites,Plan');
  expect(lines[1]).toMatch(/,business@pagewright\.test,.*,Business$/);

  await page.getByLabel('Search signups').fill('nobody of this name');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No signup has “nobody of this name” in its name or email address')).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page).toHaveURL('/admin/recent-signups');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ signups$/);
});
