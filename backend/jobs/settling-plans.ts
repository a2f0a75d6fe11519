import type { Services } from '../context.ts';
import { isAway, isRefusedWrite } from '../db/index.ts';
import { settleEndedPlans } from '../modules/billing/settle-ended-plans.ts';
import { settleDue } from '../modules/resting/settle-due.ts';

/** Settles plans that have run out and does what their grace and notices bring, `everyMs` milliseconds apart. The returned function stops it and waits for a run under way. */
export function startSettlingPlans(
  services: Pick<Services, 'db' | 'clock' | 'jobs' | 'siteCache' | 'log'>,
  everyMs: number,
) {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= settleEndedPlans(services)
      .then(() => settleDue(services))
      .catch((error: unknown) => {
        if (!isAway(error) && !isRefusedWrite(error)) services.log.error('Ended plans were not settled', { error });
      })
      .finally(() => (running = undefined));
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
