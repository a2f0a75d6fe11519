import { withoutEnd } from '../../ends.ts';
import type { Clause } from '../reading.ts';
import { isMonth } from './dates.ts';
import { daysAt } from './days.ts';
import { holdsOneOf, isName, nameIn } from './names.ts';
import { isGlued, isLoose, markAt, stretchOf, type Source, type Stretch } from './source.ts';
import { clockAt, minutesOf, rangeAt } from './times.ts';
import { hasRoom, slotOf, weekdayOf, type SlotClaim } from './timetable.ts';

type Line = { clause: Clause; time: Stretch; start: number; name: Stretch; isBare: boolean };

/** Fewer lines without a heading are no programme. */
const FEWEST = 3;
const HALF = 12 * 60;
/** A number with a stop that is smaller may be a price. */
const EARLY = 7 * 60;
/** From here on smaller numbers are of the afternoon. */
const LATE = 10 * 60;

/**
 * Lines that begin with a time each, in the order of a day: "10.30 Ring opens", "14:00–15:00 Sack race". They are the programme
 * of something, whatever their words would mean elsewhere.
 */
export function programmes(source: Source, clauses: readonly Clause[]): Map<Clause, SlotClaim> {
  const found = new Map<Clause, SlotClaim>();
  for (let index = 0; index < clauses.length;) {
    const run = runFrom(source, clauses, index);
    const under = run[0]?.clause.under ?? '';
    const day = run.length > 0 ? dayAbove(source, clauses[index - 1]) : null;
    const fewest = day ? 1 : under === '' ? FEWEST : FEWEST - 1;
    const isList = run.length >= fewest && !holdsOneOf(under, source.words.offerLabels);
    const slots = isList ? run.map((line, at) => slotFor(source, line, day, at === 0)) : [];
    if (slots.every(hasRoom)) run.forEach(({ clause }, at) => slots[at] && found.set(clause, slots[at]));
    index += Math.max(1, run.length);
  }
  return found;
}

/** "SATURDAY 22", "Sunday 7th June": a line of a festival that says nothing but its day. */
function dayAbove(source: Source, clause: Clause | undefined): Clause | null {
  if (clause?.role !== 'fact' || clause.form === 'labelled') return null;
  const { from, to } = stretchOf(source, clause.span);
  const days = daysAt(source, from);
  let at = days?.to ?? to;
  if (source.tokens[at]?.kind !== 'number') return null;
  for (at += 1; at < to; at += 1) {
    const isEnding = isGlued(source, at) && source.tokens[at]?.kind === 'word';
    if (!isEnding && !isMonth(source, at) && source.tokens[at]?.kind !== 'mark') return null;
  }
  return clause;
}

function runFrom(source: Source, clauses: readonly Clause[], from: number): Line[] {
  const run: Line[] = [];
  for (const clause of clauses.slice(from, from + 60)) {
    const line = clause.role === 'fact' && clause.under === clauses[from]?.under ? lineOf(source, clause) : null;
    const last = run.at(-1)?.start ?? 0;
    if (!line) break;
    // "12.00", then "1.30" in the afternoon.
    const start = line.start < last && last >= LATE ? line.start + HALF : line.start;
    if (start < last || start >= 2 * HALF || (run.length === 0 && line.isBare && start < EARLY)) break;
    run.push({ ...line, start });
  }
  return run;
}

/** A line as its time and what happens then. */
function lineOf(source: Source, clause: Clause): Line | null {
  const { from, to } = stretchOf(source, clause.span);
  const line = source.text.slice(source.text.lastIndexOf('\n', clause.span.start - 1) + 1, clause.span.start);
  const at = isLoose(source, from) ? from + 1 : from;
  const range = rangeAt(source, at);
  const clock = clockAt(source, at);
  const time = range ?? clock;
  if (/\p{L}/u.test(line) || !time || !clock?.isMarked || time.to >= to) return null;
  const start = range?.opens ?? minutesOf(clock);
  const isBare = markAt(source, at + 1, '.') && time.to - at <= 3;
  const name = nameIn(source, { from: time.to, to }, false);
  const isFit = isName(source, name, 30, false) && !/^\p{Sc}/u.test(source.tokens[time.to]?.text ?? '');
  return isFit ? { clause, time, start, name, isBare } : null;
}

/** The name of what happens goes up to a bracket. */
function slotFor(source: Source, { clause, time, name }: Line, above: Clause | null, isFirst: boolean): SlotClaim {
  const cut = source.tokens.findIndex((_, index) => index > name.from && index < name.to && markAt(source, index, '('));
  const whole = stretchOf(source, clause.span);
  const thing = nameIn(source, { from: name.from, to: cut < 0 ? name.to : cut }, false);
  const isUnderDay = weekdayOf(source, clause.under) !== '';
  const day = above ? withoutEnd(above.text, /[\s:.–-]/u) : weekdayOf(source, clause.under);
  const told = {
    title: isUnderDay ? '' : clause.under,
    day,
    time,
    name: thing,
    note: { from: thing.to, to: whole.to },
  };
  // The line of the day is told by the first of its rows.
  const from = above && isFirst ? stretchOf(source, above.span).from : whole.from;
  return slotOf(source, told, { from, to: whole.to }, 1);
}
