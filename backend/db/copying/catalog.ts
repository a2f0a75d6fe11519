import pg from 'pg';
import type { Session } from './session.ts';

export type Column = { name: string; type: string };
export type Table = { schema: string; name: string; columns: Column[] };
/** The last number that was given; null when none was. */
export type Sequence = { name: string; last: string | null };
/** A kind of jobs, as the job queue keeps it. */
export type Queue = {
  name: string;
  policy: string | null;
  retryLimit: number | null;
  retryDelay: number | null;
  retryBackoff: boolean | null;
  expireInSeconds: number | null;
};

export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string => `${schema}.${name}`;
export const quoted = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** What may be taken along: our tables and the jobs. Neither unlogged tables, which hold only what may be lost, nor what belongs to extensions. */
const KEPT = `c.relpersistence = 'p' and not c.relispartition and c.relkind in ('r', 'p')
  and (n.nspname = 'public' or n.nspname = 'pgboss' and c.relname = 'job')
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** All tables with the columns that are written, not those that the database computes. */
export async function readTables({ texts }: Session): Promise<Table[]> {
  const rows = await texts(
    `select n.nspname, c.relname, a.attname, format_type(a.atttypid, a.atttypmod)
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where ${KEPT} and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     order by 1, 2, a.attnum`,
  );
  const tables = new Map<string, Table>();
  for (const [schema = '', name = '', column = '', type = ''] of rows.map((row) => row.map(String))) {
    const table = tables.get(`${schema}.${name}`) ?? { schema, name, columns: [] };
    tables.set(nameOf(table), table);
    table.columns.push({ name: column, type });
  }
  return [...tables.values()];
}

/** Numbers are given outside of transactions: read last, none of them is below one that is in use. */
export async function readSequences({ texts }: Session): Promise<Sequence[]> {
  const rows = await texts(
    `select sequencename, last_value from pg_sequences where schemaname = 'public' order by sequencename`,
  );
  return rows.map(([name, last]) => ({ name: String(name), last: last ?? null }));
}

/** When each migration that the database has was made, in their order. */
export async function readMigrations(session: Session): Promise<number[]> {
  if (!(await hasTable(session, 'drizzle.__drizzle_migrations'))) return [];
  const rows = await session.texts('select created_at from drizzle.__drizzle_migrations order by created_at');
  return rows.map(([at]) => Number(at));
}

/** The kinds of jobs, and which version of the job queue made its tables; 0 when it has none yet. */
export async function readQueues(session: Session): Promise<{ version: number; queues: Queue[] }> {
  if (!(await hasTable(session, 'pgboss.version'))) return { version: 0, queues: [] };
  const [[version = '0'] = []] = await session.texts('select version from pgboss.version');
  const rows = await session.texts(
    'select name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds from pgboss.queue order by name',
  );
  const number = (value: string | null | undefined) => (value == null ? null : Number(value));
  const queues = rows.map(([name, policy, limit, delay, backoff, seconds]) => ({
    name: String(name),
    policy: policy ?? null,
    retryLimit: number(limit),
    retryDelay: number(delay),
    retryBackoff: backoff == null ? null : backoff === 't',
    expireInSeconds: number(seconds),
  }));
  return { version: Number(version), queues };
}

async function hasTable({ texts }: Session, name: string): Promise<boolean> {
  const [[found = null] = []] = await texts('select to_regclass($1)', [name]);
  return found !== null;
}
