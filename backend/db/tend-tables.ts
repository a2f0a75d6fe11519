import { z } from 'zod';
import type { OpenedDatabase } from './database.ts';

const rowsSchema = z.array(z.object({ schema: z.string(), name: z.string() }));

/** Fewer changes of a table are not worth the look; of a large one a tenth has to be new. */
const LEAST_CHANGES = 200;

const CHANGED = `select schemaname as schema, relname as name from pg_stat_user_tables
  where greatest(n_mod_since_analyze, n_dead_tup) >= ${LEAST_CHANGES} + n_live_tup / 10 order by relname`;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * Gives room of deleted rows back to their tables, and has the database count what is in those of which much changed, so that it knows
 * which way to long lists is short. A server does so by itself, the embedded database never. One table after the other: requests come
 * in between. Gives the names of the tables.
 */
export async function tendTables({
  run,
  isExclusive,
  isReadOnly,
}: Pick<OpenedDatabase, 'run' | 'isExclusive' | 'isReadOnly'>): Promise<string[]> {
  if (!isExclusive || isReadOnly()) return [];
  // What was changed this second counts as well.
  await run('select pg_stat_force_next_flush()');
  const changed = rowsSchema.parse((await run(CHANGED)).rows);
  for (const { schema, name } of changed) await run(`vacuum (analyze) ${quoted(schema)}.${quoted(name)}`);
  return changed.map(({ name }) => name);
}
