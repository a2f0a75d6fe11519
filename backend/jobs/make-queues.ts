import PgBoss from 'pg-boss';
import type { RunSql } from '../db/index.ts';
import { SCHEMA } from './job-table.ts';

type Kind = {
  name: string;
  policy: string | null;
  retryLimit: number | null;
  retryDelay: number | null;
  retryBackoff: boolean | null;
  expireInSeconds: number | null;
};

/** Makes the tables of jobs with these kinds, where nobody does any yet. */
export async function makeQueues(executeSql: RunSql, kinds: Kind[]): Promise<void> {
  const boss = new PgBoss({ db: { executeSql }, schema: SCHEMA, schedule: false, supervise: false });
  await boss.start();
  for (const { name, policy, ...numbers } of kinds) {
    const given = Object.entries({ ...numbers }).filter(([, value]) => value !== null);
    await boss.createQueue(name, { name, ...(policy && isPolicy(policy) && { policy }), ...Object.fromEntries(given) });
  }
  await boss.stop({ graceful: false });
}

const POLICIES = ['standard', 'short', 'singleton', 'stately'] as const;
const isPolicy = (policy: string): policy is (typeof POLICIES)[number] => POLICIES.some((one) => one === policy);
