import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtInDesigner, createModelDesigner } from '#designer/index.ts';
import { openApi, testSettings, type Api, type TestPerson } from '#tests/support/api.ts';
import { addTopic, listedPosts, makePost, onPosts, savePost } from '#tests/support/blog-steps.ts';
import {
  activateChatTemplate,
  createChatTemplate,
  listChatTemplates,
  updateChatTemplate,
} from '#tests/support/chat-template-steps.ts';
import { answerLine, importFile } from '#tests/support/example-file-steps.ts';
import {
  addExample,
  editExample,
  exampleSets,
  examplesIn,
  goBackFromExamples,
  judgeAll,
  makeExamplesLive,
} from '#tests/support/example-steps.ts';
import {
  cancelGate,
  gateOf,
  gateOfExamples,
  gateOfModel,
  replayed,
  startGate,
  whenReplayed,
} from '#tests/support/gate-steps.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { callsTools, says, startModelServer, type ModelServer } from '#tests/support/model-server.ts';
import { moment } from '#tests/support/moment.ts';
import { obedientModel } from '#tests/support/obedient-model.ts';
import { harmlessWriting, writingRegressions } from '#tests/support/obedient-writer.ts';
import { askForPart, forgetTask, taskEnded, writeOn } from '#tests/support/task-steps.ts';
import { harmless, regressions } from '#tests/support/template-words.ts';
import { failure, good, madeBy, messagesOf, say } from '#tests/support/website-steps.ts';

// Databases take their time on a busy machine; a test that hangs still ends.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let model: ModelServer;
let api: Api;
let admin: TestPerson;
const habits = new Map([...regressions, ...harmless]);
const ofWriting = new Map([...writingRegressions, ...harmlessWriting]);
/** Every fifth of those that are tried without the API. */
const some = <One>(all: readonly One[]) => all.filter((_one, nth) => nth % 5 === 3);

beforeAll(async () => {
  model = await startModelServer([obedientModel(habits, ofWriting)]);
  const settings = { apiKey: 'key', baseUrl: model.baseUrl, model: 'gpt-4.1-mini' };
  api = await openApi({
    settings: testSettings({ OPENAI_API_KEY: 'key', OPENAI_MODEL: 'gpt-4.1-mini' }),
    database: await openInMemory(),
    designer: createModelDesigner(settings, builtInDesigner),
  });
});
afterAll(async () => {
  await api.close();
  await model.close();
});
beforeEach(async () => {
  api.pass(60);
  admin = await api.person(['admin']);
  model.play(obedientModel(habits, ofWriting));
});

const template = async (words: string, purpose: 'CONVERSATION' | 'FIRST_DESIGN' | 'BLOG' = 'CONVERSATION') =>
  good(await createChatTemplate(admin, purpose, { prompt: words })).createChatTemplate.id;
const activeOf = async (purpose: string) =>
  (await listChatTemplates(admin, `purpose: ${purpose}, state: ACTIVE`))[0]?.id ?? '';
const ended = (owner: TestPerson, website: string) =>
  vi.waitFor(
    async () => {
      const messages = await messagesOf(owner, website);
      expect(messages.map(({ state }) => state)).not.toContain('WORKING');
      return messages.at(-1);
    },
    { timeout: 20_000, interval: 20 },
  );

