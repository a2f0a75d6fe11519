import type { End, Moment } from '../message/times-said.ts';
import type { Range } from './week.ts';

/** What a day's openings may become, and how far that is from what stands. */
export type Reading = { ranges: Range[]; cost: number; isKept: boolean };

const DAY = 1440;
const HALF_DAY = 720;
/** A day that is closed so far is compared with this one. */
const USUAL: Range = { opens: 540, closes: 1080 };
/** Nobody means the night where it is not said: up to here an opening may run on past midnight. */
const LATE = 240;
/** How much nearer one reading must be than the next one where nothing else decides. */
const NEARER = 1.5;

const timesOf = (moment: Moment, old: number): number[] =>
  'shift' in moment
    ? [old + moment.shift]
    : [0, DAY, ...(moment.isHalfOpen ? [HALF_DAY, HALF_DAY + DAY] : [])].map((later) => moment.clock + later);

/** Which end each of the times is of: no end twice, none against what is said. */
const endsOf = (moments: readonly Moment[]): Exclude<End, ''>[][] =>
  (moments.length === 1
    ? [['opens'] as const, ['closes'] as const]
    : [['opens', 'closes'] as const, ['closes', 'opens'] as const]
  )
    .filter((ends) => moments.every(({ end }, at) => end === '' || end === ends[at]))
    .map((ends) => [...ends]);

/** Ways to give the ends of a day's openings the times that are said, the likeliest first. */
export function readingsOf(ranges: readonly Range[], moments: readonly Moment[]): Reading[] {
  const [first = USUAL, last = USUAL] = [ranges[0], ranges.at(-1)];
  return endsOf(moments)
    .flatMap((ends): Reading[] => {
      const timeOf = (end: End, fits: (time: number) => boolean, old: number) => {
        const moment = moments[ends.findIndex((one) => one === end)];
        if (!moment) return old;
        return timesOf(moment, old)
          .filter(fits)
          .sort((one, other) => Math.abs(one - old) - Math.abs(other - old))[0];
      };
      const isSaid = (end: End) => ends.some((one) => one === end);
      const latest = isSaid('closes') && ranges.length < 2 ? DAY : first.closes;
      const opens = timeOf('opens', (one) => one >= 0 && one < latest, first.opens);
      if (opens === undefined) return [];
      const start = ranges.length > 1 ? last.opens : opens;
      const isSure = moments.every(({ end }) => end !== '') || last.closes > DAY;
      const latestEnd = isSure ? start + DAY : Math.max(DAY, last.closes + LATE);
      const closes = timeOf('closes', (one) => one > start && one <= latestEnd, last.closes);
      if (closes === undefined || closes <= opens) return [];
      const apart = [
        isSaid('opens') ? Math.abs(opens - first.opens) : 0,
        isSaid('closes') ? Math.abs(closes - last.closes) : 0,
      ];
      const moved =
        ranges.length > 1 ? [{ ...first, opens }, ...ranges.slice(1, -1), { ...last, closes }] : [{ opens, closes }];
      const isKept = moments.length > 1 && apart.includes(0);
      return [{ ranges: moved, cost: (apart[0] ?? 0) + (apart[1] ?? 0), isKept }];
    })
    .sort((one, other) => Number(other.isKept) - Number(one.isKept) || one.cost - other.cost);
}

/** The one way that is meant; undefined where two are about as likely. */
export function surelyMeant([best, next]: readonly Reading[]): Reading | undefined {
  if (!best || !next || (best.isKept && !next.isKept)) return best;
  return best.cost * NEARER <= next.cost ? best : undefined;
}
