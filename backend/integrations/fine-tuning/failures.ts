import { isRecord } from '#site/model/json.ts';

/** The endpoint understood, and says no: asking again changes nothing. `message`: why, in its own words. */
export class TuningRefused extends Error {
  override name = 'TuningRefused';
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** The endpoint was not reached, or not ready, or what it said made no sense. What was asked of it may have been done all the same. */
export class TuningAway extends Error {
  override name = 'TuningAway';
  /** Milliseconds that it wants to be left alone for. */
  readonly restMs: number | undefined;
  constructor(message: string, { restMs, cause }: { restMs?: number | undefined; cause?: unknown } = {}) {
    super(message, { cause });
    this.restMs = restMs;
  }
}

const LONGEST_WORDS = 600;

/** What somebody else wrote, as a text to show: one line, no control characters, not endless. */
export function shownWords(text: string, longest = LONGEST_WORDS): string {
  const line = text.replace(/[\p{Control}\p{Surrogate}\s]+/gu, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

/** The words in the body of a refusal, in any of the shapes that endpoints give them; null where there are none. */
export function wordsIn(body: unknown): string | null {
  if (typeof body === 'string') return shownWords(body) || null;
  if (Array.isArray(body)) return wordsIn(body[0]);
  if (!isRecord(body)) return null;
  return wordsIn(body['error'] ?? body['message'] ?? body['detail'] ?? body['msg'] ?? null);
}

/** What a refusal means, or null where it may have been done, or may be done later. */
export function refusalOf(status: number, body: unknown): TuningRefused | null {
  const mayPass = status === 408 || status === 409 || status === 425 || status === 429 || status >= 500;
  if (status < 400 || (mayPass && status !== 501)) return null;
  const isUnknown = status === 404 || status === 405 || status === 501;
  const words = wordsIn(body) ?? (isUnknown ? 'it does not know this address' : 'it does not say why');
  return new TuningRefused(`${words} (${status})`, status);
}
