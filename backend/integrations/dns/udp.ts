import { createSocket } from 'node:dgram';
import { isIPv6 } from 'node:net';
import { isAnswerTo } from './packet.ts';
import type { ServerAddress } from './server-address.ts';

/** What is under way with one server, over one socket with a port of its own. */
export type UdpConversation = {
  /** The answer to a question, or null when there was none: nothing came in time, the way is closed, it was ended. */
  ask(packet: Buffer, timeoutMs: number): Promise<Buffer | null>;
  /** True when there is no question with this id under way. */
  isFree(id: number): boolean;
  /** Whoever still waits gets nothing. */
  end(): void;
};

/** A server that sends rubbish is not listened to for long. */
const MOST_WRONG_ANSWERS = 500;

/** A lost packet is sent once more after this part of the time. */
const SENT_AGAIN_AFTER = 0.4;

export function openUdp({ address, port }: ServerAddress): UdpConversation {
  const socket = createSocket(isIPv6(address) ? 'udp6' : 'udp4');
  const waiting = new Map<number, { packet: Buffer; settle(answer: Buffer | null): void }>();
  let isOver = false;
  let wrong = 0;

  function end() {
    if (isOver) return;
    isOver = true;
    for (const { settle } of [...waiting.values()]) settle(null);
    socket.close();
  }

  /** Connected: the system lets nothing through that came from elsewhere, and tells when nobody listens. */
  const connected = new Promise<void>((resolve) => {
    socket.once('connect', resolve);
    socket.on('error', end);
    socket.connect(port, address);
  });
  socket.on('message', (message) => {
    const asked = message.length >= 2 ? waiting.get(message.readUInt16BE(0)) : undefined;
    if (asked && isAnswerTo(asked.packet, message)) asked.settle(message);
    else if (++wrong > MOST_WRONG_ANSWERS) end();
  });

  return {
    isFree: (id) => !waiting.has(id),
    end,
    ask: (packet, timeoutMs) =>
      new Promise((resolve) => {
        if (isOver) return resolve(null);
        const id = packet.readUInt16BE(0);
        const send = () => void connected.then(() => isOver || socket.send(packet, (error) => error && end()));
        const again = setTimeout(send, timeoutMs * SENT_AGAIN_AFTER);
        const settle = (answer: Buffer | null) => {
          clearTimeout(again);
          clearTimeout(deadline);
          waiting.delete(id);
          resolve(answer);
        };
        const deadline = setTimeout(() => settle(null), timeoutMs);
        waiting.set(id, { packet, settle });
        send();
      }),
  };
}
