import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { updateUser } from '../users/store.ts';
import { decidePlan } from './decide-plan.ts';
import type { PlanId } from './plans.ts';

/** Gives somebody a plan without money; a higher one that they pay stays in force. Needs a transaction. */
export async function grantPlan(
  db: Database,
  services: Pick<Services, 'clock' | 'jobs'>,
  userId: string,
  plan: PlanId,
): Promise<void> {
  await updateUser(db, userId, { grantedPlan: plan });
  await decidePlan(db, services, userId);
}
