import { z } from 'zod';
import { defineJob } from '../../jobs/queue.ts';

/** Does one run of the playground, both sides at once. Longer than a slow designer's own patience, so that its end is the designer's. */
export const playgroundJob = defineJob({
  name: 'playground-run',
  data: z.object({ run: z.string() }),
  retries: 2,
  maxSeconds: 960,
  atOnce: 2,
});

/** After this all tries are over: a run that is still WORKING was given up with its process. */
export const LONGEST_RUN_MS = 60 * 60 * 1000;

/** So long a run can be looked at. */
export const RUN_MS = 30 * 24 * 60 * 60 * 1000;
