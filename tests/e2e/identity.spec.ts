import { expect, test, type Page } from '@playwright/test';
import { onlyWithScripts, openMenu, PASSWORD, uniqueEmail } from '#tests/support/journey.ts';
import { logInQuickly } from '#tests/support/shortcuts.ts';

const account = (page: Page) => page.getByRole('navigation', { name: 'Account' });

/** Ends what the app knows, as a lost cookie does; the provider still knows the person. */
const loseSession = (page: Page) => page.context().clearCookies({ name: /pagewright-session/ });
const loseProviderSession = (page: Page) => page.context().clearCookies({ name: /^sandbox_identity/ });

test('an account is made, left and opened again, each time on the page where it began', async ({ page }) => {
  const email = uniqueEmail('identity');
  await page.goto('/nothing-here?from=signup');
  await account(page).getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
  await page.getByLabel('Your name').fill('Ida Test');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Password/).fill('a long password');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/nothing-here?from=signup');
  await expect(account(page)).toContainText('Ida Test');

  await openMenu(page);
  await account(page).getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged out');
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('pagewright-'))).toEqual([]);

  await page.goto('/domains/search?q=bakery&tld=test');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong e-mail or password.');
  await page.getByLabel('Password').fill('a long password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/domains/search?q=bakery&tld=test');
});

test(
  'a session that the browser lost comes back without a question, and is over when the provider says so',
  onlyWithScripts,
  async ({ page }) => {
    await logInQuickly(page, 'user@pagewright.test');
    await loseSession(page);
    await page.goto('/domains?page=1');
    await expect(page).toHaveURL('/domains?page=1');
    await expect(account(page)).toContainText('Uma User');

    await loseSession(page);
    await loseProviderSession(page);
    await page.context().clearCookies({ name: /pagewright-asked/ });
    await page.goto('/domains?page=2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
    await page.getByLabel('E-mail').fill('user@pagewright.test');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/domains?page=2');
  },
);

test(
  'an answer that belongs to no login is refused in words, and trying again works',
  onlyWithScripts,
  async ({ page }) => {
    await page.goto('/login-success?code=stolen&state=foreign');
    await expect(page).toHaveTitle('Login did not work | Pagewright');
    await expect(page.getByRole('main')).toContainText('This login was started in another browser, or too long ago.');
    await expect(page.getByRole('main')).toContainText('Invalid state');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  },
);

test(
  'what the provider says of a failure is only text, after what it means and before a way to try again',
  onlyWithScripts,
  async ({ page }) => {
    const hostile = '<img src="/x" onerror="alert(1)"><b>Call us</b>';
    for (const [code, meaning, retry] of [
      ['access_denied', 'The login service did not let you in.', '/login?redirectTo=%2Fdomains%3Fpage%3D2'],
      ['mfa_required', 'Your account asks for a second step', '/login?redirectTo=%2Fdomains%3Fpage%3D2&prompt=login'],
      ['<i>made up</i>', 'The login service reported a problem.', '/login?redirectTo=%2Fdomains%3Fpage%3D2'],
    ] as const) {
      const started = await page.request.get('/login?redirectTo=%2Fdomains%3Fpage%3D2', { maxRedirects: 0 });
      const state = new URL(started.headers()['location'] ?? '').searchParams.get('state') ?? '';
      await page.goto(`/login-success?${new URLSearchParams({ error: code, error_description: hostile, state })}`);
      const main = page.getByRole('main');
      for (const text of [meaning, hostile, code]) await expect(main).toContainText(text);
      await expect(main.locator('img, b, i')).toHaveCount(0);
      await expect(main.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', retry);
    }
    expect((await page.context().cookies()).filter(({ name }) => /session|signed-in|login/.test(name))).toEqual([]);
  },
);
