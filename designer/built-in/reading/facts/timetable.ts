import type { Clause, Slot } from '../reading.ts';
import { placesOf } from '../vocabulary/index.ts';
import { isMonth } from './dates.ts';
import { daysAt } from './days.ts';
import { fixed } from './found-phrases.ts';
import { isName, isOneOf, nameIn, isProse } from './names.ts';
import { bodyOf, labelOf, type Piece } from './pieces.ts';
import {
  hasPhrase,
  isLoose,
  markAt,
  phraseAt,
  said,
  sourceOf,
  stretchOf,
  trimmed,
  type Source,
  type Stretch,
} from './source.ts';
import { tellsOpen } from './open-things.ts';
import { clockAt, minutesOf } from './times.ts';

export type SlotClaim = Slot & { kind: 'slot'; confidence: number };

/** A label that asks for the time and names nothing. */
const WHEN = fixed('when, wann, quand, cuándo, cuando, quando, wanneer, kiedy, när, hvornår, kdy, milloin, ne zaman');

/** Notes of a sentence that are longer say more than a row does. */
const REMARK = 80;
/** A label of so many words speaks: it is no name of what is listed behind it. */
const SAYING = 4;

/** One time with all that stands around it: `lead`, `middle` and `behind` are words before, between and behind days and times. */
type Row = Stretch & {
  days: Stretch | null;
  time: Stretch;
  starts: number;
  /** Where days and times end. */
  end: number;
  lead: Stretch | null;
  middle: Stretch | null;
  behind: Stretch | null;
};

/**
 * What happens every week, or at the times of one day: "Monday 18:30 Vinyasa with Anna", "Mass: Sundays 9:00 and 11:00",
 * "beginners Tuesdays at 6pm, advanced Thursdays at 7pm", lines under a weekday. All that the clause says stands in its rows;
 * where a part of it would be left out there are none.
 */
export function slotClaims(source: Source, clause: Clause, pieces: readonly Piece[]): SlotClaim[] {
  const whole = stretchOf(source, clause.span);
  if (pieces.some((piece) => isOther(source, piece)) || tellsOpen(source, whole)) return [];
  const isSentence = isProse(source, clause) && !isLine(source, clause, pieces);
  const rows = rowsOf(source, clause, pieces, isSentence);
  const named = rows && namesOf(source, clause, rows);
  if (!rows || !named || (isSentence && !isSure(source, rows))) return [];
  const { title, names, isLabel } = named;
  const days = daysOf(source, clause, rows, isLabel);
  if (!days) return [];
  const slots = rows.map((row, index) => {
    const name = names[index] ?? row;
    const note = { from: name.from >= row.end ? name.to : row.end, to: row.to };
    const told = { title, day: days[index] ?? '', time: row.time, name, note };
    const place = { from: index === 0 ? whole.from : row.from, to: row.to };
    return slotOf(source, told, place, isSentence ? 0.75 : 0.85);
  });
  const fits = ({ note, day }: Slot, { end, to }: Row) =>
    note.length <= (isSentence ? REMARK : Infinity) &&
    !hasClock(source, { from: end, to }) &&
    // Behind the name in a programme there may be what has no time.
    (day !== '' || note === '' || !/,/.test(note));
  return rows.every((row, index) => slots[index] && hasRoom(slots[index]) && fits(slots[index], row)) ? slots : [];
}

type Told = { title: string; day: string; time: Stretch; name: Stretch; note: Stretch };

/** A row of a timetable as it is printed. `whole` is all that it was read from. */
export function slotOf(source: Source, told: Told, whole: Stretch, confidence: number): SlotClaim {
  const { from, to } = trimmed(source, told.note, (index) => (isLoose(source, index) ? 1 : 0), []);
  const note = to > from ? inCells(said(source, { from, to }).text) : '';
  const [opened, closed] = [note.split('(').length, note.split(')').length];
  return {
    kind: 'slot',
    confidence,
    title: told.title,
    day: told.day,
    time: said(source, told.time).text,
    name: said(source, told.name).text,
    note: closed <= opened ? note : note.endsWith(')') ? note.slice(0, -1) : `(${note}`,
    span: said(source, whole).span,
  };
}

const inCells = (text: string) =>
  text
    .split('|')
    .map((cell) => cell.trim())
    .join(' · ');

/** Whether nothing of a row would be cut off where it stands. */
export const hasRoom = ({ day, time, name, note }: Slot) =>
  day.length <= 40 && time.length <= 40 && name.length <= 100 && note.length <= 120;

/** What is open, closed, on a date, not every week or until nobody knows when is in no timetable. */
const isOther = (source: Source, { open, closed, dates, days, times, other, words }: Piece) =>
  open !== null ||
  closed !== null ||
  other ||
  dates.length > 0 ||
  days.some(({ value }) => value.isIrregular) ||
  // "Fridays from nine until the neighbours knock".
  (times.length > 0 && words.some(({ from }) => phraseAt(source, from, source.words.until) > 0));