describe('a chat template before it goes live', () => {
  it('is replayed, passes and goes live without a reason', async () => {
    const id = await template('Be warm.');
    const before = await gateOf(admin, id);
    // An approved example of the house's is there, though nobody looked at their list yet.
    expect(before).toMatchObject({ isFree: false, canReplay: true, isByModel: true, fixedCases: 11, lastRun: null });
    expect(before).toMatchObject({ examples: 1, leftOut: 0 });
    expect(before.costOfOnce).toBeGreaterThan(0.01);
    expect(failure(await activateChatTemplate(admin, id, null))).toMatchObject({
      code: 'INVALID',
      fields: { reason: [expect.stringMatching(/not replayed .* Replay it first, or write in a sentence why/u)] },
    });
    const run = await replayed(admin, id);
    expect(run).toMatchObject({ verdict: 'PASSED', answers: run.cases.length * 2, tally: { worse: 0 } });
    expect(run.answered).toBe(run.answers);
    expect(await gateOf(admin, id)).toMatchObject({ isFree: true });
    const back = await activeOf('CONVERSATION');
    good(await activateChatTemplate(admin, id, null));
    // What counts now is another one, so the way back was never replayed.
    expect(failure(await activateChatTemplate(admin, back, null)).code).toBe('INVALID');
    good(await activateChatTemplate(admin, back, 'The test is over.'));
  });

  it('that is worse goes live with a reason only, which the audit log keeps; each version is another', async () => {
    const id = await template('Keep headlines to one word.');
    const run = await replayed(admin, id, 2);
    expect(run).toMatchObject({ verdict: 'FIXED_WORSE', tally: { better: 0, worse: 1, fixedWorse: 1 } });
    const [worse] = run.cases.filter(({ comparison }) => comparison === 'WORSE');
    expect(worse).toMatchObject({ kind: 'FIXED', name: 'A headline in the owner’s words' });
    expect(worse?.fresh.map(({ misses }) => misses.join())).toEqual([
      expect.stringContaining('“Bread before the sun is up” is not there.'),
      expect.stringContaining('“Bread before the sun is up” is not there.'),
    ]);
    expect(failure(await activateChatTemplate(admin, id, 'why not')).fields).toEqual({
      reason: [expect.stringContaining('found a fixed case worse: 0 better, 1 worse')],
    });
    const back = await activeOf('CONVERSATION');
    api.pass(1);
    good(await activateChatTemplate(admin, id, 'Short headlines are wanted.'));
    const { chatTemplate } = good(
      await admin.ask<{ chatTemplate: { history: { edges: { node: { changes: unknown } }[] } } }>(
        'query ($id: ID!) { chatTemplate(id: $id) { history(first: 1) { edges { node { changes { field after } } } } } }',
        { id },
      ),
    );
    expect(chatTemplate.history.edges[0]?.node.changes).toContainEqual({
      field: 'Reason',
      after: 'Short headlines are wanted.',
    });
    good(await updateChatTemplate(admin, id, { prompt: 'Be warm.' }));
    expect(await gateOf(admin, id)).toMatchObject({ isFree: false, lastRun: null });
    good(await activateChatTemplate(admin, back, 'The test is over.'));
  });

  it('needs nothing where no model would notice', async () => {
    const greeting = good(await createChatTemplate(admin, 'CONVERSATION', { greeting: 'Hello!' })).createChatTemplate
      .id;
    expect(await gateOf(admin, greeting)).toMatchObject({
      isFree: true,
      note: expect.stringMatching(/Nothing .* differs/u),
    });
  });

  it.each([...some(regressions), ...some(harmless)])('with “%s” is told from what counts', async (words) => {
    const run = await replayed(admin, await template(words));
    expect(run.verdict).toBe(some(harmless).some(([one]) => one === words) ? 'PASSED' : 'FIXED_WORSE');
  });

  it.each([...writingRegressions.slice(0, 2), ...harmlessWriting.slice(0, 2)])(
    'for blogs with “%s” is told from what counts',
    async (words) => {
      const id = await template(words, 'BLOG');
      expect(await gateOf(admin, id)).toMatchObject({ canReplay: true, fixedCases: 9, examples: 0, leftOut: 0 });
      const run = await replayed(admin, id);
      const isHarmless = harmlessWriting.some(([one]) => one === words);
      expect(run.verdict).toBe(isHarmless ? 'PASSED' : 'FIXED_WORSE');
      expect((await activateChatTemplate(admin, id, null)).errors === undefined).toBe(isHarmless);
    },
  );

  it('has not passed where no model answered either side', async () => {
    const id = await template('Be warm.');
    model.play((stream) => stream.refuse(400));
    const run = await replayed(admin, id);
    expect(run).toMatchObject({ state: 'FAILED', verdict: null, note: expect.stringContaining('says nothing') });
    expect(await gateOf(admin, id)).toMatchObject({ isFree: false });
  });

  it('is replayed on older examples that have a website, however many newer ones have none', async () => {
    const id = await template('Be brief.');
    const { examples: usable } = await gateOf(admin, id);
    const words = Array.from({ length: 700 }, (_, nth) => [...String(nth)].map((digit) => 'abcdefghij'[Number(digit)]));
    await importFile(admin, words.map((letters) => answerLine(`Say ${letters.join('').repeat(4)}`)).join('\n'));
    const ids: string[] = [];
    for (let more = true; more;) {
      const fresh = await examplesIn(admin, 'source: IMPORT, split: VALIDATION, state: NEW');
      more = fresh.length > 0;
      ids.push(...fresh.map((example) => example.id));
      if (more) good(await judgeAll(admin, ids.slice(-fresh.length), 'APPROVED'));
    }
    expect(ids.length).toBeGreaterThan(100);
    expect(await gateOf(admin, id)).toMatchObject({ examples: usable, leftOut: ids.length });
    for (let from = 0; from < ids.length; from += 100)
      good(await judgeAll(admin, ids.slice(from, from + 100), 'REJECTED'));
  });

  it('is replayed one at a time, as often as may be, until it is cancelled', async () => {
    const id = await template('Be warm.');
    expect(failure(await startGate(admin, { templateId: id, times: 6 })).fields).toHaveProperty('times');
    const asked = moment();
    model.play((stream) => {
      stream.comment('thinking');
      asked.happen();
    });
    const run = good(await startGate(admin, { templateId: id })).startGateRun;
    await asked.happened;
    expect(failure(await startGate(admin, { templateId: id })).fields).toHaveProperty('times');
    expect(good(await cancelGate(admin, run.id)).cancelGateRun.state).toBe('CANCELLED');
    model.play(obedientModel(habits, ofWriting));
    api.pass(1);
    expect(await replayed(admin, id)).toMatchObject({ state: 'DONE' });
    expect(await gateOf(admin, id)).toMatchObject({ isFree: true });
  });

  it('shows how turns ended that were asked with it, and is left with one press', async () => {
    const id = await template('Be warm.');
    const back = await activeOf('CONVERSATION');
    good(await activateChatTemplate(admin, id, 'To look at its turns.'));
    const owner = await api.person();
    model.play(says('The draft is good as it is.'));
    const { id: website } = await madeBy(owner);
    await ended(owner, website);
    const phone = callsTools(['setBusiness', { phone: '555 0199' }], ['finish', { reply: 'Done.' }]);
    model.play(phone);
    good(await say(owner, website, 'phone: 555 0199'));
    const changed = await ended(owner, website);
    good(
      await owner.ask('mutation ($id: ID!) { undoChatMessage(id: $id) { message { id } } }', {
        id: changed?.id,
      }),
    );
    model.play(says('You are open on all days.'));
    good(await say(owner, website, 'When are we open?'));
    await ended(owner, website);
    const { chatTemplate } = good(
      await admin.ask<{ chatTemplate: unknown }>(
        'query ($id: ID!) { chatTemplate(id: $id) { countedBefore { id } versionsUsed { version turns failed undone refused } } }',
        { id },
      ),
    );
    expect(chatTemplate).toEqual({
      countedBefore: { id: back },
      versionsUsed: [{ version: 1, turns: 2, failed: 0, undone: 1, refused: 1 }],
    });
    good(await admin.ask('mutation ($id: ID!) { goBackFromChatTemplate(id: $id) { id } }', { id }));
    expect(await activeOf('CONVERSATION')).toBe(back);
  });
});

