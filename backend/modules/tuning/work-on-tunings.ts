import type { Services } from '../../context.ts';
import { giveUpTuning } from './end-tuning.ts';
import { followTuning } from './follow-tuning.ts';
import { tuningJob } from './tuning-job.ts';

/** Lets this process follow fine-tuning jobs. */
export const workOnTunings = (services: Services): Promise<void> =>
  services.jobs.work(
    tuningJob,
    (run) => followTuning(services, run),
    (data) => giveUpTuning(services, data),
  );
