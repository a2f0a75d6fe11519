import type { Database } from '../../db/index.ts';
import { planInForce } from './in-force.ts';
import { visitorPlan } from './plans.ts';
import type { PlanDefinition } from './plans.ts';
import type { Author } from '../users/author.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { authorFrom } from '../users/author.ts';
import { findUser } from '../users/store.ts';
import type { User } from '../users/store.ts';

/** Whose plan a website counts against, and who its history names: the owner, or a visitor while it belongs to nobody. */
export type Holder = { userId: string | null; plan: PlanDefinition; author: Author };

export const visitorHolder: Holder = {
  userId: null,
  plan: visitorPlan,
  author: { id: null, name: 'Visitor' },
};

/** Somebody with the plan that they have now. */
export const holderFrom = (user: User, now: Date): Holder => ({
  userId: user.id,
  plan: planInForce(user, now),
  author: authorFrom(user),
});

export async function holderOf(
  db: Database,
  { id, ownerId }: Pick<WebsiteRow, 'id' | 'ownerId'>,
  now: Date,
): Promise<Holder> {
  if (ownerId === null) return visitorHolder;
  const user = await findUser(db, ownerId);
  if (!user) throw new Error(`Website ${id} has no owner`);
  return holderFrom(user, now);
}

/** The plan that a website counts against now. */
export const planOfWebsite = async (
  db: Database,
  website: Pick<WebsiteRow, 'id' | 'ownerId'>,
  now: Date,
): Promise<PlanDefinition> => (await holderOf(db, website, now)).plan;
