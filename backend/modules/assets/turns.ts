import { setTimeout as wait } from 'node:timers/promises';

/** Lets so many pieces of work run at once; the others wait for their turn. `quiet` waits until there has been none for `calmMs`. */
export function turns(atOnce: number, calmMs = 0) {
  const waiting: (() => void)[] = [];
  const forQuiet = new Set<() => void>();
  let running = 0;
  let lastEnded = -Infinity;

  async function untilNoneRuns(mostMs: number): Promise<void> {
    if (running === 0) return;
    const over = new AbortController();
    await new Promise<void>((goOn) => {
      forQuiet.add(goOn);
      void wait(mostMs, undefined, { signal: over.signal, ref: false }).then(goOn, () => undefined);
      over.signal.addEventListener('abort', () => forQuiet.delete(goOn));
    });
    over.abort();
  }

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
        if (running === 0) {
          lastEnded = performance.now();
          for (const goOn of forQuiet) goOn();
        }
      }
    },

    /** At most so many milliseconds. */
    async quiet(mostMs: number): Promise<void> {
      const end = performance.now() + mostMs;
      for (let left = mostMs; left > 0; left = end - performance.now()) {
        await untilNoneRuns(left);
        const calm = lastEnded + calmMs - performance.now();
        if (running === 0 && calm <= 0) return;
        if (running === 0) await wait(Math.max(0, Math.min(calm, end - performance.now())), undefined, { ref: false });
      }
    },
  };
}

/**
 * Decoding takes much memory and time, so that only two pictures are looked at at once, whoever sent them. What can wait begins when
 * none has been for a moment, so that what looks at them has ended: while one of several arrives there may be none either.
 */
export const { inTurn: picturesInTurn, quiet: noPicturesComing } = turns(2, 800);
