import type { Server } from 'node:http';

/** How long open requests may take to finish after a signal, in milliseconds. */
const PATIENCE = 8000;

/**
 * Ends the process with code 0 on SIGINT or SIGTERM: no new connections, open requests finish or are cut off, then
 * `close` ends the rest. Further signals change nothing: Ctrl-C through npm sends two.
 */
export function closeOnSignals(server: Server, close: () => Promise<void>) {
  let isClosing = false;
  const end = async () => {
    if (isClosing) return;
    isClosing = true;
    const cutOff = setTimeout(() => server.closeAllConnections(), PATIENCE);
    await new Promise((closed) => {
      server.close(closed);
      server.closeIdleConnections();
    });
    clearTimeout(cutOff);
    const giveUp = setTimeout(() => process.exit(0), 1500);
    await close().catch((error: unknown) => console.error(error));
    clearTimeout(giveUp);
    process.exit(0);
  };
  process.on('SIGINT', () => void end());
  process.on('SIGTERM', () => void end());
}
