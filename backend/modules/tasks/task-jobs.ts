import { z } from 'zod';
import { defineJob } from '../../jobs/queue.ts';

const data = z.object({ task: z.string() });

/** Words by a slow designer. Longer than its own patience, so that its end is the designer's. */
export const writingJob = defineJob({ name: 'blog-writing', data, retries: 2, maxSeconds: 200, atOnce: 4 });

/** One at a time in a process: a file that takes long to read leaves a thread free for what people wait for. */
export const importPostsJob = defineJob({ name: 'import-posts', data, retries: 2, maxSeconds: 900 });

/** Most of it is waiting for other websites. */
export const bringPicturesJob = defineJob({ name: 'bring-pictures', data, retries: 2, maxSeconds: 900, atOnce: 2 });

/** A picture by a model. Longer than its service is waited for; a second try is paid for again, so there is one. */
export const generatePictureJob = defineJob({ name: 'generate-picture', data, retries: 1, maxSeconds: 240, atOnce: 4 });
