import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { folderOf, mediaKey, originalKey } from './asset-files.ts';
import { prepareAssetJob } from './prepare-asset.ts';
import { fileNames, findAssets, insertAssets } from './store.ts';

/**
 * Copies the files of pictures to another website, so that neither depends on the other. `insert` adds the rows in the
 * transaction that makes the website; `takeBack` removes the files when there is none after all. Ids stay, so documents and posts fit.
 */
export async function copyAssets(
  { db, storage, jobs, clock }: Pick<Services, 'db' | 'storage' | 'jobs' | 'clock'>,
  { from, to, ids }: { from: string; to: string; ids: string[] },
) {
  const found = await findAssets(db, from, ids);
  for (const asset of found) {
    await storage.copy(originalKey(asset), originalKey({ ...asset, websiteId: to }));
    for (const file of fileNames(asset.variants)) await storage.copy(mediaKey(from, file), mediaKey(to, file));
  }
  const createdAt = clock();
  const rows = found.map((asset) => ({ ...asset, websiteId: to, createdAt, removedAt: null }));
  return {
    async insert(tx: Database) {
      await insertAssets(tx, rows);
      for (const { id, state } of rows) {
        if (state === 'PENDING') await jobs.add(prepareAssetJob, { websiteId: to, id }, { db: tx });
      }
    },
    takeBack: () => storage.removeFolder(folderOf(to)),
  };
}
