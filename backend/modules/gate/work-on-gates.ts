import type { Services } from '../../context.ts';
import { doGateRun } from './do-gate.ts';
import { giveUpGate } from './end-gate.ts';
import { gateJob } from './gate-job.ts';

/** Lets this process work on replays. */
export const workOnGates = (services: Services): Promise<void> =>
  services.jobs.work(
    gateJob,
    (run) => doGateRun(services, run),
    (data) => giveUpGate(services, data),
  );
