import { z } from 'zod';
import type { Context } from '../../context.ts';
import { invalid } from '../../failure.ts';
import { contentTypes } from '../../integrations/picture-kinds.ts';
import { inspectPicture, PictureRefused } from '../../integrations/pictures.ts';
import type { Picture } from '../../integrations/pictures.ts';
import { parseInput } from '../../parse-input.ts';
import { requireRoomForMedia } from './room.ts';
import { contentId, originalKey } from './asset-files.ts';
import { makeFirst, prepareAssetJob } from './prepare-asset.ts';
import { findAsset, insertAsset, updateAsset } from './store.ts';
import type { AssetRow } from './store.ts';
import { picturesInTurn } from './turns.ts';
import { lockedFor, websiteFor } from '../websites/on-website.ts';

export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

const placeSchema = z.object({ websiteId: z.string() });

const inputSchema = z.object({
  alt: z.string().trim().max(300, 'Keep the description to 300 characters or fewer.').default(''),
  file: z
    .file('Choose a picture to upload.')
    .min(1, 'This file is empty. Choose another one.')
    .max(MAX_UPLOAD_BYTES, 'This file is larger than 10 MB. Make it smaller and upload it again.'),
});

/**
 * Takes a picture into a website's library and has its sizes made. The same file again gives the asset that is there, back in the
 * library if it was removed. Throws NOT_FOUND, FORBIDDEN, INVALID (field `file`), LIMIT_REACHED or RATE_LIMITED.
 */
export async function uploadAsset(context: Context, input: unknown): Promise<AssetRow> {
  const { db, storage, jobs, clock } = context;
  const { websiteId } = parseInput(placeSchema, input);
  const website = await websiteFor(context, 'uploadAsset', websiteId);
  const { alt, file } = parseInput(inputSchema, input);
  await context.rateLimiter.take('uploadAsset', website.ownerId ?? website.id);
  const bytes = Buffer.from(await file.arrayBuffer());
  const id = contentId(bytes);
  const known = await findAsset(db, websiteId, id);
  if (known && !known.removedAt) return known;
  await requireRoomForMedia(context, website, bytes.length);

  return picturesInTurn(async () => {
    const picture = await inspectPicture(bytes).catch(refusedAsInvalid);
    const asset = { websiteId, id, kind: picture.kind };
    await storage.put(originalKey(asset), bytes, contentTypes[picture.kind]);
    const first = await makeFirst(context, websiteId, bytes, picture);
    const row: AssetRow = {
      ...asset,
      name: nameOf(file.name, picture),
      alt,
      bytes: bytes.length,
      width: picture.width,
      height: picture.height,
      state: 'PENDING',
      ...first,
      createdAt: clock(),
      removedAt: null,
    };
    return db.transaction(async (tx) => {
      const locked = await lockedFor(tx, context, 'uploadAsset', websiteId);
      await requireRoomForMedia({ ...context, db: tx }, locked, bytes.length);
      if (await insertAsset(tx, row)) {
        await jobs.add(prepareAssetJob, { websiteId, id }, { db: tx });
        return row;
      }
      const back = await updateAsset(tx, row, { removedAt: null, createdAt: row.createdAt, ...(alt && { alt }) });
      return back ?? row;
    });
  });
}

function refusedAsInvalid(error: unknown): never {
  throw error instanceof PictureRefused ? invalid('file', error.message) : error;
}

/** The file's name without folders, ending and control characters; browsers and people send all sorts. */
function nameOf(given: string, { kind }: Picture): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const name = last
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 120);
  return name || `${kind.toUpperCase()} picture`;
}
