import type { Services } from '../../context.ts';
import { takeSeed } from '../../db/take-seed.ts';
import type { PlanId } from '../billing/plans.ts';
import { createUserIfNew, updateUser } from '../users/store.ts';

/** A person whom the local identity provider knows from the first start on. */
export type SeededPerson = { sub: string; email: string; name: string; plan: PlanId };

/** Gives the local test accounts their plans, once: what they upgrade or cancel later stays so. */
export async function seedPeople(
  { db, ids, clock }: Pick<Services, 'db' | 'ids' | 'clock'>,
  people: readonly SeededPerson[],
): Promise<void> {
  for (const { sub, email, name, plan } of people) {
    const now = clock();
    await db.transaction(async (tx) => {
      if (!(await takeSeed(tx, `person:${sub}`, now))) return;
      await updateUser(tx, await createUserIfNew(tx, { id: ids(), sub, createdAt: now }), { email, name, plan });
    });
  }
}
