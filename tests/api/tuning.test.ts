import { getEncoding } from 'js-tiktoken';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApi, type Answer, type Api, type TestPerson } from '#tests/support/api.ts';
import { examplesIn } from '#tests/support/example-steps.ts';
import { moment } from '#tests/support/moment.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import {
  said,
  startTuningServer,
  type Fault,
  type RemoteFile,
  type TuningServer,
} from '#tests/support/tuning-server.ts';
import {
  hastyTuning,
  namesOfModels,
  startTuning,
  tellTuning,
  whenTuning,
  type TuningInput,
} from '#tests/support/tuning-steps.ts';
import { failure, good } from '#tests/support/website-steps.ts';

// Databases take their time on a busy machine; a test that hangs still ends.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let server: TuningServer;
let api: Api;
let admin: TestPerson;

beforeAll(async () => {
  server = await startTuningServer();
  api = await openApi({ database: await openInMemory(), tuning: hastyTuning(server.baseUrl) });
  // The first look at the list puts the first examples in.
  await examplesIn(await api.person(['admin']), 'search: ""');
});
afterAll(async () => {
  await api.close();
  await server.close();
});
beforeEach(async () => {
  admin = await api.person(['admin']);
  server.play();
});

const begun = async (input: TuningInput = {}) => good(await startTuning(admin, input)).startTuningJob;
const ended = async (input: TuningInput = {}) => whenTuning(admin, (await begun(input)).id);
const wordsOf = ({ errors }: Answer<unknown>) => errors?.[0]?.message ?? '';
const created = () => server.asked.filter((one) => one === 'POST /fine_tuning/jobs');
const isCreate = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && path === '/fine_tuning/jobs';
/** The first requests of a kind are answered so, all others as usual. */
const first = (
  isMeant: (asked: { method: string; path: string }) => boolean,
  ...answers: ReturnType<Fault>[]
): Fault => {
  const left = [...answers];
  return (asked, usual) => (isMeant(asked) ? (left.shift() ?? usual()) : usual());
};
/** All files that are there when a job begins. */
function keepFiles() {
  const sent: RemoteFile[] = [];
  server.play({
    fault: (asked, usual) => {
      if (isCreate(asked)) sent.push(...server.files);
      return usual();
    },
  });
  return sent;
}
const setKey = async (key: string, value: unknown) =>
  good(
    await admin.ask('mutation ($key: String!, $text: String!) { createKvStorage(key: $key, text: $text) { id } }', {
      key,
      text: JSON.stringify(value),
    }),
  );

