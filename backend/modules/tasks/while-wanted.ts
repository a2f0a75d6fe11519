import type { Services } from '../../context.ts';
import type { Log } from '../../log.ts';

/** It was cancelled, or somebody else finished it. */
class IsOver extends Error {
  override name = 'IsOver';
}

type Wanted = {
  websiteId: string;
  /** This process is asked to stop. */
  closing: AbortSignal;
  isWanted(): Promise<boolean>;
};
type Work = {
  /** Aborts when the work is not wanted any more, or this process is to stop. */
  signal: AbortSignal;
  /** Ends it: somebody has found that it is over. */
  stop(): void;
};

/**
 * Does work on a website that somebody may cancel meanwhile: of that it hears by the website's updates. What it throws goes to `fail`, unless it
 * was over already; work whose process is asked to stop throws, so that its job is left to the next process.
 */
export async function whileWanted(
  { updates, log }: Pick<Services, 'updates' | 'log'>,
  { websiteId, closing, isWanted }: Wanted,
  work: (wanted: Work) => Promise<void>,
  fail: (error: unknown) => Promise<void>,
): Promise<void> {
  const over = new AbortController();
  const stop = () => over.abort(new IsOver());
  const lookAgain = () => {
    isWanted()
      .then((still) => still || stop())
      .catch((error: unknown) => log.warn('Whether work goes on is not known', { error, websiteId }));
  };
  const stopListening = updates.on(websiteId, { tell: lookAgain });
  try {
    await work({ signal: AbortSignal.any([closing, over.signal]), stop });
  } catch (error) {
    if (over.signal.aborted) return;
    if (closing.aborted) throw error;
    await fail(error);
  } finally {
    stopListening();
  }
}

/** Writes how far work has come, one write at a time and always the newest state, until `settled`. `save` answers whether it is still wanted. */
export function createProgressWriter<Progress>(
  { log, save, stop }: { log: Log; save(progress: Progress): Promise<boolean>; stop(): void },
  /** Milliseconds between two writes. */
  restMs = 0,
) {
  let next: { progress: Progress } | undefined;
  let writing: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = async () => {
    while (next) {
      const { progress } = next;
      next = undefined;
      if (!(await save(progress))) stop();
    }
  };
  const begin = () => {
    timer = undefined;
    writing ??= write()
      .catch((error: unknown) => log.warn('Progress was not kept', { error }))
      .finally(() => (writing = undefined));
  };
  return {
    note(progress: Progress) {
      next = { progress };
      if (restMs === 0) begin();
      else timer ??= setTimeout(begin, restMs);
    },
    settled: async () => {
      clearTimeout(timer);
      await writing;
    },
  };
}
