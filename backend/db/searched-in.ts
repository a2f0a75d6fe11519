import { ilike, or } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';

/** One or two letters of scripts whose words stand apart. */
const SHORT = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Number}]{1,2}$/u;

/**
 * Rows that have the words anywhere in one of the columns. One or two letters are looked for where words begin: with fewer than three an index of
 * trigrams finds nothing inside of words, and every row would be read. Nothing searched: undefined.
 */
export function searchedIn(search: string, ...columns: AnyColumn[]): SQL | undefined {
  if (search === '') return undefined;
  const words = search.replace(/[\\%_]/g, '\\$&');
  const patterns = SHORT.test(search) ? [`${words}%`, `% ${words}%`, `%-${words}%`] : [`%${words}%`];
  return or(...columns.flatMap((column) => patterns.map((pattern) => ilike(column, pattern))));
}
