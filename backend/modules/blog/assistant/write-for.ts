import type { DesignOptions, Writing, WritingTask } from '#designer/index.ts';
import type { Services } from '../../../context.ts';
import type { Database } from '../../../db/index.ts';
import { notFound } from '../../../failure.ts';
import { planForPeople, planOfWebsite } from '../../billing/holder.ts';
import { askingFor } from '../../chat-prompts/prompt-for.ts';
import { findPost, listTitles } from '../../posts/store.ts';
import { findTopic, listTopics } from '../../posts/topics/store.ts';
import { currentDocument } from '../../revisions/read-document.ts';
import type { TaskRow } from '../../tasks/store.ts';
import type { WebsiteRow } from '../../websites/store.ts';

export type Wanted = Pick<TaskRow, 'kind' | 'about' | 'wish'> & Partial<Pick<TaskRow, 'prompt'>>;

/** Has the designer write what is wanted. Throws NOT_FOUND when the topic or the post is gone, and what the designer throws. */
export async function writeFor(
  { db, designer, clock }: Pick<Services, 'db' | 'designer' | 'clock'>,
  website: WebsiteRow,
  wanted: Wanted,
  options: Omit<DesignOptions, 'seed'> = {},
): Promise<Writing> {
  const task = await taskOf(db, website.id, wanted);
  const document = await currentDocument(db, website);
  const { prompt = null } = wanted;
  const asking = prompt && askingFor(prompt, document, planForPeople(await planOfWebsite(db, website, clock())));
  const request = { ...asking, task, document, known: website.brief };
  const seed = website.currentRevision + ('taken' in task ? task.taken.length : 0);
  return designer.write(request, { ...options, seed });
}

async function taskOf(db: Database, websiteId: string, { kind, about, wish }: Wanted): Promise<WritingTask> {
  if (kind === 'TOPICS') {
    const known = await listTopics(db, websiteId);
    return { kind: 'topics', taken: [...(await listTitles(db, websiteId)), ...known.map(({ title }) => title)] };
  }
  if (kind === 'POST') {
    const topic = await findTopic(db, about);
    if (!topic) throw notFound('topic');
    return { kind: 'post', title: topic.title };
  }
  const post = await findPost(db, about);
  if (!post || post.deletedAt) throw notFound('post');
  const { part = 'IMPROVE', text = '', wish: words = '' } = wish;
  if (part === 'IMPROVE') return { kind: 'improve', text, wish: words };
  if (part === 'SHORTEN') return { kind: 'shorten', text, wish: words };
  const kinds = { TITLES: 'titles', EXCERPT: 'excerpt', DESCRIPTION: 'description' } as const;
  return { kind: kinds[part], title: post.content.title, body: text };
}
