import { connect } from 'node:net';
import { isAnswerTo } from './packet.ts';
import type { ServerAddress } from './server-address.ts';

/** Asks over a connection of its own. Null when there was no answer in time, or none to this question. */
export function askOverTcp(
  server: ServerAddress,
  packet: Buffer,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const socket = connect({ host: server.address, port: server.port });
    let received = Buffer.alloc(0);
    const settle = (answer: Buffer | null) => {
      clearTimeout(deadline);
      signal.removeEventListener('abort', stop);
      socket.destroy();
      resolve(answer && isAnswerTo(packet, answer) ? answer : null);
    };
    const stop = () => settle(null);
    const deadline = setTimeout(stop, timeoutMs);
    signal.addEventListener('abort', stop, { once: true });
    socket.on('error', stop);
    socket.on('close', stop);
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece]);
      const length = received.length >= 2 ? received.readUInt16BE(0) : Infinity;
      if (received.length >= length + 2) settle(received.subarray(2, length + 2));
    });
    const length = Buffer.alloc(2);
    length.writeUInt16BE(packet.length);
    socket.write(Buffer.concat([length, packet]));
  });
}
