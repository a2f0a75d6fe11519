import type { Actor } from '../../auth/actor.ts';
import type { Database } from '../../db/index.ts';
import { planInForce } from './in-force.ts';
import { planOf, staffPlan, visitorPlan } from './plans.ts';
import type { PlanDefinition } from './plans.ts';
import type { Author } from '../users/author.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { authorFrom } from '../users/author.ts';
import { findUser } from '../users/store.ts';
import type { User } from '../users/store.ts';

/**
 * Whose plan a website counts against, and who its history names: the owner, a visitor while it belongs to nobody, or whoever of the
 * staff is at work on a document of theirs.
 */
export type Holder = { userId: string | null; plan: PlanDefinition; author: Author };

export const visitorHolder = (): Holder => ({
  userId: null,
  plan: visitorPlan(),
  author: { id: null, name: 'Visitor', key: null },
});

/** Somebody with the plan that they have now; `actor` is who asks. */
export const holderFrom = (user: User, now: Date, actor?: Actor): Holder => ({
  userId: user.id,
  plan: planInForce(user, now),
  author: authorFrom(user, actor),
});

type Held = Pick<WebsiteRow, 'id' | 'ownerId' | 'purpose'>;

/** `actor`: who is at work on it, where the history is to name them on a document of the staff, or the key they use. */
export async function holderOf(
  db: Database,
  { id, ownerId, purpose }: Held,
  now: Date,
  actor?: Actor,
): Promise<Holder> {
  if (purpose !== 'site') return staffHolder(db, actor);
  if (ownerId === null) return visitorHolder();
  const user = await findUser(db, ownerId);
  if (!user) throw new Error(`Website ${id} has no owner`);
  return holderFrom(user, now, actor);
}

/** The plan that a website counts against now. */
export const planOfWebsite = async (db: Database, website: Held, now: Date): Promise<PlanDefinition> =>
  (await holderOf(db, website, now)).plan;

/** What a website's plan is called where words are for people: a document of the staff's stands for a website that begins. */
export const planForPeople = (plan: PlanDefinition = staffPlan): string =>
  (plan.id === staffPlan.id ? planOf('free') : plan).label;

/** Somebody of the staff at work on a document of theirs, which is in nobody's account. */
export async function staffHolder(db: Database, actor?: Actor): Promise<Holder> {
  const user = actor?.kind === 'person' ? await findUser(db, actor.userId) : undefined;
  return { userId: null, plan: staffPlan, author: user ? authorFrom(user) : { id: null, name: 'Staff', key: null } };
}
