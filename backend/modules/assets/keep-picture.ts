import type { Context } from '../../context.ts';
import { invalid, unavailable } from '../../failure.ts';
import { LookStopped } from '../../integrations/look-apart.ts';
import type { PictureCredit } from '../../integrations/photo-search/index.ts';
import { PictureRefused } from '../../integrations/pictures.ts';
import { lockedFor } from '../websites/on-website.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { contentId } from './asset-files.ts';
import { keepFirst, prepareAssetJob } from './prepare-asset.ts';
import { requireRoomForMedia } from './room.ts';
import { findAsset, insertAsset, updateAsset } from './store.ts';
import type { AssetRow } from './store.ts';
import { picturesInTurn } from './turns.ts';

type Coming = { name: string; alt: string; bytes: Buffer; credit?: PictureCredit };

/**
 * Keeps a picture in the library of a website, and has its sizes made. One that is there already stays as it is, or comes back.
 * Throws INVALID (field `file`) for what is no picture, LIMIT_REACHED, UNAVAILABLE when the service is about to end, or what `uploadAsset` is refused with.
 */
export async function keepPicture(
  context: Context,
  website: WebsiteRow,
  { name, alt, bytes, credit }: Coming,
): Promise<AssetRow> {
  const { db, jobs, clock } = context;
  const { id: websiteId } = website;
  const id = contentId(bytes);
  const known = await findAsset(db, websiteId, id);
  if (known && !known.removedAt) return known;
  await requireRoomForMedia(context, website, bytes.length);

  return picturesInTurn(async () => {
    const first = await keepFirst(context, { websiteId, id, bytes, isGenerated: false }).catch(refusedAsInvalid);
    const row: AssetRow = {
      ...first,
      websiteId,
      id,
      name: nameOf(name, first),
      alt,
      credit: credit ?? null,
      generated: null,
      crop: null,
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

const STOPPED = 'The service is restarting and could not look at this picture. Please upload it again.';

function refusedAsInvalid(error: unknown): never {
  if (error instanceof LookStopped) throw unavailable(STOPPED);
  throw error instanceof PictureRefused ? invalid('file', error.message) : error;
}

/** The file's name without folders, ending and control characters; browsers and people send all sorts. */
function nameOf(given: string, { kind }: Pick<AssetRow, 'kind'>): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const name = last
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 120);
  return name || `${kind.toUpperCase()} picture`;
}
