import { gzipSync } from 'node:zlib';
import { publishedBodies } from '#site/checks/published-bodies.ts';
import type { WebsiteDocument } from '#site/model/document.ts';

/** Compressed bytes of each page as it would be published, by the page's id. */
export const pageSizes = (document: WebsiteDocument): Map<string, number> =>
  new Map([...publishedBodies(document)].map(([id, body]) => [id, gzipSync(body).length]));
