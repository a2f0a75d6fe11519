import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { countUpTo, MOST_FOUND } from '../../db/count-up-to.ts';
import { searchedIn } from '../../db/searched-in.ts';
import type { Database } from '../../db/index.ts';
import { trainingWebsites, websites } from '../../db/schema.ts';
import type { momentKeySchema } from '../../graphql/connections.ts';
import type { Cut } from '../../graphql/connections.ts';
import { announceWebsite } from '../websites/store.ts';

export type TrainingRow = typeof trainingWebsites.$inferSelect;

/** What a list is narrowed to; null: by nothing. */
export type Wanted = {
  search: string;
  status: TrainingRow['status'] | null;
  origin: TrainingRow['origin'] | null;
  score: number | null;
  tag: string | null;
};

export async function findTraining(db: Database, id: string): Promise<TrainingRow | undefined> {
  const [row] = await db.select().from(trainingWebsites).where(eq(trainingWebsites.id, id));
  return row;
}

/** The same, held until the transaction ends. */
export async function holdTraining(db: Database, id: string): Promise<TrainingRow | undefined> {
  const [row] = await db.select().from(trainingWebsites).where(eq(trainingWebsites.id, id)).for('update');
  return row;
}

type Key = z.output<typeof momentKeySchema>;

/** The newest first. */
export const listTraining = (db: Database, wanted: Wanted, { limit, after }: Cut<Key>): Promise<TrainingRow[]> =>
  db
    .select()
    .from(trainingWebsites)
    .where(
      and(
        matching(wanted),
        after &&
          sql`(${trainingWebsites.createdAt}, ${trainingWebsites.id}) < (${sql.param(new Date(after[0]), trainingWebsites.createdAt)}, ${after[1]})`,
      ),
    )
    .orderBy(desc(trainingWebsites.createdAt), desc(trainingWebsites.id))
    .limit(limit);

export const countTraining = (db: Database, wanted: Wanted) =>
  countUpTo(db, trainingWebsites, matching(wanted), wanted.search === '' ? undefined : MOST_FOUND);

/** Entries whose tags are offered to choose from: nobody reads all of a hundred thousand for a select box. */
const LATEST = 1000;
const MOST_TAGS = 100;

/** Tags that the latest entries have, in the order of the alphabet. */
export async function listTags(db: Database): Promise<string[]> {
  const { tags, createdAt, id } = trainingWebsites;
  const latest = db
    .select({ tags })
    .from(trainingWebsites)
    .orderBy(desc(createdAt), desc(id))
    .limit(LATEST)
    .as('latest');
  const rows = await db
    .selectDistinct({ tag: sql<string>`tag` })
    .from(sql`${latest}, json_array_elements_text(latest.tags) as tag`)
    .orderBy(sql`tag`)
    .limit(MOST_TAGS);
  return rows.map(({ tag }) => tag);
}

export async function insertTraining(db: Database, row: typeof trainingWebsites.$inferInsert): Promise<TrainingRow> {
  const [made] = await db.insert(trainingWebsites).values(row).returning();
  if (!made) throw new Error('A training website was not stored');
  return made;
}

export async function updateTraining(
  db: Database,
  id: string,
  change: Partial<Omit<TrainingRow, 'id'>>,
): Promise<TrainingRow> {
  const [row] = await db.update(trainingWebsites).set(change).where(eq(trainingWebsites.id, id)).returning();
  if (!row) throw new Error(`Training website ${id} is gone`);
  await announceWebsite(db, id);
  return row;
}

/** The id of the website at a subdomain of ours. */
export async function findAtSubdomain(db: Database, subdomain: string): Promise<string | undefined> {
  const [website] = await db.select({ id: websites.id }).from(websites).where(eq(websites.subdomain, subdomain));
  return website?.id;
}

/** Writes the step that its making is at. False when that is over. */
export async function saveStep(db: Database, id: string, note: string): Promise<boolean> {
  const made = await db
    .update(trainingWebsites)
    .set({ note })
    .where(and(eq(trainingWebsites.id, id), eq(trainingWebsites.state, 'WORKING')))
    .returning({ id: trainingWebsites.id });
  return made.length > 0;
}

/** Removes the entry with the website that holds its document. */
export async function deleteTraining(db: Database, { id, websiteId }: TrainingRow): Promise<void> {
  await db.delete(trainingWebsites).where(eq(trainingWebsites.id, id));
  if (websiteId !== null)
    await db.delete(websites).where(and(eq(websites.id, websiteId), eq(websites.purpose, 'training')));
  await announceWebsite(db, id);
}

/** Those that are being made since before a moment. */
export const madeSinceBefore = (db: Database, moment: Date): Promise<TrainingRow[]> =>
  db
    .select()
    .from(trainingWebsites)
    .where(and(eq(trainingWebsites.state, 'WORKING'), lt(trainingWebsites.updatedAt, moment)));

function matching({ search, status, origin, score, tag }: Wanted): SQL | undefined {
  const { title, brief, sourceUrl, tags } = trainingWebsites;
  return and(
    searchedIn(search, title, brief, sourceUrl),
    status === null ? undefined : eq(trainingWebsites.status, status),
    origin === null ? undefined : eq(trainingWebsites.origin, origin),
    score === null ? undefined : eq(trainingWebsites.score, score),
    tag === null ? undefined : sql`${tags}::jsonb @> ${JSON.stringify([tag])}::jsonb`,
  );
}
