import type { RenderOptions } from '#site/render/index.ts';
import type { MediaEntry } from './export-format.ts';
import type { ExportedFile } from './exported-file.ts';

/** The uploaded pictures that a website shows. Their ids follow from their bytes, so they are the same after an import. */
export type ExportedMedia = {
  /** The files of a picture by its id, as pages refer to them. */
  asset: RenderOptions['asset'];
  /** Originals and all their sizes. */
  files: ExportedFile[];
  list: MediaEntry[];
};
