import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { Failure, notFound } from '../../../failure.ts';
import { parseInput } from '../../../parse-input.ts';
import { MAX_BODY_BYTES } from '../../posts/content.ts';
import { findPost } from '../../posts/store.ts';
import { findTopic } from '../../posts/topics/store.ts';
import type { TaskRow } from '../../tasks/store.ts';
import { websiteFor } from '../../websites/on-website.ts';
import { askWriter } from './ask-writer.ts';

export const partKinds = ['IMPROVE', 'SHORTEN', 'TITLES', 'EXCERPT', 'DESCRIPTION'] as const;
export type PartKind = (typeof partKinds)[number];

/** Has the assistant think of topics, which are kept; none of them repeats a post or a topic. Throws as `askWriter`. */
export const suggestBlogTopics = (context: Context, websiteId: string): Promise<TaskRow> =>
  askWriter(context, 'suggestBlogTopics', websiteId, { kind: 'TOPICS', about: '', wish: {} });

/**
 * Has the assistant write a draft on a topic. What only the owner knows stands in it as gaps. Throws INVALID for a topic that was written
 * on before, and as `askWriter`.
 */
export async function writeBlogPost(context: Context, topicId: string): Promise<TaskRow> {
  const topic = await findTopic(context.db, topicId);
  const website = await websiteFor(context, 'writeBlogPost', topic?.websiteId);
  if (!topic) throw notFound('topic');
  const before = topic.postId === null ? undefined : await findPost(context.db, topic.postId);
  if (before && !before.deletedAt)
    throw new Failure('There is a post on this topic already. Open it instead.', { code: 'INVALID', fields: {} });
  return askWriter(context, 'writeBlogPost', website.id, { kind: 'POST', about: topicId, wish: {} });
}

const partSchema = z.object({
  text: z
    .string()
    .refine((text) => text.trim() !== '', 'Write something first.')
    .refine(
      (text) => Buffer.byteLength(text) <= MAX_BODY_BYTES,
      'This is too long for the assistant. Select a part of it.',
    ),
  wish: z.string().trim().max(500, 'Keep a wish to 500 characters or fewer.'),
});

/**
 * Has the assistant write a part of a post anew (`text` is what is selected), or its titles, excerpt or description (`text` is the whole
 * post as it is typed). It only offers. Throws INVALID, and as `askWriter`.
 */
export async function writeForPost(
  context: Context,
  { id, kind: part, ...words }: { id: string; kind: PartKind; text: string; wish?: string | null },
): Promise<TaskRow> {
  const post = await findPost(context.db, id);
  const website = await websiteFor(context, 'writeForPost', post?.websiteId);
  if (!post || post.deletedAt) throw notFound('post');
  const { text, wish } = parseInput(partSchema, { text: words.text, wish: words.wish ?? '' });
  return askWriter(context, 'writeForPost', website.id, { kind: 'PART', about: id, wish: { part, text, wish } });
}
