import { and, asc, count, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/index.ts';
import { prepared } from '../../db/prepared.ts';
import { revisions, websites } from '../../db/schema.ts';
import type { Cut } from '../../graphql/connections.ts';

export type Revision = typeof revisions.$inferSelect;

/** A revision without its document and changes, for lists. */
export type RevisionSummary = Pick<Revision, 'websiteId' | 'number' | 'author' | 'source' | 'summary' | 'createdAt'>;

const revisionByNumber = prepared((db) =>
  db
    .select()
    .from(revisions)
    .where(and(eq(revisions.websiteId, sql.placeholder('websiteId')), eq(revisions.number, sql.placeholder('number'))))
    .prepare('revision_by_number'),
);

export async function findRevision(db: Database, websiteId: string, number: number): Promise<Revision | undefined> {
  const [revision] = await revisionByNumber(db).execute({ websiteId, number });
  return revision;
}

export async function insertRevision(db: Database, revision: typeof revisions.$inferInsert): Promise<void> {
  await db.insert(revisions).values(revision);
}

/** Newest first; `after` is the number of the last one seen. */
export const listRevisions = (
  db: Database,
  websiteId: string,
  { limit, after }: Cut<number>,
): Promise<RevisionSummary[]> =>
  db
    .select({
      websiteId: revisions.websiteId,
      number: revisions.number,
      author: revisions.author,
      source: revisions.source,
      summary: revisions.summary,
      createdAt: revisions.createdAt,
    })
    .from(revisions)
    .where(and(eq(revisions.websiteId, websiteId), after === undefined ? undefined : lt(revisions.number, after)))
    .orderBy(desc(revisions.number))
    .limit(limit);

export async function countRevisions(db: Database, websiteId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(revisions).where(eq(revisions.websiteId, websiteId));
  return row?.total ?? 0;
}

/** What happened after revision `number`, newest first: a list of sentences for each of the last `limit` revisions. */
export async function sentencesSince(
  db: Database,
  websiteId: string,
  number: number,
  limit: number,
): Promise<string[][]> {
  const rows = await db
    .select({ sentences: revisions.sentences })
    .from(revisions)
    .where(and(eq(revisions.websiteId, websiteId), gt(revisions.number, number)))
    .orderBy(desc(revisions.number))
    .limit(limit);
  return rows.map((row) => row.sentences);
}

/** Where undo and redo stand: `redoes` is the number of the change that a redo would make again. */
export type CurrentHistory = { canUndo: boolean; redoes: number | null };

/** Where undo and redo stand, by website. */
export async function currentHistoryOf(
  db: Database,
  websiteIds: readonly string[],
): Promise<Map<string, CurrentHistory>> {
  const undo = alias(revisions, 'undo');
  const rows = await db
    .select({ id: websites.id, undoTarget: revisions.undoTarget, redoes: undo.reverts })
    .from(websites)
    .innerJoin(revisions, and(eq(revisions.websiteId, websites.id), eq(revisions.number, websites.currentRevision)))
    .leftJoin(undo, and(eq(undo.websiteId, websites.id), eq(undo.number, revisions.redoTarget)))
    .where(inArray(websites.id, [...websiteIds]));
  return new Map(rows.map(({ id, undoTarget, redoes }) => [id, { canUndo: undoTarget !== null, redoes }]));
}

/** The inverse changes of some revisions, oldest first. */
export const inversesOf = (db: Database, websiteId: string, numbers: readonly number[]) =>
  db
    .select({ number: revisions.number, inverse: revisions.inverse })
    .from(revisions)
    .where(and(eq(revisions.websiteId, websiteId), inArray(revisions.number, [...numbers])))
    .orderBy(asc(revisions.number));
