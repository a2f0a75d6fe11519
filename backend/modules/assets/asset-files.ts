import { createHash } from 'node:crypto';
import { contentTypes } from '../../integrations/picture-kinds.ts';
import type { MadePicture } from '../../integrations/make-pictures.ts';
import type { AssetRow, AssetVariant } from './store.ts';

/** 128 bits of a hash, as 32 lower-case letters and digits. */
export const contentId = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** All files of a website, so that they can go together. */
export const folderOf = (websiteId: string): string => `websites/${websiteId}`;

/** Where an upload lies as it came. It is never shown to a browser as a picture. */
export const originalKey = ({ websiteId, id, kind }: Pick<AssetRow, 'websiteId' | 'id' | 'kind'>): string =>
  `${folderOf(websiteId)}/originals/${id}.${kind}`;

export const mediaKey = (websiteId: string, file: string): string => `${folderOf(websiteId)}/media/${file}`;

const FILE_NAME = /^[0-9a-f]{32}\.(avif|webp|jpeg|png)$/;

/** The type of a made file by its name; null for what is not the name of one. */
export function typeOfFile(file: string): string | null {
  const format = FILE_NAME.exec(file)?.[1];
  return format === 'avif' || format === 'webp' || format === 'jpeg' || format === 'png' ? contentTypes[format] : null;
}

export const variantOf = ({ format, width, height, body }: MadePicture, use: AssetVariant['use']): AssetVariant => ({
  file: `${contentId(body)}.${format}`,
  format,
  width,
  height,
  bytes: body.length,
  use,
});
