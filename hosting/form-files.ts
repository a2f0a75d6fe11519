/** Each of these may hold the files of a whole form in memory. */
const MOST_AT_ONCE = 4;
const MOST_OF_ONE = 2;

const reading = new Map<string, number>();
let all = 0;

/**
 * Does the work when few others with files are being read, of this address and of all. Null, with nothing done, when there are too
 * many: whoever sends slowly takes nobody else's place for long.
 */
export async function inFewAtOnce<Result>(address: string, work: () => Promise<Result>): Promise<Result | null> {
  const ofOne = reading.get(address) ?? 0;
  if (all >= MOST_AT_ONCE || ofOne >= MOST_OF_ONE) return null;
  all += 1;
  reading.set(address, ofOne + 1);
  try {
    return await work();
  } finally {
    all -= 1;
    const left = (reading.get(address) ?? 1) - 1;
    if (left > 0) reading.set(address, left);
    else reading.delete(address);
  }
}
