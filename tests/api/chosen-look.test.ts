import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { builtInDesigner, createModelDesigner } from '#designer/index.ts';
import type { Choice } from '#designer/index.ts';
import { palettes } from '#site/themes/index.ts';
import { openApi, type Api, type TestPerson } from '#tests/support/api.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { callsTools, says, startModelServer, type ModelServer } from '#tests/support/model-server.ts';
import { finish } from '#tests/support/model-turns.ts';
import { good, madeBy, messagesOf, read, say } from '#tests/support/website-steps.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let model: ModelServer;
let api: Api;
beforeAll(async () => {
  model = await startModelServer([]);
  const settings = { apiKey: 'key', baseUrl: model.baseUrl, model: 'gpt-4.1-mini' };
  api = await openApi({ database: await openInMemory(), designer: createModelDesigner(settings, builtInDesigner) });
});
afterAll(async () => {
  await api.close();
  await model.close();
});

const BRIEF = 'Maple Bakery in Leith. Rye and sourdough, baked at night.';
const DESIGN = callsTools(
  ['applyTemplate', { template: 'clinic' }],
  ['setBrand', { tagline: 'Rye and sourdough' }],
  finish('It is made.'),
);

/** A website that waits for a look, and the looks it may have. */
async function waiting(owner: TestPerson, brief = BRIEF) {
  model.play(DESIGN, says('It is made.'));
  const { id, document } = await madeBy(owner, { brief, directions: true });
  const { website } = good(
    await owner.ask<{ website: { messages: { text: string; state: string; choices: Choice[] }[]; turn: unknown } }>(
      'query ($id: ID!) { website(id: $id) { turn { step } messages { text state choices { label message look } } } }',
      { id },
    ),
  );
  return { id, document, ...website };
}

const whenDone = (owner: TestPerson, id: string) =>
  vi.waitFor(async () => expect((await messagesOf(owner, id)).at(-1)).toMatchObject({ state: 'DONE' }), {
    timeout: 20_000,
    interval: 50,
  });

it('whoever asks for three directions chooses one before a model designs, which costs nothing and stays', async () => {
  const owner = await api.person();
  const { id, document, messages, turn } = await waiting(owner);
  expect(turn).toBeNull();
  expect(messages).toHaveLength(1);
  expect(messages[0]?.text).toContain('Choose one of three');
  const choices = messages[0]?.choices ?? [];
  expect(choices.map(({ look }) => Boolean(look))).toEqual([true, true, true, false]);
  expect(model.requests).toHaveLength(0);

  const [template] = choices[0]?.look?.split('.') ?? [];
  expect(template).not.toBe(document.template);
  good(await say(owner, id, choices[0]?.message ?? ''));
  await whenDone(owner, id);
  const asked = JSON.stringify(model.requests[0]?.messages);
  expect(asked).toContain('baked at night');
  expect(asked).toContain('The owner chose the look');
  const made = await read(owner, id);
  expect(made.document.template).toBe(template);
  expect(made.document.brand.tagline).toBe('Rye and sourdough');
  expect(made.currentRevision).toBe(2);
});

it('colours that the owner named stay in the chosen look, which has the rest', async () => {
  const owner = await api.person();
  const { id, document, messages } = await waiting(owner, `${BRIEF} Our colour is #7a1f4b, please use it.`);
  expect(document.theme.accent).toBe('#7a1f4b');
  const choice = messages[0]?.choices[0];
  good(await say(owner, id, choice?.message ?? ''));
  await whenDone(owner, id);
  const [template, palette] = choice?.look?.split('.') ?? [];
  const { theme, template: made } = (await read(owner, id)).document;
  expect(made).toBe(template);
  expect(theme.accent).toBe('#7a1f4b');
  expect(theme.background).toBe(palettes.find(({ id: known }) => known === palette)?.background);
});

it('whatever is said instead of a choice goes along with the description', async () => {
  const owner = await api.person();
  const { id } = await waiting(owner);
  good(await say(owner, id, 'Rather dark, please'));
  await whenDone(owner, id);
  const asked = JSON.stringify(model.requests[0]?.messages);
  expect(asked).toContain('baked at night');
  expect(asked).toContain('Rather dark, please');
  expect(asked).not.toContain('The owner chose the look');
  expect((await read(owner, id)).document.template).toBe('clinic');
});

it('a chosen look stays when the model fails', async () => {
  const owner = await api.person();
  const { id, messages } = await waiting(owner);
  model.play((stream) => stream.refuse(401));
  const choice = messages[0]?.choices[1];
  good(await say(owner, id, choice?.message ?? ''));
  await whenDone(owner, id);
  const [template] = choice?.look?.split('.') ?? [];
  expect((await read(owner, id)).document.template).toBe(template);
});
