import type { Context } from '../../context.ts';
import { lockUser } from '../users/store.ts';
import { lockedFor, websiteFor } from '../websites/on-website.ts';
import { updateWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { settleIfFewer, settleWebsitesJob } from './settle-websites-job.ts';

/**
 * Takes the website off the web, or out of its rest; draft, history and snapshots stay, and one that rests may take its place.
 * Doing it twice changes nothing.
 */
export async function unpublishWebsite(context: Context, id: string): Promise<WebsiteRow> {
  const { db, jobs, siteCache } = context;
  const website = await websiteFor(context, 'unpublishWebsite', id);
  if (website.publishedRevision === null) return website;
  const unpublished = await db.transaction(async (tx) => {
    const { id: ownerId } = await lockUser(tx, website.ownerId ?? '');
    await lockedFor(tx, context, 'unpublishWebsite', id);
    const taken = await updateWebsite(tx, id, {
      publishedSnapshotId: null,
      publishedRevision: null,
      publishedHash: null,
      publishedAt: null,
      publishedByKey: null,
      restsSince: null,
    });
    await settleIfFewer(tx, context, ownerId);
    return taken;
  });
  jobs.wake(settleWebsitesJob);
  siteCache.changed(website);
  return unpublished;
}
