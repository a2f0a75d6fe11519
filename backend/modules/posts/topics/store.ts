import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/index.ts';
import { blogTopics } from '../../../db/schema.ts';

export type BlogTopic = typeof blogTopics.$inferSelect;

/** Ideas for posts, the newest first. */
export const listTopics = (db: Database, websiteId: string): Promise<BlogTopic[]> =>
  db
    .select()
    .from(blogTopics)
    .where(eq(blogTopics.websiteId, websiteId))
    .orderBy(desc(blogTopics.createdAt), desc(blogTopics.id))
    .limit(500);

export async function findTopic(db: Database, id: string): Promise<BlogTopic | undefined> {
  const [found] = await db.select().from(blogTopics).where(eq(blogTopics.id, id));
  return found;
}

export async function insertTopic(db: Database, topic: typeof blogTopics.$inferInsert): Promise<BlogTopic> {
  const [made] = await db.insert(blogTopics).values(topic).returning();
  if (!made) throw new Error('A topic was not kept');
  return made;
}

/** Notes which post was written on a topic. */
export async function setTopicPost(db: Database, id: string, postId: string): Promise<void> {
  await db.update(blogTopics).set({ postId }).where(eq(blogTopics.id, id));
}

export async function removeTopic(db: Database, id: string): Promise<void> {
  await db.delete(blogTopics).where(eq(blogTopics.id, id));
}
