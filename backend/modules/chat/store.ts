import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type { Usage } from '#designer/index.ts';
import type { Database } from '../../db/index.ts';
import { chatMessages } from '../../db/schema.ts';
import type { Standing } from '../revisions/standing.ts';
import { announceWebsite } from '../websites/store.ts';

export type { AboutPart } from '../../db/schema.ts';
export type ChatMessage = typeof chatMessages.$inferSelect;

export async function insertMessage(db: Database, message: typeof chatMessages.$inferInsert): Promise<ChatMessage> {
  const [made] = await db.insert(chatMessages).values(message).returning();
  if (!made) throw new Error('A chat message was not stored');
  await announceWebsite(db, made.websiteId);
  return made;
}

/** A person's message. Undefined when one was kept under its key before; waits for one that is being kept. */
export async function insertMessageOnce(
  db: Database,
  message: typeof chatMessages.$inferInsert,
): Promise<ChatMessage | undefined> {
  const [made] = await db
    .insert(chatMessages)
    .values(message)
    .onConflictDoNothing({ target: [chatMessages.websiteId, chatMessages.key] })
    .returning();
  if (made) await announceWebsite(db, made.websiteId);
  return made;
}

/** The answer to a message that was kept under this key. */
export async function findAnswerByKey(db: Database, websiteId: string, key: string): Promise<ChatMessage | undefined> {
  const [asked] = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.websiteId, websiteId), eq(chatMessages.key, key)));
  if (!asked) return undefined;
  const [answer] = await db.select().from(chatMessages).where(eq(chatMessages.answers, asked.id));
  return answer;
}

export async function updateMessage(
  db: Database,
  id: string,
  change: Partial<Omit<ChatMessage, 'id' | 'place' | 'websiteId'>>,
): Promise<ChatMessage> {
  const [message] = await db.update(chatMessages).set(change).where(eq(chatMessages.id, id)).returning();
  if (!message) throw new Error(`Chat message ${id} is gone`);
  await announceWebsite(db, message.websiteId);
  return message;
}

/** What a turn took that was cancelled meanwhile: its message has a receipt, too. */
export async function keepSpent(db: Database, id: string, usage: Usage): Promise<void> {
  const isCancelled = and(eq(chatMessages.id, id), eq(chatMessages.state, 'CANCELLED'));
  const [message] = await db.update(chatMessages).set({ usage }).where(isCancelled).returning();
  if (message) await announceWebsite(db, message.websiteId);
}

export async function findMessage(db: Database, id: string): Promise<ChatMessage | undefined> {
  const [message] = await db.select().from(chatMessages).where(eq(chatMessages.id, id));
  return message;
}

/** The last messages of a conversation, or the last of those before one of its messages, oldest first. */
export async function lastMessages(
  db: Database,
  websiteId: string,
  limit: number,
  before?: string,
): Promise<ChatMessage[]> {
  const ofWebsite = eq(chatMessages.websiteId, websiteId);
  const place = db
    .select({ place: chatMessages.place })
    .from(chatMessages)
    .where(and(ofWebsite, eq(chatMessages.id, before ?? '')));
  const newestFirst = await db
    .select()
    .from(chatMessages)
    .where(before === undefined ? ofWebsite : and(ofWebsite, lt(chatMessages.place, place)))
    .orderBy(desc(chatMessages.place))
    .limit(limit);
  return newestFirst.reverse();
}

/** Keeps a message's state in step when its revision is taken back or made again. */
export async function markRevisionOfMessage(db: Database, { websiteId, number, stands }: Standing): Promise<void> {
  await db
    .update(chatMessages)
    .set({ state: stands ? 'DONE' : 'UNDONE' })
    .where(and(eq(chatMessages.websiteId, websiteId), eq(chatMessages.revision, number)));
}

export async function firstMessageOf(db: Database, websiteId: string): Promise<ChatMessage | undefined> {
  const ofWebsite = eq(chatMessages.websiteId, websiteId);
  const [message] = await db.select().from(chatMessages).where(ofWebsite).orderBy(asc(chatMessages.place)).limit(1);
  return message;
}

export async function newestMessageOf(
  db: Database,
  websiteId: string,
): Promise<Pick<ChatMessage, 'id' | 'state' | 'usage'> | undefined> {
  const [message] = await db
    .select({ id: chatMessages.id, state: chatMessages.state, usage: chatMessages.usage })
    .from(chatMessages)
    .where(eq(chatMessages.websiteId, websiteId))
    .orderBy(desc(chatMessages.place))
    .limit(1);
  return message;
}
