import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { blogFilesJob } from '../publishing/blog/blog-files-job.ts';
import { bringBlogUpToDate } from '../publishing/blog/bring-blog-up-to-date.ts';

/** Within the transaction that changes what readers see: they will, whatever happens to this process. */
export async function tellReaders({ jobs }: Pick<Services, 'jobs'>, db: Database, websiteId: string): Promise<void> {
  await jobs.add(blogFilesJob, { websiteId }, { db });
}

/** After it: now. What goes wrong here is done by the job. */
export async function showBlog(services: Services, websiteId: string): Promise<void> {
  await bringBlogUpToDate(services, websiteId).catch((error: unknown) => {
    services.log.warn('Posts are shown a little later', { error, website: websiteId });
    services.jobs.wake(blogFilesJob);
  });
}
