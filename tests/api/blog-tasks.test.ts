import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { zipSync, strToU8 } from 'fflate';
import { openReading } from '#backend/index.ts';
import type { Reading } from '#backend/index.ts';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { tidyTasks } from '#backend/modules/tasks/end-task.ts';
import { createModelDesigner } from '#designer/index.ts';
import { openApi, type Api, type TestPerson } from '#tests/support/api.ts';
import { addTopic, askBlog, listedPosts, makePost, readPost, savePost } from '#tests/support/blog-steps.ts';
import { eventsOf } from '#tests/support/events.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { says, startModelServer, type ModelServer } from '#tests/support/model-server.ts';
import { moment } from '#tests/support/moment.ts';
import { scriptedDesigner } from '#tests/support/scripted-designer.ts';
import {
  askForPart,
  askForTopics,
  cancelTask,
  importPosts,
  messagesUsed,
  taskEnded,
  tasksOf,
  writeOn,
} from '#tests/support/task-steps.ts';
import { failure, good, madeBy } from '#tests/support/website-steps.ts';
import { readingThread } from '#tests/support/bundles.ts';

// Databases take their time on a busy machine; a test that hangs still ends.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let database: OpenedDatabase;
let model: ModelServer;
let api: Api;
let owner: TestPerson;

const openWith = (others: Partial<Parameters<typeof openApi>[0]> = {}) =>
  openApi({
    database: { ...database, close: async () => undefined },
    designer: createModelDesigner({ apiKey: 'key', baseUrl: model.baseUrl, model: 'gpt-4.1-mini' }, scriptedDesigner),
    ...others,
  });

/** Set, the next file is never read, and it is told so. */
let stuck: (() => void) | null = null;
const threads = openReading(readingThread());
const reading: Reading = {
  ...threads,
  readPosts: (file) => {
    if (!stuck) return threads.readPosts(file);
    stuck();
    stuck = null;
    return new Promise(() => undefined);
  },
};

beforeAll(async () => {
  database = await openInMemory();
  model = await startModelServer([says('Hello.')]);
  api = await openWith({ reading });
});
afterAll(async () => {
  await api.close();
  await database.close();
  await model.close();
});
beforeEach(async () => {
  owner = await api.person();
});

/** A website whose first design by the model has ended. */
async function made(): Promise<string> {
  model.play(says('The draft is good as it is.'));
  const { id } = await madeBy(owner);
  const events = await eventsOf<{ websiteUpdates: { turn: unknown } }>(
    await api.post(
      { query: 'subscription ($id: ID!) { websiteUpdates(id: $id) { turn { step } } }', variables: { id } },
      { ...(await owner.headers()), Accept: 'text/event-stream' },
    ),
  );
  await events.until(({ websiteUpdates }) => websiteUpdates.turn === null);
  await events.close();
  return id;
}

/** A model that has begun to answer, and goes on when the test says so. */
function waiting(words: string) {
  const [begun, go] = [moment(), moment()];
  model.play(async (stream) => {
    stream.text(words);
    begun.happen();
    await go.happened;
    stream.end();
  });
  return { begun: begun.happened, go: go.happen };
}

