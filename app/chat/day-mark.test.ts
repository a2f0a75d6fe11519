import { expect, test } from 'vitest';
import { beginsDay, dayName } from './day-mark.tsx';

const now = new Date('2026-03-02T00:30:00Z');

test('names today and yesterday, and other days by date, with the year where it is another one', () => {
  expect(dayName('2026-03-02T00:05:00Z', now, 'UTC')).toBe('Today');
  expect(dayName('2026-03-01T23:59:00Z', now, 'UTC')).toBe('Yesterday');
  expect(dayName('2026-02-27T12:00:00Z', now, 'UTC')).toBe('Friday 27 February');
  expect(dayName('2025-12-24T12:00:00Z', now, 'UTC')).toBe('Wednesday 24 December 2025');
});

test("a day begins at the reader's midnight", () => {
  const [late, early] = ['2026-03-01T23:30:00Z', '2026-03-02T00:10:00Z'];
  expect(beginsDay(late, undefined, 'UTC')).toBe(true);
  expect(beginsDay(early, late, 'UTC')).toBe(true);
  expect(beginsDay(early, late, 'America/New_York')).toBe(false);
  expect(dayName(late, now, 'America/New_York')).toBe('Today');
});
