import {
  AUTHENTIC_DATA,
  AUTHORITATIVE_ANSWER,
  CHECKING_DISABLED,
  DNSSEC_OK,
  RECURSION_AVAILABLE,
  RECURSION_DESIRED,
  TRUNCATED_RESPONSE,
  decode,
  encode,
  type DecodedPacket,
  type OptAnswer,
  type Packet,
} from 'dns-packet';
import type { Zones } from '../zones.ts';
import { RCODE, askResolver, askServer } from './resolve.ts';

/** Without a word of the asker about its size, an answer over UDP has this many bytes at most. */
const PLAIN_SIZE = 512;
const LARGEST_SIZE = 1232;

export type AnswerQuery = (message: Buffer, transport: 'udp' | 'tcp') => Buffer | null;

/**
 * Answers one DNS message: as a resolver when recursion is desired, else as the name's own server. Null: silence, which is
 * a fault that somebody chose, or what a message gets that is no query.
 */
export const createAnswerQuery =
  ({ serve }: Pick<Zones, 'serve'>): AnswerQuery =>
  (message, transport) => {
    const query = decode(message);
    if (query.type !== 'query') return null;
    const packet = answerPacket(query, serve);
    if (!packet) return null;
    const bytes = encode(packet);
    if (transport === 'tcp' || bytes.length <= sizeFor(query)) return bytes;
    const { answers: _answers, authorities: _authorities, ...rest } = packet;
    return encode({ ...rest, additionals: extensionOf(query), flags: (packet.flags ?? 0) | TRUNCATED_RESPONSE });
  };

function answerPacket(query: DecodedPacket, serve: Zones['serve']): Packet | null {
  const [question] = query.questions ?? [];
  const base = {
    type: 'response' as const,
    id: query.id,
    questions: query.questions,
    additionals: extensionOf(query),
  };
  const kept = (query.flags ?? 0) & (RECURSION_DESIRED | CHECKING_DISABLED);
  if (!question || query.questions?.length !== 1 || ((query.flags ?? 0) >> 11) & 0xf)
    return { ...base, flags: kept | RECURSION_AVAILABLE | RCODE.notBuilt };
  const asked = {
    name: question.name.toLowerCase().replace(/^\.$/, ''),
    type: question.type,
    isCheckingDisabled: query.flag_cd,
  };
  if (query.flag_rd) {
    const found = askResolver(asked, serve);
    if (!found) return null;
    const wantsProof = query.flag_ad || optOf(query)?.flag_do === true;
    const proof = found.isAuthentic && wantsProof && found.rcode !== RCODE.failed ? AUTHENTIC_DATA : 0;
    return { ...base, ...sections(found, query), flags: kept | RECURSION_AVAILABLE | proof | found.rcode };
  }
  const found = askServer(asked, serve);
  return { ...base, ...sections(found, query), flags: kept | (found.isOwn ? AUTHORITATIVE_ANSWER : 0) | found.rcode };
}

const sections = (found: Pick<Required<Packet>, 'answers' | 'authorities' | 'additionals'>, query: DecodedPacket) => ({
  answers: found.answers,
  authorities: found.authorities,
  additionals: [...found.additionals, ...extensionOf(query)],
});

const optOf = (query: DecodedPacket) => query.additionals?.find((one): one is OptAnswer => one.type === 'OPT');
const sizeFor = (query: DecodedPacket) =>
  Math.min(Math.max(optOf(query)?.udpPayloadSize ?? PLAIN_SIZE, PLAIN_SIZE), LARGEST_SIZE);

/** Who speaks EDNS is answered in it. */
function extensionOf(query: DecodedPacket): OptAnswer[] {
  const asked = optOf(query);
  if (!asked) return [];
  return [
    {
      type: 'OPT',
      name: '.',
      udpPayloadSize: LARGEST_SIZE,
      extendedRcode: 0,
      ednsVersion: 0,
      flags: asked.flag_do ? DNSSEC_OK : 0,
      flag_do: asked.flag_do,
      options: [],
    },
  ];
}
