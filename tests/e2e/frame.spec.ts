import { expect, test, type Page } from '@playwright/test';
import { bakeryBrief, onlyWithScripts, openMenu } from '#tests/support/journey.ts';
import { createQuickly, said, signUpQuickly } from '#tests/support/shortcuts.ts';

const account = (page: Page) => page.getByRole('navigation', { name: 'Account' });

test(
  'the header offers visitors the ways in, also where nothing is, and leads home',
  onlyWithScripts,
  async ({ page }) => {
    await page.goto('/login?signed-out');
    await expect(account(page).getByRole('link')).toHaveText(['Log In', 'Sign Up']);
    const response = await page.goto('/nothing-here?why=not');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Page not found | Pagewright');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
    await expect(account(page).getByRole('link', { name: 'Log In' })).toHaveAttribute(
      'href',
      `/login?redirectTo=${encodeURIComponent('/nothing-here?why=not')}`,
    );
    await expect(page.getByRole('banner').getByRole('link', { name: 'Pagewright, home' })).toHaveAttribute('href', '/');
  },
);

test('the menu has exactly Dashboard, Billing and Log Out', onlyWithScripts, async ({ page }) => {
  await signUpQuickly(page, 'frame');
  await page.goto('/domains');
  await expect(account(page)).toContainText('Mira Test');
  await openMenu(page);
  await expect(account(page).locator('a, button')).toHaveText(['Dashboard', 'Billing', 'Log Out']);
  await account(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/');
});

test('what has happened is said once, as a toast or as a notice', async ({ page, javaScriptEnabled }) => {
  await signUpQuickly(page, 'frame');
  await createQuickly(page);
  await page.goto('/');
  await page.locator('summary[aria-label="More for Nordlicht"]').click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  const message = said(page, /Duplicated as “Nordlicht.*”\./);
  await expect(message).toBeVisible();
  if (javaScriptEnabled) await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.goto('/?sort=NAME');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(message).toHaveCount(0);
});

const create = (page: Page) => page.getByRole('button', { name: 'Create website' });
const describeBusiness = (page: Page) => page.getByLabel('Describe your business');

test('a description that is too long or too short stays on the screen with what is wrong; 4,000 characters are fine', async ({
  page,
}) => {
  await signUpQuickly(page, 'frame');
  await page.goto('/');
  const tooLong = `${bakeryBrief} ${'x'.repeat(4000)}`.slice(0, 4001);
  await describeBusiness(page).fill(tooLong);
  await page.getByText('Name and look').click();
  await page.locator('input[name="name"]').fill('Kept');
  await create(page).click();
  await expect(page.getByText('That is longer than 4,000 characters.')).toBeVisible();
  await expect(describeBusiness(page)).toHaveValue(tooLong);
  await expect(describeBusiness(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('input[name="name"]')).toHaveValue('Kept');
  await expect(page).toHaveURL(/\/(\?index)?$/);

  await describeBusiness(page).fill('ab');
  await create(page).click();
  await expect(page.getByText('Say a little more: what is your business, and where?')).toBeVisible();
  await expect(describeBusiness(page)).toHaveValue('ab');

  await describeBusiness(page).evaluate((field) => field.removeAttribute('required'));
  await describeBusiness(page).fill('   ');
  await create(page).click();
  await expect(page.getByText(/^Say (what your business is|a little more)/)).toBeVisible();

  await describeBusiness(page).fill(tooLong.slice(0, 4000));
  await create(page).click();
  await expect(page).toHaveURL(/\/website-chat\/[^/]+$/);
});

test('back and forward lead through the screens that were seen', onlyWithScripts, async ({ page }) => {
  await signUpQuickly(page, 'frame');
  const id = await createQuickly(page);
  await page.goto('/');
  await page.getByRole('article').getByRole('link', { name: 'Nordlicht', exact: true }).click();
  await expect(page.getByRole('log')).toBeVisible();
  await page.getByRole('link', { name: 'Editor' }).click();
  await expect(page.getByRole('list', { name: 'Sections' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/website-chat/${id}`);
  await expect(page.getByRole('log')).toBeVisible();
  await page.goBack();
  await expect(describeBusiness(page)).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('log')).toBeVisible();
});
