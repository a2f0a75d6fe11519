import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** In milliseconds: how long open requests may take to be answered, and to arrive, after a signal. */
const PATIENCE = { answers: 8000, uploads: 1000 };
const SWEEP = 50;
/** Milliseconds. */
const CLOSE_MS = 1500;

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
    // An answer that is out has left its connection, whoever wrote it.
    return !answer || answer.writableFinished || answer.socket === null || !answer.req.complete;
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

type End = {
  /** Before anything ends: says that nobody should be sent here any more; then so many milliseconds pass. */
  drain(): void;
  drainMs: number;
  endStreams(): void;
  /** Ends the rest. */
  close(): Promise<void>;
};

/**
 * Gives how to end everything in its order: drained, then the servers (see `gentleEnd`), then the rest, which has little time. A
 * second call waits for the first.
 */
export function orderlyEnd(servers: Server[], { drain, drainMs, endStreams, close }: End): () => Promise<void> {
  const endings = servers.map((server) => gentleEnd(server, endStreams));
  let ended: Promise<void> | undefined;
  const end = async () => {
    drain();
    if (drainMs > 0) await pause(drainMs);
    await Promise.all(endings.map((endServer) => endServer()));
    const closed = close().catch((error: unknown) => console.error(error));
    await Promise.race([closed, pause(CLOSE_MS, undefined, { ref: false })]);
  };
  return () => (ended ??= end());
}

/** Ends the process with code 0 on SIGINT or SIGTERM. Further signals change nothing: Ctrl-C through npm sends two. */
export function closeOnSignals(servers: Server[], how: End) {
  const end = orderlyEnd(servers, how);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end().then(() => process.exit(0)));
}
