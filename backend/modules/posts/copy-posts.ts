import type { Database } from '../../db/index.ts';
import { insertPost, listAllPosts } from './store.ts';
import { insertTopic, listTopics } from './topics/store.ts';

/** Copies a website's posts and topics to another one that has none: drafts all of them, since nobody reads that one yet. */
export async function copyPosts(
  db: Database,
  { from, to, authorId, ids }: { from: string; to: string; authorId: string | null; ids: () => string },
): Promise<void> {
  for (const { content, createdAt, updatedAt } of await listAllPosts(db, from))
    await insertPost(db, { id: ids(), websiteId: to, content, createdAt, updatedAt }, authorId);
  for (const { title, source, createdAt } of await listTopics(db, from))
    await insertTopic(db, { id: ids(), websiteId: to, title, source, createdAt });
}
