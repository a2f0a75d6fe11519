import type { Context } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { findMessage, updateMessage } from '../chat/store.ts';
import type { ChatMessage } from '../chat/store.ts';
import { lockWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { takeTurn } from './store.ts';
import { websiteFor } from '../websites/on-website.ts';

/** Ends a turn without an effect; the one who works on it hears of that. A turn that is over stays as it ended. */
export async function cancelTurn(context: Context, id: string): Promise<{ website: WebsiteRow; message: ChatMessage }> {
  const found = await findMessage(context.db, id);
  const website = await websiteFor(context, 'cancelChatMessage', found?.websiteId);
  return context.db.transaction(async (db) => {
    await lockWebsite(db, website.id);
    const turn = await takeTurn(db, id);
    if (turn) {
      const text =
        turn.task === 'change' ? 'Cancelled. Your website is as it was.' : 'Cancelled. The first draft is kept.';
      return { website, message: await updateMessage(db, id, { text, state: 'CANCELLED' }) };
    }
    const message = await findMessage(db, id);
    if (!message) throw notFound('message');
    return { website, message };
  });
}
