import type { Services } from '../../context.ts';
import { doPlaygroundRun } from './do-run.ts';
import { giveUpRun } from './end-run.ts';
import { playgroundJob } from './run-job.ts';

/** Lets this process work on runs. */
export const workOnRuns = (services: Services): Promise<void> =>
  services.jobs.work(
    playgroundJob,
    (run) => doPlaygroundRun(services, run),
    (data) => giveUpRun(services, data),
  );
