import type { WebsiteDocument } from '#site/model/document.ts';
import { partName, type Change } from '#site/operations/index.ts';

/** Words of the name of a field that say which field it is. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/**
 * Whether the person's words name the field that a change is about: by what forms call it, by its name in the document, or by the
 * text that stands in it. Only then may a model write over what a person wrote by hand.
 */
export function isFieldNamed({ path, before }: Change, document: WebsiteDocument, said: string): boolean {
  const words = said.toLowerCase();
  const spoken = new Set<string>(wordsOf(words));
  const [label = ''] = partName(path, document).split(/ of | on /);
  const field = path.findLast((step) => !/^\d+$/.test(step)) ?? '';
  const standing = typeof before === 'string' ? before.trim().toLowerCase() : '';
  return (
    words.includes(path.join('/').toLowerCase()) ||
    (standing.length >= 4 && words.includes(standing)) ||
    [label, field].some((name) => {
      const parts = wordsOf(name);
      return parts.length > 0 && parts.every((part) => spoken.has(part));
    })
  );
}
