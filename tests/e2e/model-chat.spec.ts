import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { fillDataFolder } from '#tests/support/in-memory-database.ts';
import { preview, takenOver } from '#tests/support/journey.ts';
import {
  callsTools,
  says,
  startModelServer,
  type ModelServer,
  type ScriptedAnswer,
} from '#tests/support/model-server.ts';
import { moment } from '#tests/support/moment.ts';
import { portOf } from '#tests/support/ports.ts';
import { createQuickly, logInQuickly } from '#tests/support/shortcuts.ts';
import { startProduct } from '#tests/support/start-product.ts';
import { writeQuickly } from '#tests/support/write-quickly.ts';

const portFor = (hasScripts: boolean | undefined) => portOf(hasScripts === false ? 'modelWithoutScripts' : 'model');

/** A product that designs with a scripted model. */
const test = base.extend<{ model: ModelServer }>({
  baseURL: ({ javaScriptEnabled }, give) => give(`http://localhost:${portFor(javaScriptEnabled)}`),
  model: async ({ javaScriptEnabled }, give) => {
    const model = await startModelServer([says('The draft is good as it is.')]);
    const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-model-'));
    const env = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'gpt-4.1-mini' };
    await fillDataFolder(dataDir);
    const product = await startProduct({ port: portFor(javaScriptEnabled), dataDir, env });
    await give(model);
    await product.stop();
    await model.close();
    rmSync(dataDir, { recursive: true, force: true });
  },
});

const headline = (heading: string): [name: string, args: unknown] => [
  'updateSection',
  { sectionId: 'hero', props: { heading } },
];

/** Writes a headline, and the rest only when the test lets it. */
const slowly =
  (heading: string, rest: Promise<void>): ScriptedAnswer =>
  async (stream) => {
    stream.call('declareScope', { parts: ['hero', 'brand'] });
    stream.call(...headline(heading));
    await rest;
    stream.call('setBrand', { tagline: 'Open from six' });
    stream.end();
  };

test('a model’s work is seen as it arrives, in every tab, stopped, sent again, and taken back', async ({
  page,
  model,
}) => {
  // Two minutes of it are two more processes that start beside all others on a busy machine.
  test.setTimeout(480_000);
  const hasScripts = test.info().project.use.javaScriptEnabled !== false;
  const chat = page.getByRole('log', { name: 'Conversation' });
  const stop = page.getByRole('button', { name: 'Stop' });
  const title = preview(page).getByRole('heading', { level: 1 });

  await logInQuickly(page, 'business@pagewright.test');
  const written = moment();
  model.play(slowly('Warm at the door by six', written.happened), says('The start page says what you bake.'));
  const id = await createQuickly(page);
  await page.goto(`/website-chat/${id}`);
  await expect(chat).toContainText('Changed the heading');
  await expect(stop).toBeVisible();
  await expect(chat).not.toContainText('Changed the tagline');
  await expect(title).toHaveText('Warm at the door by six');
  const other = await page.context().newPage();
  await other.goto(`/website-chat/${id}`);
  await expect(preview(other).getByRole('heading', { level: 1 })).toHaveText('Warm at the door by six');

  written.happen();
  for (const tab of [page, other]) {
    await expect(tab.getByText('The start page says what you bake.')).toBeVisible();
    await expect(tab.getByRole('button', { name: 'Stop' })).toHaveCount(0);
    await expect(tab.getByRole('log', { name: 'Conversation' })).toContainText('Changed the tagline');
  }
  await page.getByText('Receipt').click();
  await expect(page.getByText('2,000 in, 200 out')).toBeVisible();
  await expect(page.getByText('One message')).toBeVisible();

  // On a phone the conversation is out of sight, the turn is not.
  const strip = other.getByRole('region', { name: 'Preview' }).getByRole('status');
  if (hasScripts) {
    await other.setViewportSize({ width: 360, height: 740 });
    await other.goto(`/website-chat/${id}?view=preview`);
  }

  await test.step('a turn that is stopped changes nothing', async () => {
    const asked = moment();
    const left = moment();
    model.play((stream) => {
      stream.response.once('close', left.happen);
      asked.happen();
      stream.call('declareScope', { parts: ['hero'] });
      return new Promise(() => undefined);
    });
    await page.getByLabel('Message').fill('A shorter headline');
    if (hasScripts) await page.getByLabel('Message').press('Enter');
    else await page.getByRole('button', { name: 'Send' }).click();
    // A turn that is stopped before the model is asked has nothing to leave.
    await asked.happened;
    if (hasScripts) {
      await expect(strip.getByRole('button', { name: 'Stop' })).toBeVisible();
      // Announced by one place, once.
      await expect(strip).toHaveCount(1);
    }
    await stop.click();
    await expect(chat).toContainText('Cancelled. Your website is as it was.');
    await left.happened;
    if (hasScripts) await expect(strip).toContainText('Cancelled. Your website is as it was.');
    await expect(title).toHaveText('Warm at the door by six');
  });

  const form = await page.context().newPage();
  await form.goto(`/website/${id}?section=hero`);
  const field = form.getByLabel('Heading', { exact: true });
  await expect(field).toHaveValue('Warm at the door by six');

  await test.step('sent again it is done, and can be taken back', async () => {
    await field.focus();
    model.play(callsTools(['declareScope', { parts: ['hero'] }], headline('Warm by six')), says('Shorter now.'));
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(chat).toContainText('Shorter now.');
    await expect(title).toHaveText('Warm by six');
    if (hasScripts) {
      await expect(preview(other).getByRole('heading', { level: 1 })).toHaveText('Warm by six');
      // Nothing is filled anew under somebody's hands.
      await expect(form.getByText('Changed elsewhere')).toBeVisible();
      await expect(field).toHaveValue('Warm at the door by six');
      await form.getByRole('button', { name: 'Show', exact: true }).click();
      await expect(field).toHaveValue('Warm by six');
      await expect(strip).toContainText('Shorter now.');
      await strip.getByRole('button', { name: 'Undo' }).click();
      await expect(field).toHaveValue('Warm at the door by six');
    } else await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(title).toHaveText('Warm at the door by six');
    await expect(page.getByText('Undone')).toBeVisible();
  });

  // Posts wait as the chat does.
  if (!hasScripts) return;

  await test.step('words for a post are counted while they come, stopped, and offered with a receipt', async () => {
    const post = await writeQuickly(page, id, {
      title: 'Rye',
      body: 'Rye dough rests for three days before we bake it.',
    });
    const isHeld = moment();
    const words: ScriptedAnswer = async (stream) => {
      stream.text('Rye rests for three days.');
      await isHeld.happened;
      stream.end();
    };
    model.play(words);
    await page.goto(`/website/${id}/blog-post-editor/${post}`);
    await takenOver(page.locator('#post-form'));
    const ask = async () => {
      const shorter = page.getByRole('button', { name: 'Shorter' });
      // What is not there yet may still come with the rest of the page.
      await page.waitForLoadState();
      if (!(await shorter.isVisible())) await page.getByText('Assistant', { exact: true }).click();
      await shorter.click();
      await expect(page.getByText('5 words so far')).toBeVisible();
    };
    await ask();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page.getByText('Cancelled. Your post is as it was.')).toBeVisible();
    await ask();
    isHeld.happen();
    const offers = page.getByRole('list', { name: 'Offers' });
    await expect(offers).toContainText('Rye rests for three days.');
    await page.getByText('Receipt').click();
    await expect(page.getByText('1,000 in, 100 out')).toBeVisible();
    await offers.getByRole('button', { name: 'Use' }).click();
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Rye rests for three days.');
  });
});
