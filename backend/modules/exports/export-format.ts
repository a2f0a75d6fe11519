import { z } from 'zod';
import { cropOf } from '#site/model/crop.ts';
import { FOCUS } from '#site/model/focus.ts';
import { MAX_HEAD_CODE } from '../site-settings/head-code.ts';

export const DOCUMENT_FILE = 'document.json';
export const MANIFEST_FILE = 'pagewright.json';
/** Posts, a Markdown file each: `NAME.md`, and `NAME.published.md` where readers see an older state. */
export const POSTS_FOLDER = 'posts/';
export const PUBLISHED_ENDING = '.published.md';

/** The shape of exports this release writes; newer ones are refused. */
export const EXPORT_VERSION = 1;

/** What is set for a website beside its document and goes with it. */
export const exportedSettingsSchema = z.object({
  hiddenFromSearch: z.boolean().default(false),
  headCode: z.string().max(MAX_HEAD_CODE).default(''),
  /** By which clock its posts appear. */
  timeZone: z.string().max(64).optional(),
});
export type ExportedSettings = z.output<typeof exportedSettingsSchema>;

/** What its owner agreed to, by moments in ISO 8601. It is given for one website here, so an import leaves it out. */
export type Consents = { training?: string };

const webAddress = z.url({ protocol: /^https?$/ }).max(600);

/** One uploaded picture in an export: the id that `document.json` knows it by, and the file it was uploaded as. */
export const mediaEntrySchema = z.object({
  id: z.string().regex(/^[a-z0-9]{1,64}$/),
  file: z.string().max(200),
  name: z.string().max(120).default(''),
  alt: z.string().max(300).default(''),
  /** Whose it is, where it is not the owner's own. */
  credit: z
    .object({
      author: z.string().max(200),
      authorUrl: webAddress,
      source: z.string().max(80),
      sourceUrl: webAddress,
      licence: z.string().max(200),
    })
    .optional(),
  /** How a model made it, where one did. */
  generated: z.object({ prompt: z.string().max(1000), model: z.string().max(100) }).optional(),
  /** What new uses of it start with: a point, null for the middle, and a crop. */
  focus: z.string().regex(FOCUS).nullish(),
  crop: z
    .string()
    .refine((text) => cropOf(text) !== null)
    .optional(),
});
export type MediaEntry = z.infer<typeof mediaEntrySchema>;
