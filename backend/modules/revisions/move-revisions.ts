import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { defineJob } from '../../jobs/queue.ts';
import type { Run } from '../../jobs/queue.ts';
import { lockWebsite } from '../websites/store.ts';
import { fingerprintOf } from './read-document.ts';
import { firstToMove, freeSpace, keepMoved } from './store.ts';
import { keptAs, storedText } from './stored-text.ts';

/** Makes differences of the revisions that earlier releases kept whole. */
export const moveRevisionsJob = defineJob({
  name: 'move-revisions',
  data: z.object({}),
  retries: 20,
  maxSeconds: 900,
});

/** A website's writers wait for one batch at most. */
const BATCH = { revisions: 10, characters: 2_000_000 };
/** Milliseconds between two batches, for everybody else. */
const PAUSE_MS = 20;
/** A run ends after so many milliseconds and leaves the rest to the next one. */
const RUN_MS = 600_000;

type Needed = Pick<Services, 'db' | 'jobs' | 'log'>;

/** To be called at each start: asks for the work if there is any. */
export async function moveOldRevisions({ db, jobs }: Needed): Promise<void> {
  if (await firstToMove(db)) await jobs.add(moveRevisionsJob, {});
}

/**
 * Moves batch after batch, each in a transaction of its own: whoever dies in between has lost nothing, and two that move at once wait
 * for each other.
 */
export const runMoveRevisions =
  (services: Needed) =>
  async ({ signal }: Run<Record<string, never>>): Promise<void> => {
    const { db, jobs, log } = services;
    const end = Date.now() + RUN_MS;
    let moved = 0;
    for (let next = await firstToMove(db); next; next = await firstToMove(db)) {
      signal.throwIfAborted();
      if (Date.now() > end) return void (await jobs.add(moveRevisionsJob, {}));
      moved += await moveBatch(services, next.websiteId);
      await pause(PAUSE_MS, undefined, { signal });
    }
    await freeSpace(db);
    log.info('Revisions of earlier releases are differences now', { moved });
  };

/** Moves some revisions of a website, the oldest first, so that what comes before is moved already. Gives how many. */
const moveBatch = ({ db, log }: Needed, websiteId: string): Promise<number> =>
  db.transaction(async (tx) => {
    await lockWebsite(tx, websiteId);
    let characters = 0;
    for (let moved = 0; ; moved += 1) {
      if (moved === BATCH.revisions || characters > BATCH.characters) return moved;
      const next = await firstToMove(tx, websiteId);
      if (!next) return moved;
      characters += await move(tx, log, next);
    }
  });

/** Gives the length of the text. One that is not what was written stays whole, for somebody to look at. */
async function move(
  db: Database,
  log: Services['log'],
  { websiteId, number }: { websiteId: string; number: number },
): Promise<number> {
  const stored = await storedText(db, websiteId, number);
  if (!stored) throw new Error(`Revision ${number} of website ${websiteId} is missing`);
  const isAsWritten = fingerprintOf(JSON.parse(stored.text)) === stored.hash;
  if (!isAsWritten) log.error('A revision is not what was written', { website: websiteId, revision: number });
  const before = isAsWritten && number > 1 ? await storedText(db, websiteId, number - 1) : undefined;
  await keepMoved(db, { websiteId, number }, keptAs(before, number, stored.text));
  return stored.text.length;
}
