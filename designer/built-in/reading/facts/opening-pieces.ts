import { weekdays } from '#site/model/weekdays.ts';
import type { AtomOf } from './atoms.ts';
import { isMonth } from './dates.ts';
import { daysOf, isException, rangesOf } from './opening-rows.ts';
import type { Piece } from './pieces.ts';
import { hasPhrase, joinLists, phraseAt, type Source, type Stretch } from './source.ts';
import { isBusiness } from './subject.ts';
import { completed, type Clock, type TimeRange } from './times.ts';

/** Whether parts of the year are named: months, seasons, two dates. */
export const hasSeason = (source: Source, body: Stretch, pieces: readonly Piece[]) =>
  hasPhrase(source, body, source.words.seasons) ||
  source.tokens.slice(body.from, body.to).some((_, index) => isMonth(source, body.from + index)) ||
  pieces.some(({ dates }) => dates.length > 0);

/** "Sat until 1", "Fridays from 2": what is not said of a day is as on the days before. */
export function withOtherEnds(source: Source, pieces: readonly Piece[]): Piece[] {
  let beside: TimeRange[] = [];
  return pieces.map((piece) => {
    const [time] = piece.times;
    const isHalf = piece.times.length === 1 && time?.kind === 'clock' && time.value.bound !== undefined;
    const value = isHalf && piece.days.length > 0 ? completed(time.value, beside, source.words) : null;
    const ranges = rangesOf(piece);
    if (ranges.length > 0) beside = ranges;
    if (!time || !value) return piece;
    const range: AtomOf<'range'> = {
      kind: 'range',
      from: time.from,
      to: time.to,
      span: time.span,
      confidence: 1,
      value,
    };
    return { ...piece, times: [range] };
  });
}

/** Where something else begins to be timed: a piece that names it before its time, or a date with a time of its own. */
export function endOfOwn(source: Source, pieces: readonly Piece[], ownWords: ReadonlySet<string>) {
  const first = pieces.findIndex(isTimed);
  const end = pieces.findIndex((piece, place) => {
    if (first < 0 || place <= first) return false;
    if (isEvent(piece)) return piece.times.length > 0;
    const [lead] = piece.words;
    const time = Math.min(...[...piece.days, ...piece.times].map(({ from }) => from));
    return lead !== undefined && lead.from < time && time < Infinity && !isBusiness(source, lead, ownWords);
  });
  return end < 0 ? pieces.length : end;
}

/** What may stand before the times of the business: itself, where it is, a part of the year, that one must make an appointment. */
export function leads(source: Source, piece: Piece, ownWords: ReadonlySet<string>) {
  if (piece.other || piece.times.length > 0) return false;
  if (piece.appointment) return true;
  return piece.words.every((stretch) => {
    const premises = phraseAt(source, stretch.from, source.words.premises);
    const isPlaced = premises > 0 && phraseAt(source, stretch.from + premises, source.words.placePrepositions) > 0;
    return isPlaced || isBusiness(source, stretch, ownWords);
  });
}

/** Whether what is no row of its own makes the rows doubtful: other times for their days, an exception. */
export function changes(source: Source, piece: Piece, rows: readonly Piece[]) {
  const { words } = source;
  const known = new Set(rows.flatMap((row) => daysOf(source, row)));
  // "On all other days by appointment".
  if (piece.appointment && piece.days.some(({ value }) => value.days.length === weekdays.length)) return false;
  if (piece.days.some(({ value }) => !value.isIrregular && value.days.some((day) => known.has(day)))) return true;
  if (piece.days.length > 0) return false;
  if (piece.times.length > 0) return !piece.times.every((time) => time.kind === 'clock' && isEndOf(time.value, rows));
  return hasPhrase(source, piece, words.except) && !hasPhrase(source, piece, words.holidays);
}

/** "(from 9 as well)": a time that some row begins or ends with changes nothing. */
const isEndOf = ({ hour, minutes }: Clock, rows: readonly Piece[]) =>
  rows.flatMap(rangesOf).some(({ opens, closes }) => [opens, closes].includes(hour * 60 + minutes));

/** Days of every week with sure times. */
export const isTimed = ({ days, times, closed, priced }: Piece) =>
  days.length > 0 &&
  times.length > 0 &&
  !closed &&
  !priced &&
  days.every(({ value }) => !value.isIrregular) &&
  times.every((time) => time.kind === 'range' && time.value.isSure);

export const lastTime = ({ days, times }: Piece) => Math.max(0, ...[...days, ...times].map(({ to }) => to));

/** Whether a piece with days and times says nothing but when the business is open. */
export function fits(source: Source, piece: Piece, ownWords: ReadonlySet<string>, isAbout: boolean) {
  const last = lastTime(piece);
  const isKnown = (stretch: Stretch) => isException(source, stretch) || isBusiness(source, stretch, ownWords);
  return (
    piece.words.every((stretch) => isKnown(stretch) || (isAbout && stretch.from >= last)) && isTailFree(source, piece)
  );
}

/** After the times only what is not "for …" or "with …" leaves their meaning as it is. */
export function isTailFree(source: Source, piece: Piece) {
  const { words } = source;
  const last = lastTime(piece);
  return piece.words
    .filter((stretch) => stretch.from >= last && !hasSeason(source, stretch, []))
    .every((stretch) => {
      return (
        !phraseAt(source, stretch.from - 1, words.per) &&
        !phraseAt(source, stretch.from, joinLists(words.per, words.except))
      );
    });
}
/** A date with a time is something that happens; two dates are a part of the year. */
export const isEvent = ({ dates, times, days }: Piece) =>
  dates.length === 1 && (!dates[0]?.value.isSpan || (times.length > 0 && days.length === 0));
