import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { lockUser, updateUser } from '../users/store.ts';
import { decidedPlan } from './decided-plan.ts';
import { planInForce } from './in-force.ts';
import { planChangedJob } from './plan-changed-job.ts';
import { listSubscriptions } from './store.ts';

/**
 * Writes down which plan somebody has, from their subscriptions and what was granted to them, and has everything brought into
 * line when that is another one: wake `planChangedJob` once the transaction has committed. Needs a transaction; may be called
 * again at any time.
 */
export async function decidePlan(
  db: Database,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  userId: string,
): Promise<void> {
  const now = clock();
  const user = await lockUser(db, userId);
  const decided = decidedPlan(user.grantedPlan, await listSubscriptions(db, userId), now);
  if (decided.plan !== user.plan || decided.planUntil?.getTime() !== user.planUntil?.getTime())
    await updateUser(db, userId, decided);
  // A plan that had run out and goes on was another one meanwhile.
  if (decided.plan !== user.plan || decided.plan !== planInForce(user, now).id)
    await jobs.add(planChangedJob, { userId }, { db });
}
