import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/index.ts';
import { exampleExports, exampleImports, exportedExamples, examples } from '../../../db/schema.ts';
import { matching } from '../store.ts';
import type { ExampleRow, Wanted } from '../store.ts';

export type ImportRow = typeof exampleImports.$inferSelect;
export type ExportRow = typeof exampleExports.$inferSelect;

const LATEST = 20;

export const latestImports = (db: Database): Promise<ImportRow[]> =>
  db.select().from(exampleImports).orderBy(desc(exampleImports.createdAt), desc(exampleImports.id)).limit(LATEST);

export const latestExports = (db: Database): Promise<ExportRow[]> =>
  db.select().from(exampleExports).orderBy(desc(exampleExports.createdAt), desc(exampleExports.id)).limit(LATEST);

export async function findImport(db: Database, id: string): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(exampleImports).where(eq(exampleImports.id, id));
  return row;
}

/** The same, held until the transaction ends. */
export async function holdImport(db: Database, id: string): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(exampleImports).where(eq(exampleImports.id, id)).for('update');
  return row;
}

export async function insertImport(db: Database, row: typeof exampleImports.$inferInsert): Promise<ImportRow> {
  const [made] = await db.insert(exampleImports).values(row).returning();
  if (!made) throw new Error('An import was not stored');
  return made;
}

export async function updateImport(
  db: Database,
  id: string,
  change: Partial<Omit<ImportRow, 'id'>>,
): Promise<ImportRow> {
  const [row] = await db.update(exampleImports).set(change).where(eq(exampleImports.id, id)).returning();
  if (!row) throw new Error(`Import ${id} is gone`);
  return row;
}

type From = Pick<ExampleRow, 'sourceId' | 'createdBy' | 'createdAt'>;

/** Puts in what a part of a file holds (`rows`: JSON, as `readLines` gives it), but for what is there already; gives how many were new. */
export async function insertLines(
  db: Database,
  { rows, ids }: { rows: string; ids: string[] },
  { sourceId, createdBy, createdAt }: From,
): Promise<number> {
  const moment = sql.param(createdAt, examples.createdAt);
  // All of it is one value: a statement with as many as there are columns and rows takes several times as long.
  const put = await db.execute(sql`
    insert into ${examples} (id, kind, task, words, document, before, answer, other, source, source_id, split,
                             content_hash, near_key, created_at, created_by, updated_at)
    select id, kind, task, words, document, before, answer, other, 'IMPORT', ${sourceId}::text, split,
           "contentHash", "nearKey", ${moment}::timestamptz, ${createdBy}::text, ${moment}::timestamptz
    from rows from (
      json_to_recordset(${rows}::json) as (
        kind text, task text, words text, document json, before json, answer json, other json, split text,
        "contentHash" text, "nearKey" text
      ),
      json_array_elements_text(${JSON.stringify(ids)}::json)
    ) as row (kind, task, words, document, before, answer, other, split, "contentHash", "nearKey", id)
    on conflict (content_hash) do nothing
    returning 1`);
  return putSchema.parse(put).rows.length;
}

const putSchema = z.object({ rows: z.array(z.unknown()) });

/** How many of such rows are there already. */
export async function countKnown(db: Database, rows: string): Promise<number> {
  const hashes = sql`(select "contentHash" from json_to_recordset(${rows}::json) as row ("contentHash" text))`;
  const [row] = await db
    .select({ known: sql<number>`count(*)::int` })
    .from(examples)
    .where(sql`${examples.contentHash} in ${hashes}`);
  return row?.known ?? 0;
}

/**
 * Has the database count what it holds. By itself it does so within minutes, and until then takes ways to lists and files that are short
 * only among few.
 */
export async function countInDatabase(db: Database): Promise<void> {
  await db.execute(sql`analyze ${examples}`);
}

/** What a file has of an example, and what its export keeps of that. */
export type WrittenExample = Pick<
  ExampleRow,
  'id' | 'sourceWebsiteId' | 'updatedAt' | 'contentHash' | 'task' | 'words' | 'document' | 'before' | 'answer' | 'other'
>;

/** As they stand in files: in the order of what they say. */
export const examplesForFile = (
  db: Database,
  wanted: Wanted,
  { after, limit }: { after: string; limit: number },
): Promise<WrittenExample[]> =>
  db
    .select({
      id: examples.id,
      sourceWebsiteId: examples.sourceWebsiteId,
      updatedAt: examples.updatedAt,
      contentHash: examples.contentHash,
      task: examples.task,
      words: examples.words,
      document: examples.document,
      before: examples.before,
      answer: examples.answer,
      other: examples.other,
    })
    .from(examples)
    .where(and(matching(wanted), sql`${examples.contentHash} collate "C" > ${after}`))
    .orderBy(sql`${examples.contentHash} collate "C"`)
    .limit(limit);

export async function insertExport(db: Database, row: typeof exampleExports.$inferInsert): Promise<ExportRow> {
  const [made] = await db.insert(exampleExports).values(row).returning();
  if (!made) throw new Error('An export was not stored');
  return made;
}

export async function findExport(db: Database, id: string): Promise<ExportRow | undefined> {
  const [row] = await db.select().from(exampleExports).where(eq(exampleExports.id, id));
  return row;
}

/** Counts what was written, and keeps which of it came of somebody's website: it may have to be named one day. */
export async function countWritten(
  db: Database,
  exportId: string,
  written: readonly Pick<ExampleRow, 'id' | 'sourceWebsiteId'>[],
): Promise<ExportRow> {
  const lent = written.filter(({ sourceWebsiteId }) => sourceWebsiteId !== null);
  if (lent.length > 0)
    await db
      .insert(exportedExamples)
      .values(lent.map(({ id }) => ({ exportId, exampleId: id })))
      .onConflictDoNothing();
  const [row] = await db
    .update(exampleExports)
    .set({ count: sql`${exampleExports.count} + ${written.length}` })
    .where(eq(exampleExports.id, exportId))
    .returning();
  if (!row) throw new Error(`Export ${exportId} is gone`);
  return row;
}
