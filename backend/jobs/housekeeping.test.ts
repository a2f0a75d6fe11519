import { expect, it, vi } from 'vitest';
import type { Api } from '#tests/support/api.ts';
import { openApi } from '#tests/support/api.ts';
import { assets } from '#backend/db/schema.ts';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { purgeFilesJob, runPurgeFiles } from '#backend/modules/assets/purge-media.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { makePost, onPost, onPosts } from '#tests/support/blog-steps.ts';
import { visitorOf } from '#tests/support/visitor.ts';
import { createChatTemplate } from '#tests/support/chat-template-steps.ts';
import { somePhoto, upload } from '#tests/support/upload-steps.ts';
import { change, failure, good, madeBy, restoreDeleted, run, setHeading } from '#tests/support/website-steps.ts';
import { openEndedLogins } from '#backend/modules/account/ended-logins.ts';
import { cleanUp } from './housekeeping.ts';
import { openJobQueue } from './queue.ts';

/** Cleans up at the API's time of day, with a queue of its own. */
async function cleanNow(api: Api, database: OpenedDatabase) {
  const jobs = await openJobQueue(database, log);
  await jobs.work(purgeFilesJob, runPurgeFiles(api));
  const endedLogins = await openEndedLogins(database, log, () => undefined);
  const services = { db: database.db, storage: api.storage, jobs, log, clock: () => api.time.now, endedLogins };
  await cleanUp(services, { forgetEnded: async () => undefined });
  return jobs;
}

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

it('removes websites for good 30 days after they were deleted, with all that belongs to them', async () => {
  const database = await openInMemory();
  const { db } = database;
  const api = await openApi({ database });
  const owner = await api.person();
  const [gone, deleted, living] = [await madeBy(owner), await madeBy(owner), await madeBy(owner)];
  good(await change(owner, gone.id, 1, setHeading('Once')));
  good(await run(owner, 'publishWebsite', gone.id));
  good(await upload(api, owner, gone.id, await somePhoto()));
  good(await upload(api, owner, living.id, await somePhoto()));
  good(await run(owner, 'deleteWebsite', gone.id));
  api.pass(20 * 24 * 3600);
  good(await run(owner, 'deleteWebsite', deleted.id));
  api.pass(11 * 24 * 3600);

  const jobs = await cleanNow(api, database);

  const left = await db.query.websites.findMany({ columns: { id: true } });
  expect(left.map(({ id }) => id).sort()).toEqual([deleted.id, living.id].sort());
  expect(await db.query.revisions.findMany({ where: (revision, { eq }) => eq(revision.websiteId, gone.id) })).toEqual(
    [],
  );
  const folders = () => [...new Set([...api.storage.files.keys()].map((key) => key.split('/')[1]))];
  await vi.waitFor(() => expect(folders()).toEqual([living.id]), { timeout: 20_000 });
  await jobs.close();
  expect(failure(await restoreDeleted(owner, gone.id)).code).toBe('NOT_FOUND');
  await api.close();
}, 180_000);

it('removes what nobody claimed or changed for 30 days, and nothing that was claimed', async () => {
  const database = await openInMemory();
  const { db } = database;
  const api = await openApi({ database });
  const visitor = await visitorOf(api);
  const [left, worked, claimed] = [
    await visitor.make('Left alone'),
    await visitor.make('Worked on'),
    await visitor.make('Taken'),
  ];
  const owner = await visitor.loggedIn();
  good(await owner.ask('mutation ($id: ID!) { claimWebsites(ids: [$id]) { id } }', { id: claimed.id }));
  api.pass(20 * 24 * 3600);
  good(await change(visitor, worked.id, 1, setHeading('Later')));
  const idsLeft = async () => {
    await (await cleanNow(api, database)).close();
    return new Set((await db.query.websites.findMany({ columns: { id: true } })).map(({ id }) => id));
  };
  api.pass(10 * 24 * 3600 - 60);
  expect(await idsLeft()).toEqual(new Set([left.id, worked.id, claimed.id]));
  api.pass(120);
  expect(await idsLeft()).toEqual(new Set([worked.id, claimed.id]));
  api.pass(40 * 24 * 3600);
  expect(await idsLeft()).toEqual(new Set([claimed.id]));
  await api.close();
}, 180_000);

it('removes posts for good 30 days after they were deleted, and then the pictures that nothing else shows', async () => {
  const database = await openInMemory();
  const { db } = database;
  const api = await openApi({ database });
  const owner = await api.person();
  const { id } = await madeBy(owner);
  const { uploadAsset } = good(await upload(api, owner, id, await somePhoto(51, 64, 40)));
  const body = `![A crumb](asset:${uploadAsset.id})`;
  const [gone, living] = [await makePost(owner, id, { title: 'Gone', body }), await makePost(owner, id)];
  good(await onPost(owner, 'publishBlogPost', gone.id));
  good(await onPosts(owner, 'deleteBlogPosts', gone.id));
  await db.update(assets).set({ removedAt: api.time.now });
  const left = async () => {
    await (await cleanNow(api, database)).close();
    return {
      posts: (await db.query.posts.findMany({ columns: { id: true } })).map((post) => post.id).sort(),
      slugs: (await db.query.postSlugs.findMany()).length,
      pictures: (await db.query.assets.findMany({ columns: { id: true } })).length,
    };
  };
  api.pass(30 * 24 * 3600 - 60);
  expect(await left()).toEqual({ posts: [gone.id, living.id].sort(), slugs: 1, pictures: 1 });
  api.pass(120);
  await left();
  expect(await left()).toEqual({ posts: [living.id], slugs: 0, pictures: 0 });
  await api.close();
}, 180_000);

it('removes websites of trials after a week, and nothing younger', async () => {
  const database = await openInMemory();
  const api = await openApi({ database });
  const admin = await api.person(['admin']);
  const start = async () => {
    const { id } = good(await createChatTemplate(admin, 'CONVERSATION')).createChatTemplate;
    const mutation = `mutation { startChatTrial(templateId: "${id}", sample: "Nora Lind") { website { id } } }`;
    return good(await admin.ask<{ startChatTrial: { website: { id: string } } }>(mutation)).startChatTrial.website.id;
  };
  await start();
  api.pass(6 * 24 * 3600);
  const young = await start();
  api.pass(2 * 24 * 3600);
  const jobs = await cleanNow(api, database);
  const left = await database.db.query.websites.findMany({ columns: { id: true } });
  expect(left).toEqual([{ id: young }]);
  await jobs.close();
  await api.close();
}, 180_000);
