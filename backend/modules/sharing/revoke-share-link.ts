import type { Context } from '../../context.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { deleteShareLink, findShareLink } from './store.ts';
import { websiteFor } from '../websites/on-website.ts';

/** Closes a share link for good, at once. Gives its website. Throws NOT_FOUND, also for a link that is revoked already. */
export async function revokeShareLink(context: Context, id: string): Promise<WebsiteRow> {
  const link = await findShareLink(context.db, id);
  const website = await websiteFor(context, 'revokeShareLink', link?.websiteId);
  await deleteShareLink(context.db, id);
  return website;
}
