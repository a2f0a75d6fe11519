/** Milliseconds by which clocks of machines may differ without anybody minding. */
const MAY_DIFFER_MS = 1_000;
/** An answer that took longer says too little about when it was given. */
const PROMPT_MS = 1_000;

/**
 * The clock of a database server, so that all processes on it go by the same one, however wrong that of their machine is: what one of
 * them lets run out in a minute does so for the others. `tell` hears when this machine's begins to differ.
 */
export function createServerClock(tell: (error: Error) => void) {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    /** `ask` gives the server's time in milliseconds since 1970; not a number when it cannot be had. */
    async set(ask: () => Promise<number>): Promise<void> {
      const asked = Date.now();
      const there = await ask();
      const took = Date.now() - asked;
      if (Number.isNaN(there) || took < 0 || took > PROMPT_MS) return;
      const ahead = there - (asked + took / 2);
      const next = Math.abs(ahead) > MAY_DIFFER_MS ? ahead : 0;
      if (next !== 0 && aheadMs === 0) tell(new Error(differs(-next)));
      aheadMs = next;
    },
  };
}

const differs = (ms: number) =>
  `This machine's clock is ${Math.round(Math.abs(ms) / 1000)} seconds ${ms > 0 ? 'ahead of' : 'behind'} that of the database, which counts.`;
