import { afterEach, expect, it, vi } from 'vitest';
import { createServerClock } from './server-clock.ts';

afterEach(() => void vi.useRealTimers());

const HERE = Date.UTC(2026, 10, 21, 9);
const MINUTES = 60_000;

function clockAt(here: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: here });
  const told: string[] = [];
  const clock = createServerClock(({ message }) => void told.push(message));
  return { clock, told, aheadMs: () => clock.now().getTime() - Date.now() };
}

it('goes by the server when this machine is wrong, and says so once', async () => {
  const { clock, told, aheadMs } = clockAt(HERE);
  await clock.set(async () => HERE - 5 * MINUTES);
  await clock.set(async () => HERE - 5 * MINUTES);
  expect(aheadMs()).toBe(-5 * MINUTES);
  expect(told).toEqual([`This machine's clock is 300 seconds ahead of that of the database, which counts.`]);
});

it('goes by this machine when it is about right, and again when it was put right', async () => {
  const { clock, told, aheadMs } = clockAt(HERE);
  await clock.set(async () => HERE + 400);
  expect([aheadMs(), told]).toEqual([0, []]);
  await clock.set(async () => HERE + 5 * MINUTES);
  vi.setSystemTime(HERE + 5 * MINUTES);
  await clock.set(async () => HERE + 5 * MINUTES);
  expect([aheadMs(), told]).toEqual([0, [expect.stringContaining('300 seconds behind')]]);
});

it('keeps to what it knew when the server does not answer, or takes long', async () => {
  const { clock, aheadMs } = clockAt(HERE);
  await clock.set(async () => HERE + 5 * MINUTES);
  await clock.set(async () => Number.NaN);
  await clock.set(async () => {
    vi.setSystemTime(HERE + 3_000);
    return HERE;
  });
  expect(aheadMs()).toBe(5 * MINUTES);
});
