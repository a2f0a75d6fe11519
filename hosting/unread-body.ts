import type { IncomingMessage, ServerResponse } from 'node:http';

/** So long, in milliseconds, a client may go on sending after its answer: it reads the answer only when it has sent enough. */
const PATIENCE = 5000;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Throws away what still comes of a body once the answer to it is out, and for a moment only: then the connection ends. A connection
 * that were closed at once would take the answer with it.
 */
export function leaveUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  response.once('finish', () => {
    if (request.complete) return;
    const cutOff = setTimeout(() => request.socket.destroy(), PATIENCE).unref();
    request.once('close', () => clearTimeout(cutOff));
    request.resume();
  });
}
