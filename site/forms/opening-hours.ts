import type { Opening } from '../model/document.ts';
import { sameJson } from '../model/json.ts';
import { weekdayNames, weekdays } from '../model/weekdays.ts';
import type { Weekday } from '../model/weekdays.ts';

export type TimeSpan = { opens: string; closes: string };

/** Names of the two time fields of a day's n-th span, from 0. */
export const timeNames = (day: Weekday, span: number) => ({
  opens: `${day}-${span}-opens`,
  closes: `${day}-${span}-closes`,
});

/** A day's spans for the form: what is there, and at least two, so that a break can be written down. */
export function spansOf(hours: Opening[], day: Weekday): TimeSpan[] {
  const spans = hours
    .filter((opening) => opening.day === day)
    .map(({ opens, closes }) => ({ opens, closes: closes === '24:00' ? '00:00' : closes }));
  while (spans.length < 2) spans.push({ opens: '', closes: '' });
  return spans;
}

/** Name of the box that says that a day is closed. */
export const closedName = (day: Weekday) => `${day}-closed`;

/** The week as its form has it: times, and the days that are said to be closed. */
export type Week = { hours: Opening[]; closedDays: Weekday[] };
export type ReadHours = ({ ok: true } | { ok: false; fields: Record<string, string[]> }) & Week;

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Reads the week from a form. A day is said to be closed by its box; 00:00 as an end means midnight. Spans must not overlap;
 * one that ends before it begins runs past midnight and must be the last of its day. A day with both times and its box ticked is
 * what was changed of it since `before`: closed where the box is new, open where the times are; who changed both is asked.
 */
export function readHours(value: (name: string) => string, before: Week = { hours: [], closedDays: [] }): ReadHours {
  const fields: Record<string, string[]> = {};
  const hours: Opening[] = [];
  const ticked = weekdays.filter((day) => value(closedName(day)) !== '');
  const timesOf = (day: Weekday, span: number) => {
    const { opens, closes } = timeNames(day, span);
    return { opens: value(opens), closes: value(closes) };
  };
  const isAsBefore = (day: Weekday) =>
    spansOf(before.hours, day).every((span, index) => sameJson(span, timesOf(day, index)));
  const closedDays = ticked.filter((day) => !before.closedDays.includes(day) || isAsBefore(day));
  for (const day of weekdays) {
    if (closedDays.includes(day) && isAsBefore(day)) continue;
    const label = weekdayNames[day];
    let end = '';
    for (let span = 0; span < 4; span += 1) {
      const names = timeNames(day, span);
      const { opens, closes } = timesOf(day, span);
      if (opens === '' && closes === '') continue;
      if (closedDays.includes(day))
        fields[names.opens] = [`${label} is marked as closed and also has times. Keep one of the two.`];
      else if (!CLOCK.test(opens)) fields[names.opens] = [`When does it open on ${label}? Use a time such as 08:30.`];
      if (!CLOCK.test(closes)) fields[names.closes] = [`When does it close on ${label}? Use a time such as 18:00.`];
      if (end !== '' && opens !== '' && opens < end)
        fields[names.opens] = [`This starts before ${end}, when the time above ends.`];
      if (opens !== '' && opens === closes) fields[names.closes] = ['Opening and closing are the same time.'];
      end = closes === '00:00' || closes < opens ? '24:00' : closes;
      hours.push({ day, opens, closes: closes === '00:00' ? '24:00' : closes });
    }
  }
  return Object.keys(fields).length === 0 ? { ok: true, hours, closedDays } : { ok: false, fields, hours, closedDays };
}
