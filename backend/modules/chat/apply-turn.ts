import type { WebsiteDocument } from '#site/model/document.ts';
import { brokenBound, partName } from '#site/operations/index.ts';
import type { Change, Operation } from '#site/operations/index.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { invalid } from '../../failure.ts';
import { requireAssistantMessage, requireRoomForPages } from '../billing/limits.ts';
import { appendRevision } from '../revisions/append-revision.ts';
import { afterChange } from '../revisions/history.ts';
import { applyOnCurrent } from '../revisions/rebase.ts';
import { findRevision } from '../revisions/store.ts';
import { lockForHistory, undoWithin } from '../revisions/undo-redo.ts';
import { holderOf } from '../users/holder.ts';
import { lockUser } from '../users/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { insertMessage } from './store.ts';
import type { ChatMessage } from './store.ts';

type Turn = { operations: Operation[]; scope: string[]; reply: string; undo?: boolean };
type Answer = { website: WebsiteRow; message: ChatMessage };
type Outcome = Pick<ChatMessage, 'text' | 'state'> & Partial<Pick<ChatMessage, 'revision' | 'changes'>>;

/**
 * Keeps what the assistant answered: its operations as one revision together with its message, or the message alone when
 * there is nothing to change. The website may have changed since the given row was read; other people's fields stand.
 * Throws INVALID when the turn goes beyond what it declared.
 */
export function applyTurn(
  context: Context,
  { website: asked, turn }: { website: Pick<WebsiteRow, 'id' | 'ownerId' | 'currentRevision'>; turn: Turn },
): Promise<Answer> {
  return context.db.transaction(async (db) => {
    // The user's row before the website's, as everywhere, so that two writers never wait for each other.
    if (asked.ownerId) await lockUser(db, asked.ownerId);
    const website = await lockForHistory(db, context, 'sendChatMessage', asked.id);
    const holder = await holderOf(db, website);
    const { userId } = holder;
    const answer = (of: WebsiteRow, outcome: Outcome) => keep(db, context, of, userId, outcome);

    if (turn.undo) return undoLast(db, context, website, turn, answer);
    if (turn.operations.length === 0) return answer(website, { text: turn.reply, state: 'NOTHING_CHANGED' });

    const { before, applied } = await applyOnCurrent(db, website, asked.currentRevision, turn.operations);
    if (applied.forward.length === 0) return answer(website, { text: turn.reply, state: 'NOTHING_CHANGED' });
    requireWithinBounds(before, applied.forward, turn);
    requireRoomForPages(holder, before.pages.length, applied.document.pages.length);
    await requireAssistantMessage(db, holder, website.id, context.clock());
    const changed = await appendRevision(db, {
      website,
      before,
      applied,
      operations: turn.operations,
      author: { id: userId, name: 'Assistant' },
      source: 'CHAT',
      standing: afterChange(website.currentRevision + 1),
      now: context.clock(),
    });
    return answer(changed, {
      text: turn.reply,
      state: 'DONE',
      revision: changed.currentRevision,
      changes: applied.sentences,
    });
  });
}

function requireWithinBounds(before: WebsiteDocument, changes: Change[], { scope, operations }: Turn): void {
  const movesPages = operations.some(({ type }) => type === 'updatePage');
  const broken = brokenBound(before, changes, { scope, movesPages });
  if (!broken) return;
  const what =
    broken.rule === 'scope'
      ? 'I was about to change more than you asked for'
      : 'I was about to change something that you wrote yourself';
  throw invalid('text', `${what}, so I stopped: ${partName(broken.change.path, before)}.`);
}

/** "Undo that": the undo of the history itself, so that it can be redone; the answer has no revision of its own to take back. */
async function undoLast(
  db: Database,
  context: Context,
  website: WebsiteRow,
  turn: Turn,
  answer: (of: WebsiteRow, outcome: Outcome) => Promise<Answer>,
): Promise<Answer> {
  const current = await findRevision(db, website.id, website.currentRevision);
  if (!current || current.undoTarget === null) {
    return answer(website, {
      text: 'There is nothing to undo: this is how the website began.',
      state: 'NOTHING_CHANGED',
    });
  }
  const undone = await undoWithin(db, context, website);
  const made = await findRevision(db, website.id, undone.currentRevision);
  return answer(undone, { text: turn.reply, state: 'DONE', changes: made ? [made.summary] : [] });
}

async function keep(
  db: Database,
  { ids, clock }: Context,
  website: WebsiteRow,
  userId: string | null,
  outcome: Outcome,
): Promise<Answer> {
  const message = await insertMessage(db, {
    id: ids(),
    websiteId: website.id,
    userId,
    role: 'ASSISTANT',
    createdAt: clock(),
    ...outcome,
  });
  return { website, message };
}
