import type { WebsiteDocument } from '#site/model/document.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import { unavailable } from '../../failure.ts';

/** A stored document in today's shape. Throws UNAVAILABLE for one that a newer release wrote, a fault for a broken one. */
export function readDocument(stored: unknown): WebsiteDocument {
  const parsed = parseDocument(stored);
  if (parsed.ok) return parsed.document;
  if (parsed.failure.code === 'NEWER') throw unavailable(parsed.failure.message);
  throw new Error(`A stored document is broken: ${parsed.failure.message}`);
}
