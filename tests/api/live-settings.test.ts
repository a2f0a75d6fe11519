import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { kvStorages } from '#backend/db/schema.ts';
import { openApi } from '#tests/support/api.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { makePost, onPost, readPost, schedulePost, setZone } from '#tests/support/blog-steps.ts';
import { scriptedDesigner } from '#tests/support/scripted-designer.ts';
import { openReading } from '#backend/index.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { decide, leaveOpen } from '#tests/support/staff-steps.ts';
import { visitorOf } from '#tests/support/visitor.ts';
import { create, failure, good, madeBy, read, run, say } from '#tests/support/website-steps.ts';
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
  expect(api.logged.join()).toContain('“banner” does not fit any more');
});

it('the built-in designer answers while the model is off', async () => {
  const owner = await api.person();
  const { id } = await madeBy(owner);
  const answer = async () => good(await say(owner, id, 'Dance')).sendChatMessage.message.text;
  expect(await answer()).toBe('By the model.');
  await set('switch.model', 'off');
  expect(await answer()).toBe('I did not find anything to change.');
});
