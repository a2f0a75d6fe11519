import { gzipSync } from 'node:zlib';
import { FORM_TOKEN } from '#site/sections/parts/site-form.tsx';
import type { PublishedFile, PublishedSite } from '#backend/index.ts';
import type { Sites } from './sites.ts';

const PLACE = Buffer.from(FORM_TOKEN);
const kept = new WeakMap<PublishedFile, { second: number; file: PublishedFile }>();

/** Where a page has places for a form's token; empty for pages without forms. */
function placesOf(body: Buffer): number[] {
  const places: number[] = [];
  for (let at = body.indexOf(PLACE); at !== -1; at = body.indexOf(PLACE, at + PLACE.length)) places.push(at);
  return places;
}

/** Made once a second at most, and compressed quickly rather than well. */
function withFormTokens(file: PublishedFile, second: number, tokenOf: (second: number) => string): PublishedFile {
  const known = kept.get(file);
  if (known?.second === second) return known.file;
  const identity = Buffer.from(file.identity);
  const token = Buffer.from(tokenOf(second));
  for (const place of placesOf(identity)) token.copy(identity, place);
  const made = {
    contentType: file.contentType,
    etag: `${file.etag.slice(0, -1)}-${second.toString(36)}"`,
    identity,
    gzip: gzipSync(identity, { level: 4 }),
    hasForm: true,
  };
  kept.set(file, { second, file: made });
  return made;
}

/** A page with forms as it is sent in this second: each form with a token that says when it was sent out. */
export const inThisSecond = (file: PublishedFile, { forms }: Sites, { websiteId }: PublishedSite): PublishedFile =>
  withFormTokens(file, forms.second(), (second) => forms.token(websiteId, second));
