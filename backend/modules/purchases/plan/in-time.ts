import { setTimeout as wait } from 'node:timers/promises';

/** Nobody waits longer for a page of the provider. */
const LONGEST_MS = 10_000;

/** The same, unless it takes longer than somebody waits: then it rejects, and what was begun is found there by the next try. */
export async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const over = new AbortController();
  const late = wait(LONGEST_MS, undefined, { signal: over.signal }).then(() => {
    throw new Error('The payment provider took too long');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
    late.catch(() => undefined);
  }
}
