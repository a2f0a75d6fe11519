import type { Context } from '../../context.ts';
import { updateWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { websiteFor } from '../websites/on-website.ts';

/** Takes the website off the web; draft, history and snapshots stay. Doing it twice changes nothing. */
export async function unpublishWebsite(context: Context, id: string): Promise<WebsiteRow> {
  const website = await websiteFor(context, 'unpublishWebsite', id);
  if (!website.publishedSnapshotId) return website;
  const unpublished = await updateWebsite(context.db, id, {
    publishedSnapshotId: null,
    publishedRevision: null,
    publishedHash: null,
    publishedAt: null,
  });
  context.siteCache.changed(website);
  return unpublished;
}
