import { expect, test } from '@playwright/test';
import { openMenu } from '#tests/support/journey.ts';
import { signUpQuickly } from '#tests/support/shortcuts.ts';

test('Billing opens the portal of the payment provider as the person who asked, and leads back', async ({
  page,
  baseURL,
}) => {
  await signUpQuickly(page, 'billing');
  await page.goto('/');
  await openMenu(page);
  await page.getByRole('button', { name: 'Billing' }).click();
  await expect(page.getByRole('heading', { name: 'Billing' })).toBeVisible();
  expect(new URL(page.url()).origin).not.toBe(baseURL);
  await expect(page.getByText(/^billing-.*@example\.test$/)).toBeVisible();
  await page.getByRole('link', { name: 'Return to Pagewright' }).click();
  await expect(page.getByRole('navigation', { name: 'Account' })).toContainText('Mira Test');
  expect(new URL(page.url()).origin).toBe(baseURL);
});
