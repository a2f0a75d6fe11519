import { assetIdsOf } from '#site/model/assets-of.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { assetSource } from '#site/render/asset-source.ts';
import type { AssetSource } from '#site/render/options.ts';
import type { Services } from '../../context.ts';
import { prepareAsset } from './prepare-asset.ts';
import { fileNames, findAssets } from './store.ts';

/** Where published sites and exports have the files of uploaded pictures. */
export const MEDIA_PATH = '/-/media/';

export type DocumentMedia = {
  /** For `RenderOptions`. */
  asset(id: string): AssetSource | null;
  /** Pixels of the picture itself; null when it is gone. */
  sizeOf(id: string): { width: number; height: number } | null;
  /** Names of all files that the pages may ask for; `readMedia` gives their bytes. */
  files: string[];
};

/** The uploaded pictures of a document as its pages show them: see `mediaOfAssets`. */
export const mediaOf = (
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  websiteId: string,
  document: WebsiteDocument,
): Promise<DocumentMedia> => mediaOfAssets(services, websiteId, assetIdsOf(document));

/**
 * Uploaded pictures as pages show them, all sizes made: those that still wait for it are made now. A picture
 * that cannot be made just now is shown by its fallback.
 */
export async function mediaOfAssets(
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  websiteId: string,
  ids: string[],
): Promise<DocumentMedia> {
  const found = await findAssets(services.db, websiteId, ids);
  const sizes = new Map(found.map(({ id, width, height }) => [id, { width, height }]));
  const sources = new Map<string, AssetSource | null>();
  const files: string[] = [];
  for (const asset of found) {
    const prepared = asset.state === 'PENDING' ? await attempt(services, asset) : asset;
    sources.set(
      asset.id,
      assetSource(prepared.variants, (file) => MEDIA_PATH + file),
    );
    files.push(...fileNames(prepared.variants));
  }
  return { asset: (id) => sources.get(id) ?? null, sizeOf: (id) => sizes.get(id) ?? null, files: [...new Set(files)] };
}

async function attempt(
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  asset: Awaited<ReturnType<typeof findAssets>>[number],
) {
  try {
    return (await prepareAsset(services, asset)) ?? asset;
  } catch (error) {
    services.log.warn('A picture is published by its fallback', { error, asset: asset.id });
    return asset;
  }
}
