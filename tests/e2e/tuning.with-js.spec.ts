import { expect, test } from '@playwright/test';
import { logInQuickly, said } from '#tests/support/shortcuts.ts';
import { tabTo } from '#tests/support/tab-to.ts';

const path = '/fine-tuning/examples';

test('an admin works out what a fine-tuning job takes, names a model that was made elsewhere, and looks at it by keys', async ({
  page,
}) => {
  const name = `house-${Date.now()}-${Math.floor(Math.random() * 1e6)}`;
  await logInQuickly(page, 'admin@pagewright.test');
  await page.goto(path);
  await page.getByRole('link', { name: 'Jobs' }).click();
  await expect(page.getByText('No endpoint is set up here')).toBeVisible();

  await page.getByRole('link', { name: 'New job' }).click();
  await page.getByLabel('Base model').fill('gpt-4.1-mini');
  await page.getByLabel('Epochs').fill('many');
  await page.getByRole('button', { name: 'Work out what it costs' }).click();
  await expect(page.getByText('Epochs are a whole number').first()).toBeVisible();
  await expect(page.getByLabel('Epochs')).toHaveValue('many');
  await page.getByLabel('Epochs').fill('2');
  await page.getByRole('button', { name: 'Work out what it costs' }).click();
  await expect(page.getByText(/about [\d,]+ tokens, in 2 epochs/)).toBeVisible();
  await expect(page.getByText(/about \$\d/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Begin the job' })).toHaveCount(0);

  await page.getByRole('link', { name: 'All jobs' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Notes').fill('After an export');
  await page.getByRole('button', { name: 'Add to the list' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Named by hand');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await expect(page.getByText('This model is in the list already.').first()).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue(name);

  await page.goto('/fine-tuning/playground');
  await expect(page.locator(`datalist option[value="${name}"]`)).toHaveCount(1);
  await page.goto(`${path}?panel=jobs`);
  await tabTo(page, row.getByRole('link', { name: `Use this model: ${name}` }));
  await page.keyboard.press('Enter');
  const model = page.getByLabel('Model', { exact: true });
  await expect(model).toHaveValue(name);
  await expect(page.getByText(`Nothing says what “${name}” costs.`)).toBeVisible();
  await tabTo(page, model);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('gpt-4.1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before “gpt-4.1” goes live');
  await tabTo(page, page.getByRole('link', { name: 'Not now' }));
  await page.keyboard.press('Enter');
  await page.goto(`${path}?panel=jobs`);
  await row.getByRole('button', { name: `Take ${name} off the list` }).click();
  await expect(said(page, `“${name}” is off the list.`)).toBeVisible();
  await expect(row).toHaveCount(0);
});
