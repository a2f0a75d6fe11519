import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { jsonSchema, streamText, tool } from 'ai';
import type { ModelMessage, ToolSet } from 'ai';
import type { JsonSchema } from '#site/sections/json-schema.ts';
import { ArrivingCalls, type Call } from './arriving-calls.ts';
import type { Limits } from './limits.ts';
import { ModelTrouble } from './trouble.ts';
import { brokenOff, namedIn, troubleOf } from './trouble-of.ts';
import { pauseFor, Watch } from './watch.ts';

export type ModelTool = { name: string; description: string; parameters: JsonSchema };

/** `cached` are those of `input` that the endpoint remembered. */
export type Tokens = { input: number | null; output: number | null; cached: number | null };

export type Step = { system: string; messages: ModelMessage[]; tools: readonly ModelTool[] };

export type Endpoint = {
  /** The model's name. */
  model: string;
  /**
   * Asks once; `onCall` hears of each tool call as soon as it is whole, `onText` of the text so far. Asks again when the endpoint turned us away before
   * it began to answer, without the parameters that it does not know. `isCut`: the answer reached its longest. Throws `ModelTrouble`, or the signal's reason.
   */
  ask(
    step: Step,
    onCall: (call: Call) => void,
    signal: AbortSignal,
    onText?: (text: string) => void,
  ): Promise<{ text: string; tokens: Tokens; isCut: boolean }>;
};

export type EndpointSettings = {
  apiKey: string;
  baseUrl: string;
  model: string;
  temperature?: number | undefined;
  /** How long a model that reasons may think: `low`, `medium`, `high` or what else it knows. */
  effort?: string | undefined;
  /** Tokens that one answer may have, with what the model thinks. */
  maxTokens?: number | undefined;
};

/** What a request may do without: left out for an endpoint that refuses it, from then on. */
const DISPENSABLE = ['temperature', 'reasoning_effort', 'max_completion_tokens', 'stream_options', 'tool_choice'];
const refusedBy = new Map<string, Set<string>>();

/** Any endpoint that speaks the chat completions of OpenAI. */
export function connectEndpoint(settings: EndpointSettings, limits: Limits): Endpoint {
  const { baseUrl, model } = settings;
  const key = `${baseUrl} ${model}`;
  return {
    model,
    async ask(step, onCall, signal, onText) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await stream(settings, refusedBy.get(key), step, onCall, limits, signal, onText);
        } catch (error) {
          signal.throwIfAborted();
          const refused = refusedBy.get(key) ?? new Set();
          const named = namedIn(error, DISPENSABLE).filter((name) => !refused.has(name));
          if (named.length > 0) {
            refusedBy.set(key, new Set([...refused, ...named]));
            attempt -= 1;
            continue;
          }
          const trouble = troubleOf(error);
          const pause = trouble.retryAfter === undefined ? 500 * attempt : trouble.retryAfter * 1000;
          const mayPass = trouble.kind === 'busy' || trouble.kind === 'down';
          if (!mayPass || attempt >= limits.tries || pause > limits.longestWaitMs) throw trouble;
          await pauseFor(pause, signal);
        }
      }
    },
  };
}

/** The model at this endpoint, asked with what we set and the endpoint takes. */
function modelOf(settings: EndpointSettings, refused: ReadonlySet<string> | undefined, watch: Watch) {
  const { apiKey, baseUrl, model, effort, maxTokens } = settings;
  const provider = createOpenAICompatible({
    name: 'model',
    apiKey,
    baseURL: baseUrl,
    includeUsage: true,
    fetch: async (...request) => watch.listening(await fetch(...request)),
    transformRequestBody: (body) => {
      const all: Record<string, unknown> = {
        ...body,
        reasoning_effort: effort,
        max_completion_tokens: maxTokens,
      };
      return Object.fromEntries(Object.entries(all).filter(([name]) => !refused?.has(name)));
    },
  });
  return provider.chatModel(model);
}

async function stream(
  settings: EndpointSettings,
  refused: ReadonlySet<string> | undefined,
  { system, messages, tools }: Step,
  onCall: (call: Call) => void,
  limits: Limits,
  signal: AbortSignal,
  onText?: (text: string) => void,
) {
  const watch = new Watch(limits);
  let failure: unknown;
  const result = streamText({
    model: modelOf(settings, refused, watch),
    system,
    messages,
    tools: Object.fromEntries(
      tools.map(({ name, description, parameters }) => [
        name,
        tool({ description, inputSchema: jsonSchema(parameters) }),
      ]),
    ) satisfies ToolSet,
    temperature: settings.temperature,
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, watch.signal]),
    onError: ({ error }) => void (failure ??= error),
  });
  const arriving = new ArrivingCalls(onCall);
  let text = '';
  let characters = 0;
  let hasBegun = false;
  let tokens: Tokens = { input: null, output: null, cached: null };
  let reason: string | undefined;
  try {
    for await (const part of result.fullStream) {
      if (part.type === 'start-step') hasBegun = true;
      if (part.type === 'text-delta') {
        text += part.text;
        onText?.(text);
      }
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') characters += part.text.length;
      if (part.type === 'tool-input-start') arriving.begin(part.id, part.toolName);
      if (part.type === 'tool-input-delta') {
        characters += part.delta.length;
        arriving.add(part.id, part.delta);
      }
      if (part.type === 'tool-call') arriving.end({ id: part.toolCallId, name: part.toolName, input: part.input });
      if (part.type === 'finish-step') {
        const { inputTokens, outputTokens, inputTokenDetails } = part.usage;
        tokens = {
          input: inputTokens ?? null,
          output: outputTokens ?? null,
          cached: inputTokens === undefined ? null : (inputTokenDetails.cacheReadTokens ?? 0),
        };
        reason = part.finishReason;
      }
      if (part.type === 'error') failure ??= part.error;
      if (characters > limits.answerCharacters) watch.end(new ModelTrouble('endless', 'The answer did not end'));
    }
  } catch (error) {
    failure ??= error;
  } finally {
    watch.stop();
  }
  signal.throwIfAborted();
  if (watch.signal.aborted) throw watch.signal.reason;
  if (failure !== undefined) throw hasBegun ? brokenOff(failure) : failure;
  // A stream that merely stops, without saying why, was cut.
  if (reason === undefined) throw new ModelTrouble('dropped', 'The answer broke off');
  return { text: text.trim(), tokens, isCut: reason === 'length' };
}
