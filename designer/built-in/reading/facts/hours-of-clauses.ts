import type { Clause } from '../reading.ts';
import { hoursClaims, type HoursClaim } from './hours.ts';
import { countedHours } from './joined-hours.ts';
import { isProse } from './names.ts';
import { onlyTimes } from './only-schedule.ts';
import type { Piece } from './pieces.ts';
import type { Source } from './source.ts';

type Read = { clause: Clause; pieces: readonly Piece[] };

/** No event on dates that were named lasts longer than so many weekdays. */
const LONGEST_EVENT = 3;

/** What each clause says of opening hours, with what those around it tell. */
export function hoursOf(
  source: Source,
  clauses: readonly Clause[],
  read: readonly Read[],
  ownWords: ReadonlySet<string>,
): HoursClaim[][] {
  const claimed = (one: Read, isBeside: boolean) =>
    hoursClaims(source, ownLine(one.clause), one.pieces, { ownWords, isMessage: false, isBeside });
  const ownLine = linesOf(clauses, read);
  const first = read.map((one) => claimed(one, false));
  const isBesideHours = (index: number) =>
    [index - 1, index + 1].some(
      (at) =>
        read[at]?.clause.block === read[index]?.clause.block &&
        (first[at] ?? []).some(({ isTyped, isPart, rows }) => isTyped && !isPart && rows.length > 0),
    );
  // "mon–sat 7am to 9pm last wash 8" above "sun 8–6".
  const isLine = ({ clause, pieces: [piece] }: Read) =>
    !isProse(source, clause) && piece !== undefined && piece.days[0]?.from === piece.from;
  const hours = countedHours(
    read.map((one, index) => {
      const own = first[index] ?? [];
      return own.length === 0 && isLine(one) && isBesideHours(index) ? claimed(one, true) : own;
    }),
  );
  // One schedule in a whole brief is when people can come, whatever it calls it: "I work Monday to Thursday 9 to 4".
  const isTold = hours.flat().some(({ rows, everyDay }) => rows.length + everyDay.length > 0);
  const schedules = isTold
    ? []
    : read.map((one, index) => ((hours[index] ?? []).length > 0 ? [] : onlyTimes(source, one.clause, one.pieces)));
  const only = schedules.flatMap((claims, index) => (claims.length > 0 ? [index] : []));
  const [alone] = only;
  if (only.length === 1 && alone !== undefined) hours[alone] = schedules[alone] ?? [];
  return hours.map((claims, index) => (isOfDates(read, index) ? claims.map(asSaid) : claims));
}

/** A line of times among others is not about their heading: "Bozeman and around" over prices, hours and a telephone. */
function linesOf(clauses: readonly Clause[], read: readonly Read[]): (clause: Clause) => Clause {
  const timed = new Map<string, number>();
  for (const { clause, pieces } of read) {
    const isTimed = pieces.some(({ times }) => times.length > 0);
    timed.set(clause.under, (timed.get(clause.under) ?? 0) + (isTimed ? 1 : -1));
  }
  const headings = new Set(clauses.flatMap(({ form, text }) => (form === 'heading' ? [text] : [])));
  // "Monday closed" above the other days.
  const closed = new Set(read.flatMap(({ clause }) => (headings.has(clause.text) ? [clause.text] : [])));
  return (clause) =>
    closed.has(clause.under) || (clause.form === 'item' && (timed.get(clause.under) ?? 0) < 0)
      ? { ...clause, under: '' }
      : clause;
}

/** "… on 17 and 18 October. Saturday 3 to 11, Sunday 10 to 8": the days of an event, in the sentence behind its dates. */
function isOfDates(read: readonly Read[], index: number): boolean {
  const [before, own] = [read[index - 1], read[index]];
  const days = new Set(own?.pieces.flatMap((piece) => piece.days.flatMap(({ value }) => value.days)));
  return (
    before?.clause.form === 'sentence' &&
    before.clause.block === own?.clause.block &&
    before.pieces.some(({ dates }) => dates.some(({ value }) => !(value.year < 2000))) &&
    days.size > 0 &&
    days.size <= LONGEST_EVENT &&
    !own.pieces.some(({ open }) => open)
  );
}

const asSaid = (claim: HoursClaim): HoursClaim => ({ ...claim, isTyped: false, rows: [], closed: [], everyDay: [] });
