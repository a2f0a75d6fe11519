import type { ExportedFile } from './exported-file.ts';
import { basename } from 'node:path';
import type { WebsiteDocument } from '#site/model/document.ts';
import { fontsOf, renderExport } from '#site/render/index.ts';
import { readFont } from '../../integrations/font-files.ts';
import {
  DOCUMENT_FILE,
  EXPORT_VERSION,
  exportedSettingsSchema,
  MANIFEST_FILE,
  POSTS_FOLDER,
  PUBLISHED_ENDING,
  type Consents,
  type ExportedSettings,
} from './export-format.ts';
import type { PostFiles } from '../posts/filed-posts.ts';
import { noMedia } from './media.ts';
import type { ExportedMedia } from './exported-media.ts';

const unset: ExportedSettings = exportedSettingsSchema.parse({});

const textFile = (path: string, text: string): ExportedFile => ({ path, bytes: Buffer.from(text) });
const jsonFile = (path: string, value: unknown) => textFile(path, `${JSON.stringify(value, null, 2)}\n`);

function fontFile(path: string): ExportedFile {
  const bytes = readFont(basename(path));
  if (!bytes) throw new Error(`There is no font file ${path}`);
  return { path: path.slice(1), bytes };
}

const postFiles = ({ name, text, published }: PostFiles): ExportedFile[] => [
  textFile(`${POSTS_FOLDER}${name}.md`, text),
  ...(published === null ? [] : [textFile(`${POSTS_FOLDER}${name}${PUBLISHED_ENDING}`, published)]),
];

type Exported = {
  name: string;
  document: WebsiteDocument;
  settings?: ExportedSettings;
  consents?: Consents;
};

/**
 * Everything that belongs to a website outside of this product: its pages for any plain file server, `blog` among them, fonts and
 * pictures, its posts as Markdown, and what it takes to bring it back (`document.json`, `pagewright.json`). The same website gives the same bytes,
 * whoever exports it and wherever it was published.
 *
 * With the document go its redirects; with the manifest whether search engines may list it and the code for its head, which the
 * pages of the export are without, and what its owner agreed to, since when: to be read, no import takes it over. What belongs to the place and not to the website stays behind: its password (not even its
 * hash leaves), its address, who gets mail, its plan, its history, what visitors sent.
 */
export function exportedFiles(
  { name, document, settings = unset, consents = {} }: Exported,
  {
    badge,
    media = noMedia,
    posts = [],
    blog = [],
    origin,
  }: {
    badge: boolean;
    media?: ExportedMedia;
    posts?: PostFiles[];
    blog?: ExportedFile[];
    /** Where the files will be published, `https://example.com`, when that is known: for the sitemap and canonical addresses. */
    origin?: string | undefined;
  },
): ExportedFile[] {
  const pages = renderExport(document, { badge, asset: media.asset, ...(origin && { origin }) }).map(({ path, body }) =>
    textFile(path, body),
  );
  // Pages that show posts take the place of those without.
  const shown = new Map([...pages, ...blog].map((file) => [file.path, file]));
  return [
    ...shown.values(),
    ...fontsOf(document).map(({ path }) => fontFile(path)),
    ...media.files,
    ...posts.flatMap(postFiles),
    jsonFile(DOCUMENT_FILE, document),
    jsonFile(MANIFEST_FILE, { pagewright: EXPORT_VERSION, name, settings, consents, media: media.list }),
  ];
}
