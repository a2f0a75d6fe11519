import { requireWebsite } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { findWebsite, updateWebsite } from './store.ts';
import type { WebsiteRow } from './store.ts';

/** How long a deleted website can be restored. */
export const RESTORABLE_MS = 30 * 24 * 60 * 60 * 1000;

/** Takes the website off the web at once and puts it away for 30 days. Deleting twice changes nothing. */
export async function deleteWebsite(context: Context, id: string): Promise<WebsiteRow> {
  const website = requireWebsite(context.actor, 'deleteWebsite', await findWebsite(context.db, id));
  if (website.deletedAt) return website;
  const deleted = await updateWebsite(context.db, id, {
    deletedAt: context.clock(),
    publishedSnapshotId: null,
    publishedRevision: null,
    publishedHash: null,
    publishedAt: null,
  });
  context.siteCache.forget(website.subdomain);
  return deleted;
}
