import type { Business, Opening } from '../model/document.ts';
import type { SpecialHours } from '../model/special-hours.ts';
import { weekdays } from '../model/weekdays.ts';
import type { Weekday } from '../model/weekdays.ts';
import { daysInWords } from '../sections/parts/calendar-date.ts';
import type { Words } from './words/words.ts';

/** `08:30` as people of that language write it: `8.30 am`, `8:30`, `8h30`. */
export function clockText(time: string, language: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');
  switch (language.split('-')[0]) {
    case 'en': {
      const half = hour % 24 < 12 ? 'am' : 'pm';
      return `${hour % 12 || 12}${minute ? `:${minutes}` : ''}\u00a0${half}`;
    }
    case 'fr':
      return `${hour}h${minute ? minutes : ''}`;
    case 'pt':
      return `${hour}h${minute ? minutes : ''}`;
    case 'nl':
      return `${hour}.${minutes}`;
    default:
      return `${hour}:${minutes}`;
  }
}

/** From midnight to midnight. */
export const isAllDay = ({ opens, closes }: Pick<Opening, 'opens' | 'closes'>): boolean =>
  opens === '00:00' && (closes === '24:00' || closes === '00:00');

/** One opening as people say it: from when to when, or around the clock. */
export const openingText = (opening: Opening, words: Words, language: string): string =>
  isAllDay(opening)
    ? words.allDay
    : `${clockText(opening.opens, language)}\u2009–\u2009${clockText(opening.closes, language)}`;

export type HoursRow = { days: string; times: string[] };

type Week = Pick<Business, 'hours' | 'closedDays'>;

/** The days of the week that something was said of: when it is open, or that it is closed. Of others nothing is claimed. */
export const knownDays = ({ hours, closedDays }: Week): Weekday[] =>
  weekdays.filter((day) => closedDays.includes(day) || hours.some((opening) => opening.day === day));

/** Whether there is anything to say about when the business is open. */
export const tellsHours = (business: Business, has: (text: string) => boolean): boolean =>
  business.hours.length > 0 ||
  business.closedDays.length > 0 ||
  business.specialHours.length > 0 ||
  has(business.hoursNote);

/** The week in as few rows as it takes: neighbouring days with equal times are one row, and days that are said to be closed are named. */
export function hoursRows(week: Week, words: Words, language: string): HoursRow[] {
  const { hours } = week;
  const rows: { first: Weekday; last: Weekday; times: string[] }[] = [];
  for (const day of knownDays(week)) {
    const times = hours
      .filter((opening) => opening.day === day)
      .sort((a, b) => (a.opens < b.opens ? -1 : 1))
      .map((opening) => openingText(opening, words, language));
    const last = rows.at(-1);
    const isNext = last && weekdays.indexOf(last.last) + 1 === weekdays.indexOf(day);
    if (last && isNext && last.times.join() === times.join()) last.last = day;
    else rows.push({ first: day, last: day, times });
  }
  return rows.map(({ first, last, times }) => ({
    days: first === last ? (words[first] ?? first) : `${words[first] ?? first}\u2009–\u2009${words[last] ?? last}`,
    times: times.length ? times : [words.closed],
  }));
}

/** Days on which the week does not hold, as rows: which ones, when it is open then, and why. */
export function specialRows(
  special: readonly SpecialHours[],
  words: Words,
  language: string,
): (HoursRow & { note: string })[] {
  return special
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ from, until, opens, closes, note }) => ({
      days: daysInWords(from, until, language),
      times: [opens === '' ? words.closed : `${clockText(opens, language)}\u2009–\u2009${clockText(closes, language)}`],
      note,
    }));
}
