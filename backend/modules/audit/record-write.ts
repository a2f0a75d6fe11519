import type { Person } from '../../auth/actor.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { authorFrom } from '../users/author.ts';
import { findUser } from '../users/store.ts';
import { insertAuditEntry } from './store.ts';
import type { Subject } from './store.ts';

/** What was done to what; `version` is the one the subject has since then. Secrets are never part of `before` and `after`. */
type Write = {
  action: string;
  subject: Subject;
  version?: number;
  before?: unknown;
  after?: unknown;
};

/** Notes who did what to what, in the same transaction as the write itself. Gives the name of who did. */
export async function recordWrite(
  db: Database,
  { ids, clock }: Pick<Context, 'ids' | 'clock'>,
  person: Person,
  { subject, ...write }: Write,
): Promise<string> {
  const user = await findUser(db, person.userId);
  const actor = user ? authorFrom(user).name : person.sub;
  await insertAuditEntry(db, {
    id: ids(),
    actorId: person.userId,
    actor,
    at: clock(),
    subjectKind: subject.kind,
    subjectId: subject.id,
    ...write,
  });
  return actor;
}
