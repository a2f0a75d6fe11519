import pg from 'pg';
import { z } from 'zod';
import type { RunSql } from '#backend/db/index.ts';

/** Websites of a large installation; `--websites` of `npm run bench` sets it. */
export const MANY = Number(process.env['BENCH_WEBSITES'] ?? 1_000_000);

const columnsSchema = z.array(z.object({ column_name: z.string() }));

/** A connection of its own to fill a database: the product's own end a question that takes as long as a million copies do. */
export async function filling(url: string, fill: (sql: RunSql) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await fill((text, values) => client.query(text, values));
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

/** Rows to copy: `where` names the original, `changed` gives columns of the copy number `nth` as SQL. */
export type Copies = { table: string; where: string; changed: Record<string, string> };

/**
 * Adds so many copies of each, all or none. For a million of them neither triggers nor references are looked at: what the
 * copies refer to is the caller's to add.
 */
export async function addCopies(sql: RunSql, wanted: Copies[], count: number): Promise<void> {
  const inserts: string[] = [];
  for (const { table, where, changed } of wanted) {
    const { rows } = await sql(
      `select column_name from information_schema.columns where table_schema = current_schema() and table_name = $1 and is_identity = 'NO'`,
      [table],
    );
    const columns = columnsSchema.parse(rows).map(({ column_name: column }) => column);
    const values = columns.map((column) => changed[column] ?? `original."${column}"`);
    inserts.push(
      `insert into ${table} (${columns.map((column) => `"${column}"`).join(', ')}) select ${values.join(', ')}
       from ${table} as original, generate_series(1, ${Math.floor(count)}) as nth where ${where}`,
    );
  }
  await sql(
    `begin; set local session_replication_role = replica; set local maintenance_work_mem = '512MB'; ${inserts.join(';')}; commit`,
  );
}
