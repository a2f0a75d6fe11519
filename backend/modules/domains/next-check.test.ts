import { describe, expect, it } from 'vitest';
import { nextCheckAt } from './next-check.ts';
import type { DomainRow } from './store.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds until the next look, `ago` seconds after something last happened. */
function secondsUntil(state: DomainRow['state'], ago: number, more: { failures?: number; awaits?: boolean } = {}) {
  const at = nextCheckAt(
    { state, failures: more.failures ?? 0 },
    { now, lastEventAt: new Date(now.getTime() - ago * 1000), awaitsCertificate: more.awaits ?? false },
  );
  return at && (at.getTime() - now.getTime()) / 1000;
}

describe('when a domain is looked at next', () => {
  it.each([
    ['waiting', 0, 30],
    ['waiting', 2 * HOUR, 5 * MINUTE],
    ['proved', 2 * DAY, HOUR],
    ['pointing', 10 * DAY, 12 * HOUR],
    ['secure', 0, 10 * MINUTE],
    ['secure', 2 * DAY, 6 * HOUR],
    ['secure', 300 * DAY, 12 * HOUR],
    ['broken', 2 * HOUR, HOUR],
  ] as const)('%s, %d seconds after the last event, in %d seconds', (state, ago, seconds) => {
    expect(secondsUntil(state, ago)).toBe(seconds);
  });

  it('not at all when it was released, or nobody proved it in 30 days', () => {
    expect(secondsUntil('released', 0)).toBeNull();
    expect(secondsUntil('waiting', 30 * DAY)).toBeNull();
    expect(secondsUntil('waiting', 30 * DAY - 1)).not.toBeNull();
    expect(secondsUntil('proved', 300 * DAY)).not.toBeNull();
  });

  it('soon while it fails, so that little more than an hour tells whether it is broken', () => {
    expect(secondsUntil('secure', 300 * DAY, { failures: 1 })).toBe(20 * MINUTE);
  });

  it('within seconds while only its first certificate is missing', () => {
    expect(secondsUntil('pointing', 10, { awaits: true })).toBe(5);
    expect(secondsUntil('pointing', 10 * MINUTE, { awaits: true })).toBe(30);
  });
});
