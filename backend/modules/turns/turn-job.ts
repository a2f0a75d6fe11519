import { z } from 'zod';
import { defineJob } from '../../jobs/queue.ts';

/** A turn of a slow designer. Longer than the designer's own patience, so that its end is the designer's. */
export const turnJob = defineJob({
  name: 'chat-turn',
  data: z.object({ turn: z.string() }),
  retries: 2,
  maxSeconds: 960,
  atOnce: 4,
});

/** After this all tries are over: a turn that is still WORKING was given up with its process. */
export const LONGEST_TURN_MS = 60 * 60 * 1000;