/** "Fri 20.30 Bingo!": a line that begins with its day is an entry whatever mark ends it. */
function isLine(source: Source, clause: Clause, [piece]: readonly Piece[]) {
  const { start, end } = clause.span;
  const isAlone =
    /(?:^|\n)\s?$/.test(source.text.slice(0, start).slice(-2)) && /^[.!]?(?:$|\n)/.test(source.text.slice(end));
  return (
    isAlone && piece !== undefined && piece.times.length > 0 && piece.days[0]?.from === bodyOf(source, clause).from
  );
}

/** "(doors 7.10 for tea)": a time in brackets belongs to what stands before them. */
const isAside = (source: Source, { from, days }: Piece) => markAt(source, from - 1, '(') && days.length === 0;

/** A clause as rows from each time to the next one. Null where something stands before or between that belongs to none of them. */
function rowsOf(source: Source, clause: Clause, pieces: readonly Piece[], isSentence: boolean): Row[] | null {
  const starts = pieces.flatMap((piece, at) => (piece.times.length > 0 && !isAside(source, piece) ? [at] : []));
  const [first = 0] = starts;
  const isLost = pieces.some(({ days, times }) => days.length > 0 && times.length === 0);
  if (starts.length === 0 || first > 1 || isLost) return null;
  const { to: end } = stretchOf(source, clause.span);
  const rows = starts.flatMap((at, place) => rowOf(source, pieces, at, starts[place + 1], end, isSentence) ?? []);
  const [row] = rows;
  if (rows.length < starts.length || !row || first === 0) return rows.length < starts.length ? null : rows;
  // "Yoga for two, Mondays 9am": words between commas are a name only where nothing else can be one.
  const [head, ...more] = pieces[0]?.words ?? [];
  const isFree = !row.lead && !row.middle && rows.length === 1 && more.length === 0 && !isSentence;
  return head && isFree ? [{ ...row, from: head.from, lead: nameIn(source, head, false) }] : null;
}

function rowOf(
  source: Source,
  pieces: readonly Piece[],
  at: number,
  next: number | undefined,
  last: number,
  isSentence: boolean,
): Row | null {
  const piece = pieces[at];
  const [time] = piece?.times ?? [];
  if (!piece || !time) return null;
  const to = pieces[next ?? pieces.length]?.from ?? last;
  const days = piece.days.length > 0 ? daySpan(source, piece) : null;
  const { times, isApart } = timesOf(source, piece, time, to);
  const [start, end] = [Math.min(days?.from ?? times.from, times.from), Math.max(days?.to ?? 0, times.to)];
  const [before, ...others] = piece.words.filter(({ from }) => from < Math.max(days?.from ?? 0, times.from));
  const first = [...piece.words, ...(pieces[at + 1]?.words ?? [])].find(
    (stretch) => stretch.from >= end && stretch.to <= to,
  );
  const own = before ? nameIn(source, before, isSentence) : null;
  const isLead = own !== null && own.to <= start;
  return others.length > 0
    ? null
    : {
        from: piece.from,
        to,
        days,
        time: times,
        starts: time.kind === 'range' ? time.value.opens : minutesOf(time.value),
        end,
        lead: isLead ? own : null,
        middle: isLead ? null : own,
        // "Thu 17.00 Karate for ages 6–11": what looks like another time is of the name.
        behind: first && isApart ? nameIn(source, { from: first.from, to: piece.to }, false) : (first ?? null),
      };
}

/** The times of a piece that stand together. `isApart`: others stand behind words. */
function timesOf(source: Source, { times, words }: Piece, first: Stretch, last: number) {
  const apart = times.find(({ from }) => words.some((stretch) => stretch.from >= first.to && stretch.to <= from));
  let to = times.findLast(({ from }) => from < (apart?.from ?? Infinity))?.to ?? first.to;
  // "Sundays 8.30 and 11".
  for (let more = phraseAt(source, to, source.words.and); more > 0; more = phraseAt(source, to, source.words.and)) {
    const clock = clockAt(source, to + more);
    if (!clock || clock.isWord || (clock.to < last && source.tokens[clock.to]?.kind === 'word')) break;
    to = clock.to;
  }
  return { times: { from: first.from, to }, isApart: apart !== undefined };
}

/** The days of a piece with "every" before them. */
function daySpan(source: Source, { days, from: begin }: Piece): Stretch {
  const from = days[0]?.from ?? begin;
  const every = phraseAt(source, from - 1, source.words.every) && begin < from ? from - 1 : from;
  return { from: every, to: days.at(-1)?.to ?? from };
}

