import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, TestPerson } from '#tests/support/api.ts';
import { createChatTemplate, updateChatTemplate } from '#tests/support/chat-template-steps.ts';
import { examplesIn, judgeAll } from '#tests/support/example-steps.ts';
import { openModelApi, type ModelApi } from '#tests/support/model-api.ts';
import { callsTools, says, type ScriptedAnswer } from '#tests/support/model-server.ts';
import { judgeRun, runOf, startRun, tellRun, whenRun, type RunInput } from '#tests/support/playground-steps.ts';
import { fromBrief, removeTraining, whenMade } from '#tests/support/training-steps.ts';
import { failure, good } from '#tests/support/website-steps.ts';

// Databases take their time on a busy machine; a test that hangs still ends.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let model: ModelApi['model'];
let api: ModelApi['api'];
let close: ModelApi['close'];
let admin: TestPerson;

beforeAll(async () => {
  ({ model, api, close } = await openModelApi());
});
afterAll(() => close());
beforeEach(async () => {
  admin = await api.person(['admin']);
  model.play(says('Fine as it is.'));
});

const refusalOf = ({ errors }: Answer<unknown>) => errors?.[0]?.message ?? '';
const message: RunInput = { task: 'MESSAGE', words: 'Change the phone to 555 0199.', sample: 'Brook Lane Bakery' };
const started = async (input: RunInput) => good(await startRun(admin, input)).startPlaygroundRun;
const done = async (input: RunInput) => whenRun(admin, (await started(input)).id);

/** Answers each side by the words that its template begins with. */
const bySystem =
  (answers: Record<string, ScriptedAnswer>, otherwise: ScriptedAnswer): ScriptedAnswer =>
  (stream, request) => {
    const system = String(request.messages[0]?.content);
    const key = Object.keys(answers).find((word) => system.startsWith(word));
    return (key === undefined ? otherwise : (answers[key] ?? otherwise))(stream, request);
  };
const setKey = async (key: string, value: unknown) =>
  good(
    await admin.ask('mutation ($key: String!, $text: String!) { createKvStorage(key: $key, text: $text) { id } }', {
      key,
      text: JSON.stringify(value),
    }),
  );

