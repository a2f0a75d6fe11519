import { z } from 'zod';
import type { Context } from '../../context.ts';
import { invalid, notFound } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { findTopic, insertTopic, listTopics, removeTopic } from '../posts/topics/store.ts';
import type { BlogTopic } from '../posts/topics/store.ts';
import { onWebsite, websiteFor } from '../websites/on-website.ts';
import { plainText } from '../websites/plain-text.ts';

/** Of one website. */
export const MAX_TOPICS = 500;
const titleSchema = plainText(
  1,
  200,
  'Write what the post would be about.',
  'Keep a topic to 200 characters or fewer.',
).transform((title) => title.replace(/\s+/g, ' '));

/** Keeps an idea for a post. One that is there already is not kept twice. Throws INVALID with the field `title`. */
export const addBlogTopic = (context: Context, websiteId: string, title: string): Promise<BlogTopic> =>
  onWebsite(context, 'addBlogTopic', websiteId, async (db) => {
    const { title: topic } = parseInput(z.object({ title: titleSchema }), { title });
    const known = await listTopics(db, websiteId);
    const same = known.find((other) => other.title.toLowerCase() === topic.toLowerCase());
    if (same) return same;
    if (known.length >= MAX_TOPICS) throw invalid('title', `Keep at most ${MAX_TOPICS} topics. Remove some first.`);
    const createdAt = context.clock();
    return insertTopic(db, { id: context.ids(), websiteId, title: topic, source: 'OWNER', createdAt });
  });

/** Gives what it was. */
export async function removeBlogTopic(context: Context, id: string): Promise<BlogTopic> {
  const topic = await findTopic(context.db, id);
  await websiteFor(context, 'removeBlogTopic', topic?.websiteId);
  if (!topic) throw notFound('topic');
  await removeTopic(context.db, id);
  return topic;
}
