import { expect, test, type Page } from '@playwright/test';
import { logInQuickly, said, sendForm } from '#tests/support/shortcuts.ts';

const unique = (name: string) => `${name} ${Date.now()}-${Math.floor(Math.random() * 1e6)}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const fact = (page: Page, words: string) => page.getByRole('definition').filter({ hasText: words }).first();
const make = async (page: Page, fields: Record<string, string>) =>
  (await sendForm(page, '/admin/chat/templates/new', { exampleCount: '0', ...fields })).headers()['location'] ?? '';

test('an admin writes a chat template: mistakes are said in words, what was typed stays, versions come back', async ({
  page,
}) => {
  const name = unique('Careful');
  await logInQuickly(page, 'admin@pagewright.test');
  await page.goto('/admin/chat/templates');
  await page.getByRole('link', { name: 'New chat template' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Purpose').selectOption('Conversation');
  const prompt = page.getByLabel('System prompt');
  await prompt.fill('For {{owner}}, gently.');
  await page.getByLabel('Temperature').fill('0.35');
  await page.getByRole('button', { name: 'Create chat template' }).click();
  await expect(prompt).toHaveAccessibleDescription(/These are known: {{business}}, {{trade}}, {{language}}, {{plan}}/);
  await expect(prompt).toHaveValue('For {{owner}}, gently.');
  await expect(page.getByLabel('Purpose')).toHaveValue('CONVERSATION');
  await prompt.fill('For {{business}}, gently.');
  await page.getByLabel('Model').fill('llama-9');
  await page.getByRole('button', { name: 'Create chat template' }).click();
  await expect(said(page, `“${name}” is there.`)).toBeVisible();
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByText('Nothing says what “llama-9” costs')).toBeVisible();
  await expect(page.getByText(/^For .+, gently\.$/).last()).not.toContainText('{{');

  const here = new URL(page.url()).pathname;
  const long = 'long '.repeat(210_000);
  const answer = await sendForm(page, `${here}/edit`, { name, prompt: long, exampleCount: '0', version: '1' });
  expect(answer.status()).toBe(400);
  const body = await answer.text();
  expect(body).toContain('A system prompt has at most 20,000 characters.');
  expect(body).toContain(long.trim());

  await page.getByRole('link', { name: 'Edit' }).click();
  await prompt.fill('For {{business}}, boldly.');
  await page.getByLabel('Model').fill('');
  await page.getByRole('button', { name: 'Save chat template' }).click();
  await expect(fact(page, 'boldly')).toBeVisible();
  await page.getByLabel('Version').selectOption('1');
  await page.getByRole('button', { name: 'Look at it' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('For {{business}}, gently.');
  await dialog.getByRole('button', { name: 'Say this again' }).click();
  await expect(fact(page, 'gently')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Changes' }).getByRole('listitem')).toHaveCount(3);

  await page.getByRole('link', { name: 'Delete …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete chat template' }).click();
  await expect(said(page, `“${name}” is deleted.`)).toBeVisible();
  await page.getByLabel('Purpose').selectOption('Conversation');
  await page.getByLabel('Search chat templates').fill(name);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText(`No chat template has “${name}” in its name`)).toBeVisible();
});

test('one template of a purpose is active: it is asked first, and the active one is not deleted', async ({ page }) => {
  const [purpose, words] = ['BLOG', 'blog'];
  const name = unique('Plain');
  await logInQuickly(page, 'admin@pagewright.test');
  await page.goto(`/admin/chat/templates?purpose=${purpose}&state=ACTIVE`);
  const before = (await page.getByRole('table').getByRole('link').first().getAttribute('href')) ?? '';
  const here = await make(page, { name, purpose, prompt: 'Write plainly.' });
  await page.goto(here);
  await page.getByRole('link', { name: 'Activate …' }).click();
  await page.getByRole('link', { name: 'Not now' }).click();
  await expect(page.getByText('Not active')).toBeVisible();
  await page.getByRole('link', { name: 'Activate …' }).click();
  await expect(page.getByText('No model is set up here, so nothing could be replayed')).toBeVisible();
  await page.getByRole('button', { name: 'Make it live' }).click();
  await expect(said(page, `“${name}” is active from now on.`)).toBeVisible();
  await expect(page.getByText(`Active: ${words}, version 1`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Delete …' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Changes' })).toContainText('made a version of it the active one');

  await page.getByRole('button', { name: 'Go back to it' }).click();
  await expect(page).toHaveURL(new RegExp(`${before}$`));
  await expect(page.getByText(`Active: ${words}, version 1`)).toBeVisible();
  await page.goto(here);
  await expect(page.getByText('Not active')).toBeVisible();
});

test('a template that is not active is tried in the chat that people have, and started over', async ({ page }) => {
  await logInQuickly(page, 'admin@pagewright.test');
  const here = await make(page, {
    name: unique('Tried'),
    purpose: 'CONVERSATION',
    greeting: 'Ahoy, {{business}}!',
    suggestions: 'Change the phone number to 0131 555 0199',
  });
  await page.goto(here);
  await page.getByRole('link', { name: 'Try it in a chat' }).click();
  await page.getByLabel('Sample').selectOption('Brook Lane Bakery');
  await page.getByRole('button', { name: 'Begin' }).click();
  const log = page.getByRole('log', { name: 'Conversation' });
  await expect(log).toContainText('Ahoy, Brook Lane Bakery!');
  await expect(page.getByText('Trial', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Editor' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Change the phone number to 0131 555 0199' }).click();
  await expect(log.getByRole('list', { name: 'What changed' })).toBeVisible();
  await log.getByRole('button', { name: 'Undo' }).click();
  await expect(log.getByText('Undone')).toBeVisible();

  await page.getByRole('link', { name: 'Start over …' }).click();
  await page.getByRole('dialog').getByLabel('Sample').selectOption('Hill Street Yoga');
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await expect(log).toContainText('Ahoy, Hill Street Yoga!');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Prices' }).click();
  await expect(page).toHaveURL(/\/preview\?page=%2Fprices$/);
  await expect(page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current]')).toHaveText('Prices');
});
