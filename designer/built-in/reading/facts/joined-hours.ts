import type { Opening } from '#site/model/document.ts';
import { weekdays } from '#site/model/weekdays.ts';
import type { Hours } from './facts.ts';
import type { HoursClaim } from './hours.ts';
import { openingOn } from './openings.ts';

/**
 * The claims of all clauses without hours that only a part of the business has, where the whole has its own or several parts
 * have some: those stay as they were said.
 */
export function countedHours(clauses: readonly (readonly HoursClaim[])[]): HoursClaim[][] {
  const typed = clauses.flat().filter(({ isTyped, rows }) => isTyped && rows.length > 0);
  const isAlone = typed.every(({ isPart }) => isPart) && typed.length === 1;
  return clauses.map((claims) => claims.filter(({ isPart }) => isAlone || !isPart));
}

/**
 * Joins what all clauses say. Where two of them say different times for one day, or one speaks of a part of the year, nobody
 * knows which is meant: both stay as they were said.
 */
export function joinedHours(claims: readonly HoursClaim[]): Hours {
  const typed = claims.filter(({ isTyped }) => isTyped);
  const hasRows = ({ rows }: HoursClaim) => rows.length > 0;
  const isDisputed = (one: HoursClaim) =>
    typed.some(
      (other) =>
        other !== one &&
        ((hasRows(one) && hasRows(other) && (one.isSeasonal || other.isSeasonal)) ||
          one.rows.some((row) => other.rows.some((with_) => overlaps(row, with_)))),
    );
  const agreed = typed.filter((one) => !isDisputed(one));
  const open = new Set(agreed.flatMap((one) => one.rows.map(({ day }) => day)));
  // "Closed on all other days" leaves the days that are open.
  const closed = new Set(
    agreed.flatMap((one) =>
      one.closed.length < weekdays.length ? one.closed : one.closed.filter((day) => !open.has(day)),
    ),
  );
  const everyDay = agreed.filter((one) => one.everyDay.length > 0);
  const isRest = everyDay.length === 1 && closed.size > 0;
  const rest = isRest ? weekdays.filter((day) => !closed.has(day) && !open.has(day)) : [];
  const ofRest = rest.flatMap((day) => everyDay.flatMap((one) => one.everyDay.map((range) => openingOn(day, range))));
  // Without any row closed days stand nowhere, times without days are no rows, and beside them no week is whole.
  const isTold = () => isRest || (everyDay.length === 0 && agreed.some(hasRows));
  const certain = agreed.filter(isTold);
  const rows = [
    ...ofRest,
    ...certain.flatMap((one) => one.rows.filter(({ day, opens }) => !closed.has(day) || opens === '00:00')),
  ];
  const sorted = rows.sort(
    (a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day) || a.opens.localeCompare(b.opens),
  );
  return {
    rows: sorted.slice(0, 28),
    closed: weekdays.filter(
      (day) => closed.has(day) && !sorted.some((row) => row.day === day && row.opens !== '00:00'),
    ),
    said: certain.filter(({ isNarrowed }) => !isNarrowed).map((one) => one.said),
    verbatim: claims.filter((one) => !certain.includes(one) || one.isNarrowed).map((one) => one.said),
  };
}

const overlaps = (a: Opening, b: Opening) => a.day === b.day && a.opens < b.closes && b.opens < a.closes;