describe('a fine-tuning job', () => {
  it('sends approved examples of both sides, is followed to its end, and its model can be chosen', async () => {
    const sent = keepFiles();
    const job = await ended({ epochs: 2, suffix: 'bakeries', tools: 'USED' });
    expect(job).toMatchObject({ state: 'DONE', remoteState: 'succeeded', trainedTokens: 1234, done: 2, total: 10 });
    expect(job.model).toBe('ft:gpt-4.1-mini:house:bakeries:ftjob-1');
    expect(await namesOfModels(admin)).toContain(job.model);
    const [training = '', validation = ''] = sent.map(({ text }) => text);
    expect(sent.map(({ purpose }) => purpose)).toEqual(['fine-tune', 'fine-tune']);
    const lines = training.trim().split('\n');
    expect([lines.length, validation.trim().split('\n').length]).toEqual([job.examples, job.validations]);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ messages: [{ role: 'user' }, { role: 'assistant' }] });
    expect(training).toContain('"tools":[{"type":"function"');
    expect(server.jobs[0]?.order).toMatchObject({ method: { supervised: { hyperparameters: { n_epochs: 2 } } } });
    expect(job.events.map(({ message }) => message).join()).toMatch(
      /^Done.*It began at the endpoint as ftjob-1.*Step 1\/10/su,
    );
    // What was sent is kept among the exports, since consent to it may end.
    const { exampleExports } = good(
      await admin.ask<{ exampleExports: { filter: string; count: number }[] }>('{ exampleExports { filter count } }'),
    );
    expect(exampleExports[0]).toEqual({
      filter: 'sent to a fine-tuning job on gpt-4.1-mini',
      count: job.examples + job.validations,
    });
    // What was learned from does not stay there.
    await vi.waitFor(() => expect(server.files).toEqual([]), { timeout: 5_000 });
  });

  it('is one however often it is asked for with the same key, at once or later', async () => {
    const input = { key: 'pressed-twice' };
    const both = await Promise.all([startTuning(admin, input), startTuning(admin, input)]);
    const ids = both.map((answer) => good(answer).startTuningJob.id);
    ids.push((await begun(input)).id);
    expect(new Set(ids).size).toBe(1);
    await whenTuning(admin, ids[0] ?? '');
    expect(created()).toHaveLength(1);
  });

  it('learns preferences where that is chosen', async () => {
    expect(await ended({ kind: 'PREFERENCE', epochs: 1 })).toMatchObject({ state: 'DONE', examples: 1 });
    expect(server.jobs[0]?.order).toMatchObject({ method: { type: 'dpo' } });
  });

  it('is paused, goes on and is cancelled, as the endpoint is told', async () => {
    server.play({ states: ['running'] });
    const { id } = await begun();
    await whenTuning(admin, id, ({ remoteState }) => remoteState === 'running');
    good(await tellTuning(admin, id, 'PAUSE'));
    await whenTuning(admin, id, ({ remoteState }) => remoteState === 'paused');
    good(await tellTuning(admin, id, 'RESUME'));
    await whenTuning(admin, id, ({ remoteState }) => remoteState === 'running');
    good(await tellTuning(admin, id, 'CANCEL'));
    expect(await whenTuning(admin, id)).toMatchObject({ state: 'CANCELLED', model: null, wish: null });
  });

  it('is cancelled while the endpoint begins it, and does not go on there unseen', async () => {
    const [asked, released] = [moment(), moment()];
    server.play({
      fault: async (request, usual) => {
        if (request.method === 'GET' && request.path === '/fine_tuning/jobs')
          return { status: 200, body: { data: [] } };
        const answer = await usual();
        if (!isCreate(request)) return answer;
        asked.happen();
        await released.happened;
        return answer;
      },
    });
    const { id } = await begun();
    await asked.happened;
    good(await tellTuning(admin, id, 'CANCEL'));
    expect(await whenTuning(admin, id)).toMatchObject({ state: 'CANCELLED', remoteId: null });
    released.happen();
    await vi.waitFor(() => expect(server.jobs.map(({ status }) => status)).toEqual(['cancelled']), { timeout: 10_000 });
  });

  it('is refused in words without examples, with a name or key that cannot be, and where nobody knows the cost', async () => {
    const refused = async (input: TuningInput) => failure(await startTuning(admin, input));
    expect(await refused({ tag: 'no-such-tag' })).toMatchObject({ fields: { kind: [/No approved example/] } });
    expect(await refused({ baseModel: ' ' })).toMatchObject({ fields: { baseModel: [/Name the model/] } });
    expect(await refused({ suffix: 'a b' })).toMatchObject({ fields: { suffix: [/letters, digits/] } });
    expect(await refused({ baseModel: 'llama' })).toMatchObject({ fields: { isCostAccepted: [/Nobody knows/] } });
    expect(await ended({ baseModel: 'llama', isCostAccepted: true })).toMatchObject({ estimatedCost: null });
  });

  it('is told before it begins what it costs, within a fifth of what a tokenizer counts', async () => {
    const sent = keepFiles();
    const { tuningPlan } = good(
      await admin.ask<{ tuningPlan: { tokens: number; cost: number; examples: number } }>(
        '{ tuningPlan(input: { kind: ANSWER, tools: ALL, baseModel: "gpt-4.1-mini-2025-04-14", epochs: 1 }) { tokens cost examples } }',
      ),
    );
    const job = await ended({ tools: 'ALL', epochs: 1 });
    expect(job.examples).toBe(tuningPlan.examples);
    const counted = getEncoding('o200k_base').encode(sent[0]?.text ?? '').length;
    expect(tuningPlan.tokens / counted).toBeGreaterThan(0.8);
    expect(tuningPlan.tokens / counted).toBeLessThan(1.2);
    expect(tuningPlan.cost).toBeCloseTo((tuningPlan.tokens * 5) / 1_000_000);
  });
});

