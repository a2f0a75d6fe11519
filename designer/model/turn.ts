import type { AssistantContent, ModelMessage, ToolContent } from 'ai';
import type { WebsiteDocument } from '#site/model/document.ts';
import type { Operation } from '#site/operations/index.ts';
import { wholeLibrary } from '#site/sections/library.ts';
import type { ChatRequest, DesignOptions } from '../designer.ts';
import type { Call } from './arriving-calls.ts';
import type { Endpoint, Tokens } from './endpoint.ts';
import { judge, type Draft, type Rules } from './judge.ts';
import type { Limits } from './limits.ts';
import { messagesFor, pageAsData, systemPrompt } from './prompt.ts';
import { modelTools, readPageId, readScope } from './tools.ts';
import { ModelTrouble, type TroubleKind } from './trouble.ts';

export type Turn = {
  document: WebsiteDocument;
  operations: Operation[];
  scope: string[];
  reply: string;
  undo: boolean;
};

/** Adds up what all requests of a turn took. Null once an endpoint did not say. */
export class TokenCount {
  input: number | null = 0;
  output: number | null = 0;
  add(tokens: Tokens): void {
    this.input = this.input === null || tokens.input === null ? null : this.input + tokens.input;
    this.output = this.output === null || tokens.output === null ? null : this.output + tokens.output;
  }
}

const UNFINISHED = new Set<TroubleKind>(['dropped', 'slow', 'endless']);

/** Parts of a first draft, all of which a first design may change. */
const everything = ({ pages }: WebsiteDocument) => [
  ...['brand', 'business', 'theme', 'template', 'header', 'footer', 'language', 'pages'],
  ...pages.flatMap(({ sections }) => sections.map(({ id }) => id)),
];

const rulesFor = (request: ChatRequest, { operations }: Limits): Rules => {
  const typed = request.history.filter(({ role }) => role === 'user').map(({ text }) => text);
  const { locks: _locks, ...content } = request.document;
  const words = [request.message, request.known ?? '', ...typed];
  return {
    words,
    sources: [...words, JSON.stringify(content)],
    said: [...typed.slice(-2), request.message].join('\n'),
    isDraft: request.task === 'first-design',
    library: request.library ?? wholeLibrary,
    mostOperations: operations,
    mostPages: request.mostPages ?? Number.POSITIVE_INFINITY,
  };
};

/**
 * One turn of the model: ask, apply what it calls as it arrives, tell it what came of it, until it replies. One wrong
 * answer (bad JSON, a refused operation, nothing at all, a broken stream) may be repaired; the second one throws
 * `ModelTrouble`. Throws the signal's reason when it aborts.
 */
export async function runTurn(
  endpoint: Endpoint,
  request: ChatRequest,
  limits: Limits,
  tokens: TokenCount,
  { onProgress, signal }: { onProgress?: DesignOptions['onProgress']; signal: AbortSignal },
): Promise<Turn> {
  const rules = rulesFor(request, limits);
  const repairs = new Repairs();
  const fresh = (): Draft => ({
    start: request.document,
    document: request.document,
    operations: [],
    sentences: [],
    scope: request.task === 'first-design' ? everything(request.document) : null,
  });
  const tell = (draft: Draft, note: string) =>
    onProgress?.({ document: draft.document, sentences: [...draft.sentences], note });
  const asking = { system: systemPrompt(request), tools: [...modelTools] };

  let draft = fresh();
  let messages = messagesFor(request);
  tell(draft, 'Thinking about it');
  for (let round = 1; round <= limits.rounds; round += 1) {
    const results: { call: Call; result: string; isWrong: boolean }[] = [];
    let undo = false;
    const onCall = (call: Call) => {
      if (call.name === 'undoLastChange' && draft.operations.length === 0) undo = true;
      const { result, isWrong } = take(draft, call, rules);
      results.push({ call, result, isWrong });
      if (!isWrong) tell(draft, draft.sentences.at(-1) ?? 'Looking at your website');
    };
    let text: string;
    try {
      const answer = await endpoint.ask({ ...asking, messages }, onCall, signal);
      tokens.add(answer.tokens);
      text = answer.text;
    } catch (error) {
      signal.throwIfAborted();
      // What an answer took that nobody heard the end of is not known.
      if (error instanceof ModelTrouble && UNFINISHED.has(error.kind)) tokens.add({ input: null, output: null });
      if (!(error instanceof ModelTrouble) || error.kind !== 'dropped') throw error;
      // Nobody knows what was still to come: begin again from the start.
      repairs.use(error);
      draft = fresh();
      messages = messagesFor(request);
      tell(draft, 'The connection broke off, beginning again');
      continue;
    }
    if (undo) return { ...finished(draft), operations: [], reply: text || 'I took the last change back.', undo: true };
    if (results.some(({ isWrong }) => isWrong)) repairs.use();
    if (results.length === 0 && text !== '') return { ...finished(draft), reply: text };
    if (results.length === 0) {
      if (draft.operations.length > 0) return { ...finished(draft), reply: draft.sentences.join('. ') };
      repairs.use();
      messages = [...messages, { role: 'user', content: 'Your answer was empty. Call the tools, then reply.' }];
      continue;
    }
    messages = [...messages, ...exchange(text, results)];
  }
  if (draft.operations.length > 0) return { ...finished(draft), reply: draft.sentences.join('. ') };
  throw new ModelTrouble('endless', 'The model went on and on');
}

const finished = ({ document, operations, scope }: Draft) => ({
  document,
  operations,
  scope: scope ?? [],
  undo: false,
});

/** One wrong answer may be put right. */
class Repairs {
  #left = 1;
  use(cause: ModelTrouble = new ModelTrouble('nonsense', 'The model could not put its answer right')): void {
    if (this.#left === 0) throw cause;
    this.#left -= 1;
  }
}

function take(draft: Draft, { name, input }: Call, rules: Rules): { result: string; isWrong: boolean } {
  if (name === 'undoLastChange') return { result: 'Nothing to do', isWrong: false };
  if (name === 'readPage') return { result: pageAsData(draft.document, readPageId(input)), isWrong: false };
  if (name === 'declareScope') {
    const parts = readScope(input);
    if (!parts) return { result: 'Give the parts as a list of names.', isWrong: true };
    // A scope may grow until the first change is made, not afterwards: that would make it no promise.
    if (draft.scope !== null && draft.operations.length > 0 && !rules.isDraft)
      return { result: 'The scope stands, since changes have been made.', isWrong: false };
    draft.scope = [...new Set([...(draft.scope ?? []), ...parts])];
    return { result: 'Declared', isWrong: false };
  }
  const verdict = judge(draft, name, input, rules);
  return verdict.ok
    ? { result: `Done: ${verdict.sentence}`, isWrong: false }
    : { result: `Refused: ${verdict.reason}`, isWrong: true };
}

/** What the model said and called, and what came of it, as the next request tells it. */
function exchange(text: string, results: { call: Call; result: string }[]): ModelMessage[] {
  const said: Exclude<AssistantContent, string> = text === '' ? [] : [{ type: 'text', text }];
  const calls = results.map(({ call: { id, name, input } }) => ({
    type: 'tool-call' as const,
    toolCallId: id,
    toolName: name,
    input: input ?? {},
  }));
  const answers: ToolContent = results.map(({ call: { id, name }, result }) => ({
    type: 'tool-result',
    toolCallId: id,
    toolName: name,
    output: { type: 'text', value: result },
  }));
  return [
    { role: 'assistant', content: [...said, ...calls] },
    { role: 'tool', content: answers },
  ];
}
