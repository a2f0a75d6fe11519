import type { Author } from '../users/author.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import type { Change } from '#site/operations/index.ts';
import type { Database } from '../../db/index.ts';
import { updateWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { requireDocumentFits } from './document-size.ts';
import type { Place } from './history.ts';
import { fingerprintOf } from './read-document.ts';
import { insertRevision } from './store.ts';
import type { Revision } from './store.ts';
import { keptAs, storedText, type StoredText } from './stored-text.ts';

/** A change that was applied and is to be kept; `forward` is what it really changed. */
export type Applied = {
  document: WebsiteDocument;
  forward: Change[];
  summary: string;
  sentences: string[];
};

/**
 * Writes the next revision and moves the website to it. The caller holds the website's row and has a transaction, so
 * that numbers have no gaps and no two writers build on one revision. The website's name follows the brand's. Throws INVALID for a
 * document that is too large. `earlier` is the text of the current revision, for whoever has read it already.
 */
export async function appendRevision(
  db: Database,
  {
    website,
    before,
    applied,
    earlier: known,
    ...made
  }: {
    website: WebsiteRow;
    before: WebsiteDocument;
    applied: Applied;
    earlier?: StoredText;
    author: Author;
    source: Revision['source'];
    standing: Omit<Place, 'number'>;
    reverts?: number;
    now: Date;
  },
): Promise<WebsiteRow> {
  const { document } = applied;
  const number = website.currentRevision + 1;
  const hashAfter = fingerprintOf(document);
  const earlier = known ?? (await storedText(db, website.id, website.currentRevision));
  const text = JSON.stringify(document);
  requireDocumentFits(text, 'operations', earlier?.text);
  const { isWhole, ...kept } = keptAs(earlier, number, text);
  await insertRevision(db, {
    websiteId: website.id,
    number,
    authorId: made.author.id,
    author: made.author.name,
    keyName: made.author.key,
    source: made.source,
    summary: applied.summary,
    sentences: applied.sentences,
    ...kept,
    document: isWhole ? document : null,
    hashBefore: website.currentHash,
    hashAfter,
    ...made.standing,
    reverts: made.reverts ?? null,
    createdAt: made.now,
  });
  return updateWebsite(db, website.id, {
    currentRevision: number,
    currentHash: hashAfter,
    name: before.brand.name === document.brand.name ? website.name : document.brand.name,
    language: document.language,
    pageCount: document.pages.length,
    updatedAt: made.now,
  });
}
