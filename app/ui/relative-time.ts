const steps: [limit: number, size: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [45, 1, 'second'],
  [45 * 60, 60, 'minute'],
  [22 * 3600, 3600, 'hour'],
  [31 * 86_400, 86_400, 'day'],
  [320 * 86_400, 30.44 * 86_400, 'month'],
  [Number.POSITIVE_INFINITY, 365.25 * 86_400, 'year'],
];

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** "2 hours ago", "yesterday", "in 29 days". */
export function relativeTime(moment: Date, now: Date): string {
  const seconds = (moment.getTime() - now.getTime()) / 1000;
  if (Math.abs(seconds) < 45) return 'just now';
  const [, size, unit] = steps.find(([limit]) => Math.abs(seconds) < limit) ?? [0, 1, 'second'];
  return words.format(Math.round(seconds / size), unit);
}
