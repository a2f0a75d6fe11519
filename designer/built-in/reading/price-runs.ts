import type { Span } from './reading.ts';
import { isIn, startsWith, type Tongue } from './tongue.ts';
import { betweenCommas, tokensOf, type Token } from './tokens.ts';
import { placesOf } from './vocabulary/index.ts';

const CURRENCY = /^(?:\p{Sc}|kr|zł|zl|rs|tl|chf|lei|ft|kč|sek|dkk|nok|pln)$/u;
/** Fewer words before the list are what it is of: "Mugs, small £8, large £10". */
const SHORTEST_LEAD = 3;
/** Fewer words behind it are said of its last entry, or of all of them: "…, all without fabric". */
const SHORTEST_REST = 3;
const OF_ALL =
  /^(?:all|each|both|incl|including|inkl|inklusive|alle|jeweils|tout|tous|todo|todos|tutto|tutti|alles|wszystko|allt|alt)$/;

/**
 * A sentence that parts between commas make up, some of them a list of prices: what stands before the list and behind it are
 * sentences of their own. "Bouncy castles in Ennis, castle €120, slide €170, fully insured, we put it up." Linear.
 */
export function besidePrices(text: string, span: Span, tongue: Tongue): Span[] {
  const tokens = tokensOf(text.slice(span.start, span.end));
  const parts = betweenCommas(tokens);
  const priced = parts.map((part) => isPriced(part, tongue));
  const [first, last] = [priced.indexOf(true), priced.lastIndexOf(true)];
  const lead = parts.slice(0, first).flat();
  const isOpen = parts.some((part, at) =>
    priced[at]
      ? // "I hem trousers (14 €), …" is a sentence of somebody's; "Pitch £45 (3 m), £80 (6 m)" goes on with the thing before.
        [tongue.words.first, tongue.words.weAre].some((list) => isIn(list, part)) || isMoney(part, 0, tongue)
      : // "Skin fade 18, beard £10": some of it has no currency.
        part.at(-1)?.kind === 'number',
  );
  if (first < 0 || first === last || isOpen || isOfPrices(lead, tongue)) return [span];
  const from = wordsIn(parts.slice(0, first)) >= SHORTEST_LEAD && first > 0 ? first : 0;
  const behind = parts.slice(last + 1);
  const goesOn = [
    tongue.words.and,
    tongue.words.or,
    tongue.words.per,
    tongue.words.relative,
    tongue.words.placePrepositions,
  ];
  const isOwn =
    wordsIn(behind) >= SHORTEST_REST &&
    !OF_ALL.test(behind[0]?.[0]?.text ?? '') &&
    !goesOn.some((list) => startsWith(list, behind[0] ?? []) > 0);
  const to = isOwn ? last : parts.length - 1;
  const within = (one: readonly Token[] | undefined, other: readonly Token[] | undefined): Span[] => {
    const [begin, end] = [one?.[0], other?.at(-1)];
    return begin && end ? [{ start: span.start + begin.start, end: span.start + end.end }] : [];
  };
  return [
    ...(from > 0 ? within(parts[0], parts[from - 1]) : []),
    ...within(parts[from], parts[to]),
    ...(to < parts.length - 1 ? within(parts[to + 1], parts.at(-1)) : []),
  ];
}

/** "Rates: …", "Open day on 9 May, admission £4": what stands before the prices is what they are of. */
function isOfPrices(lead: readonly Token[], { words }: Tongue): boolean {
  const times = [placesOf(words.weekdays), placesOf(words.months)];
  return lead.some(({ text }, at) => text === ':' || times.some((list) => list.at(lead, at) !== null));
}

/** Whether an amount of money begins at a token. */
function isMoney(part: readonly Token[], at: number, { words }: Tongue): boolean {
  const number = part[at]?.kind === 'number' ? at : CURRENCY.test(part[at]?.text ?? '') ? at + 1 : -1;
  return (
    part[number]?.kind === 'number' &&
    [number - 1, number + 1].some(
      (beside) => CURRENCY.test(part[beside]?.text ?? '') || startsWith(words.money, part, beside) > 0,
    )
  );
}

const isPriced = (part: readonly Token[], tongue: Tongue): boolean =>
  wordsIn([part]) > 0 && part.some((_, at) => isMoney(part, at, tongue));

const wordsIn = (parts: readonly (readonly Token[])[]) => parts.flat().filter(({ kind }) => kind === 'word').length;