describe('an endpoint that', () => {
  const html = { status: 200, body: '<!doctype html><title>Sign in</title>' };

  it('wants to be left alone (429 with Retry-After) is asked again', async () => {
    server.play({
      fault: first(({ path }) => path === '/files', { ...said(429, 'Slow down'), headers: { 'Retry-After': '0.05' } }),
    });
    expect(await ended()).toMatchObject({ state: 'DONE', trouble: '' });
  });

  it('fails (503), then does not, has one job', async () => {
    server.play({ fault: first(isCreate, said(503, 'Overloaded'), said(500, 'Oops')) });
    expect(await ended()).toMatchObject({ state: 'DONE' });
    expect(server.jobs).toHaveLength(1);
  });

  it('drops the connection once the job has begun has that one job', async () => {
    let isCut = false;
    server.play({
      fault: async (asked, usual) => {
        const answer = await usual();
        if (!isCreate(asked) || isCut) return answer;
        isCut = true;
        return 'drop';
      },
    });
    expect(await ended()).toMatchObject({ state: 'DONE', remoteId: 'ftjob-1' });
    expect(created()).toHaveLength(1);
  });

  it('does not list its jobs either is not asked a second time, and staff are told where to look', async () => {
    server.play({
      fault: async (asked, usual) => {
        if (asked.path !== '/fine_tuning/jobs') return usual();
        if (asked.method === 'GET') return said(405, 'No lists');
        await usual();
        return 'drop';
      },
    });
    const job = await ended();
    expect(job.state).toBe('FAILED');
    expect(job.note).toMatch(/Look there whether a job on gpt-4.1-mini .* runs/u);
    expect(created()).toHaveLength(1);
  });

  it('begins two jobs for one keeps the first, and has the other cancelled', async () => {
    server.play({
      states: ['queued', 'running', 'running', 'running', 'succeeded'],
      fault: async (asked, usual) => {
        const answer = await usual();
        if (isCreate(asked)) await usual();
        return answer;
      },
    });
    const job = await ended();
    expect(job).toMatchObject({ state: 'DONE', remoteId: 'ftjob-1' });
    expect(server.jobs.map(({ status }) => status)).toEqual(['succeeded', 'cancelled']);
    expect(job.events.map(({ message }) => message).join()).toContain('a second job for this, ftjob-2');
  });

  it('is in a state that nobody knows is shown with its own word', async () => {
    server.play({ states: ['queued', 'Warming\u0007 up <b>'] });
    const { id } = await begun();
    const job = await whenTuning(admin, id, ({ remoteState }) => remoteState?.startsWith('Warming') === true);
    expect(job).toMatchObject({ state: 'WORKING', remoteState: 'Warming up <b>' });
    good(await tellTuning(admin, id, 'CANCEL'));
    expect(await whenTuning(admin, id)).toMatchObject({ state: 'CANCELLED' });
  });

  it('goes back in its states is followed all the same', async () => {
    server.play({ states: ['queued', 'running', 'queued', 'validating_files', 'succeeded'] });
    const job = await ended();
    expect(job.state).toBe('DONE');
    expect(job.events.filter(({ message }) => message === 'The endpoint says “queued”.')).toHaveLength(1);
  });

  it('says that it is done without a model is not believed', async () => {
    let reads = 0;
    server.play({
      states: ['succeeded'],
      fault: async ({ method, path }, usual) => {
        const answer = await usual();
        if (method !== 'GET' || path !== '/fine_tuning/jobs/ftjob-1') return answer;
        reads += 1;
        return reads < 4 ? { status: 200, body: { id: 'ftjob-1', status: 'succeeded' } } : answer;
      },
    });
    const { id } = await begun();
    await whenTuning(admin, id, ({ trouble, state }) => trouble.includes('names no model') || state === 'DONE');
    expect(await whenTuning(admin, id)).toMatchObject({ state: 'DONE', trouble: '' });
    expect(reads).toBe(4);
  });

  it('never ends a job is left after two weeks, and looked at again when somebody asks for that', async () => {
    const states = ['running'];
    server.play({ states });
    const { id } = await begun();
    await whenTuning(admin, id, ({ remoteState }) => remoteState === 'running');
    api.pass(15 * 24 * 3600);
    admin = await api.person(['admin']);
    const lost = await whenTuning(admin, id);
    expect(lost).toMatchObject({ state: 'LOST' });
    expect(lost.note).toMatch(/two weeks.*“running”/u);
    states[0] = 'succeeded';
    good(await tellTuning(admin, id, 'LOOK'));
    expect(await whenTuning(admin, id, ({ state }) => state === 'DONE')).toMatchObject({ note: '' });
  });

  it('refuses (403) is quoted', async () => {
    server.play({ fault: first(isCreate, said(403, 'Fine-tuning is closed\nto new organizations.')) });
    const job = await ended();
    expect(job).toMatchObject({
      state: 'FAILED',
      note: 'The endpoint refused: Fine-tuning is closed to new organizations. (403)',
    });
    expect(created()).toHaveLength(1);
  });

  it.each<[string, ReturnType<Fault>]>([
    ['at once', said(400, 'Line 3 is not JSON.')],
    [
      'in what it says of the file',
      { status: 200, body: { id: 'file-9', status: 'error', status_details: 'Line 3 is not JSON.' } },
    ],
  ])('rejects the file %s is quoted, and no job begins', async (_when, answer) => {
    server.play({ fault: first(({ path }) => path === '/files', answer) });
    expect((await ended()).note).toContain('Line 3 is not JSON.');
    expect(created()).toEqual([]);
  });

  it('refuses to cancel is quoted, and its job goes on', async () => {
    let isFree = false;
    server.play({
      states: ['running'],
      fault: ({ path }, usual) =>
        path.endsWith('/cancel') && !isFree ? said(400, 'It is too late for that.') : usual(),
    });
    const { id } = await begun();
    await whenTuning(admin, id, ({ remoteState }) => remoteState === 'running');
    good(await tellTuning(admin, id, 'CANCEL'));
    const refused = await whenTuning(admin, id, ({ note }) => note !== '');
    expect(refused).toMatchObject({ state: 'WORKING', wish: null });
    expect(refused.note).toBe('The endpoint refused to cancel it: It is too late for that. (400)');
    isFree = true;
    good(await tellTuning(admin, id, 'CANCEL'));
    expect(await whenTuning(admin, id)).toMatchObject({ state: 'CANCELLED' });
  });

  it('has no events, or no lists, has its jobs followed without', async () => {
    server.play({
      fault: ({ method, path }, usual) =>
        path.endsWith('/events') || (method === 'GET' && path === '/fine_tuning/jobs') ? said(404, 'No') : usual(),
    });
    const job = await ended();
    expect(job).toMatchObject({ state: 'DONE', done: null });
    expect(job.events.every(({ isOurs }) => isOurs)).toBe(true);
  });

  it('answers with a web page, or not at all, is asked again, and that is said meanwhile', async () => {
    server.play({ fault: first(({ path }) => path === '/files', html, html, html, html, 'stall') });
    const { id } = await begun();
    const troubled = await whenTuning(admin, id, ({ trouble, state }) => trouble !== '' || state !== 'WORKING');
    expect(troubled.trouble).toContain('not data, such as a web page');
    expect(await whenTuning(admin, id)).toMatchObject({ state: 'DONE', trouble: '' });
    expect(server.jobs).toHaveLength(1);
  });

  it('answers with nothing but web pages ends the job in words', async () => {
    server.play({ fault: () => html });
    expect(await ended()).toMatchObject({ state: 'FAILED', note: expect.stringContaining('web page') });
  });

  it('does not know `metadata` and `method` is asked without them', async () => {
    server.play({
      fault: first(isCreate, said(400, 'Unknown field: metadata'), said(422, 'Extra inputs are not permitted: method')),
    });
    expect(await ended({ epochs: 4 })).toMatchObject({ state: 'DONE' });
    expect(server.jobs[0]?.order).toMatchObject({ hyperparameters: { n_epochs: 4 } });
    expect(server.jobs[0]?.order).not.toHaveProperty('metadata');
  });

  it('forgets the job is not asked for ever', async () => {
    server.play({ states: ['running'] });
    const { id } = await begun();
    await whenTuning(admin, id, ({ remoteState }) => remoteState === 'running');
    server.jobs.length = 0;
    expect(await whenTuning(admin, id)).toMatchObject({ state: 'LOST', note: expect.stringContaining('no such job') });
  });
});

describe('what a day may cost', () => {
  it('is asked before a job begins, and jobs count', async () => {
    const before = await begun({ epochs: 1 });
    await whenTuning(admin, before.id);
    const spent = async () =>
      good(await admin.ask<{ playground: { spent: number } }>('{ playground { spent } }')).playground.spent;
    expect(await spent()).toBeGreaterThanOrEqual(before.estimatedCost ?? 1);
    await setKey('playground.daily-dollars', 0.000_001);
    const refused = await startTuning(admin);
    expect(failure(refused).code).toBe('LIMIT_REACHED');
    expect(wordsOf(refused)).toMatch(/thought to cost \$\d+\.\d\d, and \$0\.00 is the limit of a day/u);
  });
});
