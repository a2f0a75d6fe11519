import type { Writing } from '#designer/index.ts';
import type { Services } from '../../../context.ts';
import type { Database } from '../../../db/index.ts';
import { notFound } from '../../../failure.ts';
import { takeAssistantMessage } from '../../billing/assistant-messages.ts';
import { holderOf } from '../../billing/holder.ts';
import { findTopic, insertTopic, listTopics, setTopicPost } from '../../posts/topics/store.ts';
import type { TaskEnd, TaskRow } from '../../tasks/store.ts';
import type { WebsiteRow } from '../../websites/store.ts';
import { insertDraft } from '../create-post.ts';
import { MAX_TOPICS } from '../topics.ts';

const LONGEST_TITLE = 200;

type Needed = Pick<Services, 'ids' | 'clock'>;
type Written = { website: WebsiteRow; task: TaskRow; writing: Writing };

/**
 * Keeps what was written: ideas among the topics, a post as a draft; words for a post are only offered. Counts one assistant message when
 * something came of it. The caller holds the owner's and the website's row. Throws LIMIT_REACHED.
 */
export async function keepWriting(
  db: Database,
  services: Needed,
  { website, task, writing }: Written,
): Promise<TaskEnd> {
  const said = { note: writing.note ?? '', usage: writing.usage ?? null };
  const texts = await keep[task.kind](db, services, { website, task, writing });
  if (texts.length === 0) return { ...said, state: 'NOTHING' };
  const now = services.clock();
  await takeAssistantMessage(db, await holderOf(db, website, now), website.id, now);
  return { ...said, state: 'DONE', texts, isCounted: true };
}

/** What came of it, by kind; none when that is nothing. */
const keep: Record<TaskRow['kind'], (db: Database, services: Needed, written: Written) => Promise<string[]>> = {
  async TOPICS(db, { ids, clock }, { website: { id: websiteId }, writing }) {
    const known = await listTopics(db, websiteId);
    const titles = new Set(known.map(({ title }) => title.toLowerCase()));
    const fresh = writing.texts
      .map((text) => text.slice(0, LONGEST_TITLE))
      .filter((title) => !titles.has(title.toLowerCase()))
      .slice(0, Math.max(0, MAX_TOPICS - known.length));
    for (const title of fresh)
      await insertTopic(db, { id: ids(), websiteId, title, source: 'ASSISTANT', createdAt: clock() });
    return fresh;
  },
  async POST(db, services, { website, task, writing }) {
    const topic = await findTopic(db, task.about);
    if (!topic) throw notFound('topic');
    const body = writing.texts[0] ?? '';
    const post = await insertDraft(db, services, website, { title: topic.title, body });
    await setTopicPost(db, topic.id, post.id);
    return [topic.title];
  },
  PART: async (_db, _services, { task, writing }) =>
    writing.texts.filter((made) => made.trim() !== '' && made !== task.wish.text),
  IMPORT: async () => [],
  PICTURES: async () => [],
  GENERATE: async () => [],
};
