import { createHash } from 'node:crypto';
import { stemsOf } from '../../shown-examples/stems.ts';

/** The same for words that say nearly the same: other order, numbers, short words, marks and endings. */
export function nearKeyOf(words: string): string {
  const stems = stemsOf(words).sort();
  return shortHash(stems.length === 0 ? words : stems.join(' '));
}

/** Short enough for an index, long enough to be alone. */
export const shortHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
