export type DateParts = { day: string; month: string; year: string; weekday: string; words: string };

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes far longer than using it, and a list of posts has many dates. */
function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${Object.entries(options).join()}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  if (formats.size > 500) formats.clear();
  formats.set(key, made);
  return made;
}

/** The day that `2026-12-05` names; null for other texts and for a day that no calendar has. */
function dayOf(text: string): Date | null {
  const [, year, month, day] = ISO.exec(text.trim()) ?? [];
  if (!year || !month || !day) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 ? date : null;
}

/** "December 5, 2026" in a language (BCP 47) for `2026-12-05`; '' for what is no day. */
export function dayInWords(text: string, language: string): string {
  const date = dayOf(text);
  return date ? formatOf(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(date) : '';
}

/**
 * A date written as `2026-12-05` in the parts and words of a language (BCP 47); null for a date in words ("every Friday")
 * and for one that no calendar has.
 */
export function datePartsOf(text: string, language: string): DateParts | null {
  const date = dayOf(text);
  if (!date) return null;
  const say = (options: Intl.DateTimeFormatOptions) => formatOf(language, options).format(date);
  return {
    day: say({ day: 'numeric' }),
    month: say({ month: 'short' }),
    year: String(date.getUTCFullYear()).padStart(4, '0'),
    weekday: say({ weekday: 'long' }),
    words: say({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  };
}

const SHORT = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** From one day to another, as short as the language has it: "Dec 24 – 26, 2026". One day when `until` is none or the same. */
export function daysInWords(from: string, until: string, language: string): string {
  const [first, last] = [dayOf(from), dayOf(until)];
  if (!first) return '';
  const format = formatOf(language, SHORT);
  return last && last > first ? format.formatRange(first, last) : format.format(first);
}
