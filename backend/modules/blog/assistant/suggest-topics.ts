import type { Context } from '../../../context.ts';
import { insertTopic, listTitles, listTopics } from '../../posts/store.ts';
import type { BlogTopic } from '../../posts/store.ts';
import { websiteFor } from '../../websites/on-website.ts';
import { MAX_TOPICS } from '../topics.ts';
import { askWriter } from './ask-writer.ts';

const LONGEST = 200;

/** Ideas that the assistant just had, and what is to be said about them. */
export type SuggestedTopics = { topics: BlogTopic[]; note: string | null };

/**
 * Keeps ideas of the assistant among the topics. None of them repeats a post or a topic; none at all, and nothing counted, when it has
 * no more. Throws LIMIT_REACHED and RATE_LIMITED.
 */
export async function suggestBlogTopics(context: Context, websiteId: string): Promise<SuggestedTopics> {
  const { id } = await websiteFor(context, 'suggestBlogTopics', websiteId);
  const known = await listTopics(context.db, id);
  const taken = [...(await listTitles(context.db, id)), ...known.map(({ title }) => title)];
  const suggested = await askWriter(
    context,
    'suggestBlogTopics',
    id,
    { kind: 'topics', taken },
    async (db, _, writing) => {
      const room = MAX_TOPICS - known.length;
      const topics: BlogTopic[] = [];
      for (const title of writing.texts.slice(0, Math.max(0, room)))
        topics.push(
          await insertTopic(db, {
            id: context.ids(),
            websiteId: id,
            title: title.slice(0, LONGEST),
            source: 'ASSISTANT',
            createdAt: context.clock(),
          }),
        );
      return topics.length > 0 ? { topics, note: writing.note ?? null } : null;
    },
  );
  return suggested ?? { topics: [], note: null };
}
