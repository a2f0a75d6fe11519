import { z } from 'zod';
import { assetIdsOf } from '#site/model/assets-of.ts';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { defineJob } from '../../jobs/queue.ts';
import type { Run } from '../../jobs/queue.ts';
import { picturesOfPosts } from '../posts/posts-pictures.ts';
import { currentDocument } from '../revisions/read-document.ts';
import { findWebsite } from '../websites/store.ts';
import { folderOf, mediaKey, originalKey } from './asset-files.ts';
import { deleteAsset, fileNames, listRemovedBefore, publishedMedia } from './store.ts';

/** Removes every file of a website that is gone. */
export const purgeFilesJob = defineJob({
  name: 'purge-files',
  data: z.object({ websiteId: z.string() }),
  retries: 10,
  maxSeconds: 300,
});

export const runPurgeFiles =
  ({ storage }: Pick<Services, 'storage'>) =>
  ({ data }: Run<z.output<typeof purgeFilesJob.data>>): Promise<void> =>
    storage.removeFolder(folderOf(data.websiteId));

/**
 * Removes websites by `remove`, which gives their ids, and has their files removed after it: neither happens without the other, whatever
 * fails in between. Gives how many went.
 */
export const purgeWithFiles = (
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  remove: (db: Database) => Promise<string[]>,
): Promise<number> =>
  db.transaction(async (tx) => {
    const gone = await remove(tx);
    for (const websiteId of gone) await jobs.add(purgeFilesJob, { websiteId }, { db: tx });
    return gone.length;
  });

/**
 * Removes pictures for good that were taken out of a library before a moment, unless the draft or a post shows them again or a kept
 * publication has them: then they wait for the next time. Gives how many went.
 */
export async function purgeRemovedAssets(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  moment: Date,
): Promise<number> {
  let purged = 0;
  for (const asset of await listRemovedBefore(db, moment)) {
    const website = await findWebsite(db, asset.websiteId);
    if (!website) continue;
    const published = await publishedMedia(db, website.id);
    const isInUse =
      assetIdsOf(await currentDocument(db, website)).includes(asset.id) ||
      (await picturesOfPosts(db, website.id)).includes(asset.id) ||
      fileNames(asset.variants).some((file) => published.has(file));
    if (isInUse) continue;
    await storage.remove([
      originalKey(asset),
      ...fileNames(asset.variants).map((file) => mediaKey(asset.websiteId, file)),
    ]);
    await deleteAsset(db, asset);
    purged += 1;
  }
  return purged;
}
