import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/index.ts';
import { prepared } from '../../db/prepared.ts';
import { revisions, websites } from '../../db/schema.ts';
import type { Cut } from '../../graphql/connections.ts';

/** A revision without its document. */
export type Revision = Omit<
  typeof revisions.$inferSelect,
  'document' | 'difference' | 'checkpoint' | 'operations' | 'forward' | 'inverse'
>;

/** What lists show of a revision. */
export type RevisionSummary = Pick<
  Revision,
  'websiteId' | 'number' | 'author' | 'keyName' | 'source' | 'summary' | 'createdAt'
>;

const {
  document: _document,
  difference: _difference,
  checkpoint: _checkpoint,
  operations: _operations,
  forward: _forward,
  inverse: _inverse,
  ...ownColumns
} = getTableColumns(revisions);

const revisionByNumber = prepared((db) =>
  db
    .select(ownColumns)
    .from(revisions)
    .where(and(eq(revisions.websiteId, sql.placeholder('websiteId')), eq(revisions.number, sql.placeholder('number'))))
    .prepare('revision_by_number'),
);

export async function findRevision(db: Database, websiteId: string, number: number): Promise<Revision | undefined> {
  const [revision] = await revisionByNumber(db).execute({ websiteId, number });
  return revision;
}

/** One link of the chain that a document is restored from: the text of a whole document, or a difference. */
export type Link = { checkpoint: number | null; hash: string; whole: string | null; difference: string | null };

const asked = alias(revisions, 'asked');
const linksOfRevision = prepared((db) =>
  db
    .select({
      checkpoint: revisions.checkpoint,
      hash: revisions.hashAfter,
      whole: sql<string | null>`${revisions.document}::text`,
      difference: revisions.difference,
    })
    .from(asked)
    .innerJoin(
      revisions,
      and(
        eq(revisions.websiteId, asked.websiteId),
        sql`${revisions.number} between coalesce(${asked.checkpoint}, ${asked.number}) and ${asked.number}`,
      ),
    )
    .where(and(eq(asked.websiteId, sql.placeholder('websiteId')), eq(asked.number, sql.placeholder('number'))))
    .orderBy(asc(revisions.number))
    .prepare('links_of_revision'),
);

/** What a revision's document is restored from, its checkpoint first; nothing for a revision that never was. */
export const linksOf = (db: Database, websiteId: string, number: number): Promise<Link[]> =>
  linksOfRevision(db).execute({ websiteId, number });

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
      keyName: revisions.keyName,
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

/** The first revision, of this website or of any, that is still kept as earlier releases kept it. */
export async function firstToMove(
  db: Database,
  websiteId?: string,
): Promise<{ websiteId: string; number: number } | undefined> {
  const [first] = await db
    .select({ websiteId: revisions.websiteId, number: revisions.number })
    .from(revisions)
    .where(and(isNull(revisions.checkpoint), websiteId === undefined ? undefined : eq(revisions.websiteId, websiteId)))
    .orderBy(asc(revisions.websiteId), asc(revisions.number))
    .limit(1);
  return first;
}

/** Keeps a revision of an earlier release in today's way. */
export async function keepMoved(
  db: Database,
  { websiteId, number }: { websiteId: string; number: number },
  { isWhole, ...kept }: { isWhole: boolean; difference: string | null; checkpoint: number },
): Promise<void> {
  await db
    .update(revisions)
    .set({ ...kept, operations: null, forward: null, inverse: null, ...(!isWhole && { document: null }) })
    .where(and(eq(revisions.websiteId, websiteId), eq(revisions.number, number)));
}

/** Lets new rows have the room of what was taken out; the embedded database never does so by itself. */
export async function freeSpace(db: Database): Promise<void> {
  await db.execute(sql`vacuum ${revisions}`);
}
