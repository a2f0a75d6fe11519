import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** Either database, or a transaction on it. Inside a transaction use its own handle only, or an embedded database deadlocks. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type OpenedDatabase = { db: Database; close(): Promise<void> };
