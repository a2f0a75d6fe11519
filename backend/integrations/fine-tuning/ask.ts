import type { z } from 'zod';
import { refusalOf, TuningAway, wordsIn } from './failures.ts';

export type Place = { baseUrl: string; apiKey: string };
export type Asked = {
  path: string;
  method?: 'GET' | 'POST' | 'DELETE';
  body?: FormData | string;
  headers?: Record<string, string>;
  signal: AbortSignal;
  /** Milliseconds until it counts as stalled. */
  timeoutMs: number;
};

/** More than any answer has that we ask for. */
const MOST_BYTES = 4 * 1024 * 1024;
const LONGEST_REST_MS = 10 * 60_000;

/**
 * Asks an endpoint once, and reads its answer by a schema. Throws `TuningRefused` with its words, `TuningAway`, or the signal's
 * reason. Never follows a redirect: the key is for this address alone.
 */
export async function ask<Schema extends z.ZodType>(
  { baseUrl, apiKey }: Place,
  schema: Schema,
  { path, method = 'GET', body, headers, signal, timeoutMs }: Asked,
): Promise<z.output<Schema>> {
  const patience = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(`${baseUrl.endsWith('/') ? baseUrl.slice(0, -1) : baseUrl}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${apiKey}`,
        Accept: 'application/json',
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      signal: AbortSignal.any([signal, patience]),
      redirect: 'manual',
      ...(body !== undefined && { body }),
    });
    const told = parsed(await textOf(answer));
    if (answer.ok && told.isJson) return understood(schema, told.value);
    if (answer.ok || (answer.status >= 300 && answer.status < 400))
      throw new TuningAway(
        'The endpoint answered with something that is not data, such as a web page. Is OPENAI_BASE_URL right?',
      );
    const refusal = refusalOf(answer.status, told.value);
    if (refusal) throw refusal;
    const words = wordsIn(told.value);
    throw new TuningAway(`The endpoint is not ready (${answer.status})${words === null ? '.' : `: ${words}`}`, {
      restMs: restOf(answer.headers),
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TuningAway || (error instanceof Error && error.name === 'TuningRefused')) throw error;
    const words = patience.aborted
      ? 'The endpoint did not answer in time.'
      : 'The connection to the endpoint broke, or there was none.';
    throw new TuningAway(words, { cause: error });
  }
}

function understood<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new TuningAway('The endpoint answered with something other than what was asked for.', { cause: read.error });
}

/** The body as text; an endpoint that does not end is cut off. */
async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    chunks.push(part.value);
    size += part.value.length;
    if (size > MOST_BYTES) throw new TuningAway('The answer of the endpoint did not end.');
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): { isJson: boolean; value: unknown } {
  try {
    return { isJson: true, value: JSON.parse(text) };
  } catch {
    return { isJson: false, value: null };
  }
}

/** Seconds or a date, as `Retry-After` has them; not longer than we would wait. */
function restOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  const milliseconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(milliseconds) ? Math.min(Math.max(milliseconds, 0), LONGEST_REST_MS) : undefined;
}
