import type { OpenedDatabase } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

export { runOn } from './database.ts';
export type { Database, OpenedDatabase, RunSql } from './database.ts';
export { FolderInUse, lockFolder } from './folder-lock.ts';
export { lockOf, noHolds } from './holds.ts';
export { makeFolder } from './make-folder.ts';
export type { Holds } from './holds.ts';
export { tendTables } from './tend-tables.ts';
export { causesOf, isAway, isRefusedWrite } from './is-away.ts';

/**
 * Opens PostgreSQL when there is an address for it, else the embedded database in the data folder. `onTrouble` hears of what
 * goes wrong while nobody waits for it.
 */
export const openDatabase = (
  where: { databaseUrl?: string; databaseDirectUrl?: string; databasePool?: number; dataDir: string },
  onTrouble: (error: Error) => void,
): Promise<OpenedDatabase> =>
  where.databaseUrl
    ? openPostgres(where.databaseUrl, onTrouble, { directUrl: where.databaseDirectUrl, pool: where.databasePool })
    : openEmbedded(where.dataDir, onTrouble);
