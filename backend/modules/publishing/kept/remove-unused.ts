import type { Services } from '../../../context.ts';
import { within } from '../../../within.ts';
import { siteFileKey } from './packed-file.ts';
import { deleteFiles, giveUpUnused, lockGivenUp } from './store.ts';

/** Who publishes has a day for it, and whoever reads an earlier publication, too. */
const UNUSED_MS = 24 * 60 * 60 * 1000;
const FILES_AT_ONCE = 100;
/** So long, in milliseconds, those who want to name one of the files wait for the storage. */
const PATIENCE_MS = 10_000;

/**
 * Takes files of publications out of the storage that nothing has named for a day. First it is said that they are not kept, so that
 * nobody relies on them however this ends. Whoever wants one of them meanwhile waits until it is gone, and writes it again.
 * Gives how many went.
 */
export async function removeUnusedFiles({
  db,
  storage,
  clock,
}: Pick<Services, 'db' | 'storage' | 'clock'>): Promise<number> {
  const moment = new Date(clock().getTime() - UNUSED_MS);
  let removed = 0;
  for (;;) {
    const unused = await giveUpUnused(db, moment, FILES_AT_ONCE);
    const gone = unused.length === 0 ? 0 : await removeThese(unused);
    removed += gone;
    // What others have claimed meanwhile, or take away themselves, is theirs.
    if (gone < FILES_AT_ONCE) return removed;
  }

  function removeThese(unused: Awaited<ReturnType<typeof giveUpUnused>>): Promise<number> {
    return db.transaction(async (tx) => {
      const files = await lockGivenUp(tx, unused, moment);
      if (files.length === 0) return 0;
      const keys = files.map(({ websiteId, etag }) => siteFileKey(websiteId, etag));
      await within(PATIENCE_MS, 'The storage', storage.remove(keys));
      await deleteFiles(tx, files);
      return files.length;
    });
  }
}