describe('what a model writes for a blog', () => {
  it('is a task under way at once, and an offer with a receipt in the end; the post stays as it is typed meanwhile', async () => {
    const website = await made();
    const post = await makePost(owner, website, { body: 'Rye takes long.' });
    const { begun, go } = waiting('Rye takes its time.');
    const asked = good(await askForPart(owner, post.id, 'IMPROVE', 'Rye takes long.')).writeForPost;
    expect(asked).toMatchObject({ state: 'WORKING', texts: [], part: 'IMPROVE', replaces: 'Rye takes long.' });
    await begun;
    expect(failure(await askForPart(owner, post.id, 'TITLES', 'Rye'))).toMatchObject({ code: 'INVALID' });
    const typed = good(await savePost(owner, post.id, 1, { body: 'Rye takes long. And more.' })).saveBlogPost.post;
    go();
    expect(await taskEnded(api, owner, website, asked.id)).toMatchObject({
      state: 'DONE',
      texts: ['Rye takes its time.'],
      usage: { isModel: true, model: 'gpt-4.1-mini', inputTokens: 1000, outputTokens: 100, cost: expect.any(Number) },
      isCounted: true,
      endedAt: expect.any(String),
    });
    expect(await readPost(owner, website, post.id)).toEqual(typed);
    expect(await messagesUsed(owner)).toBe(1);
  });

  it('says how far it is', async () => {
    const website = await made();
    const { go } = waiting('How rye rises\nWhat we sift');
    const { id } = good(await askForTopics(owner, website)).suggestBlogTopics;
    await vi.waitFor(async () => expect((await tasksOf(owner, website, 'TOPICS'))[0]?.done).toBe(6), 10_000);
    go();
    expect((await taskEnded(api, owner, website, id)).texts).toEqual(['How rye rises', 'What we sift']);
    const { topics } = await askBlog<{ topics: { title: string }[] }>(owner, website, 'topics { title }');
    expect(topics).toHaveLength(2);
  });

  it('can be cancelled: nothing is written, nothing is counted, and the model is left alone', async () => {
    const website = await made();
    const topic = await addTopic(owner, website, 'Rye');
    const [begun, left] = [moment(), moment()];
    model.play((stream) => {
      stream.text('Rye is slow. '.repeat(20));
      stream.response.once('close', left.happen);
      begun.happen();
      return new Promise(() => undefined);
    });
    const { id } = good(await writeOn(owner, topic.id)).writeBlogPost;
    await begun.happened;
    expect(good(await cancelTask(owner, id)).cancelBlogTask).toMatchObject({ state: 'CANCELLED', isCounted: false });
    await left.happened;
    const receipt = { isModel: true, isEstimate: true, inputTokens: expect.any(Number), cost: expect.any(Number) };
    await vi.waitFor(
      async () => expect((await tasksOf(owner, website, 'POST'))[0]).toMatchObject({ usage: receipt }),
      10_000,
    );
    expect(await listedPosts(owner, website)).toEqual([]);
    expect(await messagesUsed(owner)).toBe(0);
    model.play(says('Rye is **dark**.'));
    const again = good(await writeOn(owner, topic.id)).writeBlogPost;
    await taskEnded(api, owner, website, again.id);
    expect(await listedPosts(owner, website)).toMatchObject([{ title: 'Rye', body: 'Rye is **dark**.' }]);
    expect(failure(await writeOn(owner, topic.id)).code).toBe('INVALID');
  });

  it('is written by the built-in designer when the model fails, and says so', async () => {
    const website = await made();
    model.play((stream) => stream.refuse(401));
    const { id } = good(await askForTopics(owner, website)).suggestBlogTopics;
    expect(await taskEnded(api, owner, website, id)).toMatchObject({
      state: 'DONE',
      note: expect.stringContaining('so the built-in designer did this.'),
      usage: { isModel: false },
    });
  });

  it('is written by the next process when its own dies in the middle, once', async () => {
    const website = await made();
    const topic = await addTopic(owner, website, 'Rye');
    const begun = moment();
    model.play(() => {
      begun.happen();
      return new Promise(() => undefined);
    });
    const { id } = good(await writeOn(owner, topic.id)).writeBlogPost;
    await begun.happened;
    // Nothing of what works on it answers any more; whoever opens the database next takes the task up.
    model.play(says('After all.'));
    const next = await openWith();
    expect(await taskEnded(api, owner, website, id)).toMatchObject({ state: 'DONE', isCounted: true });
    expect(await listedPosts(owner, website)).toHaveLength(1);
    expect(await messagesUsed(owner)).toBe(1);
    await next.close();
  });

  it('that nobody works on any more says that it did not finish', async () => {
    const website = await made();
    model.play(() => new Promise(() => undefined));
    const { id } = good(await askForTopics(owner, website)).suggestBlogTopics;
    api.pass(61 * 60);
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    await tidyTasks({ db: database.db, storage: api.storage, clock: () => api.time.now, log });
    expect(await taskEnded(api, owner, website, id)).toMatchObject({
      state: 'FAILED',
      note: expect.stringContaining('did not finish'),
      isCounted: false,
    });
    expect(await messagesUsed(owner)).toBe(0);
    api.pass(31 * 24 * 3600);
    await tidyTasks({ db: database.db, storage: api.storage, clock: () => api.time.now, log });
    expect(await tasksOf(owner, website, 'TOPICS')).toEqual([]);
  });
});

describe('an import whose process dies in the middle', () => {
  it('goes on in the next one, and tells of each item once', async () => {
    const website = await made();
    const archive = zipSync({ 'a.md': strToU8('A'), 'b.md': strToU8('B') });
    const begun = moment();
    stuck = begun.happen;
    const { id } = good(await importPosts(owner, website, archive)).importBlogPosts;
    await begun.happened;
    const next = await openWith({ storage: api.storage });
    const report = await taskEnded(api, owner, website, id);
    expect(report).toMatchObject({ state: 'DONE', done: 2, total: 2 });
    expect(report.items.items.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
      'a.md CREATED',
      'b.md CREATED',
    ]);
    await next.close();
  });
});
