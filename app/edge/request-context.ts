import { randomBytes } from 'node:crypto';
import type { GetLoadContextFunction, RequestHandler as RemixHandler } from '@remix-run/express';
import type { AppLoadContext } from '@remix-run/node';
import type { RequestHandler, Response as ExpressResponse } from 'express';
import onHeaders from 'on-headers';
import { createIdentity } from '#app/auth/identity.server.ts';
import { openRequestSession } from '#app/auth/request-session.server.ts';
import { sayingUnavailable, SessionsUnavailable } from '#app/auth/sessions-unavailable.ts';
import { NOT_READY, temporarilyUnavailable } from '#app/auth/unavailable-page.ts';
import type { WebAppParts } from './index.ts';

/**
 * Opens the session before the app is asked, and lets its cookies leave with whatever is answered. `handle` makes the
 * app's handler from a function that gives each request its context.
 */
export function withRequestContext(
  {
    settings,
    send,
    ask,
    sessionStore,
    peerOf,
  }: Pick<WebAppParts, 'settings' | 'send' | 'ask' | 'sessionStore' | 'peerOf'>,
  handle: (getLoadContext: GetLoadContextFunction) => RemixHandler,
): RequestHandler {
  const sessions = sayingUnavailable(sessionStore);
  const identity = createIdentity({
    settings,
    sessionStore: sessions,
    log: (message, details) => console.warn(message, details),
  });
  const contexts = new WeakMap<object, AppLoadContext>();
  const handleWithContext = handle((request) => {
    const context = contexts.get(request);
    if (!context) throw new Error('A request reached the app without its context');
    return context;
  });

  return async (request, response, next) => {
    try {
      const asked = new Request(new URL(request.originalUrl, settings.appOrigin), {
        method: request.method === 'HEAD' ? 'HEAD' : 'GET',
        headers: readHeaders(request.headers),
      });
      const opened = await openRequestSession(asked, identity).catch((reason: unknown) => {
        if (reason instanceof SessionsUnavailable) return null;
        throw reason;
      });
      if (!opened) return await sendWhole(response, temporarilyUnavailable(asked, settings.appTitle, NOT_READY));
      onHeaders(response, () => {
        const cookies = opened.headers();
        for (const cookie of cookies) response.append('Set-Cookie', cookie);
        if (cookies.length) response.setHeader('Cache-Control', 'no-store');
      });
      if (opened.unavailable) return await sendWhole(response, opened.unavailable);
      contexts.set(request, {
        settings,
        send,
        ask,
        sessionStore: sessions,
        session: opened.session,
        nonce: randomBytes(16).toString('base64'),
        clientAddress: peerOf(request).address,
      });
      await handleWithContext(request, response, next);
    } catch (error) {
      next(error);
    }
  };
}

async function sendWhole(response: ExpressResponse, answer: Response): Promise<void> {
  answer.headers.forEach((value, name) => response.setHeader(name, value));
  response.status(answer.status).send(await answer.text());
}

function readHeaders(headers: Record<string, string | string[] | undefined>): Headers {
  const read = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) read.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return read;
}
