import type { Price } from './order-records.ts';

type Cycle = Pick<Price, 'interval' | 'intervalCount'>;
const DAY = 86_400;

/** `count` cycles after a moment, by the calendar in UTC: a month from January 31 ends on the last of February. */
export function later(start: number, { interval, intervalCount }: Cycle, count = 1): number {
  const steps = intervalCount * count;
  if (interval === 'day' || interval === 'week') return start + steps * DAY * (interval === 'week' ? 7 : 1);
  const from = new Date(start * 1000);
  const month = from.getUTCMonth() + steps * (interval === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Date.UTC(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), lastDay)) / 1000;
  return day + (start % DAY);
}

/** The first end of a period, counted from the anchor, that lies after a moment. */
export function periodEndAfter(anchor: number, cycle: Cycle, moment: number): number {
  let count = 1;
  while (later(anchor, cycle, count) <= moment) count += 1;
  return later(anchor, cycle, count);
}

/** `amount × part ÷ whole`, rounded to the unit, halves up: exact, without a fraction on the way. */
export function shareOf(amount: number, part: number, whole: number): number {
  const doubled = 2 * amount * part + whole;
  return (doubled - (doubled % (2 * whole))) / (2 * whole);
}
