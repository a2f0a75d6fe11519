import type { Database } from './database.ts';

/**
 * A query that is asked all the time, written once for each database instead of at every request. The transaction of a
 * moment gets its own. Values come by name: `sql.placeholder('id')`.
 */
export function prepared<Query extends object>(write: (db: Database) => Query): (db: Database) => Query {
  const written = new WeakMap<Database, Query>();
  return (db) => {
    const known = written.get(db);
    if (known) return known;
    const query = write(db);
    written.set(db, query);
    return query;
  };
}
