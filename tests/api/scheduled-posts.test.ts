import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApi, testSettings } from '#tests/support/api.ts';
import { makePost, onPost, onPosts, readPost, savePost, schedulePost, setZone } from '#tests/support/blog-steps.ts';
import { makeDataFolder, openInMemory } from '#tests/support/in-memory-database.ts';
import { good, madeBy, run } from '#tests/support/website-steps.ts';

// Databases take their time on a busy machine; a test that hangs still ends.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const LOOK_MS = 20;
type Api = Awaited<ReturnType<typeof openApi>>;

async function scheduled(api: Api, at: string, name?: string) {
  const owner = await api.person([], name);
  const website = (await madeBy(owner, { brief: 'Punctual Bakery' })).id;
  good(await setZone(owner, website, 'Europe/Vienna'));
  const { id } = await makePost(owner, website, { body: 'As it was scheduled' });
  const { scheduleBlogPost } = good(await schedulePost(owner, id, at));
  return { owner, website, id, scheduled: scheduleBlogPost };
}

/** Waits until the process has looked at least twice since: what was due then has been done. */
async function looked(api: Api): Promise<void> {
  const owner = await api.person();
  const website = (await madeBy(owner, { brief: 'Witness' })).id;
  good(await setZone(owner, website, 'UTC'));
  const { id } = await makePost(owner, website);
  const soon = new Date(api.time.now.getTime() + 60_000).toISOString().slice(0, 16);
  good(await schedulePost(owner, id, soon));
  const before = api.time.now;
  api.time.now = new Date(`${soon}:00Z`);
  await vi.waitFor(async () => expect((await readPost(owner, website, id))?.state).toBe('PUBLISHED'), 20_000);
  api.time.now = before;
}

describe('posts appear at their time', () => {
  let api: Api;
  beforeAll(async () => {
    api = await openApi({ database: await openInMemory(), publishDueEveryMs: LOOK_MS });
  });
  beforeEach(() => void (api.time.now = new Date('2026-11-21T09:00:00Z')));
  afterAll(() => api.close());

  it.each([
    ['the night in which clocks go forward', '2027-03-28T02:30', '2027-03-28T01:30:00.000Z'],
    ['the night in which they go back', '2027-10-31T02:30', '2027-10-31T00:30:00.000Z'],
    ['any other night', '2026-12-05T02:30', '2026-12-05T01:30:00.000Z'],
  ])('in %s', async (_night, local, moment) => {
    const { owner, website, id, scheduled: waiting } = await scheduled(api, local);
    expect(waiting.publishAt).toBe(moment);
    api.time.now = new Date(new Date(moment).getTime() - 90_000);
    await looked(api);
    expect((await readPost(owner, website, id))?.state).toBe('SCHEDULED');
    api.time.now = new Date(moment);
    await vi.waitFor(async () => expect((await readPost(owner, website, id))?.state).toBe('PUBLISHED'), 20_000);
    expect((await readPost(owner, website, id))?.publishAt).toBe(moment);
  });

  it('as they are then, not as they were when they were scheduled', async () => {
    const { owner, website, id, scheduled: waiting } = await scheduled(api, '2026-12-05T09:00');
    good(await savePost(owner, id, waiting.version, { body: 'As it is now' }));
    api.time.now = new Date('2026-12-05T08:00:00Z');
    await vi.waitFor(async () => expect((await readPost(owner, website, id))?.state).toBe('PUBLISHED'), 20_000);
    expect(await readPost(owner, website, id)).toMatchObject({ isChanged: false, body: 'As it is now' });
  });

  it('not when they were taken back, put off, or deleted, nor with a website that is deleted', async () => {
    const taken = await scheduled(api, '2026-12-05T09:00');
    const putOff = await scheduled(api, '2026-12-05T09:00');
    const deleted = await scheduled(api, '2026-12-05T09:00');
    const gone = await scheduled(api, '2026-12-05T09:00');
    good(await onPost(taken.owner, 'unpublishBlogPost', taken.id));
    good(await schedulePost(putOff.owner, putOff.id, '2026-12-06T09:00'));
    good(await onPosts(deleted.owner, 'deleteBlogPosts', deleted.id));
    good(await run(gone.owner, 'deleteWebsite', gone.website));
    api.time.now = new Date('2026-12-05T12:00:00Z');
    await looked(api);
    const state = async ({ owner, website, id }: typeof taken) => (await readPost(owner, website, id))?.state;
    expect([await state(taken), await state(putOff)]).toEqual(['DRAFT', 'SCHEDULED']);
    good(await onPosts(deleted.owner, 'restoreBlogPosts', deleted.id));
    expect(await state(deleted)).toBe('DRAFT');
    expect(api.logged).toEqual([]);
  });
});

describe('posts whose time came while no process ran', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await makeDataFolder();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('appear when the next one starts, at the moment that was chosen', async () => {
    const settings = testSettings({ DATA_DIR: folder });
    const first = await openApi({ settings });
    const { website, id } = await scheduled(first, '2026-12-05T09:00', 'punctual');
    await first.close();

    const second = await openApi({ settings, clock: () => new Date('2026-12-24T20:00:00Z') });
    second.time.now = new Date('2026-12-24T20:00:00Z');
    const owner = await second.person([], 'punctual');
    await vi.waitFor(async () => expect((await readPost(owner, website, id))?.state).toBe('PUBLISHED'), 20_000);
    expect((await readPost(owner, website, id))?.publishAt).toBe('2026-12-05T08:00:00.000Z');
    await second.close();
  });
});
