import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { kvStorages } from '#backend/db/schema.ts';
import { openApi, testSettings } from '#tests/support/api.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { makePost, onPost, readPost, schedulePost, setZone } from '#tests/support/blog-steps.ts';
import { scriptedDesigner } from '#tests/support/scripted-designer.ts';
import { says, startModelServer } from '#tests/support/model-server.ts';
import { openReading } from '#backend/index.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { decide, leaveOpen } from '#tests/support/staff-steps.ts';
import { visitorOf } from '#tests/support/visitor.ts';
import { create, failure, good, madeBy, messagesOf, read, run, say } from '#tests/support/website-steps.ts';
import { readingThread } from '#tests/support/bundles.ts';

// Databases take their time on a busy machine; a test that hangs still ends.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let api: Api;
let admin: TestPerson;
let database: OpenedDatabase;
beforeAll(async () => {
  database = await openInMemory();
  const designer = {
    ...scriptedDesigner,
    respond: async (...asked: Parameters<typeof scriptedDesigner.respond>) => ({
      ...(await scriptedDesigner.respond(...asked)),
      reply: 'By the model.',
    }),
  };
  const reading = { ...openReading(readingThread()), designer: scriptedDesigner };
  api = await openApi({ database, designer, reading, publishDueEveryMs: 50 });
  admin = await api.person(['admin']);
});
afterAll(() => api.close());

const keys: string[] = [];
const set = async (key: string, value: unknown) => {
  keys.push(key);
  await decide(admin, key, value);
};
afterEach(async () => {
  for (const key of new Set(keys.splice(0))) await leaveOpen(admin, key);
});

it('a banner is shown from its beginning until its end', async () => {
  await set('banner', {
    text: 'Away on Sunday',
    tone: 'warning',
    from: '2026-11-22T00:00:00Z',
    until: '2026-11-23T00:00:00Z',
  });
  expect(api.backend.banner()).toBeNull();
  api.pass(24 * 3600);
  expect(api.backend.banner()).toEqual({ text: 'Away on Sunday', tone: 'warning' });
  api.pass(24 * 3600);
  expect(api.backend.banner()).toBeNull();
});

it('nobody new comes in while signing up is off; who is here works on', async () => {
  const old = await api.person();
  good(await old.ask('{ viewer { id } }'));
  await set('switch.sign-up', 'off');
  const fresh = await api.person();
  expect(failure(await fresh.ask('{ viewer { id } }'))).toEqual({ code: 'UNAVAILABLE' });
  good(await old.ask('{ viewer { id } }'));
  await set('switch.sign-up', { roles: ['training'] });
  expect(failure(await fresh.ask('{ viewer { id } }'))).toEqual({ code: 'UNAVAILABLE' });
  good(await (await api.person(['training'])).ask('{ viewer { id } }'));
});

it('websites are not made from a description while that is off, by visitors neither', async () => {
  const owner = await api.person();
  await set('switch.generation', 'off');
  expect(failure(await create(owner))).toEqual({ code: 'UNAVAILABLE' });
  expect(failure(await (await visitorOf(api)).create('A bakery', 'secret'))).toEqual({ code: 'UNAVAILABLE' });
  await set('switch.generation', { roles: ['user'] });
  good(await create(owner));
});

it('nothing is published while that is off, and scheduled posts wait until it is on', async () => {
  const owner = await api.person();
  const website = await madeBy(owner);
  good(await run(owner, 'publishWebsite', website.id));
  good(await setZone(owner, website.id, 'Europe/London'));
  const { id } = await makePost(owner, website.id, { title: 'Rye', body: 'We bake rye.' });
  good(await schedulePost(owner, id, '2026-12-24T08:00'));
  await set('switch.publishing', 'off');
  expect(failure(await run(owner, 'publishWebsite', website.id))).toEqual({ code: 'UNAVAILABLE' });
  const other = await makePost(owner, website.id, { title: 'Wheat', body: 'And wheat.' });
  expect(failure(await onPost(owner, 'publishBlogPost', other.id))).toEqual({ code: 'UNAVAILABLE' });
  expect((await read(owner, website.id)).status).toBe('PUBLISHED');

  api.pass(60 * 24 * 3600);
  await set('switch.publishing', 'on');
  await vi.waitFor(async () => expect((await readPost(owner, website.id, id))?.state).toBe('PUBLISHED'), {
    timeout: 20_000,
    interval: 50,
  });
});

it('the assistant writes for no blog while that is off', async () => {
  const owner = await api.person();
  const { id } = await madeBy(owner);
  const suggest = () => owner.ask('mutation ($id: ID!) { suggestBlogTopics(websiteId: $id) { id } }', { id });
  await set('switch.blog-assistant', 'off');
  expect(failure(await suggest())).toEqual({ code: 'UNAVAILABLE' });
  await set('switch.blog-assistant', { share: 100 });
  good(await suggest());
});

it('plans say that they are not for sale while payments are off', async () => {
  const owner = await api.person();
  await set('switch.payments', 'off');
  const { viewer } = good(
    await owner.ask<{ viewer: { billing: { isOffered: boolean } } }>('{ viewer { billing { isOffered } } }'),
  );
  expect(viewer.billing.isOffered).toBe(false);
  expect(failure(await owner.ask('mutation { changePlan(plan: "starter") { url } }'))).toEqual({ code: 'UNAVAILABLE' });
});

