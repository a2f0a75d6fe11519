import type { Services } from '../../context.ts';
import { applyTurn } from '../chat/apply-turn.ts';
import type { Turn } from '../chat/apply-turn.ts';
import { failedOutcome } from '../chat/failed-outcome.ts';
import { updateMessage } from '../chat/store.ts';
import { holderOf } from '../billing/holder.ts';
import { lockUser } from '../users/store.ts';
import { findWebsite, lockWebsite } from '../websites/store.ts';
import { takeTurn, turnsBegunBefore } from './store.ts';
import type { TurnRow } from './store.ts';
import { LONGEST_TURN_MS } from './turn-job.ts';

/**
 * Ends a turn: what it changed and what its message says, together, once. Does nothing when the turn was cancelled or
 * finished before. A turn that cannot be applied ends as FAILED.
 */
export async function finishTurn(services: Services, turn: TurnRow, made: Turn): Promise<void> {
  const { id, websiteId, baseRevision } = turn;
  try {
    await services.db.transaction(async (db) => {
      const seen = await findWebsite(db, websiteId);
      // The user's row before the website's, as everywhere.
      if (seen?.ownerId) await lockUser(db, seen.ownerId);
      const website = await lockWebsite(db, websiteId);
      if (!website) throw new Error(`Website ${websiteId} is gone`);
      if (!(await takeTurn(db, id))) return;
      const { author, ...held } = await holderOf(db, website, services.clock());
      const holder = { ...held, author: { ...author, key: turn.keyName } };
      const { outcome } = await applyTurn(db, services, {
        website,
        holder,
        baseRevision,
        turn: made,
      });
      await updateMessage(db, id, { ...outcome, userId: holder.userId });
    });
  } catch (error) {
    await failTurn(services, turn, error, made.usage);
  }
}

/** Ends a turn that came to nothing, once. */
export async function failTurn(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { id, websiteId }: Pick<TurnRow, 'id' | 'websiteId'>,
  error: unknown,
  usage?: Turn['usage'],
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockWebsite(tx, websiteId);
    if (await takeTurn(tx, id)) await updateMessage(tx, id, failedOutcome(error, websiteId, log, usage ?? null));
  });
}

/** Turns that nobody works on any more: their process died again and again. */
export async function endStaleTurns(services: Pick<Services, 'db' | 'log' | 'clock'>): Promise<void> {
  const before = new Date(services.clock().getTime() - LONGEST_TURN_MS);
  for (const turn of await turnsBegunBefore(services.db, before))
    await failTurn(services, turn, new Error('The turn was given up'));
}
