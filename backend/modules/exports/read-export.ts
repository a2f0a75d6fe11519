import { z } from 'zod';
import { assetIdsOf } from '#site/model/assets-of.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import type { ImportedPicture } from '../assets/imported-picture.ts';
import { assetsOfPost } from '../posts/content.ts';
import type { ImportedPost } from '../posts/filed-posts.ts';
import { plainLine } from '../websites/plain-text.ts';
import { headCodeProblem } from '../site-settings/head-code.ts';
import {
  DOCUMENT_FILE,
  EXPORT_VERSION,
  exportedSettingsSchema,
  MANIFEST_FILE,
  POSTS_FOLDER,
  type ExportedSettings,
  mediaEntrySchema,
  type MediaEntry,
} from './export-format.ts';
import { MAX_JSON_BYTES } from './limits.ts';
import { readPosts } from './read-posts.ts';
import { ArchiveRefused, openArchive, type Archive } from './unpack.ts';

/** A website read from a ZIP, checked and brought up to date. `original` reads the file of a picture. */
export type ReadExport = {
  name: string;
  document: WebsiteDocument;
  settings: ExportedSettings;
  media: MediaEntry[];
  posts: ImportedPost[];
  original(entry: MediaEntry): Buffer | null;
};

const manifestSchema = z.object({
  pagewright: z.number().int().positive(),
  name: plainLine(120, 'The name is too long.'),
  settings: exportedSettingsSchema.default(exportedSettingsSchema.parse({})),
  media: z.array(mediaEntrySchema).max(2000),
});

/** The folder that holds the website: the root, or the one folder that somebody packed it in. */
function folderOf({ paths }: Archive): string {
  const places = paths.filter((path) => path === DOCUMENT_FILE || path.endsWith(`/${DOCUMENT_FILE}`));
  const [shallowest] = places.sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1));
  if (shallowest === undefined)
    throw new ArchiveRefused(
      `There is no ${DOCUMENT_FILE} in this ZIP file, so it is no exported website. Choose the file that Export gave you.`,
    );
  return shallowest.slice(0, -DOCUMENT_FILE.length);
}

function readJson(archive: Archive, path: string, name: string): unknown {
  const bytes = archive.read(path, MAX_JSON_BYTES);
  if (!bytes) return undefined;
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new ArchiveRefused(
      `${name} in this ZIP file cannot be read. Export the website again and leave it as it is.`,
    );
  }
}

/** Reads an exported website. Throws `ArchiveRefused` in words for whoever chose the file. */
export function readExport(bytes: Uint8Array): ReadExport {
  const archive = openArchive(bytes);
  const folder = folderOf(archive);
  const parsed = parseDocument(readJson(archive, folder + DOCUMENT_FILE, DOCUMENT_FILE));
  if (!parsed.ok) throw new ArchiveRefused(`${DOCUMENT_FILE} in this ZIP file: ${parsed.failure.message}`);
  const { document } = parsed;
  const manifest = readManifest(readJson(archive, folder + MANIFEST_FILE, MANIFEST_FILE));
  return {
    name: manifest?.name || document.brand.name,
    document,
    settings: checkedSettings(manifest?.settings),
    media: manifest?.media ?? [],
    posts: readPosts(archive, folder + POSTS_FOLDER),
    original: ({ file }) => archive.read(folder + file),
  };
}

/** What an import makes a website of; plain data. */
export type ImportedWebsite = Pick<ReadExport, 'name' | 'document' | 'settings' | 'posts'> & {
  pictures: ImportedPicture[];
};

/** `readExport` with the bytes of those pictures that the document and posts show. Throws `ArchiveRefused`. */
export function readWebsite(bytes: Uint8Array): ImportedWebsite {
  const { name, document, settings, media, posts, original } = readExport(bytes);
  const ofPosts = posts.flatMap(({ post, published }) => [post, ...(published ? [published] : [])]);
  const shown = new Set([...assetIdsOf(document), ...ofPosts.flatMap(({ content }) => assetsOfPost(content))]);
  const pictures = media
    .filter(({ id }) => shown.has(id))
    .flatMap((entry) => {
      const file = original(entry);
      return file ? [{ ...entry, bytes: file }] : [];
    });
  return { name, document, settings, posts, pictures };
}

/** Somebody may have written into the file: code that would swallow pages is refused like on the settings screen. */
function checkedSettings(settings: ExportedSettings = exportedSettingsSchema.parse({})): ExportedSettings {
  const problem = headCodeProblem(settings.headCode);
  if (problem) throw new ArchiveRefused(`The code for the head in ${MANIFEST_FILE}: ${problem}`);
  return settings;
}

/** A document alone is enough to come back; what a manifest adds is its name and pictures. */
function readManifest(value: unknown): z.infer<typeof manifestSchema> | null {
  if (value === undefined) return null;
  const manifest = manifestSchema.safeParse(value);
  if (!manifest.success)
    throw new ArchiveRefused(
      `${MANIFEST_FILE} in this ZIP file was changed and cannot be read. Export the website again and leave it as it is.`,
    );
  if (manifest.data.pagewright > EXPORT_VERSION)
    throw new ArchiveRefused('This website was exported by a newer release. Update Pagewright to import it.');
  return manifest.data;
}
