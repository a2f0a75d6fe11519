import type { WebsiteDocument } from '#site/model/document.ts';
import { sameJson } from '#site/model/json.ts';
import { changesBetween, type Change } from '#site/operations/index.ts';
import { withoutMarks } from '#site/origins/marks.ts';
import { placeOf } from './place.ts';
import { holds, plain } from './same-words.ts';

type Came = { before: WebsiteDocument; expected: WebsiteDocument; after: WebsiteDocument };

/**
 * What an example expects and did not come, in words: each of its changes is looked for at its place. Values are the same; words are, where they
 * are the owner's own, and may be others where the example chose them.
 */
export function missedOf({ before, expected, after }: Came, said: readonly string[]): string[] {
  const wanted = changesBetween(before, expected).forward.filter(isOfContent);
  const came = changesBetween(before, after).forward;
  if (wanted.length === 0) return came.length === 0 ? [] : ['It was to answer and change nothing.'];
  const missing = wanted.filter((change) => {
    if (change.path[0] === 'theme')
      return !came.some((one) => sameJson(one.path, change.path) && sameJson(one.after, change.after));
    const place = placeOf(change, before, expected);
    const there = came.filter((one) => placeOf(one, before, after) === place);
    return !there.some((one) => isSame(change.after, one.after, said));
  });
  return [...new Set(missing.map((change) => `Expected, and did not come: ${placeOf(change, before, expected)}.`))];
}

/** The order of things follows from what was added. */
const isOfContent = ({ path }: Change) => path.at(-1) !== 'place';

function isSame(wanted: unknown, came: unknown, said: readonly string[]): boolean {
  if (wanted === undefined || came === undefined) return wanted === came;
  if (typeof wanted === 'string' && typeof came === 'string') {
    const [one, other] = [withoutMarks(wanted), withoutMarks(came)];
    return plain(one) === plain(other) || !said.some((words) => holds(words, one));
  }
  // What is new as a whole is named and worded by whoever makes it.
  return isEntry(wanted) && isEntry(came) ? true : sameJson(wanted, came);
}

const isEntry = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'id' in value;
