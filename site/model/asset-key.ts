import { cropOf } from './crop.ts';

/** Names what is shown of an uploaded picture: its id, with its crop where it has one (`3f2a.10-5-80-60`). */
export function assetKey({ id, crop }: { id: string; crop?: string | undefined }): string {
  return cropOf(crop) ? `${id}.${crop?.replaceAll(' ', '-')}` : id;
}

/** The id and the crop in such a name. */
export function readAssetKey(key: string): { id: string; crop: string | undefined } {
  const [id = '', cropped] = key.split('.', 2);
  const crop = cropped?.replaceAll('-', ' ');
  return { id, crop: cropOf(crop) ? crop : undefined };
}
