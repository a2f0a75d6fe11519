import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { once } from 'node:events';

/**
 * A way to the server at an address that a test can cut, so that every connection ends and none is taken, or silence, so
 * that nothing is answered any more; and mend.
 */
export async function breakableConnection(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let sent = 0;
  let state: 'whole' | 'cut' | 'silent' = 'whole';
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = connect(Number(target.port), target.hostname);
    near.on('data', () => void (sent += 1));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', (bytes) => void (state === 'silent' || other.write(bytes)));
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(typeof address === 'object' ? address?.port : '');
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    /** The same server, by this way. */
    url: through.href,
    /** Pieces that came from here: the driver sends each query as one. */
    sent: () => sent,
    /** Connections that are open. */
    count: () => sockets.size / 2,
    cut() {
      state = 'cut';
      endAll();
    },
    silence: () => void (state = 'silent'),
    /** What was silent until now is ended: nobody could tell where it had stopped. */
    mend() {
      endAll();
      state = 'whole';
    },
    async close() {
      endAll();
      server.close();
      await once(server, 'close');
    },
  };
}

export type BreakableConnection = Awaited<ReturnType<typeof breakableConnection>>;
