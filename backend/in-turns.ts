import { setImmediate } from 'node:timers/promises';

/** So long others may have to wait for their turn. */
const TURN_MS = 8;

/** Does something for each of many, and lets others have their turn in between. */
export async function inTurns<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let began = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - began < TURN_MS) continue;
    await setImmediate();
    began = performance.now();
  }
}
