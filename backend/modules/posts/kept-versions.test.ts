import { expect, it } from 'vitest';
import { versionsToForget } from './kept-versions.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const MINUTE = 60_000;

/** One version every `apart` minutes, the newest first. */
const every = (apart: number, length: number) =>
  Array.from({ length }, (_, at) => ({
    number: length - at,
    createdAt: new Date(NOW.getTime() - at * apart * MINUTE),
  }));
const left = (apart: number, length: number) => length - versionsToForget(every(apart, length), NOW).length;

it('keeps all of the last hour, fewer of the day, fewer still of the month, and a bounded number in all', () => {
  expect(left(1, 60)).toBe(60);
  expect(left(1, 120)).toBe(61 + 11 + 1);
  expect(left(60, 24 * 29)).toBeLessThanOrEqual(301);
  expect(left(24 * 60, 100)).toBe(100);
});

it('keeps the first and the newest', () => {
  const gone = versionsToForget(every(1, 5_000), NOW);
  expect(gone).not.toContain(1);
  expect(gone).not.toContain(5_000);
});
