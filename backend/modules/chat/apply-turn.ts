import type { WebsiteDocument } from '#site/model/document.ts';
import { brokenBound, partName } from '#site/operations/index.ts';
import type { Change, Operation } from '#site/operations/index.ts';
import type { Choice, Usage } from '#designer/index.ts';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { invalid } from '../../failure.ts';
import { requireRoomForPages } from '../billing/limits.ts';
import { takeAssistantMessage } from '../billing/assistant-messages.ts';
import { appendRevision } from '../revisions/append-revision.ts';
import { afterChange } from '../revisions/history.ts';
import { applyOnCurrent } from '../revisions/rebase.ts';
import { findRevision } from '../revisions/store.ts';
import { undoWithin } from '../revisions/undo-redo.ts';
import type { Holder } from '../billing/holder.ts';
import type { WebsiteRow } from '../websites/store.ts';
import type { ChatMessage } from './store.ts';

/** What the assistant answered to a message, or made of a first draft. */
export type Turn = {
  operations: Operation[];
  scope: string[];
  reply: string;
  choices?: Choice[];
  undo?: boolean;
  usage?: Usage;
};

/** What the assistant's message says of its turn. */
export type Outcome = Pick<ChatMessage, 'text' | 'state' | 'revision' | 'changes' | 'sections' | 'usage' | 'choices'>;
type Applied = { website: WebsiteRow; outcome: Outcome };

/**
 * Makes a turn's operations one revision, or nothing when there is nothing to change. The website may have changed since
 * `baseRevision`; other people's fields stand. The caller holds the user's and the website's row, in this order, and
 * keeps the outcome in the same transaction. Throws INVALID when the turn goes beyond what it declared.
 */
export async function applyTurn(
  db: Database,
  services: Pick<Services, 'clock' | 'tellStanding'>,
  { website, holder, baseRevision, turn }: { website: WebsiteRow; holder: Holder; baseRevision: number; turn: Turn },
): Promise<Applied> {
  if (turn.undo) return undoLast(db, services, website, turn);
  if (turn.operations.length === 0) return { website, outcome: unchanged(turn) };

  const { before, earlier, applied } = await applyOnCurrent(db, website, baseRevision, turn.operations);
  if (applied.forward.length === 0) return { website, outcome: unchanged(turn) };
  requireWithinBounds(before, applied.forward, turn);
  requireRoomForPages(holder.plan, before.pages.length, applied.document.pages.length);
  await takeAssistantMessage(db, holder, website.id, services.clock());
  const changed = await appendRevision(db, {
    website,
    before,
    applied,
    earlier,
    author: { id: holder.userId, name: 'Assistant', key: holder.author.key },
    source: 'CHAT',
    standing: afterChange(website.currentRevision + 1),
    now: services.clock(),
  });
  const outcome: Outcome = {
    text: turn.reply,
    state: 'DONE',
    revision: changed.currentRevision,
    changes: applied.sentences,
    sections: sectionsIn(applied.forward),
    usage: turn.usage ?? null,
    choices: turn.choices ?? [],
  };
  return { website: changed, outcome };
}

const unchanged = ({ reply, usage, choices }: Turn, text = reply): Outcome => ({
  text,
  state: 'NOTHING_CHANGED',
  revision: null,
  changes: [],
  sections: [],
  usage: usage ?? null,
  choices: choices ?? [],
});

/** Ids of the sections that changes touch, those taken away left out. */
const sectionsIn = (changes: Change[]): string[] => {
  const isGone = ({ path, after }: Change) => path.length === 2 && after === undefined;
  const gone = new Set(changes.filter(isGone).map(({ path }) => path[1]));
  const touched = changes.flatMap(({ path: [root, id] }) => (root === 'sections' && id && !gone.has(id) ? [id] : []));
  return [...new Set(touched)];
};

/** Throws INVALID for a turn that changes more than it declared, or what a person wrote by hand. */
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
  services: Pick<Services, 'clock' | 'tellStanding'>,
  website: WebsiteRow,
  turn: Turn,
): Promise<Applied> {
  const current = await findRevision(db, website.id, website.currentRevision);
  if (!current || current.undoTarget === null) {
    return { website, outcome: unchanged(turn, 'There is nothing to undo: this is how the website began.') };
  }
  const undone = await undoWithin(db, services, website);
  const made = await findRevision(db, website.id, undone.currentRevision);
  const outcome: Outcome = { ...unchanged(turn), state: 'DONE', changes: made ? [made.summary] : [] };
  return { website: undone, outcome };
}
