import { invalid } from '../../failure.ts';

/** Bytes (UTF-8) that a document may have. A long website has a tenth of it. */
export const MAX_DOCUMENT_BYTES = 2_000_000;

/**
 * Throws INVALID with `field` for a document, given as text, that is too large; one that was larger `before` may become smaller step by
 * step.
 */
export function requireDocumentFits(text: string, field: string, before = ''): void {
  if (Buffer.byteLength(text) <= MAX_DOCUMENT_BYTES || text.length < before.length) return;
  throw invalid(
    field,
    `All pages of a website together have room for ${MAX_DOCUMENT_BYTES / 1_000_000} MB of text, and this would be more. Shorten it, or remove something else first.`,
  );
}
