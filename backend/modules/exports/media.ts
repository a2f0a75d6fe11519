import { z } from 'zod';
import type { RenderOptions } from '#site/render/index.ts';
import type { ExportedFile } from './exported-files.ts';

/** One uploaded picture in an export: the id that `document.json` knows it by, and the file it was uploaded as. */
export const mediaEntrySchema = z.object({
  id: z.string().regex(/^[a-z0-9]{1,64}$/),
  file: z.string().max(200),
});
export type MediaEntry = z.infer<typeof mediaEntrySchema>;

/** The uploaded pictures that a website shows. Their ids follow from their bytes, so they are the same after an import. */
export type ExportedMedia = {
  /** The files of a picture by its id, as pages refer to them. */
  asset: RenderOptions['asset'];
  /** Originals and all their sizes. */
  files: ExportedFile[];
  list: MediaEntry[];
};

/** A website without uploaded pictures. */
export const noMedia: ExportedMedia = { asset: () => null, files: [], list: [] };
