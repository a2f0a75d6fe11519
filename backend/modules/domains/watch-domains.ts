import type { Services } from '../../context.ts';
import { isAway, isRefusedWrite } from '../../db/index.ts';
import { lookAt } from './check.ts';
import { takeDue } from './store.ts';
import type { DomainRow } from './store.ts';

/** Looks under way in one process: each of them waits for others most of the time. */
const AT_ONCE = 8;
/** Longer than any look takes; what a process left behind that died is due again after it. */
const LEASE_MS = 60_000;

/**
 * Looks at domains when they are due, `everyMs` milliseconds apart, whichever process made them so: of several, one does.
 * The returned function stops that; what is under way is looked at again by the next process.
 */
export function watchDomains(services: Services, everyMs: number): () => Promise<void> {
  const { db, clock, log } = services;
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  let taking: Promise<void> | undefined;

  const look = async (domain: DomainRow) => {
    try {
      await lookAt(services, domain, stopping.signal);
    } catch (error) {
      if (!stopping.signal.aborted && !isAway(error))
        log.error('A domain could not be looked at', { error, domain: domain.id });
    }
  };
  const take = async () => {
    const limit = AT_ONCE - underWay.size;
    if (limit === 0 || stopping.signal.aborted) return;
    const now = clock();
    const due = await takeDue(db, { now, leaseEnd: new Date(now.getTime() + LEASE_MS), limit });
    for (const domain of due) {
      const looking = look(domain).finally(() => underWay.delete(looking));
      underWay.add(looking);
    }
  };
  const timer = setInterval(() => {
    taking ??= take()
      .catch((error: unknown) => {
        if (!isAway(error) && !isRefusedWrite(error)) log.error('Domains that are due were not taken', { error });
      })
      .finally(() => (taking = undefined));
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await taking;
    await Promise.all(underWay);
  };
}
