import { Temporal } from 'temporal-polyfill';

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;

/** The IANA name as it is written properly, or null for what is none (`+01:00` is none: it knows no summer time). */
export function timeZoneFrom(name: string): string | null {
  const typed = name.trim();
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(typed)) return null;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(typed);
    return allZones().find((zone) => zone.toLowerCase() === typed.toLowerCase()) ?? typed;
  } catch {
    return null;
  }
}

const allZones = () => [...Intl.supportedValuesOf('timeZone'), 'UTC'];

/**
 * The moment of a local time such as `2026-12-05T09:00`. One that does not exist, since clocks go forward then, moves on by as much;
 * of one that occurs twice it is the first. Null for what is no time.
 */
export function momentOf(local: string, timeZone: string): Date | null {
  if (!LOCAL.test(local)) return null;
  try {
    const time = Temporal.PlainDateTime.from(local, { overflow: 'reject' });
    return new Date(time.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds);
  } catch {
    return null;
  }
}

/** A moment as clocks in the zone show it, to the minute: `2026-12-05T09:00`. */
export const localTimeOf = (moment: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
