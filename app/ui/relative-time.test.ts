import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2026-06-15T12:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);

it.each([
  [10, 'just now'],
  [120, '2 minutes ago'],
  [2 * 3600, '2 hours ago'],
  [86_400, 'yesterday'],
  [3 * 86_400, '3 days ago'],
  [15 * 86_400, '15 days ago'],
  [62 * 86_400, '2 months ago'],
  [800 * 86_400, '2 years ago'],
  [-29 * 86_400, 'in 29 days'],
])('says what was %i seconds ago as "%s"', (seconds, words) => {
  expect(relativeTime(before(seconds), now)).toBe(words);
});