describe('a chat template for blogs', () => {
  it('shows how texts ended that were asked with it', async () => {
    const id = await template('Be warm.', 'BLOG');
    good(await activateChatTemplate(admin, id, 'To look at its texts.'));
    const owner = await api.person();
    model.play(says('The draft is good as it is.'));
    const { id: website } = await madeBy(owner);
    await ended(owner, website);
    const text = 'Rye takes long.';
    const post = await makePost(owner, website, { body: text });
    const offered = async (answer: Parameters<typeof model.play>[0]) => {
      model.play(answer);
      const asked = good(await askForPart(owner, post.id, 'IMPROVE', text)).writeForPost;
      return taskEnded(api, owner, website, asked.id);
    };
    await offered(says('Rye takes its time.'));
    good(await savePost(owner, post.id, 1, { body: 'Rye takes its time. And more.' }));
    expect(await offered(says(text))).toMatchObject({ state: 'NOTHING' });
    await offered((stream) => stream.refuse(401));
    good(await forgetTask(owner, (await offered(says('Rye needs a night.'))).id));
    const topic = await addTopic(owner, website, 'Wheat');
    model.play(says('Wheat is quick.'));
    await taskEnded(api, owner, website, good(await writeOn(owner, topic.id)).writeBlogPost.id);
    const counted = async () =>
      good(
        await admin.ask<{ chatTemplate: { versionsUsed: unknown } }>(
          'query ($id: ID!) { chatTemplate(id: $id) { versionsUsed { version turns failed undone refused } } }',
          { id },
        ),
      ).chatTemplate.versionsUsed;
    expect(await counted()).toEqual([{ version: 1, turns: 5, failed: 1, undone: 1, refused: 1 }]);
    const draft = (await listedPosts(owner, website)).find(({ title }) => title === 'Wheat');
    good(await onPosts(owner, 'deleteBlogPosts', draft?.id ?? ''));
    expect(await counted()).toEqual([{ version: 1, turns: 5, failed: 1, undone: 2, refused: 1 }]);
  });
});

