import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Services } from '../../../context.ts';
import { defineJob } from '../../../jobs/queue.ts';
import type { Run } from '../../../jobs/queue.ts';
import { lockWebsite } from '../../websites/store.ts';
import { keepPacked } from '../kept/keep-files.ts';
import { packedFrom } from '../kept/packed-file.ts';
import { namesInUse, settleNames } from '../kept/store.ts';
import { bodiesToMove, bodyOf, finishMove, freeSpace, moveBeginsAt, websiteToMove } from './store.ts';

/** Moves files that earlier releases published from the database to the storage. */
export const movePublishedFilesJob = defineJob({
  name: 'move-published-files',
  data: z.object({}),
  retries: 20,
  maxSeconds: 900,
});

const FILES_AT_ONCE = 20;
/** So many files are written beside each other. */
const BESIDE = 4;
/** Milliseconds between two batches, for everybody else. */
const PAUSE_MS = 20;
/** A run ends after so many milliseconds and leaves the rest to the next one. */
const RUN_MS = 600_000;

type Needed = Pick<Services, 'db' | 'jobs' | 'log' | 'storage' | 'clock'>;

/** To be called at each start: asks for the work if there is any, for when the release before cannot be running any more. */
export async function moveOldPublications({ db, jobs }: Pick<Needed, 'db' | 'jobs'>): Promise<void> {
  if (!(await websiteToMove(db))) return;
  const at = await moveBeginsAt(db);
  await jobs.add(movePublishedFilesJob, {}, at ? { at } : {});
}

/**
 * Moves website after website while they are served: first the bytes, then the names in one transaction. Whoever dies in between has lost
 * nothing, and what was written by then is not written again.
 */
export const runMovePublishedFiles =
  (services: Needed) =>
  async ({ signal }: Run<Record<string, never>>): Promise<void> => {
    const { db, jobs, log } = services;
    const end = Date.now() + RUN_MS;
    let moved = 0;
    for (let next = await websiteToMove(db); next; next = await websiteToMove(db)) {
      signal.throwIfAborted();
      if (Date.now() > end) return void (await jobs.add(movePublishedFilesJob, {}));
      if (await moveSome(services, next)) moved += 1;
      await pause(PAUSE_MS, undefined, { signal });
    }
    await freeSpace(db);
    log.info('Publications of earlier releases are in the storage now', { websites: moved });
  };

/** Some files of a website; true when none was left and nothing of it is in the database any more. */
async function moveSome(services: Needed, websiteId: string): Promise<boolean> {
  const { db, clock } = services;
  const files = await bodiesToMove(db, websiteId, FILES_AT_ONCE);
  if (files.length > 0) {
    await keepPacked(
      services,
      websiteId,
      files.map((etag) => ({ etag, pack: () => packedBefore(services, websiteId, etag) })),
      BESIDE,
    );
    return false;
  }
  return db.transaction(async (tx) => {
    await lockWebsite(tx, websiteId);
    // Somebody may have published in the old way meanwhile.
    if ((await bodiesToMove(tx, websiteId, 1)).length > 0) return false;
    const named = await finishMove(tx, websiteId);
    // The release before took names away without saying so.
    await settleNames(tx, websiteId, { named, dropped: await namesInUse(tx, websiteId), now: clock() });
    return true;
  });
}

async function packedBefore({ db }: Needed, websiteId: string, etag: string) {
  const before = await bodyOf(db, websiteId, etag);
  if (!before) throw new Error(`A file of ${websiteId} went while it was moved`);
  return packedFrom(before.body, before.gzip, before.brotli);
}
