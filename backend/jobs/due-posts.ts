import type { Services } from '../context.ts';
import { isAway, isRefusedWrite } from '../db/index.ts';
import { publishDuePosts } from '../modules/blog/publish-due.ts';

/**
 * Lets readers see posts whose moment came while no process ran or whose job was lost: now, and `everyMs` milliseconds apart. The
 * returned function stops it and waits for a run under way.
 */
export function startPublishingDue(services: Services, everyMs: number) {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= publishDuePosts(services)
      .catch((error: unknown) => {
        if (!isAway(error) && !isRefusedWrite(error)) services.log.error('Due posts were not looked for', { error });
      })
      .finally(() => (running = undefined));
  };
  run();
  const timer = setInterval(run, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
