import { useIsHydrated } from '#app/ui/index.ts';

/** Formats are slow to make, and a long conversation asks for them at each message. */
const made = new Map<string, Intl.DateTimeFormat>();
function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${options.timeZone}`;
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, options);
  made.set(key, known);
  return known;
}
const dayIn = (timeZone: string | undefined) => format('en-CA', { dateStyle: 'short', timeZone });
const wordsIn = (timeZone: string | undefined) =>
  format('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone });

const DAY = 24 * 60 * 60 * 1000;

/** Names the day of a moment, "Today" and "Yesterday" by name. `timeZone` is the reader's own when left out. */
export function dayName(at: string, now: Date, timeZone?: string): string {
  const day = dayIn(timeZone);
  const that = day.format(new Date(at));
  if (that === day.format(now)) return 'Today';
  if (that === day.format(new Date(now.getTime() - DAY))) return 'Yesterday';
  const words = wordsIn(timeZone).format(new Date(at));
  return that.slice(0, 4) === day.format(now).slice(0, 4) ? words : `${words} ${that.slice(0, 4)}`;
}

/** True where a message begins another day than the one before it. */
export const beginsDay = (at: string, before: string | undefined, timeZone?: string): boolean =>
  before === undefined || dayIn(timeZone).format(new Date(at)) !== dayIn(timeZone).format(new Date(before));

/** The line between two days; the days are UTC's until the browser tells the reader's. */
export function DayMark({ at, before }: { at: string; before: string | undefined }) {
  const timeZone = useIsHydrated() ? undefined : 'UTC';
  if (!beginsDay(at, before, timeZone)) return null;
  return (
    <p className="flex items-center gap-3 pb-3 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      <time dateTime={at.slice(0, 10)} suppressHydrationWarning>
        {/* oxlint-disable-next-line react/purity -- "Today" is what the clock says. */}
        {dayName(at, new Date(), timeZone)}
      </time>
    </p>
  );
}
