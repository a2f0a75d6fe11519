import { lineOf } from './line-of.ts';
import type { Content } from './line-of.ts';
import { nearKeyOf, shortHash } from './near-key.ts';
import { splitOf } from './split-of.ts';

/** The same for two examples of which an export writes the same. */
export const contentHashOf = (content: Content): string => shortHash(lineOf(content));

/** What a row has of an example besides where it comes from. `group` decides on which side it stands; by what it says when left out. */
export function keptOf(content: Content, group?: string | null, contentHash = contentHashOf(content)) {
  const nearKey = nearKeyOf(content.words);
  return {
    ...content,
    before: [...content.before],
    kind: content.other === null ? ('ANSWER' as const) : ('PREFERENCE' as const),
    split: splitOf(group ?? nearKey),
    contentHash,
    nearKey,
  };
}
