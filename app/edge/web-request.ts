import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeReadableStreamToWritable } from '@remix-run/node';
import { limitedBody, type LimitedBody } from './limited-body.ts';
import { bodyTooLarge } from './too-large.ts';

type Wanted = { url: URL; mostBytes: number; leaveOut?: ReadonlySet<string> };

/** A request as the web has it. `body` is null when there can be none. */
export type WebRequest = { request: Request; body: LimitedBody | null };

/**
 * Node's request as a web `Request` whose body is counted as it is read: too large a one fails with the answer to give. It is
 * aborted when the answer is over, or the client goes away before: Remix keeps what it knows of a request until then.
 */
export function webRequestOf(
  from: IncomingMessage,
  response: ServerResponse,
  { url, mostBytes, leaveOut }: Wanted,
): WebRequest {
  const ending = new AbortController();
  response.once('close', () => ending.abort());
  const method = from.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? null : limitedBody(from, mostBytes, bodyTooLarge);
  const init = { method, headers: headersOf(from, leaveOut), signal: ending.signal };
  const request = new Request(url, body ? { ...init, body: body.stream, duplex: 'half' } : init);
  return { request, body };
}

/** The headers of Node's request, except those that are left out. */
export function headersOf(from: IncomingMessage, leaveOut?: ReadonlySet<string>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(from.headers)) {
    if (value !== undefined && !leaveOut?.has(name)) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

/** Sends a web `Response` as the answer. A stream of events leaves at once. */
export async function sendAnswer(response: ServerResponse, answer: Response): Promise<void> {
  response.statusCode = answer.status;
  response.statusMessage = answer.statusText;
  const cookies = answer.headers.getSetCookie();
  answer.headers.forEach((value, name) => {
    if (name !== 'set-cookie') response.setHeader(name, value);
  });
  for (const cookie of cookies) response.appendHeader('Set-Cookie', cookie);
  if (/^text\/event-stream/i.test(answer.headers.get('Content-Type') ?? '')) response.flushHeaders();
  if (answer.body) await writeReadableStreamToWritable(answer.body, response);
  else response.end();
}
