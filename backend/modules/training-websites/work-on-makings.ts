import type { Services } from '../../context.ts';
import { makeTrainingJob } from './making-job.ts';
import { giveUpMaking, runMaking } from './run-making.ts';

/** Lets this process make training websites. */
export const workOnMakings = (services: Services): Promise<void> =>
  services.jobs.work(
    makeTrainingJob,
    (run) => runMaking(services, run),
    (data) => giveUpMaking(services, data),
  );
