import type { Opening, Weekday } from '#site/model/document.ts';
import type { Clause, Said } from '../reading.ts';
import { isProse } from './names.ts';
import { WEEK } from './days.ts';
import { bodyOf, type Piece } from './pieces.ts';
import { hasPhrase, joinLists, phraseAt, said, type Source, type Stretch } from './source.ts';
import { isBusiness, isOpeningLabel, isPlaceLabel } from './subject.ts';
import type { TimeRange } from './times.ts';

/** What a clause says of opening: typed rows, closed days, or words that stay as they are. */
export type HoursClaim = {
  kind: 'hours';
  span: Said['span'];
  confidence: number;
  rows: Opening[];
  closed: Weekday[];
  said: Said;
  isTyped: boolean;
};

type Context = { ownWords: ReadonlySet<string>; isMessage: boolean };

export function hoursClaims(source: Source, clause: Clause, all: readonly Piece[], context: Context): HoursClaim[] {
  const { words } = source;
  const { ownWords, isMessage } = context;
  const pieces = all.slice(0, endOfOwn(source, all, ownWords));
  const body = bodyOf(source, clause);
  const labels = [clause.label, isBracketed(clause.under) ? '' : clause.under];
  const isLabelled = labels.some((label) => isOpeningLabel(source, label, ownWords));
  const isUnderOther =
    (clause.label !== '' || (labels[1] !== '' && !isProse(source, clause))) &&
    !isLabelled &&
    !labels.some((label) => isPlaceLabel(source, label, ownWords));
  const opened = pieces.find(({ open }) => open !== null);
  const hasClosed = pieces.some(({ closed, days }) => closed !== null && days.length > 0);
  const isAbout = isLabelled || opened !== undefined || hasClosed;
  if (hasPhrase(source, body, words.formerly) || !pieces.some(isTimely) || pieces.some(isDated)) return [];
  const verbatim = (): HoursClaim[] =>
    isAbout || onlyAppointment(all) ? [asSaid(source, stretchOfTimes(all, body))] : [];
  if (isUnderOther && !isMessage) return opened || hasClosed ? verbatim() : [];
  const first = pieces.findIndex(isTimed);
  const isBefore = (piece: Piece, place: number) =>
    place < first && (piece.days.length > 0 ? piece.times.length > 0 : !leads(source, piece, ownWords));
  if (first > 0 && !pieces[first]?.open && pieces.some(isBefore)) return isAbout ? verbatim() : [];
  const isRow = (piece: Piece) => isTimed(piece) && fits(source, piece, ownWords);
  const isClosed = ({ closed, days, times }: Piece) => closed !== null && days.length > 0 && times.length === 0;
  const rows = first >= 0 && pieces[first] && isRow(pieces[first]) ? pieces.filter(isRow) : [];
  const remarks = pieces.filter((piece) => !isRow(piece) && !isClosed(piece));
  if (rows.length === 0 && !(isAbout && pieces.some(isClosed))) return isAbout || isMessage ? verbatim() : [];
  const others = all.slice(pieces.length);
  const isChanged =
    remarks.some((piece) => changes(source, piece, rows)) || others.some((piece) => isDisputing(source, piece, rows));
  if (isChanged) return isAbout || isMessage ? verbatim() : [];
  const left = [
    ...remarks.filter((piece) => isTimely(piece) || hasPhrase(source, piece, words.months)),
    ...others.filter(isTimely),
  ];
  return [
    ...rows.map((piece) => claim(said(source, piece), rowsOf(source, piece, rows), [], true)),
    ...pieces.filter(isClosed).map((piece) =>
      claim(
        said(source, piece),
        [],
        piece.days.flatMap(({ value }) => value.days),
        true,
      ),
    ),
    ...left.map((piece) => asSaid(source, piece)),
  ];
}

const isTimely = ({ days, times, appointment }: Piece) => days.length > 0 || times.length > 0 || appointment;

