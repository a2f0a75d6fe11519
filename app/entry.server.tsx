import { PassThrough } from 'node:stream';
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { reportFault } from './analytics/faults.server.ts';
import type { AppContext } from './context.ts';
import { contentSecurityPolicy, secure } from './security/headers.server.ts';
import { NonceContext } from './security/nonce.ts';

/** Milliseconds that deferred data may take before the page is finished without it. */
export const streamTimeout = 8_000;

/** Bytes of a page that may wait for a slow reader before React waits too. */
const MOST_WAITING = 256 * 1024;

/** Streams a page to people as soon as its shell stands; crawlers and whoever has no stream get it whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppContext,
): Promise<Response> {
  const wantsWhole = isbot(request.headers.get('User-Agent') ?? '') || remixContext.isSpaMode;
  setPageHeaders(headers, context);

  return new Promise((resolve, reject) => {
    let shellStands = false;
    let answerStatus = status;
    const send = () => {
      shellStands = true;
      const body = new PassThrough({ highWaterMark: MOST_WAITING });
      // A timer that goes on would keep the whole page in memory.
      body.once('close', () => clearTimeout(late));
      resolve(new Response(streamOf(body), { status: answerStatus, headers }));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={context.nonce}>
        <RemixServer context={remixContext} url={request.url} abortDelay={streamTimeout} nonce={context.nonce} />
      </NonceContext.Provider>,
      {
        nonce: context.nonce,
        [wantsWhole ? 'onAllReady' : 'onShellReady']: send,
        onShellError(error) {
          clearTimeout(late);
          reject(error);
        },
        onError(error) {
          answerStatus = 500;
          // Before the shell stands the error reaches `handleError` by itself.
          if (shellStands) reportFault(error);
        },
      },
    );
    const late = setTimeout(abort, streamTimeout + 1000).unref();
  });
}

/** What React has written so far goes on in one piece, not in the many small ones that it writes. */
function streamOf(body: PassThrough): ReadableStream<Uint8Array> {
  let wake = () => {};
  return new ReadableStream({
    start(controller) {
      body.on('readable', () => wake()).on('close', () => wake());
      body.once('error', (error) => controller.error(error));
      body.once('end', () => controller.close());
    },
    async pull(controller) {
      let written: Uint8Array | null = body.read();
      while (!written && !body.readableEnded && !body.destroyed) {
        await new Promise<void>((changed) => (wake = changed));
        written = body.read();
      }
      if (written) controller.enqueue(written);
    },
    cancel: () => void body.destroy(),
  });
}

function setPageHeaders(headers: Headers, context: AppContext) {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', contentSecurityPolicy(context));
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  // A page can open the login in a small window, which must stay connected to it; whichever screen came first in this
  // document, the chat may come next.
  if (!headers.has('Cross-Origin-Opener-Policy')) headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  secure(headers);
}

export const handleDataRequest: HandleDataRequestFunction = (response) => {
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-store');
  secure(response.headers);
  return response;
};

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) reportFault(error);
};
