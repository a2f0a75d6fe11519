import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Holds } from './holds.ts';
import type * as schema from './schema.ts';

/** Either database, or a transaction on it. Inside a transaction use its own handle only, or an embedded database deadlocks. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Runs SQL as it is written; without values it may hold several statements. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

export type OpenedDatabase = {
  db: Database;
  run: RunSql;
  /** The same for single short statements, on connections that no transaction waits for: it may be used within one. */
  runApart: RunSql;
  /** The time that counts for every process on this database. */
  clock(): Date;
  /** True when no other process can have it open: what was under way in an earlier process is then certainly over. */
  isExclusive: boolean;
  /**
   * Hears what any process on this database notifies. `null` means that some of it may have been missed. The returned
   * function stops that.
   */
  listen(channel: string, hear: (payload: string | null) => void): Promise<() => Promise<void>>;
  /** Names to hold while this process lives. */
  openHolds(): Promise<Holds>;
  /** In plain words what is wrong with the database at present; null when it does its work. Answers within seconds. */
  problem(): Promise<string | null>;
  /** True while nothing can be changed because the disk is nearly full. */
  isReadOnly(): boolean;
  /**
   * Copies the files of an embedded database into the folder `db` in a folder, between two statements: whoever wants it meanwhile waits.
   * Rejects with a sentence when there is no room. A server has no such files.
   */
  copyInto?(folder: string): Promise<void>;
  close(): Promise<void>;
};

/** `RunSql` for one statement on a handle, such as that of a transaction. */
export const runOn =
  (db: Database): RunSql =>
  async (text, values = []) => {
    const result: unknown = await db._.session
      .prepareQuery({ sql: text, params: values }, undefined, undefined, false)
      .execute();
    const rows = typeof result === 'object' && result && 'rows' in result ? result.rows : [];
    return { rows: Array.isArray(rows) ? rows : [] };
  };
