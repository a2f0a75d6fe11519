import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { webhookEvents } from '../../db/schema.ts';

/** Keeps an event of the payment provider. False when it is there already. */
export async function keepEvent(db: Database, event: { id: string; type: string; receivedAt: Date }): Promise<boolean> {
  const kept = await db.insert(webhookEvents).values(event).onConflictDoNothing().returning({ id: webhookEvents.id });
  return kept.length > 0;
}

export async function markEventHandled(db: Database, id: string, at: Date): Promise<void> {
  await db.update(webhookEvents).set({ handledAt: at }).where(eq(webhookEvents.id, id));
}

export async function forgetEventsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(webhookEvents).where(lt(webhookEvents.receivedAt, moment));
}
