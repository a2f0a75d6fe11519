import { requireWebsite } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import type { WebsiteRow } from '../websites/store.ts';

/**
 * Typed Markdown as safe HTML, for somebody who may write posts of the website. Throws as `requireWebsite`, and INVALID with the field
 * `body` for what cannot be read in time.
 */
export async function previewBlogPost(context: Context, website: WebsiteRow, body: string): Promise<string> {
  const { id, ownerId } = requireWebsite(context.actor, 'previewBlogPost', website);
  await context.rateLimiter.take('previewBlogPost', ownerId ?? id);
  return (await context.reading.markdown(body)).html;
}
