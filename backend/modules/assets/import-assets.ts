import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { contentTypes } from '../../integrations/picture-kinds.ts';
import { inspectPicture } from '../../integrations/pictures.ts';
import { contentId, folderOf, originalKey } from './asset-files.ts';
import { makeFallback, prepareAssetJob } from './prepare-asset.ts';
import { insertAssets } from './store.ts';
import type { AssetRow } from './store.ts';

/** A picture that came with an imported website. */
export type ImportedPicture = { id: string; name: string; alt: string; bytes: Uint8Array };

/**
 * Keeps the pictures of a website that is about to be made. `insert` adds the rows in the transaction that makes it; `takeBack` removes
 * the files when there is none after all. Bytes that are not the picture of that id, or no picture, are left out. Throws nothing else.
 */
export async function importAssets(
  { storage, jobs, clock }: Pick<Services, 'storage' | 'jobs' | 'clock'>,
  websiteId: string,
  pictures: ImportedPicture[],
) {
  const createdAt = clock();
  const rows: AssetRow[] = [];
  for (const { id, name, alt, bytes: sent } of pictures) {
    const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
    if (contentId(bytes) !== id) continue;
    const picture = await inspectPicture(bytes).catch(() => null);
    if (!picture) continue;
    const { kind, width, height } = picture;
    await storage.put(originalKey({ websiteId, id, kind }), bytes, contentTypes[kind]);
    const variants = [await makeFallback({ storage }, websiteId, bytes, picture)];
    const sizes = { bytes: bytes.length, width, height };
    rows.push({
      ...{ websiteId, id, kind, alt, variants, createdAt, ...sizes },
      name: name || `${kind.toUpperCase()} picture`,
      state: 'PENDING',
      removedAt: null,
    });
  }
  return {
    bytes: rows.reduce((total, row) => total + row.bytes, 0),
    async insert(tx: Database) {
      await insertAssets(tx, rows);
      for (const { id } of rows) await jobs.add(prepareAssetJob, { websiteId, id }, { db: tx });
    },
    takeBack: () => storage.removeFolder(folderOf(websiteId)),
  };
}
