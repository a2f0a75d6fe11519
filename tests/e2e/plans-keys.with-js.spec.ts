import { expect, test } from '@playwright/test';
import { createQuickly, signUpQuickly } from '#tests/support/shortcuts.ts';
import { tabTo } from '#tests/support/tab-to.ts';

test('a plan is chosen and paid with the keyboard alone, and leads back to what was being done', async ({ page }) => {
  await signUpQuickly(page, 'keys');
  const id = await createQuickly(page);
  await page.goto(`/website/${id}/settings`);
  const press = async (role: 'link' | 'button', name: string | RegExp, key = 'Tab') => {
    await tabTo(page, page.getByRole(role, { name }), key);
    await page.keyboard.press('Enter');
  };
  const title = (text: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text, { timeout: 60_000 });

  await press('link', 'See plans');
  await title('Plans');
  await press('link', 'Choose Starter');
  await title('Choose Starter');
  await press('button', 'Go to payment');
  await title('Pay');
  await press('button', /^Pay \$12/);
  await title('You have Starter now');
  await press('link', 'Back to what you were doing');
  await expect(page).toHaveURL(`/website/${id}/settings`);
  await tabTo(page, page.getByRole('button', { name: 'Set password' }));
});
