import { lockOf } from '../db/index.ts';
import type { OpenedDatabase, RunSql } from '../db/index.ts';
import { JOBS } from './job-table.ts';

/** A process has so much time between taking a job and holding it. */
const TAKEN = `interval '2 seconds'`;

/**
 * Gives jobs back whose process died in the middle of them; `mine` are under way in this one. Answers which kinds there are. A job
 * of a process that lives is held by it, and stays there.
 */
export async function giveBackOrphans(
  { run, isExclusive }: Pick<OpenedDatabase, 'run' | 'isExclusive'>,
  mine: readonly string[],
): Promise<string[]> {
  const given = await run(
    `with under_way as materialized (
       select id from ${JOBS} where state = 'active' and id <> all ($1::uuid[])
         and (${isExclusive} or started_on < now() - ${TAKEN})
       for update skip locked
     ), orphans as materialized (
       select id from under_way where ${isExclusive} or pg_try_advisory_xact_lock(${lockOf('id::text')})
     )
     update ${JOBS} set state = 'retry', start_after = now()
     where id in (select id from orphans) and state = 'active' returning name`,
    [[...mine]],
  );
  return namesIn(given.rows);
}

/** Of these kinds, those of which there are jobs to be done now. */
export async function kindsDue({ run }: Pick<OpenedDatabase, 'run'>, kinds: readonly string[]): Promise<string[]> {
  const due = await run(
    `select name from unnest($1::text[]) as kind (name)
     where exists (select from ${JOBS} job where job.name = kind.name and state < 'active' and start_after < now())`,
    [[...kinds]],
  );
  return namesIn(due.rows);
}

export const ADDED = 'job_added';

/** Tells every process that there may be a job of a kind, once what added it is committed. */
export const tellAdded = async (run: RunSql, name: string): Promise<void> =>
  void (await run('select pg_notify($1, $2)', [ADDED, name]));

const namesIn = (rows: unknown[]): string[] => [
  ...new Set(
    rows.flatMap((row) =>
      typeof row === 'object' && row && 'name' in row && typeof row.name === 'string' ? [row.name] : [],
    ),
  ),
];

/** A job that a restart interrupts has not failed: that try does not count. */
export const forgetTry = ({ run }: Pick<OpenedDatabase, 'run'>, id: string) =>
  run(`update ${JOBS} set retry_count = retry_count - 1 where id = $1 and state = 'active'`, [id]);
