import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openReading } from '#backend/index.ts';
import { openApi, type Api, type TestPerson } from '#tests/support/api.ts';
import { imported } from '#tests/support/export-steps.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { scriptedDesigner } from '#tests/support/scripted-designer.ts';
import { failure, good, madeBy, read, say } from '#tests/support/website-steps.ts';

// Databases take their time on a busy machine; a test that hangs still ends.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/**
 * Threads that never come back from anything, as after words that blow up a regular expression. They wait instead of
 * computing, which leaves the core to other tests: that a computing thread is ended, and others are served meanwhile, is
 * told by the tests of the pool.
 */
const stuck = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
    parentPort.postMessage({ ready: true });
  `)}`,
);

let api: Api;
let person: TestPerson;
beforeAll(async () => {
  const reading = openReading(stuck);
  const database = await openInMemory();
  api = await openApi({
    reading,
    database,
    designer: { ...scriptedDesigner, respond: reading.designer.respond },
  });
  person = await api.person();
});
afterAll(() => api?.close());

it('a message that is not read in time is kept, with an answer that says so', async () => {
  const { id } = await madeBy(person);
  const { message } = good(await say(person, id, 'Make it blue')).sendChatMessage;
  expect(message).toMatchObject({
    state: 'FAILED',
    text: 'This message could not be read in time. Shorten it or split it. Your website is as it was.',
  });
});

it('a description and a file that are not read in time are refused where they were given', async () => {
  const preview = await api.ask('{ templatePreview(builderNumber: 1, name: "", description: "A cafe", seed: 1) }');
  expect(failure(preview)).toMatchObject({
    code: 'INVALID',
    fields: { brief: ['This description could not be read in time. Shorten it or split it.'] },
  });
  const archive = Buffer.from('any file').toString('base64');
  expect(failure(await imported(person, archive))).toMatchObject({
    code: 'INVALID',
    fields: { archive: [expect.stringContaining('in time')] },
  });
});

it('previews that take long are limited by the time that they take, not by how many there are', async () => {
  const address = { 'X-Forwarded-For': '203.0.113.9' };
  const preview = () =>
    api.ask('{ templatePreview(builderNumber: 1, name: "", description: "A cafe", seed: 1) }', {}, address);
  const codes: unknown[] = [];
  for (let count = 0; count < 6; count++) codes.push(failure(await preview()).code);
  expect(codes.slice(0, 5)).toEqual(Array(5).fill('INVALID'));
  expect(failure(await preview())).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
});

it('others are served while somebody’s words are read', async () => {
  const { id } = await madeBy(person);
  let isRead = false;
  const reading = say(person, id, 'Make it green').finally(() => (isRead = true));
  await read(person, id);
  expect(isRead).toBe(false);
  await reading;
});
