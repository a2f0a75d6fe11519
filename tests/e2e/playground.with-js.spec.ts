import { expect, test } from '@playwright/test';
import { logInQuickly, said } from '#tests/support/shortcuts.ts';
import { tabTo } from '#tests/support/tab-to.ts';

const path = '/fine-tuning/playground';
const unique = () => `0${Math.floor(Math.random() * 9e8) + 1e8}`;

test('a message is run in two ways, looked at side by side, judged, kept and run again', async ({ page }) => {
  const words = `Our new phone number is ${unique()}`;
  await logInQuickly(page, 'admin@pagewright.test');
  await page.goto(path);
  await expect(page.getByText('No model is set up here')).toBeVisible();
  await page.getByLabel('Message or brief').fill(words);
  await page.getByLabel('Seed').fill('seven');
  await page.getByRole('button', { name: 'Run both' }).click();
  await expect(page.getByLabel('Seed')).toHaveAccessibleDescription(/whole number/);
  await expect(page.getByLabel('Message or brief')).toHaveValue(words);
  await page.getByLabel('Seed').fill('7');
  await page.getByRole('button', { name: 'Run both' }).click();

  await expect(page.getByText('Both sides came to the same website.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  for (const name of ['Left', 'Right']) {
    const side = page.getByRole('article', { name });
    await expect(side.getByRole('listitem').filter({ hasText: 'Changed the phone' })).toBeVisible();
    await expect(side).toContainText('Built-in');
    await expect(side.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Left is better' }).click();
  await expect(page.getByRole('button', { name: 'Left is better' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Save as an example: Right' }).click();
  await expect(said(page, 'It is kept as an example, new until it is approved.')).toBeVisible();
  await page.getByRole('link', { name: 'One answer' }).click();
  await expect(page.getByRole('definition').filter({ hasText: words }).first()).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Run again' }).click();
  await expect(page.getByText('Both sides came to the same website.')).toBeVisible();
  await expect(page.getByText(/A message on .*, seed 7,/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Left is better' })).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('row').filter({ hasText: words })).toHaveCount(2);
});

test('a brief is run, judged and taken back by keyboard alone', async ({ page }) => {
  await logInQuickly(page, 'admin@pagewright.test');
  await page.goto(path);
  await tabTo(page, page.getByRole('radio', { name: 'A change, by a message' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByLabel('Message or brief'));
  await page.keyboard.type(`A bakery in Ely called Loaf ${unique()}.`);
  await tabTo(page, page.getByRole('button', { name: 'Run both' }));
  await page.keyboard.press('Enter');
  const better = page.getByRole('button', { name: 'Right is better' });
  await expect(better).toBeVisible();
  for (const pressed of ['true', 'false']) {
    await tabTo(page, better);
    await page.keyboard.press('Enter');
    await expect(better).toHaveAttribute('aria-pressed', pressed);
  }
});
