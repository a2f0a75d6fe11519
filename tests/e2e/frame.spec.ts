import { expect, test, type Page } from '@playwright/test';
import { bakeryBrief, onlyWithScripts, openMenu, PASSWORD, uniqueEmail } from '#tests/support/journey.ts';
import { createQuickly, logInQuickly, said, signUpQuickly } from '#tests/support/shortcuts.ts';

const account = (page: Page) => page.getByRole('navigation', { name: 'Account' });

test('the header offers the ways in to visitors and leads home', onlyWithScripts, async ({ page }) => {
  await page.goto('/login?signed-out');
  await expect(account(page).getByRole('link')).toHaveText(['Log In', 'Sign Up']);
  await page.goto('/nothing-here?why=not');
  await expect(account(page).getByRole('link', { name: 'Log In' })).toHaveAttribute(
    'href',
    `/login?redirectTo=${encodeURIComponent('/nothing-here?why=not')}`,
  );
  await expect(page.getByRole('banner').getByRole('link', { name: 'Pagewright, home' })).toHaveAttribute('href', '/');
});

test('the menu has exactly Dashboard, Billing and Log Out', async ({ page }) => {
  await signUpQuickly(page, 'frame');
  await page.goto('/domains');
  await expect(account(page)).toContainText('Mira Test');
  await openMenu(page);
  await expect(account(page).locator('a, button')).toHaveText(['Dashboard', 'Billing', 'Log Out']);
  await account(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown path says so, with the status and the way on', onlyWithScripts, async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found | Pagewright');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
});

test('a private page asks for the login and comes back with its path and query', async ({ page }) => {
  await page.goto('/domains/search?q=bakery&tld=test');
  await page.getByLabel('E-mail').fill('user@pagewright.test');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/domains/search?q=bakery&tld=test');
});

test('a login that was meant as a sign-up comes back to the same page', async ({ page }) => {
  await page.goto('/domains/add?name=a%2Bb');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Your name').fill('Mira Test');
  await page.getByLabel('E-mail').fill(uniqueEmail('frame'));
  await page.getByLabel(/^Password/).fill('a long password');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/domains/add?name=a%2Bb');
});

test('whoever is logged in already goes straight to where the login was to lead', onlyWithScripts, async ({ page }) => {
  await logInQuickly(page, 'user@pagewright.test');
  await page.goto('/login?redirectTo=%2Fdomains%3Fpage%3D2');
  await expect(page).toHaveURL('/domains?page=2');
});

test('a wrong password is said in words and keeps the e-mail', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('user@pagewright.test');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong e-mail or password.');
  await expect(page.getByLabel('E-mail')).toHaveValue('user@pagewright.test');
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

test('a description that is too long or too short stays on the screen with what is wrong', async ({ page }) => {
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
});

test('exactly 4,000 characters are fine', onlyWithScripts, async ({ page }) => {
  await signUpQuickly(page, 'frame');
  await page.goto('/');
  await describeBusiness(page).fill(`${bakeryBrief} ${'x'.repeat(4000)}`.slice(0, 4000));
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
