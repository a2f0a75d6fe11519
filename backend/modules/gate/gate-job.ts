import { z } from 'zod';
import { defineJob } from '../../jobs/queue.ts';

/** Replays what a run asks for, case by case; what is there already is not asked again. */
export const gateJob = defineJob({
  name: 'gate-run',
  data: z.object({ run: z.string() }),
  retries: 2,
  maxSeconds: 4 * 60 * 60,
  atOnce: 2,
});

/** After this all tries are over: a run that is still WORKING was given up with its process. */
export const LONGEST_GATE_MS = 14 * 60 * 60 * 1000;

/** So long a run can be looked at. */
export const GATE_MS = 90 * 24 * 60 * 60 * 1000;
