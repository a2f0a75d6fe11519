/** Lets so many pieces of work run at once; the others wait for their turn. */
export function turns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) await new Promise<void>((myTurn) => waiting.push(myTurn));
    else running += 1;
    try {
      return await work();
    } finally {
      // Whoever waits takes over this place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Decoding takes much memory and time, so that only two pictures are looked at at once, whoever sent them. */
export const picturesInTurn = turns(2);
