import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { chatTurns } from '../../db/schema.ts';
import { announceWebsite } from '../websites/store.ts';

export type TurnRow = typeof chatTurns.$inferSelect;
export type TurnProgress = Pick<TurnRow, 'note' | 'sentences' | 'page' | 'pages'>;

/** False when the website has a turn under way already. */
export async function insertTurn(db: Database, turn: typeof chatTurns.$inferInsert): Promise<boolean> {
  const made = await db
    .insert(chatTurns)
    .values(turn)
    .onConflictDoNothing({ target: chatTurns.websiteId })
    .returning({ id: chatTurns.id });
  return made.length > 0;
}

export async function findTurn(db: Database, id: string): Promise<TurnRow | undefined> {
  const [turn] = await db.select().from(chatTurns).where(eq(chatTurns.id, id));
  return turn;
}

/** The turn under way on a website, without its draft. */
export async function findTurnOf(
  db: Database,
  websiteId: string,
): Promise<(Pick<TurnRow, 'id' | 'step' | 'task'> & TurnProgress) | undefined> {
  const { id, note, sentences, step, task, page, pages } = chatTurns;
  const [turn] = await db
    .select({ id, note, sentences, step, task, page, pages })
    .from(chatTurns)
    .where(eq(chatTurns.websiteId, websiteId));
  return turn;
}

/** What a turn has made so far; null before that, and when it is over. */
export async function findDraft(db: Database, turn: { id: string; websiteId: string }): Promise<unknown> {
  const [found] = await db
    .select({ draft: chatTurns.draft })
    .from(chatTurns)
    .where(and(eq(chatTurns.id, turn.id), eq(chatTurns.websiteId, turn.websiteId)));
  return found?.draft ?? null;
}

/** Takes a turn away, so that exactly one ends it. Undefined when somebody else was first. */
export async function takeTurn(db: Database, id: string): Promise<TurnRow | undefined> {
  const [turn] = await db.delete(chatTurns).where(eq(chatTurns.id, id)).returning();
  return turn;
}

/** False when the turn is over. */
export async function saveProgress(
  db: Database,
  id: string,
  { draft, ...progress }: TurnProgress & { draft: unknown },
): Promise<boolean> {
  const [turn] = await db
    .update(chatTurns)
    .set({ ...progress, draft, step: sql`${chatTurns.step} + 1` })
    .where(eq(chatTurns.id, id))
    .returning({ websiteId: chatTurns.websiteId });
  if (!turn) return false;
  await announceWebsite(db, turn.websiteId);
  return true;
}

export const turnsBegunBefore = (db: Database, moment: Date): Promise<Pick<TurnRow, 'id' | 'websiteId'>[]> =>
  db
    .select({ id: chatTurns.id, websiteId: chatTurns.websiteId })
    .from(chatTurns)
    .where(lt(chatTurns.createdAt, moment));
