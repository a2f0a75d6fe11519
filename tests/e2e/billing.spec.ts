import { expect, test } from '@playwright/test';
import { onlyWithScripts, openMenu } from '#tests/support/journey.ts';
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

test('the portal knows the customer when they come again', onlyWithScripts, async ({ page }) => {
  await signUpQuickly(page, 'billing');
  const customerId = async () => {
    await page.goto('/');
    await openMenu(page);
    await page.getByRole('button', { name: 'Billing' }).click();
    return page.getByText(/^cus_/).innerText();
  };
  expect(await customerId()).toBe(await customerId());
});

test('the address of Billing does nothing by itself', onlyWithScripts, async ({ page }) => {
  await signUpQuickly(page, 'billing');
  await page.goto('/billing');
  await expect(page).toHaveURL('/');
});
