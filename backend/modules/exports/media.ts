import { z } from 'zod';
import type { WebsiteDocument } from '#site/model/document.ts';
import type { RenderOptions } from '#site/render/index.ts';
import type { ExportedFile } from './exported-files.ts';

/** One uploaded picture in an export: the id that `document.json` knows it by, and the file it was uploaded as. */
export const mediaEntrySchema = z.object({
  id: z.string().regex(/^[a-z0-9]{1,64}$/),
  file: z.string().max(200),
});
export type MediaEntry = z.infer<typeof mediaEntrySchema>;

/** The uploaded pictures of a website, made independent of whose they are. */
export type ExportedMedia = {
  /** The document with ids that follow from the pictures' bytes, so that they are the same after an import. */
  portable(document: WebsiteDocument): WebsiteDocument;
  /** The files of a picture by its portable id, as pages refer to them. */
  asset: RenderOptions['asset'];
  /** Originals and all their sizes. */
  files: ExportedFile[];
  list: MediaEntry[];
};

/** A website without uploaded pictures. */
export const noMedia: ExportedMedia = { portable: (document) => document, asset: () => null, files: [], list: [] };
