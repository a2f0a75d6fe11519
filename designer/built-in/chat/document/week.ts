import type { Opening, Weekday } from '#site/model/document.ts';
import { weekdays } from '#site/model/weekdays.ts';
import { openingOn } from '../../reading/facts/openings.ts';

/** An opening in minutes since midnight; what runs past midnight closes after 1440. */
export type Range = { opens: number; closes: number };

const DAY = 1440;
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const beside = (day: Weekday, by: number): Weekday => weekdays[(weekdays.indexOf(day) + by + 7) % 7] ?? day;
/** Before this an opening that begins at midnight is the end of the day before. */
const EARLY = '12:00';

const runsOn = (hours: readonly Opening[], day: Weekday): Opening | undefined =>
  hours.some((row) => row.day === day && row.closes === '24:00' && row.opens !== '00:00')
    ? hours.find((row) => row.day === beside(day, 1) && row.opens === '00:00' && row.closes < EARLY)
    : undefined;

/** The openings of a day, those past midnight whole. */
export function rangesOn(hours: readonly Opening[], day: Weekday): Range[] {
  const ofDayBefore = runsOn(hours, beside(day, -1));
  const next = runsOn(hours, day);
  return hours
    .filter((row) => row.day === day && row !== ofDayBefore)
    .map((row) => {
      const [opens, closes] = [minutesOf(row.opens), minutesOf(row.closes)];
      if (row.closes === '24:00' && next) return { opens, closes: DAY + minutesOf(next.closes) };
      return { opens, closes: closes > opens ? closes : closes + DAY };
    })
    .sort((one, other) => one.opens - other.opens);
}

/** A week in which some days have other openings. */
export function weekWith(before: readonly Opening[], changed: ReadonlyMap<Weekday, readonly Range[]>): Opening[] {
  const rows = weekdays.flatMap((day) =>
    (changed.get(day) ?? rangesOn(before, day)).map((range) => openingOn(day, range)),
  );
  return rows.sort(
    (one, other) => weekdays.indexOf(one.day) - weekdays.indexOf(other.day) || one.opens.localeCompare(other.opens),
  );
}
