import type { ChatAnswer, Progress } from '#designer/index.ts';
import type { Services } from '../../context.ts';
import type { Run } from '../../jobs/queue.ts';
import { documentAt } from '../revisions/read-document.ts';
import { findMessage } from '../chat/store.ts';
import { planOfWebsite } from '../billing/holder.ts';
import { findWebsite } from '../websites/store.ts';
import { failTurn, finishTurn } from './finish-turn.ts';
import { requestFor } from './request-for.ts';
import { findTurn, findTurnOf, saveProgress } from './store.ts';
import type { TurnRow } from './store.ts';

/** The turn was cancelled, or somebody else finished it. */
class TurnIsOver extends Error {
  override name = 'TurnIsOver';
}

/**
 * Does a turn, or does it again after a crash: whatever happens, it ends once. A turn whose process is asked to stop is
 * left to the next one.
 */
export async function runTurn(services: Services, { data, signal: closing }: Run<{ turn: string }>): Promise<void> {
  const turn = await findTurn(services.db, data.turn);
  if (!turn) return;
  const over = new AbortController();
  const lookAgain = () => {
    findTurnOf(services.db, turn.websiteId)
      .then((still) => still?.id === turn.id || over.abort(new TurnIsOver()))
      .catch((error: unknown) => services.log.warn('Whether a turn goes on is not known', { error }));
  };
  const stopListening = services.updates.on(turn.websiteId, { tell: lookAgain });
  const progress = createProgressWriter(services, turn, () => over.abort(new TurnIsOver()));
  const signal = AbortSignal.any([closing, over.signal]);
  try {
    const answer = await respond(services, turn, signal, progress.note);
    await progress.settled();
    await finishTurn(services, turn, answer);
  } catch (error) {
    await progress.settled();
    if (over.signal.reason instanceof TurnIsOver) return;
    if (closing.aborted) throw error;
    await failTurn(services, turn, error);
  } finally {
    stopListening();
  }
}

/** Ends a turn whose process died each time it was tried. */
export async function giveUpTurn(services: Services, { turn: id }: { turn: string }): Promise<void> {
  const turn = await findTurn(services.db, id);
  if (turn) await failTurn(services, turn, new Error('Every process that worked on this turn died'));
}

async function respond(
  { db, designer, clock }: Services,
  turn: TurnRow,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<ChatAnswer> {
  const { websiteId, message, pagePath, task, baseRevision } = turn;
  const document = await documentAt(db, websiteId, baseRevision);
  const working = await findMessage(db, turn.id);
  const request = await requestFor(db, { websiteId, message, pagePath, document }, [turn.id, working?.answers ?? '']);
  const website = await findWebsite(db, websiteId);
  const mostPages = website && (await planOfWebsite(db, website, clock())).pages;
  const known = website?.brief;
  return designer.respond({ ...request, task, known, mostPages }, { seed: baseRevision, signal, onProgress });
}

/** Writes how far a turn has come, one write at a time and always the newest state. */
function createProgressWriter({ db, log }: Services, { id }: TurnRow, onOver: () => void) {
  let next: Progress | undefined;
  let writing: Promise<void> | undefined;
  const write = async () => {
    while (next) {
      const { document, note, sentences } = next;
      next = undefined;
      if (!(await saveProgress(db, id, { note, sentences, draft: document }))) onOver();
    }
  };
  return {
    note(progress: Progress) {
      next = progress;
      writing ??= write()
        .catch((error: unknown) => log.warn('The progress of a turn was not kept', { error }))
        .finally(() => (writing = undefined));
    },
    settled: async () => {
      await writing;
    },
  };
}
