import { z } from 'zod';
import { focusFrom } from '#site/model/focus.ts';
import type { Services } from '../../context.ts';
import { attentionOf, inspectPicture } from '../../integrations/pictures.ts';
import type { Picture } from '../../integrations/pictures.ts';
import { defineJob } from '../../jobs/queue.ts';
import type { Run } from '../../jobs/queue.ts';
import { findWebsite } from '../websites/store.ts';
import { folderOf, originalKey } from './asset-files.ts';
import { makeFallback, makeIconFile, makeSizes } from './make-files.ts';
import { findAsset, updateAsset } from './store.ts';
import type { AssetRow } from './store.ts';

export const prepareAssetJob = defineJob({
  name: 'prepare-asset',
  data: z.object({ websiteId: z.string(), id: z.string() }),
  retries: 4,
  maxSeconds: 120,
});

type Files = Pick<Services, 'storage'>;

/**
 * What is made before an upload is answered: the one file that every browser can show, so that there is always something to see, and
 * where new uses of the picture begin, the point that draws the eye.
 */
export async function makeFirst(
  services: Files,
  websiteId: string,
  bytes: Buffer,
  picture: Picture,
): Promise<Pick<AssetRow, 'variants' | 'focus'>> {
  const { made, variant } = await makeFallback(services, websiteId, bytes, picture);
  const point = await attentionOf(made.body, picture);
  return {
    variants: [variant],
    focus: (point && focusFrom(String(point.across), String(point.down))) ?? null,
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
  const bytes = await services.storage.get(originalKey(asset));
  if (!bytes) throw new Error(`The original of picture ${id} is not in the storage`);
  const picture = { ...(await inspectPicture(bytes)), isGenerated: asset.generated !== null };
  const made = [
    ...(await makeSizes(services, websiteId, bytes, picture)),
    await makeIconFile(services, websiteId, bytes, picture),
  ];
  const earlier = asset.variants.filter(({ use, crop }) => use === 'fallback' || crop !== undefined);
  const ready = await updateAsset(services.db, asset, { state: 'READY', variants: [...made, ...earlier] });
  // The website went while its pictures were made, and its files before the last of these were written.
  if (!ready && !(await findWebsite(services.db, websiteId))) await services.storage.removeFolder(folderOf(websiteId));
  return ready;
}

/** `prepareAsset` as a job: after the last try the fallback alone stays, which every browser can show. */
export const runPrepareAsset =
  (services: Pick<Services, 'db' | 'storage'>) =>
  async ({ data, isLastTry }: Run<z.output<typeof prepareAssetJob.data>>): Promise<void> => {
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