it('what an old release stored and this one cannot read counts as not set, and says so', async () => {
  await set('banner', { text: 'Hello' });
  await database.db.update(kvStorages).set({ value: { words: 'Hello' } });
  await vi.waitFor(() => expect(api.backend.banner()).toBeNull(), { timeout: 20_000, interval: 10 });
  expect(good(await admin.ask('{ kvStorage(key: "banner") { isSet problem text } }'))).toMatchObject({
    kvStorage: { isSet: true, problem: expect.stringContaining('A banner needs a "text".') },
  });
  expect(api.logged.join()).toContain('“banner” no longer fits');
});

it('the built-in designer answers while the model is off', async () => {
  const owner = await api.person();
  const { id } = await madeBy(owner);
  const answer = async () => good(await say(owner, id, 'Dance')).sendChatMessage.message.text;
  expect(await answer()).toBe('By the model.');
  await set('switch.model', 'off');
  expect(await answer()).toBe('I did not find anything to change.');
});

const refusal = (answer: Awaited<ReturnType<typeof create>>) => answer.errors?.[0];
const plansOf = async (person: TestPerson) => {
  type Offered = { plan: { id: string; websites: number; pages: number; mediaBytes: number } }[];
  const { viewer } = good(
    await person.ask<{ viewer: { plans: Offered } }>('{ viewer { plans { plan { id websites pages mediaBytes } } } }'),
  );
  return Object.fromEntries(viewer.plans.map(({ plan: { id, ...limits } }) => [id, limits]));
};

it('limits that staff change hold from the next request on, in what is refused, said and shown', async () => {
  const owner = await api.person();
  const usual = await plansOf(owner);
  good(await create(owner));
  await set('limits.plans', { free: { websites: 1 }, starter: { websites: 40 }, visitor: { assistantMessages: 0 } });
  const refused = refusal(await create(owner));
  expect(refused?.extensions).toMatchObject({ code: 'LIMIT_REACHED', limit: 'websites', plan: 'free' });
  expect(refused?.message).toMatch(/room for 1 websites.*upgrade to Starter for 40/);
  expect(await plansOf(owner)).toEqual({
    ...usual,
    free: { ...usual['free'], websites: 1 },
    starter: { ...usual['starter'], websites: 40 },
  });
  await leaveOpen(admin, 'limits.plans');
  keys.pop();
  good(await create(owner));
  expect(await plansOf(owner)).toEqual(usual);
});

it('prices, features, unknown plans and limits that make no sense are refused, with their place', async () => {
  const trying = (value: unknown) =>
    admin.ask('mutation ($text: String!) { updateKvStorage(key: "limits.plans", text: $text) { id } }', {
      text: JSON.stringify(value),
    });
  for (const [value, place] of [
    [{ free: { price: 0 } }, 'free'],
    [{ starter: { codeForHead: false } }, 'starter'],
    [{ gold: { websites: 5 } }, 'Write limits for free'],
    [{ free: { websites: 0 } }, 'free.websites'],
    [{ free: { pages: 2.5 } }, 'free.pages'],
    [{ visitor: { websites: 5 } }, 'visitor'],
    [[], 'Write limits for free'],
  ] as const)
    expect(JSON.stringify((await trying(value)).errors?.[0]?.extensions['fields'])).toContain(place);
  good(await trying({ business: { waitlistEntries: 7, mediaBytes: 1024 }, starter: { waitlistEntries: null } }));
  await leaveOpen(admin, 'limits.plans');
});

it('limits that cannot be read leave plans as they are, and say so', async () => {
  const owner = await api.person();
  const usual = await plansOf(owner);
  await set('limits.plans', { free: { websites: 1 } });
  await database.db.update(kvStorages).set({ value: { free: { websites: 'many' } } });
  await vi.waitFor(async () => expect(await plansOf(owner)).toEqual(usual), { timeout: 20_000, interval: 20 });
  expect(good(await admin.ask('{ kvStorage(key: "limits.plans") { problem } }'))).toEqual({
    kvStorage: { problem: expect.stringContaining('free.websites: ') },
  });
  expect(api.logged.join()).toContain('“limits.plans” no longer fits');
});

it('the model that is asked is the one that staff name, as long as it is known what it costs', async () => {
  const model = await startModelServer([says('Fine.')]);
  const named = await openApi({
    database: await openInMemory(),
    designer: undefined,
    reading: { ...openReading(readingThread()), designer: scriptedDesigner },
    settings: testSettings({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'gpt-4o' }),
  });
  try {
    const staff = await named.person(['admin']);
    const owner = await named.person();
    const { id } = await madeBy(owner);
    const ended = () =>
      vi.waitFor(
        async () => expect((await messagesOf(owner, id)).every(({ state }) => state !== 'WORKING')).toBe(true),
        { timeout: 30_000, interval: 50 },
      );
    const asked = async () => {
      await ended();
      model.play(says('Fine.'));
      good(await say(owner, id, 'What do you think?'));
      await ended();
      return model.requests.map((request) => request.model);
    };
    expect(await asked()).toEqual(['gpt-4o']);
    await decide(staff, 'model.default', 'gpt-4.1');
    expect(await asked()).toEqual(['gpt-4.1']);
    await decide(staff, 'model.prices', { 'gpt-4o': { input: 1, output: 1 } });
    expect(await asked()).toEqual(['gpt-4o']);
    expect(good(await staff.ask('{ kvStorage(key: "model.default") { problem } }'))).toEqual({
      kvStorage: { problem: 'Nothing says what “gpt-4.1” costs. Write its price under model.prices first.' },
    });
    expect(
      failure(await staff.ask('mutation { updateKvStorage(key: "model.default", text: "\\"gpt-5\\"") { id } }')),
    ).toMatchObject({ code: 'INVALID' });
  } finally {
    await named.close();
    await model.close();
  }
});
