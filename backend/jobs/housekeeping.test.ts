import { expect, it } from 'vitest';
import { openApi } from '#tests/support/api.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { change, good, madeBy, run, setHeading } from '#tests/support/website-steps.ts';
import { cleanUp } from './housekeeping.ts';

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

  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
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
