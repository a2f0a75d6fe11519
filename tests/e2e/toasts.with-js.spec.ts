import { expect, test } from '@playwright/test';
import { createQuickly, said, signUpQuickly } from '#tests/support/shortcuts.ts';

test('what was done is said even when the script that says it loads after the screen was asked again', async ({
  page,
}) => {
  await signUpQuickly(page, 'late-toast');
  await createQuickly(page, { name: 'Anchor' });
  await createQuickly(page, { name: 'Marble' });
  await page.goto('/?panel=select');
  await page.getByRole('checkbox', { name: 'Anchor' }).check();
  await page.getByRole('checkbox', { name: 'Marble' }).check();
  await page.getByRole('button', { name: 'Delete chosen …' }).click();
  const toaster = /\/assets\/toaster-/;
  const screen: { answer?: Promise<unknown> } = {};
  await page.route(toaster, async (route) => {
    await expect.poll(() => screen.answer).toBeDefined();
    await screen.answer;
    await route.continue();
  });

  const wanted = page.waitForRequest(toaster);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 2 websites' }).click();
  await wanted;
  screen.answer = page.waitForResponse((response) => new URL(response.url()).searchParams.get('_routes') === 'root');
  await page.getByRole('banner').getByRole('link', { name: 'Pagewright' }).click();
  await expect(said(page, '2 websites are deleted. You can restore them for 30 days.')).toBeVisible();
});
