import type { Database } from '../../db/index.ts';
import type { Holder } from './holder.ts';
import { limitReached } from './limits.ts';
import { countAssistantUses, countAssistantUsesOn, insertAssistantUse } from './store.ts';
import { orUpgrade } from './way-out.ts';

/**
 * Throws LIMIT_REACHED when this month's assistant messages are used up, for an unclaimed website all that it has. Exact when
 * the caller holds the row of the user, or of the unclaimed website.
 */
export async function requireAssistantMessage(
  db: Database,
  { userId, plan }: Pick<Holder, 'userId' | 'plan'>,
  websiteId: string,
  now: Date,
): Promise<void> {
  if (await hasAssistantMessage(db, { userId, plan }, websiteId, now)) return;
  if (userId === null)
    throw limitReached(
      plan,
      'assistantMessages',
      `The ${plan.assistantMessages} assistant messages that come without an account are used up. Sign up to go on: the website and this conversation come with you. You can still edit by hand.`,
    );
  const count = plan.assistantMessages.toLocaleString('en-US');
  const message = `You have used this month’s ${count} assistant messages of the ${plan.label} plan. You can go on editing by hand until the next month begins${orUpgrade(plan, 'assistantMessages')}.`;
  throw limitReached(plan, 'assistantMessages', message);
}

/** True while assistant messages are left. */
export async function hasAssistantMessage(
  db: Database,
  { userId, plan }: Pick<Holder, 'userId' | 'plan'>,
  websiteId: string,
  now: Date,
): Promise<boolean> {
  const used = await (userId === null
    ? countAssistantUsesOn(db, websiteId, 'MESSAGE')
    : assistantMessagesUsed(db, userId, now));
  return used < plan.assistantMessages;
}

/** What the assistant did that counts since this month began (UTC), taken back later or not. */
export const assistantMessagesUsed = (db: Database, userId: string, now: Date): Promise<number> =>
  countAssistantUses(db, userId, 'MESSAGE', monthOf(now));

/** The beginning of the month that assistant messages are counted in. */
export const monthOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

/** Counts one, or throws as `requireAssistantMessage` does. What came to nothing is not to be counted. */
export async function takeAssistantMessage(
  db: Database,
  holder: Pick<Holder, 'userId' | 'plan'>,
  websiteId: string,
  now: Date,
): Promise<void> {
  await requireAssistantMessage(db, holder, websiteId, now);
  await insertAssistantUse(db, { userId: holder.userId, websiteId, what: 'MESSAGE', createdAt: now });
}
