import { encode } from 'dns-packet';
import type { Answer } from 'dns-packet';
import type { Asked, Speaker } from './dns-listener.ts';

/** What must never be found in a report. */
export const LIE = '203.0.113.66';

const RESPONSE = 0x8400;

const answered = (asked: Asked, id: number, answers: Answer[] = []) =>
  encode({ type: 'response', id, flags: 0x0400, questions: [{ name: asked.name, type: asked.type }], answers });
const idOf = (packet: Buffer) => packet.readUInt16BE(0);
const lie = (asked: Asked): Answer[] => [{ type: 'A', name: asked.name, ttl: 60, class: 'IN', data: LIE }];

/** `count` records of 12 bytes each, whose name is a pointer to a pointer to … the one before. */
function pointersTo(asked: Asked, packet: Buffer, count: number): Buffer {
  const head = Buffer.from(answered(asked, idOf(packet)));
  const chain = Buffer.alloc(12 * count);
  let target = 12;
  for (let at = 0; at < chain.length; at += 2) {
    chain.writeUInt16BE(0xc000 | target, at);
    target = Math.min(head.length + at, 0x3fff);
  }
  head.writeUInt16BE(count, 6);
  return Buffer.concat([head, chain]);
}

function withAnswers(asked: Asked, packet: Buffer, count: number, body: Buffer): Buffer {
  const head = Buffer.from(answered(asked, idOf(packet)));
  head.writeUInt16BE(count, 6);
  return Buffer.concat([head, body]);
}

/** What a server of ill will may send. None of it may be believed, and none of it may break anything. */
export const hostileSpeakers: Record<string, Speaker> = {
  'another id': (asked, packet) => [answered(asked, (idOf(packet) + 1) % 65_536, lie(asked))],
  'an answer to another question': (asked, packet) => [
    answered({ ...asked, name: `other.${asked.name}` }, idOf(packet), lie(asked)),
  ],
  'the question itself': (_asked, packet) => [packet],
  'random bytes': (_asked, packet) => [
    Buffer.from(Array.from({ length: 300 }, (_one, at) => (at * 167 + packet.length) % 256)),
  ],
  'nothing but an id': (_asked, packet) => [packet.subarray(0, 2)],
  'an empty packet': () => [Buffer.alloc(0)],
  'a header that promises 65,535 records': (asked, packet) => [withAnswers(asked, packet, 65_535, Buffer.alloc(0))],
  'a record that ends too early': (asked, packet) => [
    withAnswers(asked, packet, 1, Buffer.from([0xc0, 12, 0, 1, 0, 1])),
  ],
  'a name that points at itself': (asked, packet) => [withAnswers(asked, packet, 1, selfPointer(asked, packet))],
  'names that point at each other': (asked, packet) => [pointersTo(asked, packet, 150)],
  '60,000 bytes': (asked, packet) => [withAnswers(asked, packet, 0, Buffer.alloc(60_000, 0xc0))],
  'a dozen packets for each': (asked, packet) =>
    Array.from({ length: 12 }, () => answered(asked, idOf(packet) ^ 1, lie(asked))),
  'flags of an error only': (_asked, packet) => {
    const header = Buffer.alloc(12);
    header.writeUInt16BE(idOf(packet), 0);
    header.writeUInt16BE(RESPONSE | 1, 2);
    return [header];
  },
  'a cut answer and no other': (asked, packet) => {
    const short = Buffer.from(answered(asked, idOf(packet)));
    short.writeUInt8(short.readUInt8(2) | 0x02, 2);
    return asked.over === 'udp' ? [short] : [Buffer.alloc(65_000)];
  },
};

function selfPointer(asked: Asked, packet: Buffer): Buffer {
  const at = answered(asked, idOf(packet)).length;
  return Buffer.from([0xc0 | (at >> 8), at & 0xff, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 1, 2, 3, 4]);
}
