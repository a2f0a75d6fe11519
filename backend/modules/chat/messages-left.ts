import type { Database } from '../../db/index.ts';
import type { Holder } from '../billing/holder.ts';
import { limitReached } from '../billing/limits.ts';
import { orUpgrade } from '../billing/way-out.ts';
import { countTurnsOn, countTurnsThatChanged } from './store.ts';

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
  const used = await (userId === null ? countTurnsOn(db, websiteId) : assistantMessagesUsed(db, userId, now));
  return used < plan.assistantMessages;
}

/** Turns that changed something since this month began (UTC). */
export const assistantMessagesUsed = (db: Database, userId: string, now: Date): Promise<number> =>
  countTurnsThatChanged(db, userId, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)));
