import { createHash } from 'node:crypto';
import type { WebsiteDocument } from '#site/model/document.ts';
import { canonicalJson } from '#site/model/json.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import type { Database } from '../../db/index.ts';
import { notFound, unavailable } from '../../failure.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { storedText, type StoredText } from './stored-text.ts';

/** A stored document in today's shape. Throws UNAVAILABLE for one that a newer release wrote, a fault for a broken one. */
export function readDocument(stored: unknown): WebsiteDocument {
  const parsed = parseDocument(stored);
  if (parsed.ok) return parsed.document;
  if (parsed.failure.code === 'NEWER') throw unavailable(parsed.failure.message);
  throw new Error(`A stored document is broken: ${parsed.failure.message}`);
}

/** The website's current document. */
export const currentDocument = (
  db: Database,
  website: Pick<WebsiteRow, 'id' | 'currentRevision'>,
): Promise<WebsiteDocument> => documentAt(db, website.id, website.currentRevision);

/** A document in today's shape, with the text that it is kept as. */
export type StoredDocument = { document: WebsiteDocument; stored: StoredText };

/** As `documentAt`, for whoever needs the text as well. */
export async function storedDocumentAt(db: Database, websiteId: string, number: number): Promise<StoredDocument> {
  const stored = await storedText(db, websiteId, number);
  if (!stored) throw notFound('revision');
  const written: unknown = JSON.parse(stored.text);
  if (fingerprintOf(written) !== stored.hash)
    throw new Error(`Revision ${number} of website ${websiteId} is not what was written`);
  return { document: readDocument(written), stored };
}

/**
 * The document of a revision in today's shape, restored and compared with its fingerprint. Throws NOT_FOUND for one that never was,
 * and a fault for one that is not what was written.
 */
export const documentAt = async (db: Database, websiteId: string, number: number): Promise<WebsiteDocument> =>
  (await storedDocumentAt(db, websiteId, number)).document;

/** What `hashOf` gives, computed where it is quick: every reading of a document asks for it. */
export const fingerprintOf = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex');
