import { z } from 'zod';
import { defineJob } from '../../../jobs/queue.ts';

/** Brings a website's posts on the web into line with what they are made from. */
export const blogFilesJob = defineJob({
  name: 'blog-files',
  data: z.object({ websiteId: z.string() }),
  retries: 6,
  maxSeconds: 600,
});
