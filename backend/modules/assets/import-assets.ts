import type { ImportedPicture } from './imported-picture.ts';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { claimedPixels, PictureRefused } from '../../integrations/pictures.ts';
import { contentId, folderOf } from './asset-files.ts';
import { keepFirst, prepareAssetJob } from './prepare-asset.ts';
import { insertAssets } from './store.ts';
import type { AssetRow } from './store.ts';
import { picturesInTurn } from './turns.ts';

/** Of all pictures of one import: fifteen photos of a good camera, some seconds of decoding. */
const MAX_PIXELS = 200_000_000;

/** The pictures of an import have more pixels than are decoded for one; the message says what to do. */
export class TooManyPixels extends Error {
  override name = 'TooManyPixels';
}

async function requireFewPixels(pictures: ImportedPicture[]): Promise<void> {
  let pixels = 0;
  for (const { bytes } of pictures) pixels += await claimedPixels(bufferOf(bytes));
  if (pixels <= MAX_PIXELS) return;
  const [found, most] = [pixels, MAX_PIXELS].map((count) => Math.round(count / 1_000_000));
  throw new TooManyPixels(
    `The pictures in this file have ${found} million pixels together, and ${most} million are the most. Make the largest ones smaller and export the website again.`,
  );
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);

/**
 * Keeps the pictures of a website that is about to be made. `insert` adds the rows in the transaction that makes it; `takeBack` removes
 * the files when there is none after all. Bytes that are not the picture of that id, or no picture, are left out. Throws
 * `TooManyPixels` before anything is decoded, and nothing else.
 */
export async function importAssets(
  { storage, jobs, clock }: Pick<Services, 'storage' | 'jobs' | 'clock'>,
  websiteId: string,
  pictures: ImportedPicture[],
) {
  await requireFewPixels(pictures);
  const createdAt = clock();
  const rows: AssetRow[] = [];
  const keep = async ({
    id,
    name,
    alt,
    credit,
    generated = null,
    focus,
    crop = null,
    bytes: sent,
  }: ImportedPicture) => {
    const bytes = bufferOf(sent);
    if (contentId(bytes) !== id) return;
    const first = await keepFirst({ storage }, { websiteId, id, bytes, isGenerated: generated !== null }).catch(
      nullWhenRefused,
    );
    if (!first) return;
    rows.push({
      ...first,
      ...{ websiteId, id, alt, createdAt },
      name: name || `${first.kind.toUpperCase()} picture`,
      credit: credit ?? null,
      generated,
      crop,
      ...(focus !== undefined && { focus }),
      removedAt: null,
    });
  };
  for (const picture of pictures) await picturesInTurn(() => keep(picture));
  return {
    sizes: rows.map(({ id, width, height }) => ({ id, width, height })),
    bytes: rows.reduce((total, row) => total + row.bytes, 0),
    async insert(tx: Database) {
      await insertAssets(tx, rows);
      for (const { id } of rows) await jobs.add(prepareAssetJob, { websiteId, id }, { db: tx });
    },
    takeBack: () => storage.removeFolder(folderOf(websiteId)),
  };
}

function nullWhenRefused(error: unknown): null {
  if (error instanceof PictureRefused) return null;
  throw error;
}