describe('a run of the playground', () => {
  it('answers a message in two ways, each with its template and version, model and temperature', async () => {
    const { id } = good(await createChatTemplate(admin, 'CONVERSATION', { prompt: 'ROUGH' })).createChatTemplate;
    good(await updateChatTemplate(admin, id, { prompt: 'SMOOTH' }));
    const phone = callsTools(
      ['setBusiness', { phone: '555 0199' }],
      ['updateSection', { sectionId: 'none-such', props: { heading: 'Hello' } }],
      ['finish', { reply: 'The phone is changed.' }],
    );
    model.play(bySystem({ ROUGH: phone }, says('Nothing to do.')));
    const run = await done({
      ...message,
      left: { templateId: id, version: 1, model: 'gpt-4.1', temperature: 0.2 },
      right: { templateId: id },
    });
    expect(run).toMatchObject({ state: 'DONE', about: 'Brook Lane Bakery', isByModel: true });
    const [left, right] = run.sides;
    expect(left).toMatchObject({ template: { id, version: 1 }, usage: { isModel: true, model: 'gpt-4.1' } });
    expect(left.changes.join()).toContain('phone');
    expect(left.refused).toContainEqual(
      expect.objectContaining({ name: 'updateSection', reason: expect.stringMatching(/^Refused: /u) }),
    );
    expect(right).toMatchObject({ template: { id, version: 2 }, changes: [], reply: 'Nothing to do.' });
    expect(run.difference.join()).toMatch(/phone/iu);
    expect(model.requests.map(({ temperature }) => temperature)).toContain(0.2);
  });

  it('answers a brief, and runs again with the same words, templates and seed', async () => {
    const { id } = good(await createChatTemplate(admin, 'FIRST_DESIGN', { prompt: 'BOLD' })).createChatTemplate;
    const run = await done({
      task: 'BRIEF',
      words: 'Maple Bakery, bread in Haight',
      seed: 7,
      right: { templateId: id },
    });
    expect(run).toMatchObject({ state: 'DONE', seed: 7, difference: [] });
    good(await updateChatTemplate(admin, id, { prompt: 'SHY' }));
    const again = await whenRun(admin, (await tellRun(admin, 'repeatPlaygroundRun', run.id)).id);
    expect(again).toMatchObject({
      state: 'DONE',
      seed: 7,
      sides: [{ template: null }, { template: { id, version: 1 } }],
    });
    expect(again.id).not.toBe(run.id);
  });

  it('is cancelled while a model works, and stays so', async () => {
    let isAsked: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    model.play((stream) => {
      stream.comment('thinking');
      isAsked();
    });
    const run = await started(message);
    await asked;
    expect(refusalOf(await startRun(admin, message))).toContain('Another run of yours is under way');
    expect(await tellRun(admin, 'cancelPlaygroundRun', run.id)).toMatchObject({ state: 'CANCELLED' });
    model.play(says('Fine.'));
    expect(await done(message)).toMatchObject({ state: 'DONE' });
    expect(await runOf(admin, run.id)).toMatchObject({ state: 'CANCELLED', difference: [] });
    expect(refusalOf(await judgeRun(admin, run.id, 'LEFT'))).toContain('no two results');
  });

  it('says of a side whose endpoint fails that the built-in designer stepped in', async () => {
    model.play((stream) => stream.refuse(429, { 'Retry-After': '0' }));
    const run = await done(message);
    expect(run.state).toBe('DONE');
    expect(run.sides.map(({ usage }) => usage?.isModel)).toEqual([false, false]);
  });

  it('keeps which side is better, until that is taken back', async () => {
    const { id } = await done(message);
    expect(good(await judgeRun(admin, id, 'LEFT')).judgePlaygroundRun.verdict).toBe('LEFT');
    expect(good(await judgeRun(admin, id, null)).judgePlaygroundRun.verdict).toBeNull();
  });

  it('keeps the better and the other answer as an example, for as long as the verdict stands and nobody judged it', async () => {
    const dark = good(await createChatTemplate(admin, 'CONVERSATION', { prompt: 'DARK' })).createChatTemplate;
    model.play(
      bySystem(
        { DARK: callsTools(['setTheme', { mode: 'dark' }], ['finish', { reply: 'It is dark.' }]) },
        says('I left it as it is.'),
      ),
    );
    const { id } = await done({ ...message, words: 'Make the evening look', left: { templateId: dark.id }, right: {} });
    const pair = {
      kind: 'PREFERENCE',
      source: 'PLAYGROUND',
      state: 'NEW',
      answer: { calls: [{ name: 'setTheme', input: { mode: 'dark' } }] },
    };
    const kept = () => examplesIn(admin, 'search: "Make the evening look"');
    good(await judgeRun(admin, id, 'LEFT'));
    expect(await kept()).toMatchObject([pair]);
    good(await judgeRun(admin, id, 'RIGHT'));
    expect(await kept()).toMatchObject([{ ...pair, answer: { calls: [], reply: 'I left it as it is.' } }]);
    good(await judgeRun(admin, id, 'SAME'));
    expect(await kept()).toEqual([]);

    const save = (side: string) =>
      admin.ask<{ savePlaygroundExample: { examples: { kind: string }[] } }>(
        'mutation ($id: ID!, $side: PlaygroundSideName!) { savePlaygroundExample(id: $id, side: $side) { examples { kind } } }',
        { id, side },
      );
    expect(good(await save('LEFT')).savePlaygroundExample.examples).toEqual([{ kind: 'ANSWER' }]);
    expect(refusalOf(await save('LEFT'))).toContain('there already');
    good(await judgeRun(admin, id, 'LEFT'));
    const [one] = (await kept()).filter(({ kind }) => kind === 'PREFERENCE');
    good(await judgeAll(admin, [one?.id ?? ''], 'APPROVED'));
    good(await judgeRun(admin, id, null));
    expect((await kept()).map(({ kind }) => kind).sort()).toEqual(['ANSWER', 'PREFERENCE']);
  });

  it('goes with the training website that it was about', async () => {
    const training = await whenMade(
      admin,
      good(await fromBrief(admin, 'Clay Lane, a pottery in Ely')).createTrainingWebsite.id,
    );
    const run = await done({ task: 'MESSAGE', words: 'Shorter, please.', trainingId: training.id });
    expect(run).toMatchObject({ state: 'DONE', about: training.title });
    good(await removeTraining(admin, training.id));
    expect(await runOf(admin, run.id)).toBeNull();
  });

  it.each<[string, Partial<RunInput>, string]>([
    ['no words', { words: ' ' }, '3 characters'],
    ['no website', { sample: 'None such' }, 'Choose the website'],
    ['a training website that is gone', { trainingId: 'none' }, 'no longer exists'],
    ['a template that is gone', { left: { templateId: 'none' } }, 'no longer exists'],
    ['a temperature of 3', { right: { temperature: 3 } }, '0 to 2'],
  ])('is refused in words with %s', async (_what, change, words) => {
    const refused = await startRun(admin, { ...message, ...change });
    expect(refusalOf(refused)).toContain(words);
    expect(failure(refused).code).toBe('INVALID');
  });

  it('is refused with a template of another purpose, or a version that there is not', async () => {
    const { id } = good(await createChatTemplate(admin, 'BLOG')).createChatTemplate;
    expect(refusalOf(await startRun(admin, { ...message, left: { templateId: id } }))).toContain('for conversations');
    const other = good(await createChatTemplate(admin, 'CONVERSATION')).createChatTemplate;
    expect(refusalOf(await startRun(admin, { ...message, left: { templateId: other.id, version: 9 } }))).toContain(
      'no version 9: the newest is 1',
    );
  });

  it('is refused once the runs of the day have cost what they may', async () => {
    expect((await done(message)).sides[0].usage?.cost).toBeGreaterThan(0);
    await setKey('playground.daily-dollars', 0.000_001);
    const refused = await startRun(admin, message);
    expect(failure(refused).code).toBe('LIMIT_REACHED');
    expect(refusalOf(refused)).toMatch(/limit of a day\. It starts again at midnight UTC/u);
  });
});