const isDated = ({ dates }: Piece) => dates.length > 0;

const isBracketed = (label: string) => /^\(.*\)$/.test(label);

/** Where something else begins to be timed: a piece that names it before its time, or a date with a time of its own. */
function endOfOwn(source: Source, pieces: readonly Piece[], ownWords: ReadonlySet<string>) {
  const first = pieces.findIndex(isTimed);
  const end = pieces.findIndex((piece, place) => {
    if (first < 0 || place <= first) return false;
    if (isDated(piece)) return piece.times.length > 0;
    const [lead] = piece.words;
    const time = Math.min(...[...piece.days, ...piece.times].map(({ from }) => from));
    return lead !== undefined && lead.from < time && time < Infinity && !isBusiness(source, lead, ownWords);
  });
  return end < 0 ? pieces.length : end;
}

/** All from the first word of time or opening to the last. */
function stretchOfTimes(pieces: readonly Piece[], body: Stretch): Stretch {
  const speaking = pieces.filter((piece) => isTimely(piece) || piece.open || piece.closed);
  return { from: speaking[0]?.from ?? body.from, to: speaking.at(-1)?.to ?? body.to };
}

const asSaid = (source: Source, stretch: Stretch) => claim(said(source, stretch), [], [], false);

/** What may stand before the times of the business: itself, where it is, or that one must make an appointment. */
function leads(source: Source, piece: Piece, ownWords: ReadonlySet<string>) {
  if (piece.other) return false;
  if (piece.appointment && piece.times.length === 0) return true;
  return piece.words.every((stretch) => {
    const premises = phraseAt(source, stretch.from, source.words.premises);
    const isPlaced = premises > 0 && phraseAt(source, stretch.from + premises, source.words.placePrepositions) > 0;
    return isPlaced || isBusiness(source, stretch, ownWords);
  });
}

/** Whether other words with a time speak of days that have rows: nobody knows whether they change them. */
function isDisputing(source: Source, { days }: Piece, rows: readonly Piece[]) {
  const known = new Set(rows.flatMap((row) => daysOf(source, row)));
  return days.some(({ value }) => !value.isIrregular && value.days.some((day) => known.has(day)));
}

/** Whether what is no row of its own makes the rows doubtful: other times for their days, a season, an exception. */
function changes(source: Source, piece: Piece, rows: readonly Piece[]) {
  const { words } = source;
  const known = new Set(rows.flatMap((row) => daysOf(source, row)));
  if (piece.days.some(({ value }) => value.days.some((day) => known.has(day)))) return true;
  if (piece.days.length > 0) return false;
  if (piece.times.length > 0) return true;
  if (hasPhrase(source, piece, words.months)) return rows.some(({ from }) => from > piece.from);
  return hasPhrase(source, piece, words.except) && !hasPhrase(source, piece, words.holidays);
}

const claim = (text: Said, rows: Opening[], closed: Weekday[], isTyped: boolean): HoursClaim => ({
  kind: 'hours',
  span: text.span,
  said: text,
  rows,
  closed,
  isTyped,
  confidence: isTyped ? 0.95 : 0.3,
});

const onlyAppointment = (pieces: readonly Piece[]) =>
  pieces.every(({ words }) => words.length === 0) && pieces.some(({ appointment }) => appointment);

/** Days of every week with sure times and nothing that narrows them. */
const isTimed = ({ days, times, closed, appointment, other }: Piece) =>
  days.length > 0 &&
  times.length > 0 &&
  !closed &&
  !appointment &&
  !other &&
  days.every(({ value }) => !value.isIrregular) &&
  times.every((time) => time.kind === 'range' && time.value.isSure);

