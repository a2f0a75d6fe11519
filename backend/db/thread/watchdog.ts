const TICK_MS = 1_000;

/**
 * Notices that somebody who owes an answer is silent. It counts its own ticks, not time: while this thread itself is busy
 * nobody else is blamed. `onSilence` hears once a silence.
 */
export function createWatchdog(mostTicks: () => number, onSilence: (ticks: number) => void) {
  let owed = 0;
  let silentTicks = 0;
  const timer = setInterval(() => {
    silentTicks = owed > 0 ? silentTicks + 1 : 0;
    if (silentTicks === mostTicks()) onSilence(silentTicks);
  }, TICK_MS).unref();
  return {
    asked: () => void (owed += 1),
    answered() {
      owed -= 1;
      silentTicks = 0;
    },
    /** Nothing is owed any more. */
    forgive() {
      owed = 0;
      silentTicks = 0;
    },
    /** Answers that are still to come. */
    owed: () => owed,
    /** Whole seconds for which an answer has been owed. */
    silence: () => silentTicks,
    stop: () => clearInterval(timer),
  };
}
