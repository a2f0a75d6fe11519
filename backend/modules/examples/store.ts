import { and, asc, desc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { countUpTo, MOST_FOUND } from '../../db/count-up-to.ts';
import { searchedIn } from '../../db/searched-in.ts';
import type { Database } from '../../db/index.ts';
import { examples } from '../../db/schema.ts';
import type { momentKeySchema } from '../../graphql/connections.ts';
import type { Cut } from '../../graphql/connections.ts';

export type ExampleRow = typeof examples.$inferSelect;
/** Without what only its own page shows, and which may be long. */
export type ListedExample = Omit<ExampleRow, 'document' | 'before'>;

/** What a list is narrowed to; null: by nothing. */
export type Wanted = {
  search: string;
  tag: string | null;
} & { [Filter in 'kind' | 'task' | 'source' | 'state' | 'split']: ExampleRow[Filter] | null };

type Key = z.output<typeof momentKeySchema>;

const { document: _document, before: _before, ...listed } = getTableColumns(examples);

/** The newest first. */
export const listExamples = (db: Database, wanted: Wanted, { limit, after }: Cut<Key>): Promise<ListedExample[]> =>
  db
    .select(listed)
    .from(examples)
    .where(
      and(
        matching(wanted),
        after &&
          sql`(${examples.createdAt}, ${examples.id}) < (${sql.param(new Date(after[0]), examples.createdAt)}, ${after[1]})`,
      ),
    )
    .orderBy(desc(examples.createdAt), desc(examples.id))
    .limit(limit);

export const countExamples = (db: Database, wanted: Wanted) =>
  countUpTo(db, examples, matching(wanted), wanted.search === '' ? undefined : MOST_FOUND);

export async function findExample(db: Database, id: string): Promise<ExampleRow | undefined> {
  const [row] = await db.select().from(examples).where(eq(examples.id, id));
  return row;
}

/** The same, held until the transaction ends. */
export async function holdExample(db: Database, id: string): Promise<ExampleRow | undefined> {
  const [row] = await db.select().from(examples).where(eq(examples.id, id)).for('update');
  return row;
}

export async function findByContent(db: Database, contentHash: string): Promise<ExampleRow | undefined> {
  const [row] = await db.select().from(examples).where(eq(examples.contentHash, contentHash));
  return row;
}

/** Puts in those that are not there yet; gives what was put in. */
export const insertExamples = (
  db: Database,
  rows: (typeof examples.$inferInsert)[],
): Promise<{ id: string; contentHash: string }[]> =>
  db
    .insert(examples)
    .values(rows)
    .onConflictDoNothing({ target: examples.contentHash })
    .returning({ id: examples.id, contentHash: examples.contentHash });

export async function updateExampleRow(
  db: Database,
  id: string,
  change: Partial<Omit<ExampleRow, 'id'>>,
): Promise<ExampleRow> {
  const [row] = await db.update(examples).set(change).where(eq(examples.id, id)).returning();
  if (!row) throw new Error(`Example ${id} is gone`);
  return row;
}

/** Holds those of these that are there. */
export const holdExamples = (db: Database, ids: readonly string[]): Promise<ListedExample[]> =>
  db
    .select(listed)
    .from(examples)
    .where(inArray(examples.id, [...ids]))
    .orderBy(asc(examples.id))
    .for('update');

/** Holds those that were judged together and were not judged again since. */
export const holdJudged = (db: Database, judging: string): Promise<ListedExample[]> =>
  db.select(listed).from(examples).where(eq(examples.judging, judging)).orderBy(asc(examples.id)).for('update');

export async function deleteExampleRow(db: Database, id: string): Promise<void> {
  await db.delete(examples).where(eq(examples.id, id));
}

/** Removes what came of one thing and was neither approved, rejected nor changed since; gives what is gone. */
export const removeUnjudged = (
  db: Database,
  { kind, source, sourceId }: Pick<ExampleRow, 'kind' | 'source' | 'sourceId'>,
): Promise<ExampleRow[]> =>
  db
    .delete(examples)
    .where(
      and(
        eq(examples.source, source),
        eq(examples.sourceId, sourceId ?? ''),
        eq(examples.kind, kind),
        eq(examples.state, 'NEW'),
        eq(examples.version, 1),
      ),
    )
    .returning();

/** What came of one thing, the oldest first. */
export const examplesFrom = (
  db: Database,
  { source, sourceId }: Pick<ExampleRow, 'source' | 'sourceId'>,
): Promise<ListedExample[]> =>
  db
    .select(listed)
    .from(examples)
    .where(and(eq(examples.source, source), eq(examples.sourceId, sourceId ?? '')))
    .orderBy(asc(examples.createdAt), asc(examples.id));

const MOST_ALIKE = 10;

/** Others whose words say nearly the same, the oldest first. */
export const examplesLike = (db: Database, { id, nearKey }: Pick<ExampleRow, 'id' | 'nearKey'>) =>
  db
    .select(listed)
    .from(examples)
    .where(and(eq(examples.nearKey, nearKey), ne(examples.id, id)))
    .orderBy(asc(examples.createdAt), asc(examples.id))
    .limit(MOST_ALIKE);

/** Entries whose tags are offered to choose from: nobody reads all of a hundred thousand for a select box. */
const LATEST = 1000;
const MOST_TAGS = 100;

/** Tags that the latest have, in the order of the alphabet. */
export async function listExampleTags(db: Database): Promise<string[]> {
  const { tags, createdAt, id } = examples;
  const latest = db.select({ tags }).from(examples).orderBy(desc(createdAt), desc(id)).limit(LATEST).as('latest');
  const rows = await db
    .selectDistinct({ tag: sql<string>`tag` })
    .from(sql`${latest}, json_array_elements_text(latest.tags) as tag`)
    .orderBy(sql`tag`)
    .limit(MOST_TAGS);
  return rows.map(({ tag }) => tag);
}

/** What an example has to be like. */
export function matching({ search, tag, kind, task, source, state, split }: Wanted): SQL | undefined {
  return and(
    searchedIn(search, examples.words),
    kind === null ? undefined : eq(examples.kind, kind),
    task === null ? undefined : eq(examples.task, task),
    source === null ? undefined : eq(examples.source, source),
    state === null ? undefined : eq(examples.state, state),
    split === null ? undefined : eq(examples.split, split),
    tag === null ? undefined : sql`${examples.tags}::jsonb @> ${JSON.stringify([tag])}::jsonb`,
  );
}
