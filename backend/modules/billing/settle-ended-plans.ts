import type { Services } from '../../context.ts';
import { decidePlan } from './decide-plan.ts';
import { planChangedJob } from './plan-changed-job.ts';
import { listWithEndedPlan } from './store.ts';

const AT_ONCE = 100;

/**
 * Decides the plans again that have run out, so that what belongs to their people follows. The plans themselves ended by the
 * clock. Safe to run in several processes; somebody whose plan cannot be decided holds nobody up.
 */
export async function settleEndedPlans(services: Pick<Services, 'db' | 'clock' | 'jobs' | 'log'>): Promise<void> {
  const { db, clock, jobs, log } = services;
  const now = clock();
  for (let after = ''; ;) {
    const ids = await listWithEndedPlan(db, { now, after, limit: AT_ONCE });
    for (const id of ids) {
      await db
        .transaction((tx) => decidePlan(tx, services, id))
        .catch((error: unknown) => log.error('A plan that ran out was not decided again', { error, user: id }));
    }
    if (ids.length > 0) jobs.wake(planChangedJob);
    const last = ids.at(-1);
    if (last === undefined || ids.length < AT_ONCE) return;
    after = last;
  }
}
