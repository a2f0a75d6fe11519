import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import {
  AUTHORITATIVE_ANSWER,
  CHECKING_DISABLED,
  RECURSION_DESIRED,
  TRUNCATED_RESPONSE,
  decode,
  encode,
} from 'dns-packet';
import type { Question } from 'dns-packet';
import type { Said } from './answer-from-zones.ts';

export type Asked = Question & { isRecursive: boolean; isUnchecked: boolean; over: 'udp' | 'tcp' };
/** What is said; `null`: nothing at all; bytes: sent as they are, one packet each. */
export type Saying = Said | null | Buffer[];
export type Speaker = (asked: Asked, packet: Buffer) => Saying;

/** A name server on one loopback address, over UDP and TCP. */
export async function listen(address: string, port: number, speak: Speaker) {
  const answersTo = (packet: Buffer, over: 'udp' | 'tcp'): Buffer[] => {
    const { id, questions = [], flags = 0 } = decode(packet);
    const [question] = questions;
    if (!question) return [];
    const isUnchecked = (flags & CHECKING_DISABLED) !== 0;
    const saying = speak({ ...question, isUnchecked, isRecursive: (flags & RECURSION_DESIRED) !== 0, over }, packet);
    if (saying === null || Array.isArray(saying)) return saying ?? [];
    const { rcode, isAuthoritative, ...sections } = saying;
    const common = { type: 'response' as const, id: id ?? 0, questions };
    const whole = encode({ ...common, flags: (isAuthoritative ? AUTHORITATIVE_ANSWER : 0) | rcode, ...sections });
    const isShort = over === 'tcp' || whole.length <= 1232;
    return [isShort ? whole : encode({ ...common, flags: TRUNCATED_RESPONSE | rcode })];
  };

  const udp = createSocket('udp4');
  udp.on('message', (packet, from) => {
    for (const answer of answersTo(packet, 'udp')) udp.send(answer, from.port, from.address);
  });
  const tcp = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', (piece) => {
      for (const answer of answersTo(piece.subarray(2), 'tcp')) {
        const length = Buffer.alloc(2);
        length.writeUInt16BE(answer.length);
        socket.write(Buffer.concat([length, answer]));
      }
    });
  });
  await new Promise<void>((resolve, reject) => {
    udp.once('error', reject);
    udp.bind(port, address, resolve);
  });
  const bound = udp.address().port;
  await new Promise<void>((resolve, reject) => {
    tcp.once('error', reject);
    tcp.listen(bound, address, resolve);
  }).catch((error: unknown) => {
    udp.close();
    throw error;
  });
  return {
    port: bound,
    close: () => new Promise<void>((resolve) => udp.close(() => tcp.close(() => resolve()))),
  };
}

export type Listener = Awaited<ReturnType<typeof listen>>;
