import type { Context } from '../../context.ts';
import { websiteFor } from '../websites/on-website.ts';

/** Typed Markdown as safe HTML. Throws INVALID with the field `body` for what cannot be read in time. */
export async function previewBlogPost(context: Context, websiteId: string, body: string): Promise<string> {
  const website = await websiteFor(context, 'previewBlogPost', websiteId);
  await context.rateLimiter.take('previewBlogPost', website.ownerId ?? websiteId);
  return (await context.reading.markdown(body)).html;
}
