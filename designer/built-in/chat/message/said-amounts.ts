import type { WebsiteDocument } from '#site/model/document.ts';
import { textsOf } from '../document/places.ts';
import type { RequestLanguage } from '../words/index.ts';
import { amountsIn } from './amount.ts';
import { readRequest } from './request.ts';

/** "£1,250.50" and "1250,50 €" are one amount. */
const bare = (amount: string): string =>
  amount
    .replace(/[^\d.,]/gu, '')
    .replace(/[.,](\d{1,2})$/u, ' $1')
    .replace(/[.,]/gu, '');

const amountsOn = (document: WebsiteDocument): Set<string> =>
  new Set(textsOf(document).flatMap(({ text }) => (text.match(/\d[\d.,]*/gu) ?? []).map(bare)));

/**
 * Whether a change takes a price away that an earlier request of the same message put there: "Repairs are £42 now, and the course is £95",
 * where the website has no course by itself.
 */
export function undoesAmount(
  earlier: readonly string[],
  { before, after, heard }: { before: WebsiteDocument; after: WebsiteDocument; heard: RequestLanguage },
): boolean {
  const said = earlier.flatMap((text) => amountsIn(readRequest(text, heard)).filter(({ hasUnit }) => hasUnit));
  if (said.length === 0) return false;
  const [there, left] = [amountsOn(before), amountsOn(after)];
  return said.some(({ text }) => there.has(bare(text)) && !left.has(bare(text)));
}
