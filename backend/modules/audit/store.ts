import { and, asc, count, desc, eq, gt, inArray, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { auditEntries } from '../../db/schema.ts';
import type { AuditSubjectKind } from '../../db/schema.ts';
import type { Cut } from '../../graphql/connections.ts';

export type AuditEntry = typeof auditEntries.$inferSelect;

/** What an entry is about. */
export type Subject = { kind: AuditSubjectKind; id: string };

const about = ({ kind, id }: Subject) => and(eq(auditEntries.subjectKind, kind), eq(auditEntries.subjectId, id));

export async function insertAuditEntry(db: Database, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await db.insert(auditEntries).values(entry);
}

/** An entry's place: its moment in milliseconds, the version its subject had then (0 where none is counted), its id. */
export type EntryKey = [number, number, string];

const versionOrNone = sql<number>`coalesce(${auditEntries.version}, 0)`;

/** What was done to a subject, the newest first; of two writes in one moment the later version. */
export const entriesAbout = (db: Database, subject: Subject, { limit, after }: Cut<EntryKey>): Promise<AuditEntry[]> =>
  db
    .select()
    .from(auditEntries)
    .where(
      and(
        about(subject),
        after &&
          sql`(${auditEntries.at}, ${versionOrNone}, ${auditEntries.id}) < (${new Date(after[0]).toISOString()}::timestamptz, ${after[1]}::int, ${after[2]})`,
      ),
    )
    .orderBy(desc(auditEntries.at), desc(versionOrNone), desc(auditEntries.id))
    .limit(limit);

export async function countEntriesAbout(db: Database, subject: Subject): Promise<number> {
  const [row] = await db.select({ total: count() }).from(auditEntries).where(about(subject));
  return row?.total ?? 0;
}

/** The first write after the subject had this version; undefined when there was none. */
export async function firstWriteAfter(
  db: Database,
  subject: Subject,
  version: number,
): Promise<AuditEntry | undefined> {
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(and(about(subject), gt(auditEntries.version, version)))
    .orderBy(asc(auditEntries.version))
    .limit(1);
  return entry;
}

/** Takes the words out of all that was written about these subjects; that it was stays. */
export async function forgetWordsAbout(db: Database, kind: AuditSubjectKind, ids: readonly string[]): Promise<void> {
  await db
    .update(auditEntries)
    .set({ before: null, after: null })
    .where(and(eq(auditEntries.subjectKind, kind), inArray(auditEntries.subjectId, [...ids])));
}

/** The highest version that writes about a subject have; 0 where there were none. */
export async function lastVersionOf(db: Database, subject: Subject): Promise<number> {
  const [row] = await db
    .select({ last: max(auditEntries.version) })
    .from(auditEntries)
    .where(about(subject));
  return row?.last ?? 0;
}
