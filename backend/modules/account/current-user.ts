import type { Person } from '../../auth/actor.ts';
import type { Context } from '../../context.ts';
import { planInForce } from '../billing/in-force.ts';
import { NOTICE_MS } from '../resting/next-rest.ts';
import type { SignedIn } from './store.ts';

/**
 * The caller's profile with roles, as every screen asks for it: one statement. `alert` is there only while money is missing (how long
 * the plan still holds) or more websites are published than the plan has room for (when some of them rest).
 */
export async function currentUser({ loaders, clock }: Pick<Context, 'loaders' | 'clock'>, { userId, roles }: Person) {
  const found = await loaders.signedIn.load(userId);
  if (!found) throw new Error(`User ${userId} is gone`);
  const { id, sub, email, name, picture } = found.user;
  const alert = alertOf(found, clock());
  return { id, sub, email, name, picture, roles, ...(alert && { alert }) };
}

function alertOf({ user, isPastDue, beyondSince }: SignedIn, now: Date) {
  const graceUntil = isPastDue && user.planUntil !== null && user.planUntil > now ? user.planUntil : null;
  if (!graceUntil && !beyondSince) return null;
  return {
    plan: planInForce(user, now).label,
    graceUntil: graceUntil?.toISOString() ?? null,
    restsAt: beyondSince ? new Date(beyondSince.getTime() + NOTICE_MS).toISOString() : null,
  };
}
