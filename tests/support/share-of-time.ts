import { expect } from 'vitest';
import { cpuTimeOf } from './cpu-time.ts';

/** Four times the characters may take this many times as long; what is read over and over takes sixteen times. */
const MOST_GROWTH = 9;

/** A machine may be this many times slower than the one that the limits were written for. */
const SLOWEST = 4;

/** The least of some tries: what reading takes, and not what a busy machine adds. No more tries once it is below `enough`. */
async function leastOf(tries: number, enough: number, read: () => unknown): Promise<number> {
  let least = Infinity;
  for (let tried = 0; tried < tries && least >= enough; tried += 1) least = Math.min(least, await cpuTimeOf(read));
  return least;
}

/**
 * Reading `long` characters of this piece, over and over, takes no more than `most` milliseconds of computing. A machine that is
 * slow or busy may need more; then it is judged by how the time grows with the characters.
 */
export async function expectItsShareOfTime(
  piece: string,
  { long, most, read }: { long: number; most: number; read: (text: string) => unknown },
): Promise<void> {
  const filled = (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  const [few, many] = [filled(long / 4), filled(long)];
  const first = await leastOf(1, most, () => read(many));
  if (first < most / 2) return;
  const short = await leastOf(5, 0, () => read(few));
  // Within its share already: another try could only take less.
  if (first <= short * 5) return;
  const limit = Math.max(SLOWEST * most, short * 5);
  const isEnough = Math.min(short * MOST_GROWTH, limit);
  const whole = first < isEnough ? first : Math.min(first, await leastOf(6, isEnough, () => read(many)));
  expect(whole / short, `growth with ${JSON.stringify(piece)}`).toBeLessThan(MOST_GROWTH);
  expect(whole, `milliseconds for ${JSON.stringify(piece)}`).toBeLessThan(limit);
}
