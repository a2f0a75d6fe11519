import type { Operation } from '#site/operations/index.ts';
import { wholeLibrary } from '#site/sections/library.ts';
import type { ChatRequest, Choice, RefusedCall } from '../designer.ts';
import { changedParts, newDraft, openedLocks, type Draft, type Rules } from './draft.ts';
import { exchange, type Answered } from './exchange.ts';
import { finishIn, hear, lengthOf, tellerFor, type Asked, type Heard } from './hear.ts';
import { corrected } from './look-again.ts';
import { messagesFor } from './messages.ts';
import { endedEarly, ModelTrouble } from './trouble.ts';

export type Turn = {
  operations: Operation[];
  scope: string[];
  reply: string;
  undo: boolean;
  choices: Choice[];
  refused: RefusedCall[];
};

const rulesFor = ({ request, read, limits: { operations } }: Asked): Rules => {
  const typed = request.history.filter(({ role }) => role === 'user').map(({ text }) => text);
  return {
    words: [request.message, request.known ?? '', ...typed],
    said: [...typed.slice(-2), request.message].join('\n'),
    read,
    picture: request.picture,
    pointed: request.about?.path ?? undefined,
    today: request.today ?? new Date().toISOString().slice(0, 10),
    keepsLook: request.keepsLook === true && request.task === 'first-design',
    library: request.library ?? wholeLibrary,
    mostOperations: operations,
    mostPages: request.mostPages ?? Number.POSITIVE_INFINITY,
  };
};

/**
 * One turn of the model: ask, apply what it calls as it arrives, tell it what came of it, until it finishes. What was accepted
 * stays: when the model fails afterwards the turn ends with that, and offers to go on. Where something is wrong with what was
 * made the model is shown that and may put it right, once. Throws `ModelTrouble` when nothing came of it, and the signal's
 * reason when the caller cancelled.
 */
export async function runTurn(asking: Asked): Promise<Turn> {
  const { request, limits } = asking;
  const turn = { draft: newDraft(request.document), rules: rulesFor(asking), tell: tellerFor(asking) };
  const { draft, tell } = turn;
  let messages = messagesFor(request);
  let idle = 0;
  let broken = 0;
  tell(draft, request.task === 'first-design' ? 'Reading what you wrote' : 'Thinking about it');
  for (let round = 1; round <= limits.rounds; round += 1) {
    let heard: Heard;
    try {
      heard = await hear(asking, turn, messages, round);
      if (heard.isCut && heard.answered.every(({ finish }) => finish === null))
        return early(request, draft, new ModelTrouble('endless', 'The answer was cut at its longest'));
    } catch (error) {
      if (!(error instanceof ModelTrouble)) throw error;
      broken += 1;
      if (draft.operations.length > 0 || error.kind !== 'dropped' || broken > 1) return early(request, draft, error);
      tell(draft, 'The connection broke off, asking again');
      continue;
    }
    const { answered, text } = heard;
    const end = ending(draft, answered, text);
    if (end?.undo) return { ...finished(draft, end.reply), undo: true };
    if (end) {
      const reply = await corrected(asking, turn, { messages, heard, reply: end.reply });
      return finished(draft, reply);
    }
    idle = answered.some(({ isProgress }) => isProgress) ? 0 : idle + 1;
    if (idle >= limits.idleRounds)
      return early(request, draft, new ModelTrouble('nonsense', 'The model could not put its answers right'));
    const exchanged = exchange(answered, text);
    messages = [...messages, ...exchanged];
    // What it was just told, a page it has asked for, it has to have.
    if (lengthOf(messages) > limits.requestCharacters) messages = [...messagesFor(request, draft), ...exchanged];
  }
  return early(request, draft, new ModelTrouble('endless', 'The model went on and on'));
}

/** How the turn ends with this answer; null while the model has something to put right, or to say. */
function ending(draft: Draft, answered: readonly Answered[], text: string): { reply: string; undo: boolean } | null {
  const reply = finishIn(answered);
  if (answered.some(({ isUndo }) => isUndo) && draft.operations.length === 0)
    return { reply: text || reply || 'I took the last change back.', undo: true };
  const isRefused = answered.some(({ isWrong }) => isWrong);
  if (reply !== null && !isRefused) return { reply: reply || text, undo: false };
  return answered.length === 0 && text !== '' ? { reply: text, undo: false } : null;
}

const finished = (draft: Draft, reply = ''): Turn => ({
  operations: draft.operations,
  scope: [...new Set([...(draft.scope ?? []), ...changedParts(draft), ...openedLocks(draft)])],
  reply: [reply || `${draft.sentences.join('. ')}.`, ...new Set(draft.kept)].join(' '),
  undo: false,
  choices: [],
  refused: draft.refused,
});

/** What was done stays, and the owner may have the rest made. Throws when nothing was done. */
function early(request: ChatRequest, draft: Draft, trouble: ModelTrouble): Turn {
  if (draft.operations.length === 0) throw trouble;
  const left =
    request.task === 'first-design'
      ? 'Go on with the first design where it stopped.'
      : `Go on with what is left of this: ${request.message.slice(0, 500)}`;
  return {
    ...finished(draft, endedEarly(trouble.kind, draft.operations.length)),
    choices: [{ label: 'Continue', message: left }],
  };
}
