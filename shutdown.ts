import type { Server } from 'node:http';

/** How long open requests may take to finish after a signal, in milliseconds. */
const PATIENCE = 8000;
const SWEEP = 50;

/**
 * Ends the process with code 0 on SIGINT or SIGTERM: no new connections, `endStreams` ends what would stay open for ever,
 * open requests finish or are cut off, then `close` ends the rest. Further signals change nothing: Ctrl-C through npm
 * sends two.
 */
export function closeOnSignals(server: Server, endStreams: () => void, close: () => Promise<void>) {
  let isClosing = false;
  const end = async () => {
    if (isClosing) return;
    isClosing = true;
    let sweep: NodeJS.Timeout | undefined;
    const cutOff = setTimeout(() => server.closeAllConnections(), PATIENCE);
    await new Promise((closed) => {
      server.close(closed);
      endStreams();
      // A connection whose answer ends from now on would wait for another request.
      sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
    });
    clearInterval(sweep);
    clearTimeout(cutOff);
    const giveUp = setTimeout(() => process.exit(0), 1500);
    await close().catch((error: unknown) => console.error(error));
    clearTimeout(giveUp);
    process.exit(0);
  };
  process.on('SIGINT', () => void end());
  process.on('SIGTERM', () => void end());
}
