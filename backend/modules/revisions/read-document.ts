import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
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

/** Characters of the documents that were read last. */
const MOST_CHARACTERS = 1_000_000;

/**
 * Documents in today's shape by the fingerprint of what was written: whoever looks at a website asks for the same one with each of its
 * screens and frames. None is ever handed out itself, so that nothing changes it.
 */
const readLast = new LRUCache<string, WebsiteDocument>({ maxSize: MOST_CHARACTERS });

/** The website's current document. `website` says what is current: of a row that was read just now nothing older comes. */
export async function currentDocument(
  db: Database,
  website: Pick<WebsiteRow, 'id' | 'currentRevision' | 'currentHash'>,
): Promise<WebsiteDocument> {
  const known = readLast.get(website.currentHash);
  return known ? structuredClone(known) : documentAt(db, website.id, website.currentRevision);
}

/** A document in today's shape, with the text that it is kept as. */
export type StoredDocument = { document: WebsiteDocument; stored: StoredText };

/** As `documentAt`, for whoever needs the text as well. */
export async function storedDocumentAt(db: Database, websiteId: string, number: number): Promise<StoredDocument> {
  const stored = await storedText(db, websiteId, number);
  if (!stored) throw notFound('revision');
  const written: unknown = JSON.parse(stored.text);
  if (fingerprintOf(written) !== stored.hash)
    throw new Error(`Revision ${number} of website ${websiteId} is not what was written`);
  const known = readLast.get(stored.hash);
  const document = known ? structuredClone(known) : readDocument(written);
  if (!known) readLast.set(stored.hash, structuredClone(document), { size: Math.max(1, stored.text.length) });
  return { document, stored };
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
