import type { Business } from '#site/model/document.ts';
import { wholeLibrary } from '#site/sections/library.ts';
import type { ChatRequest, Choice, DesignOptions, RefusedCall } from '../designer.ts';
import type { Call } from './arriving-calls.ts';
import { changedParts, newDraft, openedLocks, type Draft, type Rules } from './draft.ts';
import type { Endpoint } from './endpoint.ts';
import { exchange, type Answered } from './exchange.ts';
import type { Limits } from './limits.ts';
import { messagesFor } from './messages.ts';
import { systemPrompt } from './prompt.ts';
import { take } from './take.ts';
import { callsInText } from './text-calls.ts';
import type { TokenCount } from './token-count.ts';
import { modelTools } from './tools.ts';
import { endedEarly, ModelTrouble, type TroubleKind } from './trouble.ts';
import type { Operation } from '#site/operations/index.ts';

export type Turn = {
  operations: Operation[];
  scope: string[];
  reply: string;
  undo: boolean;
  choices: Choice[];
  refused: RefusedCall[];
};

type Asked = {
  endpoint: Endpoint;
  request: ChatRequest;
  /** Facts of the business that were read in the owner's words. */
  read?: Business | undefined;
  limits: Limits;
  tokens: TokenCount;
  onProgress?: DesignOptions['onProgress'];
  /** Ends the turn: its caller's wish, or that its time is up. */
  signal: AbortSignal;
  /** The caller wants no answer any more. */
  isCancelled: () => boolean;
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
 * stays: when the model fails afterwards the turn ends with that, and offers to go on. Throws `ModelTrouble` when nothing
 * came of it, and the signal's reason when the caller cancelled.
 */
export async function runTurn(asking: Asked): Promise<Turn> {
  const { endpoint, request, limits, tokens, onProgress, signal } = asking;
  const rules = rulesFor(asking);
  const draft = newDraft(request.document);
  const asked = { system: systemPrompt(request), tools: modelTools };
  const tell = (note: string) =>
    onProgress?.({ document: draft.document, sentences: [...draft.sentences], note, page: draft.page });
  let messages = messagesFor(request);
  let idle = 0;
  let broken = 0;
  tell(request.task === 'first-design' ? 'Reading what you wrote' : 'Thinking about it');
  for (let round = 1; round <= limits.rounds; round += 1) {
    const answered: Answered[] = [];
    draft.given = 0;
    let isProgress = false;
    const onCall = (call: Call) => {
      const answer = take(draft, call, rules);
      answered.push(answer);
      if (answer.isWrong) draft.refused.push(refusalOf(answer));
      isProgress ||= answer.isProgress;
      if (answer.isProgress) tell(draft.sentences.at(-1) ?? 'Looking at your website');
    };
    let text: string;
    try {
      const answer = await endpoint.ask({ ...asked, messages }, onCall, signal);
      tokens.add(answer.tokens);
      const written = callsInText(answer.text, modelTools);
      written.calls.forEach((call, index) => onCall({ ...call, id: `text${round}x${index}`.padEnd(9, '0') }));
      text = written.rest;
      if (answer.isCut && answered.every(({ finish }) => finish === null))
        return early(request, draft, new ModelTrouble('endless', 'The answer was cut at its longest'));
    } catch (error) {
      if (asking.isCancelled()) throw error;
      const trouble = signal.aborted ? new ModelTrouble('slow', 'The turn took too long', { cause: error }) : error;
      if (!(trouble instanceof ModelTrouble)) throw trouble;
      if (UNHEARD.has(trouble.kind)) tokens.addUnknown();
      broken += 1;
      if (draft.operations.length > 0 || trouble.kind !== 'dropped' || broken > 1)
        return early(request, draft, trouble);
      tell('The connection broke off, asking again');
      continue;
    }
    const end = ending(draft, answered, text);
    if (end) return end;
    idle = isProgress ? 0 : idle + 1;
    if (idle >= limits.idleRounds)
      return early(request, draft, new ModelTrouble('nonsense', 'The model could not put its answers right'));
    const exchanged = exchange(answered, text);
    messages = [...messages, ...exchanged];
    // What it was just told, a page it has asked for, it has to have.
    if (lengthOf(messages) > limits.requestCharacters) messages = [...messagesFor(request, draft), ...exchanged];
  }
  return early(request, draft, new ModelTrouble('endless', 'The model went on and on'));
}

/** What these took nobody knows. */
const UNHEARD = new Set<TroubleKind>(['dropped', 'slow', 'endless']);

const lengthOf = (messages: readonly unknown[]) =>
  JSON.stringify(messages, (key, value: unknown) => (key === 'image' ? '' : value)).length;

/** The turn as it ends with this answer; null while the model has something to put right, or to say. */
function ending(draft: Draft, answered: readonly Answered[], text: string): Turn | null {
  if (answered.some(({ isUndo }) => isUndo) && draft.operations.length === 0)
    return { ...finished(draft), reply: text || finishIn(answered) || 'I took the last change back.', undo: true };
  const isRefused = answered.some(({ isWrong }) => isWrong);
  const reply = finishIn(answered);
  if (reply !== null && !isRefused) return finished(draft, reply || text);
  return answered.length === 0 && text !== '' ? finished(draft, text) : null;
}

const finishIn = (answered: readonly Answered[]): string | null =>
  answered.findLast(({ finish }) => finish !== null)?.finish ?? null;

const finished = (draft: Draft, reply = ''): Turn => ({
  operations: draft.operations,
  scope: [...new Set([...(draft.scope ?? []), ...changedParts(draft), ...openedLocks(draft)])],
  reply: [reply || `${draft.sentences.join('. ')}.`, ...new Set(draft.kept)].join(' '),
  undo: false,
  choices: [],
  refused: draft.refused,
});

const refusalOf = ({ call: { name, input }, result }: Answered): RefusedCall => ({ name, input, reason: result });

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
