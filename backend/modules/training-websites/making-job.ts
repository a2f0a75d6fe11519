import { z } from 'zod';
import { defineJob } from '../../jobs/queue.ts';

/** Makes one training website. Longer than a slow designer's own patience, so that its end is the designer's. */
export const makeTrainingJob = defineJob({
  name: 'training-website',
  data: z.object({
    entry: z.string(),
    /** False: the built-in designer makes it, whatever other there is. */
    isByModel: z.boolean(),
  }),
  retries: 2,
  maxSeconds: 300,
  atOnce: 2,
});

/** After this all tries are over: what is still being made was given up with its process. */
export const LONGEST_MAKING_MS = 60 * 60 * 1000;
