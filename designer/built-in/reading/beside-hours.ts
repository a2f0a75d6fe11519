import { weekdays, type Weekday } from '#site/model/weekdays.ts';
import type { Facts } from './facts/index.ts';
import { overlaps } from './said.ts';
import type { Said, Statement } from './reading.ts';
import { tokensOf } from './tokens.ts';
import type { Tongue } from './tongue.ts';
import { placesOf } from './vocabulary/index.ts';

/** Longer sentences tell more than when somebody is there. */
const LONGEST = 100;

/**
 * "Saturday breakdowns only, ring first": what is said of a day that has no hours stands beside the hours, where that day would be
 * closed otherwise. `facts` with these sentences among its words of opening, and the statements without them.
 */
export function besideHours(
  statements: Statement[],
  facts: Facts,
  { words }: Tongue,
): { facts: Facts; statements: Statement[] } {
  const { rows, closed } = facts.hours;
  if (rows.length === 0) return { facts, statements };
  const known = new Set<Weekday>([...rows.map(({ day }) => day), ...closed]);
  const names = placesOf(words.weekdays);
  const listed = [...facts.timetable, ...facts.events];
  const isOfOther = ({ text, row, under, span }: Statement) => {
    if (row || under !== '' || text.length > LONGEST || listed.some((one) => overlaps(one.span, span))) return false;
    const tokens = tokensOf(text);
    const days = tokens.flatMap((_, at) => weekdays[names.at(tokens, at)?.place ?? -1] ?? []);
    return days.length > 0 && days.every((day) => !known.has(day));
  };
  const told = statements.filter(isOfOther).map(({ text, span }): Said => ({ text, span }));
  return {
    facts: { ...facts, hoursVerbatim: [...facts.hoursVerbatim, ...told] },
    statements: statements.filter((statement) => !isOfOther(statement)),
  };
}
