import { z } from 'zod';
import { defineJob } from '../../jobs/queue.ts';

/** Brings one website over. Longer than its pages and pictures may take together. */
export const siteImportJob = defineJob({
  name: 'site-import',
  data: z.object({ id: z.string() }),
  retries: 2,
  maxSeconds: 900,
  atOnce: 2,
});

/** After this all tries are over: what is still under way was given up with its process. */
export const LONGEST_IMPORT_MS = 60 * 60 * 1000;
