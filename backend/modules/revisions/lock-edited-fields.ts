import type { WebsiteDocument } from '#site/model/document.ts';
import { changesBetween, pathText } from '#site/operations/index.ts';
import type { Change } from '#site/operations/index.ts';
import type { Applied } from './append-revision.ts';

/** Depth of a field within its part: `brand/name`, `pages/<id>/title`, `pages/<id>/seo/title`, `sections/<id>/props/items`. */
const FIELD_DEPTH: Record<string, number> = { brand: 2, business: 2, header: 2, footer: 2, pages: 4, sections: 4 };

/**
 * Locks the texts and facts that a person just wrote against the assistant. A list is locked as a whole, since its items
 * have no lasting names. How things look and where they stand is not locked, nor is what was made or removed whole.
 */
export function lockEditedFields(before: WebsiteDocument, applied: Applied): Applied {
  const known = new Set(before.locks);
  const fresh = applied.forward.filter(isEditedField).map(fieldOf).filter((lock) => !known.has(lock));
  if (fresh.length === 0) return applied;
  const document = { ...applied.document, locks: [...new Set([...applied.document.locks, ...fresh])].sort() };
  return { ...applied, document, ...changesBetween(before, document) };
}

function isEditedField({ path, before, after }: Change): boolean {
  if (before === undefined || after === undefined) return false;
  const [part = '', , name] = path;
  if (part === 'sections') return name === 'props' && path.length > 3;
  if (part === 'pages') return name === 'title' || name === 'seo';
  return part in FIELD_DEPTH;
}

const fieldOf = ({ path }: Change) => pathText(path.slice(0, FIELD_DEPTH[path[0] ?? ''] ?? path.length));
