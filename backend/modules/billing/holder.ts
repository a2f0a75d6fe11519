import type { Database } from '../../db/index.ts';
import { visitorPlan } from './plans.ts';
import type { Author } from '../users/author.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { authorFrom } from '../users/author.ts';
import { findUser } from '../users/store.ts';

/** Whose plan a website counts against, and who its history names: the owner, or a visitor while it belongs to nobody. */
export type Holder = { userId: string | null; plan: string; author: Author };

export const visitorHolder: Holder = {
  userId: null,
  plan: visitorPlan.id,
  author: { id: null, name: 'Visitor' },
};

export async function holderOf(db: Database, { id, ownerId }: Pick<WebsiteRow, 'id' | 'ownerId'>): Promise<Holder> {
  if (ownerId === null) return visitorHolder;
  const user = await findUser(db, ownerId);
  if (!user) throw new Error(`Website ${id} has no owner`);
  return { userId: user.id, plan: user.plan, author: authorFrom(user) };
}
