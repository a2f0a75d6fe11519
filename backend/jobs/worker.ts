import { setTimeout } from 'node:timers/promises';

export type Worker = {
  /** There may be something to do: it looks now. */
  wake(): void;
  /** Takes nothing more, and waits for what it does. */
  stop(): Promise<void>;
};

/**
 * Does things one after another. `takeOne` answers whether there was one and never rejects; when there was none, it is asked again
 * after `restMs` milliseconds or once the worker is woken.
 */
export function startWorker(takeOne: () => Promise<boolean>, restMs: number): Worker {
  let isStopped = false;
  let wasWoken = false;
  let rest = new AbortController();
  const working = (async () => {
    while (!isStopped) {
      wasWoken = false;
      if ((await takeOne()) || wasWoken || isStopped) continue;
      rest = new AbortController();
      await setTimeout(restMs, undefined, { signal: rest.signal, ref: false }).catch(() => undefined);
    }
  })();
  const wake = () => {
    wasWoken = true;
    rest.abort();
  };
  return {
    wake,
    async stop() {
      isStopped = true;
      wake();
      await working;
    },
  };
}
