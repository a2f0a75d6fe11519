import { count, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Nobody reads further, and counting a hundred thousand rows takes longer than a page of them. */
const MOST = 1000;

/** Of what was searched fewer are counted: each row is read and compared. Whoever finds so many searches more narrowly. */
export const MOST_FOUND = 250;

/** How many rows of a table fit, counted up to a thousand, or to `most`. */
export async function countUpTo(
  db: Database,
  table: PgTable,
  fitting: SQL | undefined,
  most = MOST,
): Promise<{ count: number; isExact: boolean }> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(fitting)
    .limit(most + 1)
    .as('some');
  const [row] = await db.select({ total: count() }).from(some);
  const total = row?.total ?? 0;
  return { count: Math.min(total, most), isExact: total <= most };
}
