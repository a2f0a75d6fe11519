import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, jsonSchema, RetryError, streamText, tool } from 'ai';
import type { LanguageModel, ModelMessage, ToolSet } from 'ai';
import type { JsonSchema } from '#site/sections/json-schema.ts';
import { ArrivingCalls, type Call } from './arriving-calls.ts';
import type { Limits } from './limits.ts';
import { ModelTrouble } from './trouble.ts';

export type ModelTool = { name: string; description: string; parameters: JsonSchema };

export type Tokens = { input: number | null; output: number | null };

export type Step = { system: string; messages: ModelMessage[]; tools: ModelTool[] };

export type Endpoint = {
  /** The model's name. */
  model: string;
  /**
   * Asks once; `onCall` hears of each tool call as soon as it is whole, `onText` of the text so far. Asks again when the endpoint turned us away before
   * it began to answer. Throws `ModelTrouble`, or the signal's reason.
   */
  ask(
    step: Step,
    onCall: (call: Call) => void,
    signal: AbortSignal,
    onText?: (text: string) => void,
  ): Promise<{ text: string; tokens: Tokens }>;
};

export type EndpointSettings = { apiKey: string; baseUrl: string; model: string; temperature?: number };

/** Any endpoint that speaks the chat completions of OpenAI. */
export function connectEndpoint(settings: EndpointSettings, limits: Limits): Endpoint {
  const { apiKey, baseUrl, model, temperature } = settings;
  const provider = createOpenAICompatible({ name: 'model', apiKey, baseURL: baseUrl, includeUsage: true });
  const language = provider.chatModel(model);
  return {
    model,
    async ask(step, onCall, signal, onText) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await stream(language, { ...step, temperature }, onCall, limits, signal, onText);
        } catch (error) {
          signal.throwIfAborted();
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

/** Parts that come from the model and not from the kit. */
const SIGNS = new Set(['text-delta', 'reasoning-delta', 'tool-input-start', 'tool-input-delta', 'tool-call']);

async function stream(
  model: LanguageModel,
  { system, messages, tools, temperature }: Step & { temperature?: number },
  onCall: (call: Call) => void,
  limits: Limits,
  signal: AbortSignal,
  onText?: (text: string) => void,
) {
  const watch = new Watch(limits);
  let failure: unknown;
  const result = streamText({
    model,
    system,
    messages,
    tools: Object.fromEntries(
      tools.map(({ name, description, parameters }) => [
        name,
        tool({ description, inputSchema: jsonSchema(parameters) }),
      ]),
    ) satisfies ToolSet,
    temperature,
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, watch.signal]),
    onError: ({ error }) => void (failure ??= error),
  });
  const arriving = new ArrivingCalls(onCall);
  let text = '';
  let characters = 0;
  let hasBegun = false;
  let tokens: Tokens = { input: null, output: null };
  let reason: string | undefined;
  try {
    for await (const part of result.fullStream) {
      if (SIGNS.has(part.type)) watch.sign();
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
      if (part.type === 'tool-call') {
        const isWrong = 'invalid' in part && part.invalid === true;
        arriving.end({ id: part.toolCallId, name: part.toolName, input: isWrong ? undefined : part.input });
      }
      if (part.type === 'finish-step') {
        tokens = { input: part.usage.inputTokens ?? null, output: part.usage.outputTokens ?? null };
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
  if (reason === undefined || reason === 'other') throw new ModelTrouble('dropped', 'The answer broke off');
  if (reason === 'length') throw new ModelTrouble('endless', 'The answer was cut at its longest');
  return { text: text.trim(), tokens };
}

/** Rejects with the signal's reason when it aborts. */
const pauseFor = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal.addEventListener('abort', end, { once: true });
  });

/** Ends a request that stays silent for too long. */
class Watch {
  readonly #controller = new AbortController();
  readonly #limits: Limits;
  #timer: ReturnType<typeof setTimeout>;
  constructor(limits: Limits) {
    this.#limits = limits;
    this.#timer = this.#start(limits.firstTokenMs);
  }
  get signal(): AbortSignal {
    return this.#controller.signal;
  }
  sign(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#start(this.#limits.silenceMs);
  }
  end(reason: ModelTrouble): void {
    this.#controller.abort(reason);
  }
  stop(): void {
    clearTimeout(this.#timer);
  }
  #start(ms: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.end(new ModelTrouble('slow', 'The model stayed silent')), ms);
  }
}

const brokenOff = (cause: unknown) =>
  cause instanceof ModelTrouble ? cause : new ModelTrouble('dropped', 'The answer broke off', { cause });

function troubleOf(error: unknown): ModelTrouble {
  if (error instanceof ModelTrouble) return error;
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (!APICallError.isInstance(cause)) return new ModelTrouble('down', 'The model could not be reached', { cause });
  const { statusCode, responseHeaders } = cause;
  const retryAfter = secondsOf(responseHeaders?.['retry-after']);
  if (statusCode === 429) return new ModelTrouble('busy', 'The model is busy', { retryAfter, cause });
  if (statusCode === undefined || statusCode >= 500)
    return new ModelTrouble('down', 'The model could not be reached', { retryAfter, cause });
  return new ModelTrouble('refused', `The model refused the request (${statusCode})`, { cause });
}

/** `Retry-After` in seconds or as a date. */
function secondsOf(header: string | undefined): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? undefined : Math.max(0, (moment - Date.now()) / 1000);
}
