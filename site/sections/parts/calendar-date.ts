export type DateParts = { day: string; month: string; year: string; weekday: string; date: string; words: string };

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * A date written as `2026-12-05` in the parts and words of a language (BCP 47); null for a date in words ("every Friday")
 * and for one that no calendar has.
 */
export function datePartsOf(text: string, language: string): DateParts | null {
  const [, year, month, day] = ISO.exec(text.trim()) ?? [];
  if (!year || !month || !day) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (date.getUTCMonth() !== Number(month) - 1) return null;
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date);
  return {
    day: say({ day: 'numeric' }),
    month: say({ month: 'short' }),
    year,
    weekday: say({ weekday: 'long' }),
    date: say({ day: 'numeric', month: 'long', year: 'numeric' }),
    words: say({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  };
}
