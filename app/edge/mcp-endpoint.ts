import type { RequestHandler } from 'express';
import { mcpRefusal } from '#app/mcp/refused-message.ts';
import type { WebAppParts } from './web-app-parts.ts';
import { doorRequestOf } from './door-request.ts';
import { sendAnswer } from './web-request.ts';

export const MCP_PATH = '/mcp';
/** Many times a website's largest change. */
const MOST_BYTES = 1_000_000;

type Needed = Pick<WebAppParts, 'send' | 'settings' | 'peerOf'>;

/**
 * The Model Context Protocol for programs with an access key. Stateless: each request stands for itself, so there is nothing to listen
 * to (GET) and nothing to end (DELETE). A page of another site, also one whose name was turned to our address, is refused.
 */
export function serveMcp(parts: Needed): RequestHandler {
  const { appOrigin } = parts.settings;
  const { hostname } = new URL(appOrigin);
  return async (from, response, next) => {
    try {
      if (parts.peerOf(from).host !== hostname)
        return await sendAnswer(response, mcpRefusal(403, `This is not the place: ask ${appOrigin}${MCP_PATH}.`));
      if ((from.headers.origin ?? appOrigin) !== appOrigin)
        return await sendAnswer(response, mcpRefusal(403, 'Pages of other websites cannot ask here.'));
      if (from.method !== 'POST') {
        const words = 'Send messages with POST: there are no sessions here to listen to or to end.';
        return await sendAnswer(response, mcpRefusal(405, words, { Allow: 'POST' }));
      }
      const url = new URL(MCP_PATH, appOrigin);
      const { request, body } = doorRequestOf('outside', from, response, { url, mostBytes: MOST_BYTES });
      // What speaks the protocol is loaded for the first agent that comes.
      const { answerMcp } = await import('#app/mcp/index.ts');
      const answer = await answerMcp(parts, request, parts.peerOf(from).address).catch((error: unknown) => {
        if (body?.isTooLarge) return mcpRefusal(413, 'A message has 1 MB at most. Send less at a time.');
        throw error;
      });
      await sendAnswer(response, answer);
    } catch (error) {
      next(error);
    }
  };
}
