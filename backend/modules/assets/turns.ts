import { setTimeout as wait } from 'node:timers/promises';

/** Lets so many pieces of work run at once; the others wait for their turn. `quiet` waits until there are none. */
export function turns(atOnce: number) {
  const waiting: (() => void)[] = [];
  const forQuiet = new Set<() => void>();
  let running = 0;
  return {
    async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
      if (running >= atOnce) await new Promise<void>((myTurn) => waiting.push(myTurn));
      else running += 1;
      try {
        return await work();
      } finally {
        // Whoever waits takes over this place.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
        if (running === 0) for (const goOn of forQuiet) goOn();
      }
    },

    /** Until nothing runs, at most so many milliseconds. */
    async quiet(mostMs: number): Promise<void> {
      if (running === 0) return;
      const over = new AbortController();
      await new Promise<void>((goOn) => {
        forQuiet.add(goOn);
        void wait(mostMs, undefined, { signal: over.signal, ref: false }).then(goOn, () => undefined);
        over.signal.addEventListener('abort', () => forQuiet.delete(goOn));
      });
      over.abort();
    },
  };
}

/**
 * Decoding takes much memory and time, so that only two pictures are looked at at once, whoever sent them. What can wait begins when
 * none is.
 */
export const { inTurn: picturesInTurn, quiet: noPicturesComing } = turns(2);
