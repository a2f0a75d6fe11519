import { z } from 'zod';
import type { Context } from '../../context.ts';
import { invalid } from '../../failure.ts';
import { defineJob } from '../../jobs/queue.ts';
import { momentOf } from '../posts/local-time.ts';
import { updatePost } from '../posts/store.ts';
import type { OwnPost } from './blog-post.ts';
import { onPost } from './own-post.ts';
import { requireOneVersion } from './publish-post.ts';
import { keepContent, requireTitle, withSlug } from './write-content.ts';

const FARTHEST_MS = 5 * 365 * 24 * 60 * 60 * 1000;
/** The database's clock may be a little ahead of ours. */
const AFTER_MS = 500;

/** Looks whether a post's moment has come. */
export const publishDueJob = defineJob({
  name: 'publish-post',
  data: z.object({ postId: z.string() }),
  retries: 6,
  maxSeconds: 120,
});

/** When the job looks that is to find a moment come. */
export const justAfter = (moment: Date) => new Date(moment.getTime() + AFTER_MS);

/**
 * Lets readers see the post from a time of the website's own zone on (`2026-12-05T09:00`), as it stands then. Throws INVALID with the
 * fields `at`, `timeZone`, `title` and `body`.
 */
export const scheduleBlogPost = (context: Context, id: string, at: string): Promise<OwnPost> =>
  onPost(context, 'scheduleBlogPost', id, async (db, post, website) => {
    await context.rateLimiter.take('publishBlogPost', website.ownerId ?? id);
    if (post.live) throw invalid('at', 'Readers see this post already. Take it back to a draft first.');
    requireTitle(post.content);
    requireOneVersion(post);
    if (!website.timeZone) throw invalid('timeZone', 'Choose your time zone first.');
    const publishAt = momentOf(at, website.timeZone);
    const now = context.clock();
    if (at.trim() === '') throw invalid('at', 'Choose the day and the time first.');
    if (!publishAt) throw invalid('at', 'Write the time as in 2026-12-05T09:00.');
    if (publishAt <= now) throw invalid('at', 'That time has passed. Choose a later one, or publish the post now.');
    if (publishAt.getTime() > now.getTime() + FARTHEST_MS) throw invalid('at', 'Choose a time in the next five years.');
    const content = await withSlug(db, post, post.content);
    if (content !== post.content) await keepContent(db, post, { content, authorId: website.ownerId, now });
    await context.jobs.add(publishDueJob, { postId: id }, { db, at: justAfter(publishAt) });
    return updatePost(db, id, { publishAt });
  });
