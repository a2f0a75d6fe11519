import { gunzipSync } from 'node:zlib';
import { FORM_TOKEN } from '#site/sections/parts/site-form.tsx';
import type { PackedFile } from './kept/packed-file.ts';

/** One file of a site as it is sent; compressed forms only where they are smaller. */
export type PublishedFile = {
  contentType: string;
  etag: string;
  /** Unpacked each time that it is asked for, where it lies packed. */
  readonly identity: Buffer;
  gzip?: Buffer;
  brotli?: Buffer;
  /** The page has forms that want a fresh token: see `modules/forms`. */
  hasForm?: boolean;
};

/** The files of a site by request paths: `/`, `/menu`, `/robots.txt`, and `/404` for anything else. */
export type SiteFiles = {
  keys(): Iterable<string>;
  has(path: string): boolean;
  /** One that is in memory now. */
  get(path: string): PublishedFile | undefined;
  /** One that there is, wherever it lies. Rejects while the database is away, and for one that was replaced this moment. */
  read(path: string): Promise<PublishedFile | undefined>;
};

/** Files that are all in memory. */
export const inMemory = (files: ReadonlyMap<string, PublishedFile>): SiteFiles => ({
  keys: () => files.keys(),
  has: (path) => files.has(path),
  get: (path) => files.get(path),
  read: async (path) => files.get(path),
});

/** What a host shows. */
export type PublishedSite = {
  websiteId: string;
  files: SiteFiles;
  /** Names of its pictures' files, which `sites.readMedia` reads. */
  media: Set<string>;
  redirects: Map<string, string>;
  /** Search engines shall not list it. */
  isHidden: boolean;
  /** Visitors have to give a password first; see `modules/settings/site-locks.ts`. */
  passwordHash: string | null;
  /** Its pages may hold code of the owner, which brings scripts from elsewhere. */
  hasHeadCode: boolean;
  /** Of its pages (BCP 47). */
  language: string;
  /** Set where a website gave up this address: the origin of its present one. Nothing else is shown then. */
  movedTo?: string;
  /** Set where a website is shown at another host: the origin of that one. Nothing else is shown then. */
  leadsTo?: string;
  /** Set while a website rests: it has pages, and none of them is shown. */
  rests?: true;
};

/** A file that lies packed in memory. */
export function publishedFile(
  { contentType, etag }: Pick<PublishedFile, 'contentType' | 'etag'>,
  { plain, gzip, brotli }: PackedFile,
): PublishedFile {
  const unpacked = () => plain ?? (gzip ? gunzipSync(gzip) : Buffer.alloc(0));
  const hasForm = contentType.startsWith('text/html') && unpacked().includes(FORM_TOKEN);
  return {
    contentType,
    etag,
    ...(gzip && { gzip }),
    ...(brotli && { brotli }),
    ...(hasForm && { hasForm }),
    get identity() {
      return unpacked();
    },
  };
}
