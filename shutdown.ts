import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** In milliseconds: how long open requests may take to be answered, and to arrive, after a signal. */
const PATIENCE = { answers: 8000, uploads: 1000 };
const SWEEP = 50;

/**
 * Gives how to end a server: no new connections, `endStreams` ends what would stay open for ever, requests that are there are
 * answered. What takes longer than `patience` is cut off; what is still arriving is known to nobody yet, so it has less time.
 */
export function gentleEnd(server: Server, endStreams: () => void, patience = PATIENCE): () => Promise<void> {
  const sockets = new Set<Socket>();
  /** The newest answer on each: nothing is done when one ends, since that would cost every request something. */
  const answers = new Map<Socket, ServerResponse>();
  const isArriving = (socket: Socket) => {
    const answer = answers.get(socket);
    return !answer || answer.writableFinished || !answer.req.complete;
  };
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      answers.delete(socket);
    });
  });
  server.on('request', ({ socket }, response) => void answers.set(socket, response));
  return async () => {
    const cutOffUploads = setTimeout(() => {
      for (const socket of sockets) if (isArriving(socket)) socket.destroy();
    }, patience.uploads);
    const cutOff = setTimeout(() => server.closeAllConnections(), patience.answers);
    let sweep: NodeJS.Timeout | undefined;
    await new Promise((closed) => {
      server.close(closed);
      endStreams();
      // A connection whose answer ends from now on would wait for another request.
      sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
    });
    for (const timer of [cutOffUploads, cutOff, sweep]) clearTimeout(timer);
  };
}

/**
 * Ends the process with code 0 on SIGINT or SIGTERM: first its server (see `gentleEnd`), then `close` ends the rest. Further
 * signals change nothing: Ctrl-C through npm sends two.
 */
export function closeOnSignals(server: Server, endStreams: () => void, close: () => Promise<void>) {
  const endServer = gentleEnd(server, endStreams);
  let isClosing = false;
  const end = async () => {
    if (isClosing) return;
    isClosing = true;
    await endServer();
    const giveUp = setTimeout(() => process.exit(0), 1500);
    await close().catch((error: unknown) => console.error(error));
    clearTimeout(giveUp);
    process.exit(0);
  };
  process.on('SIGINT', () => void end());
  process.on('SIGTERM', () => void end());
}
