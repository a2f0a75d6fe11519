import type { Services } from '../../context.ts';
import type { Payments } from '../../integrations/stripe.ts';
import { decidePlan } from '../billing/decide-plan.ts';
import { planChangedJob } from '../billing/plan-changed-job.ts';
import { findUser, lockUser } from '../users/store.ts';
import { endSurplusJob } from './follow-customer-job.ts';
import { rowsOf, standingOf } from './standing.ts';
import type { Standing } from './standing.ts';
import { replaceSubscriptions, takeAnswer, takeNumber } from './store.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'jobs' | 'log'> & { payments: Pick<Payments, 'planSubscriptions'> };

/**
 * Asks the payment provider what somebody has, writes that down and decides their plan. Of several at once the one that asked last
 * wins, whenever its answer comes: the number is taken before asking. No transaction is open meanwhile. Gives what was found, or
 * null for somebody whom the provider does not know. Rejects when it does not answer: nothing has changed then.
 */
export async function followCustomer(services: Needed, userId: string): Promise<Standing | null> {
  const { db, clock, jobs, log, payments } = services;
  const customerId = (await findUser(db, userId))?.stripeCustomerId;
  if (!customerId) return null;
  const number = await takeNumber(db, userId);
  const askedAt = clock();
  const found = await payments.planSubscriptions(customerId);
  if (!found) {
    log.warn('The payment provider does not know a customer', { userId });
    return null;
  }
  const standing = standingOf(found);
  await db.transaction(async (tx) => {
    // Everything about somebody's plan is written while their row is held, in this order, so that nobody waits in a circle.
    await lockUser(tx, userId);
    if (!(await takeAnswer(tx, userId, number, askedAt))) return;
    await replaceSubscriptions(tx, userId, rowsOf(userId, standing));
    await decidePlan(tx, services, userId);
    for (const { id } of standing.surplus) await jobs.add(endSurplusJob, { userId, subscriptionId: id }, { db: tx });
  });
  jobs.wake(planChangedJob);
  jobs.wake(endSurplusJob);
  return standing;
}
