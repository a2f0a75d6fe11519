import { readAssetKey } from '#site/model/asset-key.ts';
import type { ExportedMedia } from './exported-media.ts';
import type { Services } from '../../context.ts';
import { mediaKey, originalKey } from '../assets/asset-files.ts';
import { MEDIA_PATH, mediaOfAssets } from '../assets/document-media.ts';
import { findAssets } from '../assets/store.ts';
import type { ExportedFile } from './exported-file.ts';

/** A website without uploaded pictures. */
export const noMedia: ExportedMedia = { asset: () => null, files: [], list: [] };

/** Uploaded pictures with their files, the originals beside them. */
export async function exportedMedia(
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  websiteId: string,
  keys: string[],
): Promise<ExportedMedia> {
  if (keys.length === 0) return noMedia;
  const made = await mediaOfAssets(services, websiteId, keys);
  const ids = [...new Set(keys.map((key) => readAssetKey(key).id))];
  const found = await findAssets(services.db, websiteId, ids);
  const originals = found
    .map((asset) => ({ asset, file: `originals/${asset.id}.${asset.kind}` }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  const stored = async (path: string, key: string): Promise<ExportedFile[]> => {
    const bytes = await services.storage.get(key);
    return bytes ? [{ path, bytes }] : [];
  };
  const files = await Promise.all([
    ...made.files.map((file) => stored(MEDIA_PATH.slice(1) + file, mediaKey(websiteId, file))),
    ...originals.map(({ asset, file }) => stored(file, originalKey(asset))),
  ]);
  return {
    asset: made.asset,
    files: files.flat(),
    list: originals.map(({ asset: { id, name, alt, credit, generated, focus, crop }, file }) => ({
      ...{ id, file, name, alt },
      ...(credit && { credit }),
      ...(generated && { generated }),
      focus,
      ...(crop && { crop }),
    })),
  };
}
