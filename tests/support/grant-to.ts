import type { OpenedDatabase } from '#backend/db/index.ts';
import type { JobQueue } from '#backend/jobs/queue.ts';
import { grantPlan } from '#backend/modules/billing/grant-plan.ts';
import type { PlanId } from '#backend/modules/billing/plans.ts';

/** Keeps no job: what follows from a plan is up to the test. */
export const noJobs: JobQueue = {
  add: async () => '',
  wake: () => undefined,
  work: async () => undefined,
  close: async () => undefined,
};

/** Grants somebody a plan; nothing that they have is brought into line with it. */
export const grantTo = (
  { db }: Pick<OpenedDatabase, 'db'>,
  userId: string,
  plan: PlanId,
  now = new Date('2026-11-21T09:00:00.000Z'),
): Promise<void> => db.transaction((tx) => grantPlan(tx, { clock: () => now, jobs: noJobs }, userId, plan));
