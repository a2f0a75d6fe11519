import type { RequestHandler } from 'express';
import type { WebAppParts } from './web-app-parts.ts';
import { doorRequestOf } from './door-request.ts';
import { MOST_BYTES } from './limited-body.ts';
import { sendAnswer } from './web-request.ts';

/** A person may send an exported website; who that is, the API finds out before it reads. */
export const MOST_BYTES_OF_PEOPLE = 36_000_000;

/**
 * The API at the app's own origin, for bearer tokens or for no one in particular. The session cookie never reaches it,
 * so no page of another site can use a person's session here.
 */
export function forwardGraphql({
  send,
  settings,
  peerOf,
}: Pick<WebAppParts, 'send' | 'settings' | 'peerOf'>): RequestHandler {
  const url = new URL('/graphql', settings.apiHost ?? settings.appOrigin);
  return async (from, response, next) => {
    try {
      const mostBytes = from.headers.authorization === undefined ? MOST_BYTES : MOST_BYTES_OF_PEOPLE;
      const { request } = doorRequestOf('outside', from, response, { url, mostBytes });
      request.headers.set('x-forwarded-for', peerOf(from).address);
      await sendAnswer(response, await send(request));
    } catch (error) {
      next(error);
    }
  };
}
