import type { Context } from '../../context.ts';
import { planOfWebsite } from '../billing/holder.ts';
import { currentDocument } from '../revisions/read-document.ts';
import { findSiteSettings } from '../site-settings/store.ts';
import { exportedFiles } from './exported-files.ts';
import { exportedMedia } from './media.ts';
import { pack } from './pack.ts';
import { websiteFor } from '../websites/on-website.ts';

export type WebsiteExport = { fileName: string; archive: Uint8Array };

/**
 * The draft as a ZIP: pages for any plain file server, with the document and its pictures. The same website gives the
 * same bytes. Throws RATE_LIMITED too.
 */
export async function exportWebsite(context: Context, id: string): Promise<WebsiteExport> {
  const website = await websiteFor(context, 'exportWebsite', id);
  context.rateLimiter.take('exportWebsite', id);
  const document = await currentDocument(context.db, website);
  const plan = await planOfWebsite(context.db, website, context.clock());
  const { hiddenFromSearch, headCode } = await findSiteSettings(context.db, id);
  const files = exportedFiles(
    { name: website.name, document, settings: { hiddenFromSearch, headCode } },
    { badge: !plan.badgeRemovable, media: await exportedMedia(context, id, document) },
  );
  return { fileName: `${website.subdomain}.zip`, archive: pack(files) };
}
