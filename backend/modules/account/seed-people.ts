import type { Services } from '../../context.ts';
import { takeSeed } from '../../db/take-seed.ts';
import type { PlanId } from '../billing/plans.ts';
import { grantPlan } from '../billing/grant-plan.ts';
import { createUserIfNew, updateUser } from '../users/store.ts';

/** A person whom the local identity provider knows from the first start on. */
export type SeededPerson = { sub: string; email: string; name: string; plan: PlanId };

/** Grants the local test accounts their plans, once: what they buy or cancel later stays so. */
export async function seedPeople(
  services: Pick<Services, 'db' | 'ids' | 'clock' | 'jobs'>,
  people: readonly SeededPerson[],
): Promise<void> {
  const { db, ids, clock } = services;
  for (const { sub, email, name, plan } of people) {
    const now = clock();
    await db.transaction(async (tx) => {
      if (!(await takeSeed(tx, `person:${sub}`, now))) return;
      const id = await createUserIfNew(tx, { id: ids(), sub, createdAt: now });
      await updateUser(tx, id, { email, name });
      await grantPlan(tx, services, id, plan);
    });
  }
}
