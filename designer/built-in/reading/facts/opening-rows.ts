import type { Opening, Weekday } from '#site/model/document.ts';
import { weekdays } from '#site/model/weekdays.ts';
import type { Clause, Said } from '../reading.ts';
import { fixed } from './found-phrases.ts';
import { nameIn } from './names.ts';
import { openingOn } from './openings.ts';
import { bodyOf, type Piece } from './pieces.ts';
import { hasPhrase, joinLists, phraseAt, said, stretchOf, type Source, type Stretch } from './source.ts';
import type { TimeRange } from './times.ts';
import { isBusiness } from './subject.ts';

export const isException = (source: Source, { from, to }: Stretch) =>
  phraseAt(source, from, source.words.except) === to - from;

/** The days of a piece without those after "except": "daily 9–5 except Mondays". */
export function daysOf(source: Source, { days, words }: Pick<Piece, 'days' | 'words'>): Weekday[] {
  const left = exceptedDays(source, { days, words });
  const except = words.find((stretch) => isException(source, stretch))?.from ?? Infinity;
  return days
    .filter(({ from }) => from < except)
    .flatMap(({ value }) => value.days)
    .filter((day) => !left.includes(day));
}

/** "Daily 9–5 except Mondays", "daily except Mondays 9–5": Mondays. */
export function exceptedDays(source: Source, { days, words }: Pick<Piece, 'days' | 'words'>): Weekday[] {
  const except = words.find((stretch) => isException(source, stretch))?.from ?? Infinity;
  return days.flatMap((atom) => {
    if (atom.from > except) return atom.value.days;
    const isWithout = hasPhrase(source, atom, source.words.except);
    return isWithout ? weekdays.filter((day) => !atom.value.days.includes(day)) : [];
  });
}

const AS_WELL = fixed(
  'also, too, as well, again, additionally, auch, zusätzlich, außerdem, aussi, également, en plus, también, además, também, ainda, anche, inoltre, ook, daarnaast, też, także, również, dodatkowo, även, också, dessutom, også, desuden, myös, také, ayrıca, також, также, أيضا, גם',
);

/** "Daily 7–12, Fridays 8–12 at night as well": said besides what is said of more days. */
const isBesides = (source: Source, piece: Piece, others: readonly TimeRange[]) =>
  hasPhrase(source, piece, AS_WELL) &&
  !rangesOf(piece).some((one) => others.some(({ opens, closes }) => one.opens < closes && opens < one.closes));

/** "Daily 9–5, Sundays 10–4", "Tue–Fri 11–6, Thu until 8": what is said of fewer days is meant instead of what is said of more. */
export function rowsOf(source: Source, piece: Piece, all: readonly Piece[]): Opening[] {
  const isDaily = piece.days.some(({ value }) => value.days.length === weekdays.length);
  const isSpan = piece.days.some(({ value }) => value.days.length > 1);
  const ranges = rangesOf(piece);
  const isInstead = (other: Piece) =>
    (isDaily && !isBesides(source, other, ranges)) ||
    (isSpan &&
      rangesOf(other).some((one) => ranges.some(({ opens, closes }) => one.opens < closes && opens < one.closes)));
  const others = all.filter(
    (other) => other !== piece && daysOf(source, other).length < piece.days.flatMap(({ value }) => value.days).length,
  );
  const elsewhere = others.filter(isInstead).flatMap((other) => daysOf(source, other));
  return daysOf(source, piece)
    .filter((day) => !elsewhere.includes(day))
    .flatMap((day) => ranges.map((range) => openingOn(day, range)));
}

export const rangesOf = ({ times }: Piece) => times.flatMap((time) => (time.kind === 'range' ? [time.value] : []));

/** Where the first day or time of a piece begins. */
export const firstTime = ({ days, times }: Piece) => Math.min(...[...days, ...times].map(({ from }) => from));

/**
 * What is said beside the rows of a clause: its label or the word or two that name them, nothing where it only speaks of the
 * business ("We work"), all of it where it says more.
 */
export function besideRows(
  source: Source,
  clause: Clause,
  pieces: readonly Piece[],
): { said: Said; isNarrowed: boolean } {
  const { words } = source;
  const whole = stretchOf(source, clause.span);
  const start = Math.min(...pieces.filter(({ days, times }) => days.length + times.length > 0).map(firstTime));
  const lead = nameIn(source, { from: whole.from, to: start }, false);
  const goesOn = pieces.some((piece) => piece.appointment || piece.words.some(({ from }) => from >= start));
  const all = said(source, whole);
  const tokens = source.tokens.slice(lead.from, lead.to);
  const others = tokens.filter(
    (_, at) => !isBusiness(source, { from: lead.from + at, to: lead.from + at + 1 }, new Set()),
  );
  const speaks = hasPhrase(source, lead, joinLists(words.first, words.weAre, words.copulas));
  if (
    !goesOn &&
    (lead.to <= lead.from || others.length === 0 || (others.length === 1 && hasPhrase(source, lead, words.first)))
  )
    return { said: all, isNarrowed: false };
  const isName = clause.label !== '' ? bodyOf(source, clause).from >= start : tokens.length < 3 && !speaks;
  return { said: goesOn || !isName ? all : { ...all, text: said(source, lead).text }, isNarrowed: true };
}
