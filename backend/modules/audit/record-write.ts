import type { Person } from '../../auth/actor.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { authorFrom } from '../users/author.ts';
import { findUser } from '../users/store.ts';
import { insertAuditEntry } from './store.ts';

/** Notes who did what to what, in the same transaction as the write itself. Gives the name of who did. */
export async function recordWrite(
  db: Database,
  { ids, clock }: Pick<Context, 'ids' | 'clock'>,
  person: Person,
  write: { action: string; subject: string; before?: unknown; after?: unknown },
): Promise<string> {
  const user = await findUser(db, person.userId);
  const actor = user ? authorFrom(user).name : person.sub;
  await insertAuditEntry(db, { id: ids(), actorId: person.userId, actor, at: clock(), ...write });
  return actor;
}
