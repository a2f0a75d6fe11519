import type { Context } from '../../../context.ts';
import { notFound } from '../../../failure.ts';
import { findPost, findTopic, setTopicPost } from '../../posts/store.ts';
import { websiteFor } from '../../websites/on-website.ts';
import type { OwnPost } from '../blog-post.ts';
import { insertDraft } from '../create-post.ts';
import { askWriter } from './ask-writer.ts';

/** A draft by the assistant, and what is to be said about it. */
export type WrittenPost = { post: OwnPost; note: string | null };

/**
 * Has the assistant write a draft on a topic. What only the owner knows stands in it as gaps. A topic that was written on before gives
 * that post, and nothing is counted. Throws LIMIT_REACHED and RATE_LIMITED.
 */
export async function writeBlogPost(context: Context, topicId: string): Promise<WrittenPost> {
  const topic = await findTopic(context.db, topicId);
  const website = await websiteFor(context, 'writeBlogPost', topic?.websiteId);
  if (!topic) throw notFound('topic');
  const before = topic.postId === null ? undefined : await findPost(context.db, topic.postId);
  if (before && !before.deletedAt) return { post: { ...before, website }, note: null };
  const { title } = topic;
  const written = await askWriter(
    context,
    'writeBlogPost',
    website.id,
    { kind: 'post', title },
    async (db, row, writing) => {
      const post = await insertDraft(db, context, row, { title, body: writing.texts[0] ?? '' });
      await setTopicPost(db, topicId, post.id);
      return { post, note: writing.note ?? null };
    },
  );
  if (!written) throw notFound('topic');
  return written;
}
