const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_DAYS = 365;

/** The last `length` days (1 to 365) that end today (UTC), oldest first, such as `2026-11-21`. */
export const lastDays = (now: Date, length: number): [string, ...string[]] => {
  const day = (ago: number) => new Date(now.getTime() - ago * DAY_MS).toISOString().slice(0, 10);
  const before = Math.min(Math.max(length, 1), MAX_DAYS) - 1;
  return [day(before), ...Array.from({ length: before }, (_, at) => day(before - 1 - at))];
};
