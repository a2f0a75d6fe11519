import { expect, it } from 'vitest';
import { ownRunningTime, runningTime } from './running-time.ts';

const counted = ownRunningTime();

it.runIf(process.platform === 'linux')('a thread tells where its running time is counted', () => {
  const before = runningTime(counted ?? '') ?? 0;
  let turns = 0;
  while ((runningTime(counted ?? '') ?? 0) < before + 20 && turns < 10_000_000) turns += 1;
  expect(turns).toBeLessThan(10_000_000);
});

it('of a thread that has ended nobody knows it', () => expect(runningTime('/proc/1/task/0/schedstat')).toBeUndefined());
