/** One file of a snapshot, compressed once at publication. */
export type PublishedFile = {
  contentType: string;
  /** Quoted, as it is sent. */
  etag: string;
  identity: Buffer;
  gzip?: Buffer;
  brotli?: Buffer;
};

/** What a host serves: an immutable snapshot. Keys of `files` are request paths: `/`, `/menu`, `/robots.txt`, `/404`. */
export type PublishedSite = {
  websiteId: string;
  files: Map<string, PublishedFile>;
  /** From path to path or address. */
  redirects: Map<string, string>;
};

/** Where hosting finds sites and tells of visits. The backend supplies it. */
export type Sites = {
  /** The site of a host name without port, or null. Answers from memory where it can: then no promise is made. */
  find(host: string): PublishedSite | null | Promise<PublishedSite | null>;
  /** Counts one view of a page; returns at once. */
  countVisit(websiteId: string): void;
};
