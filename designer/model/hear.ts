import type { ModelMessage } from 'ai';
import type { Business } from '#site/model/document.ts';
import type { ChatRequest, DesignOptions, RefusedCall } from '../designer.ts';
import type { Call } from './arriving-calls.ts';
import type { Draft, Rules } from './draft.ts';
import type { Endpoint } from './endpoint.ts';
import type { Answered } from './exchange.ts';
import type { Limits } from './limits.ts';
import { systemPrompt } from './prompt.ts';
import type { Photographer } from './screenshot.ts';
import { take } from './take.ts';
import { callsInText } from './text-calls.ts';
import type { TokenCount } from './token-count.ts';
import { modelTools } from './tools.ts';
import { ModelTrouble, type TroubleKind } from './trouble.ts';

/** What a turn is asked, of whom, and within which bounds. */
export type Asked = {
  endpoint: Endpoint;
  request: ChatRequest;
  /** Facts of the business that were read in the owner's words. */
  read?: Business | undefined;
  limits: Limits;
  tokens: TokenCount;
  onProgress?: DesignOptions['onProgress'];
  /** Takes a picture of what was made, for a model that sees pictures. */
  photographer?: Photographer | undefined;
  /** Ends the turn: its caller's wish, or that its time is up. */
  signal: AbortSignal;
  /** The caller wants no answer any more. */
  isCancelled: () => boolean;
};

/** A turn as it is made; `tell` says how far it has come. */
export type Made = { draft: Draft; rules: Rules; tell: (draft: Draft, note: string) => void };
/** One answer of the model, and what came of each of its calls. */
export type Heard = { answered: Answered[]; text: string; isCut: boolean };

export const tellerFor =
  ({ onProgress }: Asked): Made['tell'] =>
  ({ document, sentences, page }, note) =>
    onProgress?.({ document, sentences: [...sentences], note, page });

/** Asks once and does what is called as it arrives. Throws `ModelTrouble`, or the signal's reason when the caller cancelled. */
export async function hear(
  asking: Asked,
  { draft, rules, tell }: Made,
  messages: ModelMessage[],
  round: number,
): Promise<Heard> {
  const { endpoint, request, tokens, signal } = asking;
  const answered: Answered[] = [];
  draft.given = 0;
  const onCall = (call: Call) => {
    const answer = take(draft, call, rules);
    answered.push(answer);
    if (answer.isWrong) draft.refused.push(refusalOf(answer));
    if (answer.isProgress) tell(draft, draft.sentences.at(-1) ?? 'Looking at your website');
  };
  const step = { system: systemPrompt(request), tools: modelTools, messages };
  try {
    const answer = await endpoint.ask(step, onCall, signal);
    tokens.add(answer.tokens);
    const written = callsInText(answer.text, modelTools);
    written.calls.forEach((call, index) => onCall({ ...call, id: `text${round}x${index}`.padEnd(9, '0') }));
    return { answered, text: written.rest, isCut: answer.isCut };
  } catch (error) {
    const calls = answered.map(({ call: { name, input } }) => ({ name, input }));
    const trouble = signal.aborted ? new ModelTrouble('slow', 'The turn took too long', { cause: error }) : error;
    countUnheard(tokens, asking.isCancelled() || trouble, { sent: lengthOf([step]), heard: lengthOf(calls) });
    throw asking.isCancelled() ? error : trouble;
  }
}

/** What these took nobody knows. */
const UNHEARD = new Set<TroubleKind>(['dropped', 'slow', 'endless']);

/** Counts an answer whose end nobody heard: about what it took when the caller left it (`true`), else that nobody knows. */
export function countUnheard(tokens: TokenCount, why: unknown, characters: { sent: number; heard: number }): void {
  if (why === true) tokens.addEstimate(characters);
  else if (why instanceof ModelTrouble && UNHEARD.has(why.kind)) tokens.addUnknown();
}

const refusalOf = ({ call: { name, input }, result }: Answered): RefusedCall => ({ name, input, reason: result });

export const finishIn = (answered: readonly Answered[]): string | null =>
  answered.findLast(({ finish }) => finish !== null)?.finish ?? null;

/** Characters of messages without their pictures. */
export const lengthOf = (messages: readonly unknown[]) =>
  JSON.stringify(messages, (key, value: unknown) => (key === 'image' ? '' : value)).length;
