import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { writeReadableStreamToWritable } from '@remix-run/node';
import type { RequestHandler } from 'express';
import type { WebAppParts } from './index.ts';

const NOT_PASSED_ON = new Set([
  'connection',
  'cookie',
  'host',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  // Set by this server only.
  'website-claims',
  'x-forwarded-for',
]);

/** Node's request as a web `Request`, with its body still flowing and without cookies. */
function bearerRequestOf(request: IncomingMessage, url: string, clientAddress: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !NOT_PASSED_ON.has(name))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set('x-forwarded-for', clientAddress);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = hasBody ? new ReadableStream<Uint8Array>(webSource(request)) : undefined;
  return new Request(url, { method: request.method, headers, body, ...(hasBody ? { duplex: 'half' } : {}) });
}

function webSource(request: IncomingMessage): UnderlyingDefaultSource<Uint8Array> {
  const reader = Readable.toWeb(request).getReader();
  return {
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  };
}

/**
 * The API at the app's own origin, for bearer tokens or for no one in particular. The session cookie never reaches it,
 * so no page of another site can use a person's session here.
 */
export function forwardGraphql({
  send,
  settings,
  peerOf,
}: Pick<WebAppParts, 'send' | 'settings' | 'peerOf'>): RequestHandler {
  return async (request, response, next) => {
    try {
      const answer = await send(
        bearerRequestOf(request, new URL('/graphql', settings.appOrigin).href, peerOf(request).address),
      );
      response.status(answer.status);
      answer.headers.forEach((value, name) => response.append(name, value));
      if (!answer.body) return void response.end();
      await writeReadableStreamToWritable(answer.body, response);
    } catch (error) {
      next(error);
    }
  };
}
