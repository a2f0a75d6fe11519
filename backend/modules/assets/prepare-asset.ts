import { z } from 'zod';
import { focusFrom } from '#site/model/focus.ts';
import type { Services } from '../../context.ts';
import { takePicture } from '../../integrations/make-pictures.ts';
import { inspectPicture } from '../../integrations/pictures.ts';
import { defineJob } from '../../jobs/queue.ts';
import type { Run } from '../../jobs/queue.ts';
import { findWebsite } from '../websites/store.ts';
import { contentTypes } from '../../integrations/picture-kinds.ts';
import { folderOf, originalKey } from './asset-files.ts';
import { FALLBACK_WIDTH, keepFile, makeSizes } from './make-files.ts';
import { findAsset, updateAsset } from './store.ts';
import type { AssetRow } from './store.ts';
import { noPicturesComing } from './turns.ts';

export const prepareAssetJob = defineJob({
  name: 'prepare-asset',
  data: z.object({ websiteId: z.string(), id: z.string() }),
  retries: 4,
  maxSeconds: 120,
});

type Files = Pick<Services, 'storage'>;

/** In milliseconds: what comes meanwhile is answered before sizes are made, and somebody who never stops sending holds nobody up. */
const LONGEST_WAIT = 10_000;

/**
 * Keeps a picture's original, and what is made of it before an upload is answered: the one file that every browser can show, so that
 * there is always something to see, and where new uses of the picture begin, the point that draws the eye. Everything else is for the
 * job. Throws `PictureRefused`, and then nothing is kept.
 */
export async function keepFirst(
  services: Files,
  { websiteId, id, bytes, isGenerated }: { websiteId: string; id: string; bytes: Buffer; isGenerated: boolean },
): Promise<Pick<AssetRow, 'kind' | 'bytes' | 'width' | 'height' | 'state' | 'variants' | 'focus' | 'look'>> {
  const { picture, first, point, look } = await takePicture(bytes, { maxWidth: FALLBACK_WIDTH, isGenerated });
  const { kind, width, height } = picture;
  await services.storage.put(originalKey({ websiteId, id, kind }), bytes, contentTypes[kind]);
  return {
    kind,
    bytes: bytes.length,
    width,
    height,
    state: 'PENDING',
    variants: [await keepFile(services, websiteId, first, 'fallback')],
    focus: (point && focusFrom(String(point.across), String(point.down))) ?? null,
    look,
  };
}

/**
 * Makes the widths and formats of an uploaded picture. Doing it twice gives the same files under the same names; an asset that is
 * ready, or gone, is left alone. Gives the asset as it is then.
 */
export async function prepareAsset(
  services: Pick<Services, 'db' | 'storage'>,
  { websiteId, id }: { websiteId: string; id: string },
): Promise<AssetRow | undefined> {
  const asset = await findAsset(services.db, websiteId, id);
  if (asset?.state !== 'PENDING') return asset;
  const original = await originalOf(services, asset);
  if (!original) throw new Error(`The original of picture ${id} is not in the storage`);
  const picture = { ...original.picture, isGenerated: asset.generated !== null };
  const made = await makeSizes(services, websiteId, { bytes: original.bytes, picture, icon: true });
  const earlier = asset.variants.filter(({ use, crop }) => use === 'fallback' || crop !== undefined);
  const ready = await updateAsset(services.db, asset, { state: 'READY', variants: [...made, ...earlier] });
  // The website went while its pictures were made, and its files before the last of these were written.
  if (!ready && !(await findWebsite(services.db, websiteId))) await services.storage.removeFolder(folderOf(websiteId));
  return ready;
}

/** An asset's original, piece by piece where nothing more has to be known of it: a large one is never whole in our memory. */
async function originalOf({ storage }: Files, asset: AssetRow) {
  const { kind, bytes: length, width, height } = asset;
  const key = originalKey(asset);
  if (kind === 'svg' || kind === 'gif' || kind === 'webp') {
    const bytes = await storage.get(key);
    return bytes && { bytes, picture: await inspectPicture(bytes) };
  }
  const body = await storage.getStream(key);
  return body && { bytes: { length, body }, picture: { width, height, isAnimated: false } };
}

/** `prepareAsset` as a job: after the last try the fallback alone stays, which every browser can show. */
export const runPrepareAsset =
  (services: Pick<Services, 'db' | 'storage'>) =>
  async ({ data, isLastTry }: Run<z.output<typeof prepareAssetJob.data>>): Promise<void> => {
    await noPicturesComing(LONGEST_WAIT);
    try {
      await prepareAsset(services, data);
    } catch (error) {
      if (isLastTry) await updateAsset(services.db, data, { state: 'FAILED' });
      throw error;
    }
  };

/** The job whose process died each time it was tried: perhaps of this very picture. */
export async function giveUpAsset(
  { db }: Pick<Services, 'db'>,
  data: z.output<typeof prepareAssetJob.data>,
): Promise<void> {
  const asset = await findAsset(db, data.websiteId, data.id);
  if (asset?.state === 'PENDING') await updateAsset(db, asset, { state: 'FAILED' });
}