describe('another default model', () => {
  const set = (text: string, reason: string | null = null) =>
    admin.ask(
      'mutation ($text: String!, $reason: String) { updateKvStorage(key: "model.default", text: $text, reason: $reason) { id } }',
      { text, reason },
    );

  it('is asked for both purposes, and counts after a replay that it passed, or with a reason', async () => {
    const refused = failure(await set('"gpt-4.1"'));
    expect(refused).toMatchObject({ code: 'INVALID', fields: { text: [expect.stringContaining('not replayed')] } });
    expect(await gateOfModel(admin, 'gpt-4.1')).toMatchObject({ isFree: false, fixedCases: 22 });
    good(await startGate(admin, { isModel: true, model: 'gpt-4.1' }));
    const run = await whenReplayed(async () => (await gateOfModel(admin, 'gpt-4.1')).lastRun);
    expect(run).toMatchObject({ verdict: 'PASSED', isByModel: true });
    const asked = model.requests.map((request) => request.model);
    expect(new Set(asked)).toEqual(new Set(['gpt-4.1-mini', 'gpt-4.1']));
    good(await set('"gpt-4.1"'));
    good(await set('null', 'The test is over.'));
  });
});

describe('another set of approved examples', () => {
  /** Adds and approves an example that is on the training side. */
  async function approved(text: string) {
    for (let nth = 0; ; nth += 1) {
      const words = `${text} ${'abcdefghij'[nth]?.repeat(6)}`;
      const { id, split } = good(await addExample(admin, { words, reply: 'As you said.' })).createExample;
      if (split !== 'TRAINING') continue;
      good(await judgeAll(admin, [id], 'APPROVED'));
      return { id, words };
    }
  }
  const shownTo = (words: string) =>
    model.requests.filter(({ messages }) => messages.some(({ content }) => String(content).includes(words))).length;

  it('is shown once it went live, after a replay that it passed or with a reason; what is rejected is out at once', async () => {
    const first = await approved('Change the headline of our teapots');
    // Nobody is shown any yet, so nothing is to be replayed.
    expect(await gateOfExamples(admin)).toMatchObject({ isFree: true, canReplay: false, oldName: 'no examples' });
    const { id } = good(
      await createChatTemplate(admin, 'CONVERSATION', { prompt: '', exampleCount: 3 }),
    ).createChatTemplate;
    const back = await activeOf('CONVERSATION');
    good(await activateChatTemplate(admin, id, 'Examples are to be shown.'));
    expect(await gateOfExamples(admin)).toMatchObject({
      isFree: false,
      canReplay: true,
      fixedCases: 11,
      lastRun: null,
    });
    expect(failure(await makeExamplesLive(admin, null))).toMatchObject({ fields: { reason: [expect.any(String)] } });

    model.play(obedientModel(habits, ofWriting));
    good(await startGate(admin, { isExamples: true }));
    const run = await whenReplayed(async () => (await gateOfExamples(admin)).lastRun);
    expect(run).toMatchObject({ state: 'DONE', verdict: 'PASSED' });
    // Only the new side was shown it, in the one case that it is near to.
    expect(shownTo(first.words)).toBeGreaterThan(0);
    expect(shownTo(first.words)).toBeLessThan(model.requests.length / 2);
    const before = await exampleSets(admin);
    expect(before).toMatchObject({ live: 0, shown: 0 });
    const live = good(await makeExamplesLive(admin, null)).makeExamplesLive;
    expect(live).toMatchObject({ shown: before.waiting, waiting: 0, before: 0 });

    // Another one that is approved waits, and is another change.
    const second = await approved('The phone of our teapots');
    expect(await exampleSets(admin)).toMatchObject({ live: live.live, shown: live.shown, waiting: 1 });
    expect(await gateOfExamples(admin)).toMatchObject({ isFree: false, lastRun: null });
    api.pass(1);
    const grown = good(await makeExamplesLive(admin, 'It is a good one.')).makeExamplesLive;
    expect(grown).toMatchObject({ live: live.live + 1, shown: live.shown + 1, before: live.live });
    good(await judgeAll(admin, [first.id], 'REJECTED'));
    expect(await exampleSets(admin)).toMatchObject({ live: grown.live, shown: live.shown, waiting: 0 });
    // What says something else now was not replayed.
    good(await editExample(admin, second.id, { input: { words: second.words, reply: 'Otherwise.' } }));
    good(await judgeAll(admin, [second.id], 'APPROVED'));
    expect(await exampleSets(admin)).toMatchObject({ shown: live.shown - 1, waiting: 1 });

    api.pass(1);
    const gone = good(await goBackFromExamples(admin, live.live)).goBackFromExamples;
    expect(gone).toMatchObject({ live: live.live, shown: live.shown - 1, before: null });
    expect(failure(await goBackFromExamples(admin, live.live)).code).toBe('NOT_FOUND');
    const { exampleSets: kept } = good(
      await admin.ask<{ exampleSets: { history: { edges: { node: { action: string; changes: unknown } }[] } } }>(
        '{ exampleSets { history(first: 5) { edges { node { action changes { field after } } } } } }',
      ),
    );
    expect(kept.history.edges.map(({ node }) => node.action)).toEqual([
      'goBackFromExamples',
      'makeExamplesLive',
      'makeExamplesLive',
    ]);
    expect(kept.history.edges[1]?.node.changes).toContainEqual({ field: 'Reason', after: 'It is a good one.' });
    good(await activateChatTemplate(admin, back, 'The test is over.'));
  });
});

describe('without a model', () => {
  it('the built-in designer answers both sides, it says so, and nothing needs a reason', async () => {
    const quiet = await openApi({ database: await openInMemory() });
    const staff = await quiet.person(['admin']);
    const { id } = good(await createChatTemplate(staff, 'CONVERSATION', { prompt: 'Be warm.' })).createChatTemplate;
    expect(await gateOf(staff, id)).toMatchObject({
      isFree: true,
      isByModel: false,
      costOfOnce: null,
      note: expect.stringContaining('No model is set up here'),
    });
    good(await startGate(staff, { templateId: id }));
    const run = await whenReplayed(async () => (await gateOf(staff, id)).lastRun);
    expect(run).toMatchObject({ state: 'DONE', isByModel: false, tally: { better: 0, worse: 0 } });
    good(await activateChatTemplate(staff, id, null));
    await quiet.close();
  });
});
