import { assetKeysOf } from '#site/model/assets-of.ts';
import { croppedSize } from '#site/model/crop.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { assetSource } from '#site/render/asset-source.ts';
import type { AssetSource } from '#site/render/options.ts';
import type { Services } from '../../context.ts';
import { prepareAsset } from './prepare-asset.ts';
import { filesOf, findShown, makeCrop, type ShownAsset } from './crops.ts';
import { fileNames, type AssetVariant } from './store.ts';

/** Where published sites and exports have the files of uploaded pictures. */
export const MEDIA_PATH = '/-/media/';

export type DocumentMedia = {
  /** For `RenderOptions`, by what is shown (`site/model/asset-key.ts`). */
  asset(key: string): AssetSource | null;
  /** Pixels of the picture itself; null when it is gone. */
  sizeOf(key: string): { width: number; height: number } | null;
  /** Names of all files that the pages may ask for; `readMedia` gives their bytes. */
  files: string[];
};

/** The uploaded pictures of a document as its pages show them: see `mediaOfAssets`. */
export const mediaOf = (
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  websiteId: string,
  document: WebsiteDocument,
): Promise<DocumentMedia> => mediaOfAssets(services, websiteId, assetKeysOf(document));

/**
 * Uploaded pictures as pages show them, all sizes and crops made: those that still wait for it are made now. A picture
 * that cannot be made just now is shown by its fallback.
 */
export async function mediaOfAssets(
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  websiteId: string,
  keys: string[],
): Promise<DocumentMedia> {
  const found = await findShown(services.db, websiteId, keys);
  const sizes = new Map(found.map(({ key, asset, crop }) => [key, croppedSize(asset, crop)]));
  const sources = new Map<string, AssetSource | null>();
  const files: string[] = [];
  for (const shown of found) {
    const made = await attempt(services, shown);
    sources.set(
      shown.key,
      assetSource(made, (file) => MEDIA_PATH + file),
    );
    files.push(...fileNames(made));
  }
  return {
    asset: (key) => sources.get(key) ?? null,
    sizeOf: (key) => sizes.get(key) ?? null,
    files: [...new Set(files)],
  };
}

async function attempt(services: Pick<Services, 'db' | 'storage' | 'log'>, shown: ShownAsset): Promise<AssetVariant[]> {
  const { asset, crop } = shown;
  try {
    if (crop !== undefined) return await makeCrop(services, shown, { sizes: true });
    const prepared = asset.state === 'PENDING' ? await prepareAsset(services, asset) : asset;
    return filesOf(prepared ?? asset);
  } catch (error) {
    services.log.warn('A picture is published by its fallback', { error, asset: asset.id });
    return shown.files.length > 0 ? shown.files : filesOf(asset);
  }
}
