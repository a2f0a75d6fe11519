import { and, eq, gt, ilike, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import { kvStorages } from '../../db/schema.ts';
import type { Cut } from '../../graphql/connections.ts';

export type KvRow = typeof kvStorages.$inferSelect;

export async function findKvRow(db: Database, key: string): Promise<KvRow | undefined> {
  const [row] = await db.select().from(kvStorages).where(eq(kvStorages.key, key));
  return row;
}

/** The same, held until the transaction ends. */
export async function holdKvRow(db: Database, key: string): Promise<KvRow | undefined> {
  const [row] = await db.select().from(kvStorages).where(eq(kvStorages.key, key)).for('update');
  return row;
}

export const kvRowsAmong = (db: Database, keys: readonly string[]): Promise<KvRow[]> =>
  db
    .select()
    .from(kvStorages)
    .where(inArray(kvStorages.key, [...keys]));

/** Keys in order behind the last one seen: those stored that the search finds, and `unset`, which are not stored. */
export async function listKeys(
  db: Database,
  { search, unset }: { search: string; unset: readonly string[] },
  { limit, after }: Cut<[string]>,
): Promise<string[]> {
  const behind = after && gt(kvStorages.key, after[0]);
  const stored = sql`select ${kvStorages.key} as key from ${kvStorages} where ${and(behind, matching(search)) ?? sql`true`} order by 1 limit ${limit}`;
  const others = sql`select key from json_array_elements_text(${JSON.stringify(unset)}::json) as key`;
  const rows = await db
    .select({ key: sql<string>`key` })
    .from(sql`((${stored}) union all (${others})) as keys`)
    .where(after && sql`key > ${after[0]}`)
    .orderBy(sql`key`)
    .limit(limit);
  return rows.map(({ key }) => key);
}

export const countKeys = (db: Database, search: string) => countUpTo(db, kvStorages, matching(search));

/** False when the key is there already. */
export async function insertKvRow(db: Database, row: KvRow): Promise<boolean> {
  const made = await db.insert(kvStorages).values(row).onConflictDoNothing().returning({ key: kvStorages.key });
  return made.length > 0;
}

export async function updateKvRow(db: Database, { key, ...change }: Omit<KvRow, 'createdAt'>): Promise<void> {
  await db.update(kvStorages).set(change).where(eq(kvStorages.key, key));
}

export async function deleteKvRow(db: Database, key: string): Promise<void> {
  await db.delete(kvStorages).where(eq(kvStorages.key, key));
}

const matching = (search: string): SQL | undefined =>
  search === '' ? undefined : ilike(kvStorages.key, `%${search.replace(/[\\%_]/g, '\\$&')}%`);
