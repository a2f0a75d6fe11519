import { cropOf } from '#site/model/crop.ts';
import { readAssetKey } from '#site/model/asset-key.ts';
import type { Services } from '../../context.ts';
import { inspectPicture, regionOf } from '../../integrations/pictures.ts';
import { originalKey } from './asset-files.ts';
import { makeFallback, makeSizes } from './make-files.ts';
import { findAsset, findAssets, updateAsset } from './store.ts';
import type { AssetRow, AssetVariant } from './store.ts';
import { picturesInTurn } from './turns.ts';

/** So many crops of one picture are kept ready; those before are made anew when they are shown again. */
const KEPT = 12;

type Files = Pick<Services, 'db' | 'storage'>;

/** What is shown of an asset under a key (`site/model/asset-key.ts`), with its files. */
export type ShownAsset = { key: string; asset: AssetRow; crop: string | undefined; files: AssetVariant[] };

/** The files of an asset in a crop; of the whole picture when there is none. */
export const filesOf = ({ variants }: Pick<AssetRow, 'variants'>, crop?: string): AssetVariant[] =>
  variants.filter((variant) => variant.crop === crop);

/** The assets of these keys that the website has, removed ones too. */
export async function findShown(db: Services['db'], websiteId: string, keys: readonly string[]): Promise<ShownAsset[]> {
  const wanted = keys.map((key) => ({ key, ...readAssetKey(key) }));
  const assets = await findAssets(db, websiteId, [...new Set(wanted.map(({ id }) => id))]);
  const known = new Map(assets.map((asset) => [asset.id, asset]));
  return wanted.flatMap(({ key, id, crop }) => {
    const asset = known.get(id);
    return asset ? [{ key, asset, crop, files: filesOf(asset, crop) }] : [];
  });
}

/**
 * The files of a crop, made from the original where they are missing: the one that every browser shows, with `sizes` all widths too. Of a
 * moving picture the first frame is kept. What is made twice is the same files.
 */
export async function makeCrop(
  services: Files,
  { asset, crop, files }: ShownAsset,
  { sizes }: { sizes: boolean },
): Promise<AssetVariant[]> {
  const area = cropOf(crop);
  const has = (use: AssetVariant['use']) => files.some((file) => file.use === use);
  if (!area || (has('fallback') && (!sizes || has('source')))) return files;
  return picturesInTurn(async () => {
    const bytes = await services.storage.get(originalKey(asset));
    if (!bytes) throw new Error(`The original of picture ${asset.id} is not in the storage`);
    const picture = { ...(await inspectPicture(bytes)), isAnimated: false, isGenerated: asset.generated !== null };
    const cut = { ...picture, region: regionOf(picture, area) };
    const { websiteId } = asset;
    const made = [
      ...(sizes
        ? await makeSizes(services, websiteId, { bytes, picture: cut, icon: false })
        : files.filter(({ use }) => use === 'source')),
      await makeFallback(services, websiteId, bytes, cut),
    ].map((variant) => ({ ...variant, crop }));
    await keep(services, asset, crop, made);
    return made;
  });
}

async function keep({ db }: Files, { websiteId, id }: AssetRow, crop: string | undefined, made: AssetVariant[]) {
  const asset = await findAsset(db, websiteId, id);
  if (!asset) return;
  const others = asset.variants.filter((variant) => variant.crop !== crop);
  const crops = [...new Set(others.flatMap((variant) => variant.crop ?? []))].slice(1 - KEPT);
  const kept = others.filter((variant) => variant.crop === undefined || crops.includes(variant.crop));
  await updateAsset(db, asset, { variants: [...kept, ...made] });
}
