import type { Services } from '../../context.ts';
import type { Payments } from '../../integrations/stripe.ts';
import { followCustomer } from './follow-customer.ts';
import { isSame, rowsOf, standingOf } from './standing.ts';
import { listCustomers, listOfUsers, markLookedAt } from './store.ts';
import type { Customer } from './store.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'jobs' | 'log'> & { payments: Payments };

/** So many customers are in memory at a time. */
const PAGE = 200;
/** So many are asked about at once: the provider takes a hundred questions a second. */
const AT_ONCE = 8;
/** After so many failures in one page it is the provider that is away. */
const MOST_FAILED = 16;
/** Who was looked at within this time, here or in another process, is left alone. */
const FRESH_MS = 50 * 60_000;

/**
 * Compares what is written down of every customer with what the payment provider says, and follows those who differ. Gives how many
 * were compared. Throws when the provider is away.
 */
export async function reconcileCustomers(services: Needed, signal: AbortSignal): Promise<number> {
  const before = new Date(services.clock().getTime() - FRESH_MS);
  let after = '';
  let compared = 0;
  while (!signal.aborted) {
    const page = await listCustomers(services.db, { after, before, limit: PAGE });
    const last = page.at(-1);
    if (!last) break;
    compared += await comparePage(services, page, signal);
    after = last.userId;
  }
  return compared;
}

async function comparePage(services: Needed, page: Customer[], signal: AbortSignal): Promise<number> {
  const { db, clock, log, payments } = services;
  const at = clock();
  const rows = await listOfUsers(
    db,
    page.map(({ userId }) => userId),
  );
  const same: string[] = [];
  const waiting = [...page];
  let failed = 0;
  const compareNext = async () => {
    for (let next = waiting.pop(); next && !signal.aborted; next = waiting.pop()) {
      const { userId, customerId } = next;
      try {
        const found = await payments.planSubscriptions(customerId);
        const standing = found && standingOf(found);
        if (
          !standing ||
          (standing.surplus.length === 0 &&
            isSame(
              rows.filter((row) => row.userId === userId),
              rowsOf(userId, standing),
            ))
        )
          same.push(userId);
        else await followCustomer(services, userId);
      } catch (error) {
        failed += 1;
        if (failed >= Math.min(page.length, MOST_FAILED)) throw error;
        log.warn('A customer was not compared with the payments', { error, userId });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compareNext));
  await markLookedAt(db, same, at);
  return page.length - waiting.length - failed;
}
