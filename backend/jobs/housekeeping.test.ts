import { expect, it } from 'vitest';
import { openApi } from '#tests/support/api.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { visitorOf } from '#tests/support/visitor.ts';
import { change, good, madeBy, run, setHeading } from '#tests/support/website-steps.ts';
import { cleanUp } from './housekeeping.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

it('removes websites for good 30 days after they were deleted, with all that belongs to them', async () => {
  const database = await openInMemory();
  const { db } = database;
  const api = await openApi({ database });
  const owner = await api.person();
  const [gone, deleted, living] = [await madeBy(owner), await madeBy(owner), await madeBy(owner)];
  good(await change(owner, gone.id, 1, setHeading('Once')));
  good(await run(owner, 'publishWebsite', gone.id));
  good(await run(owner, 'deleteWebsite', gone.id));
  api.pass(20 * 24 * 3600);
  good(await run(owner, 'deleteWebsite', deleted.id));
  api.pass(11 * 24 * 3600);

  await cleanUp({ db, log, clock: () => api.time.now }, { forgetEnded: async () => undefined });

  const left = await db.query.websites.findMany({ columns: { id: true } });
  expect(left.map(({ id }) => id).sort()).toEqual([deleted.id, living.id].sort());
  expect(await db.query.revisions.findMany({ where: (revision, { eq }) => eq(revision.websiteId, gone.id) })).toEqual(
    [],
  );
  expect(
    (
      await owner.ask<{ restoreWebsite: null }>('mutation ($id: ID!) { restoreWebsite(id: $id) { id } }', {
        id: gone.id,
      })
    ).errors?.[0]?.extensions.code,
  ).toBe('NOT_FOUND');
  await api.close();
}, 60_000);

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
    await cleanUp({ db, log, clock: () => api.time.now }, { forgetEnded: async () => undefined });
    return new Set((await db.query.websites.findMany({ columns: { id: true } })).map(({ id }) => id));
  };
  api.pass(10 * 24 * 3600 - 60);
  expect(await idsLeft()).toEqual(new Set([left.id, worked.id, claimed.id]));
  api.pass(120);
  expect(await idsLeft()).toEqual(new Set([worked.id, claimed.id]));
  api.pass(40 * 24 * 3600);
  expect(await idsLeft()).toEqual(new Set([claimed.id]));
  await api.close();
}, 60_000);