/** What each row is called, by its own words or by the label of all; `title` is the label above names. Null where one has none. */
function namesOf(source: Source, clause: Clause, rows: readonly Row[]) {
  const { words } = source;
  const label = clause.form === 'labelled' && weekdayOf(source, clause.label) === '' ? labelOf(source, clause) : null;
  const isWhen = isOneOf(clause.label, WHEN);
  const isTitle =
    label !== null && !isWhen && (isOneOf(clause.label, words.offerLabels) || rows.every(({ days }) => !days));
  // "Then: daily from 10 to 9" tells when, of something said before.
  if (label && (placesOf(words.sequence).at(source.tokens, label.from) || phraseAt(source, label.from, words.but)))
    return null;
  // "The week looks like this: Monday 18:30 Hatha, Tuesday 9:30 Yin"
  const behind = rows.flatMap((row) => (row.behind && isThing(source, row.behind) ? [row.behind] : []));
  const isSaying = label !== null && label.to - label.from >= SAYING && behind.length === rows.length;
  if (isSaying && rows.length > 2 && new Set(behind.map((one) => said(source, one).text)).size > 2)
    return { title: '', names: behind, isLabel: false };
  if (label && !isTitle && !isWhen && rows.every(({ lead }) => !lead))
    return isName(source, label, 12, false) ? { title: '', names: rows.map(() => label), isLabel: true } : null;
  const [head] = rows;
  if (!label && head?.lead && areOf(source, rows)) {
    const names = rows.map(({ behind }) => behind ?? head);
    return { title: said(source, head.lead).text, names, isLabel: false };
  }
  const names: Stretch[] = [];
  for (const { lead, middle, behind } of rows) {
    const own = lead ?? middle;
    const name = (rows[0]?.lead ?? rows[0]?.middle) ? (own ?? names.at(-1)) : (own ?? behind);
    if (!name || !isThing(source, name)) return null;
    names.push(name);
  }
  const kinds = new Set(names.map((name) => said(source, name).text));
  if (label && !isTitle && !isWhen && (kinds.size < 2 || rows.some(({ lead }) => !lead))) return null;
  return { title: label && !isWhen ? clause.label : '', names, isLabel: false };
}

/** "Classes are Tuesdays 7pm (beginners), Thursdays 6.30pm (mixed)": what all of them are, and each with its name behind it. */
const areOf = (source: Source, [row, ...rows]: readonly Row[]): boolean =>
  rows.length > 0 &&
  row?.lead != null &&
  isName(source, row.lead, 3, true) &&
  phraseAt(source, row.lead.to, source.words.copulas) > 0 &&
  rows.every(({ lead, middle }) => !lead && !middle) &&
  [row, ...rows].every(({ behind }) => behind !== null && isName(source, behind, 5, true) && isThing(source, behind));

/** A name that neither speaks of somebody nor of a part of the year. */
const isThing = (source: Source, name: Stretch) =>
  isName(source, name, 12, false) &&
  !hasPhrase(source, name, source.words.first) &&
  !source.tokens.slice(name.from, name.to).some((_, index) => isMonth(source, name.from + index));

/** The day of each row; '' for all where times alone are told, one after the other. Null where one has none. */
function daysOf(source: Source, clause: Clause, rows: readonly Row[], isLabel: boolean): string[] | null {
  const heading = weekdayOf(source, clause.label) || weekdayOf(source, clause.under);
  if (heading === '' && rows.every(({ days }) => days === null)) {
    const isListed =
      rows.length > (clause.form === 'labelled' ? 1 : 2) && rows.every(({ lead, behind }) => !lead && behind);
    return isListed && rows.every(({ starts }, at) => at === 0 || starts > (rows[at - 1]?.starts ?? 0))
      ? rows.map(() => '')
      : null;
  }
  let day = heading;
  const days = rows.map(({ days: own, middle }) => {
    // "Mass: Saturday vigil 6.30pm".
    if (own) day = said(source, { from: own.from, to: isLabel ? Math.max(own.to, middle?.to ?? 0) : own.to }).text;
    return day;
  });
  return days.includes('') ? null : days;
}

/** What repeats in a sentence is a list, and so is what "is" at a time; all others may have a verb that nobody knows. */
function isSure(source: Source, rows: readonly Row[]) {
  const isShort = (stretch: Stretch | null) => stretch !== null && isName(source, stretch, 5, true);
  const [row] = rows;
  if (rows.length > 1)
    return (
      areOf(source, rows) ||
      rows.every(({ lead }) => isShort(lead)) ||
      rows.every(({ lead, behind }) => !lead && isShort(behind))
    );
  return row?.lead ? isShort(row.lead) && phraseAt(source, row.lead.to, source.words.copulas) > 0 : false;
}

/** A time of its own outside brackets: the row would have lost it. */
function hasClock(source: Source, { from, to }: Stretch) {
  let depth = 0;
  for (let index = from; index < to; index += 1) {
    depth += markAt(source, index, '(') ? 1 : markAt(source, index, ')') ? -1 : 0;
    if (depth === 0 && clockAt(source, index)?.isMarked) return true;
  }
  return false;
}

/** A label that says on which day, and in which part of it, what follows happens: "Monday", "Tuesday & Wednesday lunch". */
export function weekdayOf(source: Source, label: string) {
  if (!label) return '';
  const own = sourceOf(label, source.words);
  const days = daysAt(own, 0);
  const rest = own.tokens.slice(days?.to ?? 0).filter(({ text }) => text !== ':');
  const isDay = days !== null && !days.isIrregular && rest.length <= 1 && rest.every(({ kind }) => kind === 'word');
  return isDay ? label.replace(/:$/, '') : '';
}
