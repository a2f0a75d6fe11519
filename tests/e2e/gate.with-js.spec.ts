import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { fillDataFolder } from '#tests/support/in-memory-database.ts';
import { startModelServer, type ModelServer } from '#tests/support/model-server.ts';
import { moment } from '#tests/support/moment.ts';
import { obedientModel } from '#tests/support/obedient-model.ts';
import { portOf } from '#tests/support/ports.ts';
import { logInQuickly, said, sendForm } from '#tests/support/shortcuts.ts';
import { startProduct } from '#tests/support/start-product.ts';
import { tabTo } from '#tests/support/tab-to.ts';
import { regressions } from '#tests/support/template-words.ts';

const port = portOf('gate');

/** A product that asks a model which does what its template says, also where that is wrong. */
const test = base.extend<object, { model: ModelServer }>({
  baseURL: `http://localhost:${port}`,
  model: [
    async ({ browserName }, give) => {
      const model = await startModelServer([obedientModel(new Map(regressions))]);
      const dataDir = mkdtempSync(join(tmpdir(), `pagewright-gate-${browserName}-`));
      const env = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'gpt-4.1-mini' };
      await fillDataFolder(dataDir);
      const product = await startProduct({ port, dataDir, env });
      await give(model);
      await product.stop();
      await model.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', auto: true, timeout: 240_000 },
  ],
});
const make = async (page: Page, fields: Record<string, string>) =>
  (
    await sendForm(page, '/admin/chat/templates/new', { purpose: 'CONVERSATION', exampleCount: '0', ...fields })
  ).headers()['location'] ?? '';

test('a template that got worse is looked at, and goes live with a reason that the history keeps', async ({ page }) => {
  await logInQuickly(page, 'admin@pagewright.test');
  await page.goto(await make(page, { name: 'Short headlines', prompt: 'Keep headlines to one word.' }));
  await page.getByRole('link', { name: 'Activate …' }).click();
  await expect(page.getByText('This was not replayed against what counts today.')).toBeVisible();
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByText('A fixed case got worse', { exact: true })).toBeVisible({ timeout: 120_000 });
  const worse = page.getByRole('row').filter({ hasText: 'Worse' });
  await expect(worse).toHaveCount(1);
  await worse.getByRole('link', { name: 'A headline in the owner’s words' }).click();
  await expect(page.getByRole('article', { name: 'New' })).toContainText('“Bread before the sun is up” is not there.');
  await expect(page.getByRole('article', { name: 'Old' })).toContainText('5 of 5');

  const reason = page.getByRole('textbox', { name: 'Reason' });
  await reason.fill('why not');
  await page.getByRole('button', { name: 'Make it live' }).click();
  await expect(reason).toHaveAccessibleDescription(/write in a sentence why it goes live anyway/);
  await expect(reason).toHaveValue('why not');
  await reason.fill('Headlines of one word are wanted.');
  await page.getByRole('button', { name: 'Make it live' }).click();
  await expect(said(page, '“Short headlines” is active from now on.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Changes' })).toContainText('Headlines of one word are wanted.');
  await page.getByRole('button', { name: 'Go back to it' }).click();
  await expect(page.getByText('Active: conversation, version 1')).toBeVisible();
});

test('a run in the playground is followed, cancelled, and run again to two different websites', async ({
  page,
  model,
}) => {
  await logInQuickly(page, 'admin@pagewright.test');
  await make(page, { name: 'Rounded', prompt: 'Round all prices.' });
  await page.goto('/fine-tuning/playground');
  await page.getByLabel('Message or brief').fill('Our new phone number is 01353 555 0199');
  const right = page.getByRole('group', { name: 'Right' });
  await right.getByLabel('Chat template').selectOption({ label: 'Rounded (version 1)' });
  await right.getByLabel('Temperature').fill('0.3');
  const asked = moment();
  model.play((stream) => {
    stream.comment('thinking');
    asked.happen();
  });
  await page.getByRole('button', { name: 'Run both' }).click();
  await asked.happened;
  await expect(page.getByRole('status').filter({ hasText: 'Both sides are at work' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Right' })).toContainText('Rounded, version 1, temperature 0.3');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('This run was cancelled')).toBeVisible();

  model.play((stream, { temperature }) => {
    stream.call('setBusiness', { phone: temperature === 0.3 ? '01353 555 0133' : '01353 555 0199' });
    stream.call('finish', { reply: 'The phone number is new.' });
    stream.end();
  });
  await page.getByRole('button', { name: 'Run again' }).click();
  await expect(page.getByRole('heading', { name: 'Where they differ' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Left' })).toContainText('1,000 in, 100 out');
  await page.getByRole('button', { name: 'Left is better' }).click();
  await expect(page.getByRole('link', { name: 'The better and the other answer' })).toBeVisible();
});

test('approved examples are replayed, go live and are left, by keyboard alone', async ({ page, model }) => {
  model.play(obedientModel(new Map(regressions)));
  await logInQuickly(page, 'admin@pagewright.test');
  const shows = await make(page, { name: 'Shows examples', prompt: '', exampleCount: '2' });
  await sendForm(page, `${shows}?panel=gate`, { intent: 'live', reason: 'Examples are to be shown.' });
  const press = async (role: 'link' | 'button', name: string) => {
    await tabTo(page, page.getByRole(role, { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  await page.goto('/fine-tuning/examples');
  await expect(page.getByRole('heading', { name: 'No examples are shown to models' })).toBeVisible();
  await press('link', 'Make them live …');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Before set 1, \d+ examples, go live/);
  await press('button', 'Replay');
  await expect(page.getByText('Nothing got worse beyond chance', { exact: true })).toBeVisible({
    timeout: 120_000,
  });
  await press('button', 'Make it live');
  await expect(said(page, /^Set 1 is live: models are shown \d+ examples/)).toBeVisible();
  await press('link', 'What went live');
  await expect(page.getByText('No example waits to go live')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Changes' })).toContainText('made a set of examples live');
  await press('button', 'Go back to none');
  await expect(said(page, 'Models are shown no examples now.')).toBeVisible();
});
