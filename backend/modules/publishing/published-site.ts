/** One file of a snapshot as it is sent; compressed forms only where they are smaller. */
export type PublishedFile = {
  contentType: string;
  etag: string;
  identity: Buffer;
  gzip?: Buffer;
  brotli?: Buffer;
  /** The page has forms that want a fresh token: see `modules/forms`. */
  hasForm?: boolean;
};

/** What a host shows. Keys of `files` are request paths: `/`, `/menu`, `/robots.txt`, and `/404` for anything else. */
export type PublishedSite = {
  websiteId: string;
  files: Map<string, PublishedFile>;
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

const BYTES_OF_AN_ENTRY = 200;

/** About as much memory as a site takes, in bytes. */
export function bytesOf({ files }: PublishedSite): number {
  let bytes = BYTES_OF_AN_ENTRY;
  for (const { identity, gzip, brotli } of files.values())
    bytes += identity.length + (gzip?.length ?? 0) + (brotli?.length ?? 0);
  return bytes;
}
