import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import onHeaders from 'on-headers';
import { createIdentity } from '#app/auth/identity.server.ts';
import { openRequestSession } from '#app/auth/request-session.server.ts';
import { sayingUnavailable, SessionsUnavailable } from '#app/auth/sessions-unavailable.ts';
import { NOT_READY, temporarilyUnavailable } from '#app/auth/unavailable-page.ts';
import type { WebAppParts } from './web-app-parts.ts';
import type { createRemixHandler } from './remix-handler.ts';
import { headersOf, sendAnswer } from './web-request.ts';

/** Opens the session before the app is asked (by `handle`), and lets its cookies leave with whatever is answered. */
export function withRequestContext(
  {
    settings,
    send,
    ask,
    now,
    sessionStore,
    isReadOnly,
    banner,
    peerOf,
  }: Pick<WebAppParts, 'settings' | 'send' | 'ask' | 'now' | 'sessionStore' | 'isReadOnly' | 'banner' | 'peerOf'>,
  handle: ReturnType<typeof createRemixHandler>,
): RequestHandler {
  const sessions = sayingUnavailable(sessionStore);
  const identity = createIdentity({
    settings,
    sessionStore: sessions,
    now,
    log: (message, details) => console.warn(message, details),
  });
  return async (request, response, next) => {
    try {
      const asked = new Request(new URL(request.originalUrl, settings.appOrigin), {
        method: request.method === 'HEAD' ? 'HEAD' : 'GET',
        headers: headersOf(request),
      });
      const opened = await openRequestSession(asked, identity).catch((reason: unknown) => {
        if (reason instanceof SessionsUnavailable) return null;
        throw reason;
      });
      if (!opened) return await sendAnswer(response, temporarilyUnavailable(asked, settings.appTitle, NOT_READY));
      onHeaders(response, () => {
        const cookies = opened.headers();
        for (const cookie of cookies) response.append('Set-Cookie', cookie);
        if (cookies.length) response.setHeader('Cache-Control', 'no-store');
      });
      if (opened.unavailable) return await sendAnswer(response, opened.unavailable);
      await handle(request, response, (allowBody) => ({
        settings,
        send,
        ask,
        sessionStore: sessions,
        isReadOnly: isReadOnly(),
        banner: banner(),
        session: opened.session,
        nonce: randomBytes(16).toString('base64'),
        clientAddress: peerOf(request).address,
        allowBody,
      }));
    } catch (error) {
      next(error);
    }
  };
}
