import { requireWebsite } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { findMessage, updateMessage } from '../chat/store.ts';
import type { ChatMessage } from '../chat/store.ts';
import { findWebsite, lockWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { takeTurn } from './store.ts';

/** Ends a turn without an effect; the one who works on it hears of that. A turn that is over stays as it ended. */
export async function cancelTurn(context: Context, id: string): Promise<{ website: WebsiteRow; message: ChatMessage }> {
  const found = await findMessage(context.db, id);
  const website = requireWebsite(
    context.actor,
    'cancelChatMessage',
    found && (await findWebsite(context.db, found.websiteId)),
  );
  return context.db.transaction(async (db) => {
    await lockWebsite(db, website.id);
    const turn = await takeTurn(db, id);
    if (turn) {
      const text =
        turn.task === 'change' ? 'Cancelled. Your website is as it was.' : 'Cancelled. The first draft stands.';
      return { website, message: await updateMessage(db, id, { text, state: 'CANCELLED' }) };
    }
    const message = await findMessage(db, id);
    if (!message) throw notFound('message');
    return { website, message };
  });
}
