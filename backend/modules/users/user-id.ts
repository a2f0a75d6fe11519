import type { Services } from '../../context.ts';
import { createUserIfNew, findUserIdBySub } from './store.ts';

const MAX_REMEMBERED = 10_000;
const remembered = new WeakMap<Services['db'], Map<string, string>>();

/** To be called when accounts may be gone. */
export const forgetUserIds = (db: Services['db']): boolean => remembered.delete(db);

/** Our id for a subject of the identity provider. The first token of a person makes their account. */
export async function userIdOf(
  { db, ids, clock }: Pick<Services, 'db' | 'ids' | 'clock'>,
  sub: string,
): Promise<string> {
  let known = remembered.get(db);
  if (!known) remembered.set(db, (known = new Map()));
  const before = known.get(sub);
  if (before) return before;
  const userId =
    (await findUserIdBySub(db, sub)) ?? (await createUserIfNew(db, { id: ids(), sub, createdAt: clock() }));
  if (known.size >= MAX_REMEMBERED) known.clear();
  known.set(sub, userId);
  return userId;
}
