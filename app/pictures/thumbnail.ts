import type { PhotoLook } from '#site/photos/photo-looks.ts';

/** A file made from an upload, as far as addresses need it. */
export type PictureFile = { file: string; format: string; use: string; width: number };

/** What the editor knows of an uploaded picture: enough to show it and to put it into a form. */
export type PictureChoice = {
  id: string;
  name: string;
  alt: string;
  width: number;
  height: number;
  /** Where a use of it begins; the middle when there is none. */
  focus?: string | null;
  /** What a use of it keeps; all of it when there is none. */
  crop?: string | null;
  /** How sharp and calm it is. */
  look?: PhotoLook | null;
  src: string;
};

/** The smallest file that every browser shows and that is wide enough for a list; '' when there is none at all. */
export function thumbnailOf(files: readonly PictureFile[]): string {
  const small = files
    .filter(({ use, format }) => use === 'source' && format === 'webp')
    .sort((a, b) => a.width - b.width);
  return (small[0] ?? files.find(({ use }) => use === 'fallback'))?.file ?? '';
}
