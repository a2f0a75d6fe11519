import type { Services } from '../context.ts';
import { reconcilePurchases } from '../modules/purchases/reconcile.ts';
import { reconcileCustomers } from '../modules/subscriptions/reconcile-customers.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The first look goes a day back, later ones somewhat further than the one before. */
const FIRST_BACK = 26 * HOUR;
const OVERLAP = 10 * MINUTE;

/** Compares what we know with the payment provider, `afterMs` from now and every hour. The returned function stops that. */
export function startReconciling(services: Services, afterMs: number) {
  const stopping = new AbortController();
  let running = Promise.resolve();
  let since = services.clock().getTime() - FIRST_BACK;
  const look = async () => {
    const begun = services.clock().getTime();
    await reconcilePurchases(services, new Date(since));
    since = begun - OVERLAP;
    const { payments } = services;
    if (payments) await reconcileCustomers({ ...services, payments }, stopping.signal);
  };
  const run = () => {
    running = running
      .then(look)
      .catch((error: unknown) =>
        services.log.warn('What people pay for was not compared with the payments', { error }),
      );
  };
  const first = setTimeout(run, afterMs).unref();
  const timer = setInterval(run, HOUR).unref();
  return async () => {
    stopping.abort();
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };
}
