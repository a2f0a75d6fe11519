import { expect, test } from '@playwright/test';
import { logInQuickly, said } from '#tests/support/shortcuts.ts';
import { tabTo } from '#tests/support/tab-to.ts';

const path = '/fine-tuning/examples';
const unique = () => `${Date.now()}-${Math.floor(Math.random() * 1e6)}`;

test('an admin writes an example, approves it, takes that back, rejects it by keys, edits and deletes it', async ({
  page,
}) => {
  const words = `Make it darker ${unique()}`;
  await logInQuickly(page, 'admin@pagewright.test');
  await page.goto(path);
  await page.getByRole('link', { name: 'New example' }).click();
  await page.getByLabel('Words').fill(words);
  await page.getByLabel('Expected calls').fill('[{"name": "setTheme", "input": {"mode": "dark"}');
  await page.getByRole('button', { name: 'Create example' }).click();
  await expect(page.getByText('This is not JSON').first()).toBeVisible();
  await expect(page.getByLabel('Words')).toHaveValue(words);
  await page.getByLabel('Expected calls').fill('[{"name": "setTheme", "input": {"mode": "pink"}}]');
  await page.getByRole('button', { name: 'Create example' }).click();
  await expect(page.getByText('Call 1: setTheme').first()).toBeVisible();
  await page.getByLabel('Expected calls').fill('[{"name": "setTheme", "input": {"mode": "dark"}}]');
  await page.getByLabel('Tags').fill('look, dark');
  await page.getByRole('button', { name: 'Create example' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);

  await page.goto(`${path}?search=${encodeURIComponent(words)}`);
  await page.getByLabel(`Choose “${words}”`).check();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('1 example approved')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: words });
  await expect(row).toContainText('Approved');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(said(page, 'It is as it was.')).toBeVisible();
  await expect(row).toContainText('New');

  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(said(page, 'Choose at least one example.')).toBeVisible();
  await page.goto(`${path}?search=${encodeURIComponent(words)}`);
  await page.getByRole('link', { name: 'Tick all on this page' }).click();
  await page.getByRole('link', { name: 'Untick all' }).click();
  await expect(page.getByLabel(`Choose “${words}”`)).not.toBeChecked();
  await tabTo(page, page.getByLabel(`Choose “${words}”`));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Reject' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 example rejected')).toBeVisible();

  await row.getByRole('link', { name: words }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Reply').fill('It is dark now.');
  await page.getByRole('button', { name: 'Save example' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'It is dark now.' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('1 example approved')).toBeVisible();
  await page.getByRole('link', { name: 'Delete …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete example' }).click();
  await expect(said(page, `“${words}” is deleted.`)).toBeVisible();
});

test('an admin brings a file of examples in, sees which lines are wrong, and takes a file out', async ({ page }) => {
  const words = `Make the evening look ${unique()}`;
  const message = { role: 'assistant', content: 'Done.' };
  const right = JSON.stringify({ messages: [{ role: 'user', content: words }, message] });
  const file = { name: 'brought.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(`${right}\nhello\n`) };
  await logInQuickly(page, 'admin@pagewright.test');
  await page.goto(path);
  await page.getByRole('link', { name: 'Import examples' }).click();
  await page.getByLabel('File of examples').setInputFiles(file);
  await page.getByRole('button', { name: 'Only check it' }).click();
  await expect(page.getByText('“brought.jsonl” is checked, and nothing of it is kept')).toBeVisible();
  await page.getByLabel('File of examples').setInputFiles(file);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('“brought.jsonl” is imported')).toBeVisible();
  await expect(page.getByText('2 lines: 1 new example, 1 wrong.').first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'It is not JSON.' })).toContainText('2');

  await page.getByRole('link', { name: 'Export examples' }).click();
  await page.getByLabel('State').selectOption('New');
  await page.getByLabel('Came from').selectOption('Imported');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const lines: string[] = [];
  for await (const chunk of await (await coming).createReadStream()) lines.push(String(chunk));
  expect(lines.join('').split('\n')).toContain(right);
});

test('an example is taken from a website only by its address, and by keyboard what is refused stays', async ({
  page,
}) => {
  await logInQuickly(page, 'admin@pagewright.test');
  await page.goto(`${path}?panel=import`);
  const website = page.getByRole('textbox', { name: 'Website' });
  await tabTo(page, website);
  await page.keyboard.type('https://nobody.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Its owner has to agree first')).toBeVisible();
  await expect(website).toHaveValue('https://nobody.example');
});
