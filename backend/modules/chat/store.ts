import { and, count, desc, eq, gte, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { chatMessages } from '../../db/schema.ts';

export type ChatMessage = typeof chatMessages.$inferSelect;

export async function insertMessage(db: Database, message: typeof chatMessages.$inferInsert): Promise<ChatMessage> {
  const [made] = await db.insert(chatMessages).values(message).returning();
  if (!made) throw new Error('A chat message was not stored');
  return made;
}

export async function findMessage(db: Database, id: string): Promise<ChatMessage | undefined> {
  const [message] = await db.select().from(chatMessages).where(eq(chatMessages.id, id));
  return message;
}

/** The last messages of a conversation, oldest first. */
export async function lastMessages(db: Database, websiteId: string, limit: number): Promise<ChatMessage[]> {
  const newestFirst = await db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.websiteId, websiteId))
    .orderBy(desc(chatMessages.place))
    .limit(limit);
  return newestFirst.reverse();
}

/** Keeps a message's state in step when its revision is taken back or made again. */
export async function markRevisionOfMessage(
  db: Database,
  websiteId: string,
  revision: number,
  state: 'DONE' | 'UNDONE',
): Promise<void> {
  await db
    .update(chatMessages)
    .set({ state })
    .where(and(eq(chatMessages.websiteId, websiteId), eq(chatMessages.revision, revision)));
}

/** Assistant turns on one website that changed something, taken back later or not. */
export async function countTurnsOn(db: Database, websiteId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(chatMessages)
    .where(and(eq(chatMessages.websiteId, websiteId), isNotNull(chatMessages.revision)));
  return row?.total ?? 0;
}

/** Assistant turns of a person since a moment that changed something, taken back later or not. */
export async function countTurnsThatChanged(db: Database, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), gte(chatMessages.createdAt, since), isNotNull(chatMessages.revision)));
  return row?.total ?? 0;
}
