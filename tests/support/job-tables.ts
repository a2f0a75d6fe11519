import PgBoss from 'pg-boss';
import { SCHEMA } from '#backend/jobs/job-table.ts';

type Run = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** The job queue alone: nobody looks for jobs or puts them aside. */
const queueOn = (executeSql: Run) =>
  new PgBoss({ db: { executeSql }, schema: SCHEMA, schedule: false, supervise: false });

/** The kinds of jobs that a database knows. */
export async function kindsOfJobs(run: Run): Promise<PgBoss.Queue[]> {
  // What nobody set is null there, and may not be in what is made.
  return (await queueOn(run).getQueues()).map(
    ({ name, policy, retryLimit, retryDelay, retryBackoff, expireInSeconds }) => ({
      name,
      policy,
      retryLimit,
      retryDelay,
      retryBackoff,
      expireInSeconds,
    }),
  );
}

/** Makes their tables: a partition and five indexes for each kind, which takes half the time of opening a database. */
export async function makeJobTables(run: Run, kinds: PgBoss.Queue[]): Promise<void> {
  const queue = queueOn(run);
  await queue.start();
  for (const kind of kinds) await queue.createQueue(kind.name, kind);
  await queue.stop({ graceful: false });
}
