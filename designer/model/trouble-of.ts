import { APICallError, RetryError } from 'ai';
import { ModelTrouble } from './trouble.ts';

/** The answer broke off after it had begun. */
export const brokenOff = (cause: unknown) =>
  cause instanceof ModelTrouble ? cause : new ModelTrouble('dropped', 'The answer broke off', { cause });

/** What an endpoint that did not answer said instead. */
export function troubleOf(error: unknown): ModelTrouble {
  if (error instanceof ModelTrouble) return error;
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (!APICallError.isInstance(cause)) return new ModelTrouble('down', 'The model could not be reached', { cause });
  const { statusCode, responseHeaders } = cause;
  const retryAfter = secondsOf(responseHeaders?.['retry-after']);
  if (statusCode === 429) return new ModelTrouble('busy', 'The model is busy', { retryAfter, cause });
  if (statusCode === undefined || statusCode >= 500)
    return new ModelTrouble('down', 'The model could not be reached', { retryAfter, cause });
  if (TOO_LONG.test(wordsOf(cause)))
    return new ModelTrouble('small', `The request is longer than the model's context (${statusCode})`, { cause });
  return new ModelTrouble('refused', `The model refused the request (${statusCode})`, { cause });
}

/** How endpoints say that a request is longer than what a model can take in. */
const TOO_LONG =
  /context[ _](?:length|size|window)|maximum context|exceeds? (?:the )?(?:available )?context|prompt is too long/i;

const wordsOf = ({ message, responseBody = '' }: APICallError) => `${message} ${responseBody.slice(0, 4000)}`;

/** Those of the parameters of a request that a refusal names; none for another refusal. */
export function namedIn(error: unknown, parameters: readonly string[]): string[] {
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (!APICallError.isInstance(cause) || (cause.statusCode !== 400 && cause.statusCode !== 422)) return [];
  const words = wordsOf(cause);
  return parameters.filter((name) => words.includes(name));
}

/** `Retry-After` in seconds or as a date. */
function secondsOf(header: string | undefined): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? undefined : Math.max(0, (moment - Date.now()) / 1000);
}
