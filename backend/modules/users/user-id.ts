import type { Services } from '../../context.ts';
import { registry } from '../live-settings/registry.ts';
import { createUserIfNew, findUserIdBySub } from './store.ts';

const CLOSED = 'New accounts cannot be made at the moment. Please come back later: nothing you have here is lost.';
const MAX_REMEMBERED = 10_000;
const remembered = new WeakMap<Services['db'], Map<string, string>>();

/** To be called when accounts may be gone. */
export const forgetUserIds = (db: Services['db']): boolean => remembered.delete(db);

/**
 * Our id for a subject of the identity provider. The first token of a person makes their account. Throws UNAVAILABLE while
 * staff let nobody new in.
 */
export async function userIdOf(
  { db, ids, clock, live }: Pick<Services, 'db' | 'ids' | 'clock' | 'live'>,
  { sub, roles }: { sub: string; roles: readonly string[] },
): Promise<string> {
  let known = remembered.get(db);
  if (!known) remembered.set(db, (known = new Map()));
  const before = known.get(sub);
  if (before) return before;
  const found = await findUserIdBySub(db, sub);
  // Somebody new has no id of ours yet: a share is told by the provider's.
  if (!found) live.requireOn(registry.signUp, { userId: sub, roles }, CLOSED);
  const userId = found ?? (await createUserIfNew(db, { id: ids(), sub, createdAt: clock() }));
  if (known.size >= MAX_REMEMBERED) known.clear();
  known.set(sub, userId);
  return userId;
}
