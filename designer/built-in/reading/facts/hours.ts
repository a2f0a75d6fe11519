import type { Opening, Weekday } from '#site/model/document.ts';
import type { Clause, Said } from '../reading.ts';
import { isProse } from './names.ts';
import { WEEK } from './days.ts';
import { bodyOf, type Piece } from './pieces.ts';
import { hasPhrase, joinLists, phraseAt, said, type Source } from './source.ts';
import { isBusiness, isOpeningLabel } from './subject.ts';
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

export function hoursClaims(source: Source, clause: Clause, pieces: readonly Piece[], context: Context): HoursClaim[] {
  const { words } = source;
  const body = bodyOf(source, clause);
  const isLabelled = [clause.label, clause.under].some((label) => isOpeningLabel(source, label, context.ownWords));
  const isUnderOther = (clause.label !== '' || (clause.under !== '' && !isProse(source, clause))) && !isLabelled;
  const opened = pieces.find(({ open }) => open !== null);
  const hasClosed = pieces.some(({ closed, days }) => closed !== null && days.length > 0);
  const isAbout = isLabelled || opened !== undefined || hasClosed;
  const hasTime = pieces.some(({ days, times, appointment }) => days.length > 0 || times.length > 0 || appointment);
  if (hasPhrase(source, body, words.formerly)) return [];
  if (!hasTime || pieces.some(({ dates }) => dates.length > 0)) return [];
  const speaking = pieces.filter(
    ({ days, times, open, closed, appointment }) => days.length + times.length > 0 || open || closed || appointment,
  );
  const stretch = { from: speaking[0]?.from ?? body.from, to: speaking.at(-1)?.to ?? body.to };
  const verbatim = (): HoursClaim[] =>
    isAbout || onlyAppointment(pieces) ? [claim(said(source, stretch), [], [], false)] : [];
  if (isUnderOther && !context.isMessage) return opened || hasClosed ? verbatim() : [];
  const isFit =
    pieces.every((piece) => fits(source, piece, context.ownWords)) &&
    !hasPhrase(source, body, joinLists(words.formerly, words.months));
  const first = pieces.findIndex(isTimed);
  const isBefore = (piece: Piece, place: number) =>
    place < first &&
    piece.days.length === 0 &&
    (piece.other || !piece.words.every((words) => isBusiness(source, words, context.ownWords)));
  if (first > 0 && !pieces[first]?.open && pieces.some(isBefore)) return isAbout ? verbatim() : [];
  if (!isFit) return isAbout || context.isMessage ? verbatim() : [];
  if (!isAbout && !pieces.some(isTimed)) return verbatim();
  const claims: HoursClaim[] = [];
  for (const piece of pieces) {
    if (isTimed(piece)) claims.push(claim(said(source, piece), rowsOf(piece), [], true));
    else if (piece.closed && piece.days.length > 0 && piece.times.length === 0)
      claims.push(
        claim(
          said(source, piece),
          [],
          piece.days.flatMap(({ value }) => value.days),
          true,
        ),
      );
    else if (piece.appointment && piece.days.length > 0) claims.push(claim(said(source, piece), [], [], false));
    else if (piece.days.length + piece.times.length > 0 || piece.appointment) return verbatim();
  }
  return claims.some(({ rows, closed }) => rows.length + closed.length > 0) ? claims : verbatim();
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

/** Whether a piece says nothing but when the business is open. Remarks of their own after a comma may follow. */
function fits(source: Source, piece: Piece, ownWords: ReadonlySet<string>) {
  const { words } = source;
  if (piece.days.some(({ value }) => value.isIrregular)) return false;
  if (piece.days.length === 0 && piece.times.length === 0)
    return !hasPhrase(source, piece, words.except) || hasPhrase(source, piece, words.holidays);
  if (piece.appointment) return piece.days.length > 0 && piece.times.length === 0;
  const last = Math.max(0, ...[...piece.days, ...piece.times].map(({ to }) => to));
  return piece.words.every((stretch) => {
    if (stretch.from >= last)
      return (
        !phraseAt(source, stretch.from - 1, words.per) &&
        !phraseAt(source, stretch.from, joinLists(words.per, words.except)) &&
        isTailFree(source, last, stretch.from)
      );
    return isBusiness(source, stretch, ownWords);
  });
}

/** After the times only what is not "for …" or "with …" leaves their meaning as it is. */
const isTailFree = (source: Source, last: number, from: number) => {
  for (let index = last; index <= from; index += 1)
    if (phraseAt(source, index, joinLists(source.words.per, source.words.roleConnectors, source.words.from)))
      return false;
  return true;
};

function rowsOf({ days, times }: Piece): Opening[] {
  const ranges = times.flatMap((time) => (time.kind === 'range' ? [time.value] : []));
  return days.flatMap(({ value }) => value.days).flatMap((day) => ranges.flatMap((range) => openings(day, range)));
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
