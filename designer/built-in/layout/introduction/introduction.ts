import type { Reading, Statement } from '../../reading/reading.ts';
import { tokensOf, UNSPACED } from '../../reading/tokens.ts';
import { isIn, tongueOf } from '../../reading/tongue.ts';
import { isItem } from '../text.ts';
import { introductionSignals } from './signals.ts';
import { weights } from './weights.ts';

const LONGEST = 420;
/** Two paragraphs are an introduction when they are no longer than this. */
const LITTLE = 220;
/** What weighs less opens no website; where nothing else says what it is, a little less does. */
const LEAST = -12;
const LEAST_ALONE = -25;
/** And what weighs less does not go on with it. */
const LEAST_NEXT = -25;
/** A story begins where its paragraph does. */
const LEAST_BEFORE = -5;

/** Chinese and Japanese say as much in a third of the letters. */
const lengthOf = (text: string) => text.length * (UNSPACED.test(text) ? 3 : 1);

const isReadable = ({ text, row }: Statement): boolean =>
  !row && text.length <= LONGEST && (/\p{L}\s.*\p{L}/u.test(text) || UNSPACED.test(text));

/** "Aufführungen samstags um 15 Uhr": that stands where the dates do. */
const tellsDays = ({ text }: Statement, { spoken, language }: Reading): boolean =>
  /\d.*\d/.test(text) && isIn(tongueOf(spoken || language).words.weekdays.replaceAll('/', ', '), tokensOf(text));

/**
 * Of `candidates`, in their order, the statement that says best what this is (its signs are weighed by what people chose), and the
 * sentence that goes on with it. Empty where none does. `isAlone`: the headline is no more than a name.
 */
export function introductionOf(candidates: readonly Statement[], reading: Reading, isAlone: boolean): Statement[] {
  const signs = introductionSignals(reading);
  const signsOf = (statement: Statement) => signs[reading.statements.indexOf(statement)] ?? [];
  const weigh = (statement: Statement) => signsOf(statement).reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0);
  const weighed = candidates.filter(isReadable).map((statement) => ({ statement, weight: weigh(statement) }));
  const best = weighed.reduce<(typeof weighed)[number] | undefined>(
    (most, one) => (most && most.weight >= one.weight ? most : one),
    undefined,
  );
  if (!best || best.weight < (isAlone ? LEAST_ALONE : LEAST)) return [];
  const isNext = (one: Statement, other: Statement) =>
    one.block === other.block && !/[\p{L}\n]/u.test(reading.text.slice(one.span.end, other.span.start));
  const before = candidates[candidates.indexOf(best.statement) - 1];
  const begins =
    before !== undefined &&
    isReadable(before) &&
    !before.text.includes('?') &&
    isNext(before, best.statement) &&
    weigh(before) >= LEAST_BEFORE &&
    lengthOf(before.text) + lengthOf(best.statement.text) < LONGEST;
  if (begins) return [before, best.statement];
  const first = best.statement;
  const next = candidates[candidates.indexOf(first) + 1];
  const goesOn =
    next !== undefined &&
    isReadable(next) &&
    isItem(next) === isItem(first) &&
    weigh(next) >= LEAST_NEXT &&
    !signsOf(next).includes('has fact') &&
    !tellsDays(next, reading) &&
    !/\p{L}/u.test(reading.text.slice(first.span.end, next.span.start)) &&
    lengthOf(first.text) + lengthOf(next.text) < (next.block === first.block ? LONGEST : LITTLE);
  return goesOn ? [first, next] : [first];
}
