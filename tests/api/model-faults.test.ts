import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createModelDesigner } from '#designer/index.ts';
import { openApi, type Api, type TestPerson } from '#tests/support/api.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import {
  callsTools,
  says,
  startModelServer,
  type ModelServer,
  type ScriptedAnswer,
} from '#tests/support/model-server.ts';
import { scriptedDesigner } from '#tests/support/scripted-designer.ts';
import { good, heading, madeBy, messagesOf, read } from '#tests/support/website-steps.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

type Named = [name: string, args: unknown];
const scope: Named = ['declareScope', { parts: ['hero-1'] }];
const change = (text: string): Named => ['updateSection', { sectionId: 'hero-1', props: { heading: text } }];
const never = () => new Promise<void>(() => undefined);

/** What a model or the way to it does wrong, each time it is asked, and what people are told. */
const faults: [fault: string, told: string, answer: ScriptedAnswer][] = [
  ['429 for long', 'is busy', (stream) => stream.refuse(429, { 'Retry-After': '600' })],
  ['500', 'could not be reached', (stream) => stream.refuse(500, { 'Retry-After': '0' })],
  ['a key that is refused', 'refused the request', (stream) => stream.refuse(401)],
  [
    'a stream that drops in the middle',
    'broke off',
    (stream) => {
      stream.call(...scope);
      stream.drop();
    },
  ],
  ['bad JSON', 'no usable answer', callsTools(scope, ['updateSection', '{"sectionId": "hero-1", "pro'])],
  ['a wrong schema', 'no usable answer', callsTools(scope, ['updateSection', { section: 7 }])],
  ['an operation out of scope', 'no usable answer', callsTools(scope, ['setBrand', { tagline: 'Leith' }])],
  ['what a text of the site told it', 'no usable answer', callsTools(['unlockFields', { paths: ['brand/name'] }])],
  [
    'a context that is too small',
    'a context of 16,384 tokens',
    (stream) => stream.refuse(400, {}, "This model's maximum context length is 4096 tokens."),
  ],
  [
    'an endless stream',
    'did not come to an end',
    async (stream) => {
      stream.call(...scope);
      while (!stream.response.destroyed) {
        stream.text('and so on '.repeat(50));
        await new Promise((next) => setImmediate(next));
      }
    },
  ],
  ['a first word that does not come', 'took too long', never],
  ['an empty answer', 'no usable answer', (stream) => stream.end()],
];

describe('a model that does its work badly', () => {
  let api: Api;
  let model: ModelServer;
  let owner: TestPerson;
  let id: string;
  beforeAll(async () => {
    model = await startModelServer([says('The draft is good as it is.')]);
    const limits = { firstTokenMs: 2500, silenceMs: 2500, answerCharacters: 20_000 };
    const settings = { apiKey: 'key', baseUrl: model.baseUrl, model: 'gpt-4.1-mini', limits };
    api = await openApi({ database: await openInMemory(), designer: createModelDesigner(settings, scriptedDesigner) });
    owner = await api.person();
    id = (await madeBy(owner)).id;
    await ended();
  });
  afterAll(async () => {
    await api.close();
    await model.close();
  });

  const ended = () =>
    vi.waitFor(
      async () => {
        const last = (await messagesOf(owner, id)).at(-1);
        if (!last || last.state === 'WORKING') throw new Error('The turn is under way');
        return last;
      },
      { timeout: 30_000, interval: 50 },
    );
  async function say(text: string) {
    good(
      await owner.ask(
        'mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) { message { id } } }',
        { input: { websiteId: id, text } },
      ),
    );
    return ended();
  }
  const counted = async () =>
    good(
      await owner.ask<{ viewer: { plan: { assistantMessagesUsed: number } } }>(
        '{ viewer { plan { assistantMessagesUsed } } }',
      ),
    ).viewer.plan.assistantMessagesUsed;
  const usage = async () =>
    good(
      await owner.ask<{ website: { messages: { usage: unknown }[] } }>(
        'query ($id: ID!) { website(id: $id) { messages(last: 1) { usage { isModel inputTokens outputTokens cost } } } }',
        { id },
      ),
    ).website.messages[0]?.usage;

  it.each(faults)(
    '%s: nothing is left half done, it is said in words, and it is free',
    async (_fault, told, answer) => {
      model.play(answer);
      expect(await say('hello')).toMatchObject({
        state: 'NOTHING_CHANGED',
        revision: null,
        changes: [],
        text: expect.stringMatching(new RegExp(`${told}.*the built-in designer did this`)),
      });
      const website = await read(owner, id);
      expect([website.currentRevision, heading(website.document)]).toEqual([1, 'Bread every morning']);
      expect(await usage()).toMatchObject({ isModel: false });
      expect(await counted()).toBe(0);
    },
  );

  it('keeps what was accepted before it failed as one change that can be taken back, and offers to go on', async () => {
    model.play((stream) => {
      stream.call(...change('Half done'));
      stream.drop();
    });
    const kept = await say('A headline and a gallery');
    expect(kept).toMatchObject({
      state: 'DONE',
      revision: 2,
      text: expect.stringContaining('broke off in the middle'),
    });
    const asked = await owner.ask<{ website: { messages: { choices: { label: string; message: string }[] }[] } }>(
      'query ($id: ID!) { website(id: $id) { messages(last: 1) { choices { label message } } } }',
      { id },
    );
    expect(good(asked).website.messages[0]?.choices).toEqual([
      { label: 'Continue', message: 'Go on with what is left of this: A headline and a gallery' },
    ]);
    good(await owner.ask('mutation ($id: ID!) { undoChatMessage(id: $id) { message { state } } }', { id: kept.id }));
    expect(heading((await read(owner, id)).document)).toBe('Bread every morning');
  });

  it('is stood in for: what the built-in designer can do is done, and counts like any turn', async () => {
    model.play((stream) => stream.refuse(401));
    expect(await say('phone: 555 0199')).toMatchObject({ state: 'DONE', revision: 4, changes: [expect.any(String)] });
    expect(await usage()).toEqual({ isModel: false, inputTokens: 0, outputTokens: 0, cost: 0 });
    expect(await counted()).toBe(2);
  });

  it('costs what nobody knows when an answer broke off, and what the endpoint says otherwise', async () => {
    const works = [callsTools(scope, change('Bread at dawn')), says('The headline is new.')] as const;
    model.play(
      (stream) => {
        stream.call(...scope);
        stream.drop();
      },
      ...works,
    );
    expect(await say('A better headline')).toMatchObject({ state: 'DONE', text: 'The headline is new.' });
    expect(await usage()).toEqual({ isModel: true, inputTokens: null, outputTokens: null, cost: null });
    model.play(callsTools(scope, change('Bread at six')), says('Newer still.'));
    expect(await say('Another headline')).toMatchObject({ state: 'DONE', text: 'Newer still.' });
    expect(await usage()).toEqual({ isModel: true, inputTokens: 2000, outputTokens: 200, cost: 0.00112 });
  });
});
