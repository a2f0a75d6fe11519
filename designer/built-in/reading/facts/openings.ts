import type { Opening, Weekday } from '#site/model/document.ts';
import { weekdays } from '#site/model/weekdays.ts';
import type { TimeRange } from './times.ts';

const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** What runs past midnight becomes two rows, the second on the next day. */
export function openings(day: Weekday, { opens, closes }: Pick<TimeRange, 'opens' | 'closes'>): Opening[] {
  if (closes <= 1440) return [{ day, opens: clockText(opens), closes: clockText(closes) }];
  const next = weekdays[(weekdays.indexOf(day) + 1) % 7] ?? day;
  return [
    { day, opens: clockText(opens), closes: '24:00' },
    { day: next, opens: '00:00', closes: clockText(closes - 1440) },
  ];
}