/** Whether a piece with days and times says nothing but when the business is open. */
function fits(source: Source, piece: Piece, ownWords: ReadonlySet<string>) {
  const { words } = source;
  if (hasPhrase(source, piece, words.months)) return false;
  const last = Math.max(0, ...[...piece.days, ...piece.times].map(({ to }) => to));
  return piece.words.every((stretch) => {
    if (stretch.from >= last)
      return (
        !phraseAt(source, stretch.from - 1, words.per) &&
        !phraseAt(source, stretch.from, joinLists(words.per, words.except)) &&
        isTailFree(source, last, stretch.from)
      );
    const isHalf = phraseAt(source, stretch.from, joinLists(words.am, words.pm)) === stretch.to - stretch.from;
    return isHalf || isException(source, stretch) || isBusiness(source, stretch, ownWords);
  });
}

const isException = (source: Source, { from, to }: Stretch) =>
  phraseAt(source, from, source.words.except) === to - from;

/** The days of a piece without those after "except": "daily 9–5 except Mondays". */
function daysOf(source: Source, { days, words }: Piece): Weekday[] {
  const except = words.find((stretch) => isException(source, stretch))?.from ?? Infinity;
  const left = days.filter(({ from }) => from > except).flatMap(({ value }) => value.days);
  return days
    .filter(({ from }) => from < except)
    .flatMap(({ value }) => value.days)
    .filter((day) => !left.includes(day));
}

/** After the times only what is not "for …" or "with …" leaves their meaning as it is. */
const isTailFree = (source: Source, last: number, from: number) => {
  for (let index = last; index <= from; index += 1)
    if (phraseAt(source, index, joinLists(source.words.per, source.words.roleConnectors, source.words.from)))
      return false;
  return true;
};

/** "Daily 9–5, Sundays 10–4": what is said of one day is meant instead of what is said of all. */
function rowsOf(source: Source, piece: Piece, all: readonly Piece[]): Opening[] {
  const isDaily = piece.days.some(({ value }) => value.days.length === WEEK.length);
  const others = isDaily ? all.filter((other) => other !== piece).flatMap((other) => daysOf(source, other)) : [];
  const ranges = piece.times.flatMap((time) => (time.kind === 'range' ? [time.value] : []));
  return daysOf(source, piece)
    .filter((day) => !others.includes(day))
    .flatMap((day) => ranges.flatMap((range) => openings(day, range)));
}

const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** What runs past midnight becomes two rows, the second on the next day. */
function openings(day: Weekday, { opens, closes }: TimeRange): Opening[] {
  if (closes <= 1440) return [{ day, opens: clockText(opens), closes: clockText(closes) }];
  const next = WEEK[(WEEK.indexOf(day) + 1) % 7] ?? day;
  return [
    { day, opens: clockText(opens), closes: '24:00' },
    { day: next, opens: '00:00', closes: clockText(closes - 1440) },
  ];
}

/**
 * Joins what all clauses say. Where two of them say different times for one day nobody knows which is meant: both stay as
 * they were said.
 */
export function joinedHours(claims: readonly HoursClaim[]): {
  rows: Opening[];
  closed: Weekday[];
  said: Said[];
  verbatim: Said[];
} {
  const typed = claims.filter(({ isTyped }) => isTyped);
  const isDisputed = (one: HoursClaim) =>
    typed.some((other) => other !== one && one.rows.some((row) => other.rows.some((with_) => overlaps(row, with_))));
  const certain = typed.filter((one) => !isDisputed(one));
  const closed = new Set(certain.flatMap((one) => one.closed));
  const rows = certain.flatMap((one) => one.rows.filter(({ day, opens }) => !closed.has(day) || opens === '00:00'));
  const sorted = rows.sort((a, b) => WEEK.indexOf(a.day) - WEEK.indexOf(b.day) || a.opens.localeCompare(b.opens));
  return {
    rows: sorted.slice(0, 28),
    closed: [...closed],
    said: certain.map((one) => one.said),
    verbatim: claims.filter((one) => !certain.includes(one)).map((one) => one.said),
  };
}

const overlaps = (a: Opening, b: Opening) => a.day === b.day && a.opens < b.closes && b.opens < a.closes;
