import type { Opening, Weekday } from '#site/model/document.ts';
import type { TimeRange } from './times.ts';

const DAY = 1440;

const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** What runs past midnight closes earlier on the clock than it opens. */
export const openingOn = (day: Weekday, { opens, closes }: Pick<TimeRange, 'opens' | 'closes'>): Opening => ({
  day,
  opens: clockText(opens),
  closes: clockText(closes > DAY ? closes - DAY : closes),
});
