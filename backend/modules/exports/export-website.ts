import { assetKeysOf } from '#site/model/assets-of.ts';
import type { Context } from '../../context.ts';
import { planOfWebsite } from '../billing/holder.ts';
import { filedPosts } from '../posts/filed-posts.ts';
import { picturesOfPosts } from '../posts/posts-pictures.ts';
import { currentDocument } from '../revisions/read-document.ts';
import { findSiteSettings } from '../site-settings/store.ts';
import { exportedBlog } from './exported-blog.ts';
import { exportedFiles } from './exported-files.ts';
import { exportedMedia } from './media.ts';
import { pack } from './pack.ts';
import { websiteFor } from '../websites/on-website.ts';

export type WebsiteExport = { fileName: string; archive: Uint8Array };

/**
 * The draft as a ZIP: pages for any plain file server, with the document, its posts and all pictures. The same website gives the
 * same bytes. Throws RATE_LIMITED too.
 */
export async function exportWebsite(context: Context, id: string): Promise<WebsiteExport> {
  const website = await websiteFor(context, 'exportWebsite', id);
  await context.rateLimiter.take('exportWebsite', id);
  const document = await currentDocument(context.db, website);
  const plan = await planOfWebsite(context.db, website, context.clock());
  const { hiddenFromSearch, headCode, trainingConsentAt } = await findSiteSettings(context.db, id);
  const settings = { hiddenFromSearch, headCode, ...(website.timeZone && { timeZone: website.timeZone }) };
  const consents = { ...(trainingConsentAt && { training: trainingConsentAt.toISOString() }) };
  const shown = [...assetKeysOf(document), ...(await picturesOfPosts(context.db, id))];
  const badge = !plan.badgeRemovable;
  const media = await exportedMedia(context, id, [...new Set(shown)]);
  const files = exportedFiles(
    { name: website.name, document, settings, consents },
    {
      badge,
      media,
      posts: await filedPosts(context.db, id),
      blog: await exportedBlog(context, website, document, { badge, asset: media.asset }),
    },
  );
  return { fileName: `${website.subdomain}.zip`, archive: pack(files) };
}
