import { CHECKING_DISABLED, RECURSION_DESIRED, decode, encode } from 'dns-packet';
import type { Answer as Decoded, DecodedPacket } from 'dns-packet';
import type { Answer, DnsRecord, Outcome, QuestionType } from '../../modules/domains/doctor/observation.ts';
import { hostOf, readRecord } from './read-record.ts';

export type Question = {
  host: string;
  type: QuestionType;
  /** Asked of a resolver: whoever it has to ask in turn. */
  isRecursive?: boolean;
  /** Signatures are not to be checked. */
  isUnchecked?: boolean;
};

const HEADER = 12;
/** What crosses the internet in one piece (DNS flag day 2020). */
const UDP_PAYLOAD = 1232;
/** More than any honest answer has; each costs time to be read. */
const MOST_BYTES = 16_384;
const MOST_RECORDS = 200;
const LONGEST_CHAIN = 16;

export function encodeQuestion(id: number, question: Question): Buffer {
  const recursion = question.isRecursive ? RECURSION_DESIRED : 0;
  return encode({
    type: 'query',
    id,
    flags: recursion | (question.isUnchecked ? CHECKING_DISABLED : 0),
    questions: [{ type: question.type, name: question.host, class: 'IN' }],
    additionals: [
      {
        type: 'OPT',
        name: '.',
        udpPayloadSize: UDP_PAYLOAD,
        extendedRcode: 0,
        ednsVersion: 0,
        flags: 0,
        flag_do: false,
        options: [],
      },
    ],
  });
}

/** Is this the answer to what was sent? The id and the whole question must be the same; letters may change their case. */
export function isAnswerTo(sent: Buffer, answer: Buffer): boolean {
  if (answer.length < HEADER || answer.length > MOST_BYTES || (answer.readUInt8(2) & 0x80) === 0) return false;
  if (answer.readUInt16BE(0) !== sent.readUInt16BE(0)) return false;
  if (answer.readUInt16BE(4) !== 1) return false;
  const end = sent.indexOf(0, HEADER) + 5;
  const question = (packet: Buffer) => packet.toString('latin1', HEADER, end).toLowerCase();
  return question(sent) === question(answer);
}

export const isCutShort = (answer: Buffer): boolean => (answer.readUInt8(2) & 0x02) !== 0;

/** An answer that says nothing, for a reason of its own. */
export const nothingFrom = ({ host, type }: Question, outcome: Outcome): Answer => ({
  host,
  type,
  outcome,
  isAuthoritative: false,
  records: [],
  keptFor: null,
});

/** What a packet says, which `isAnswerTo` has let through. One that cannot be read is a failure of its server. */
export function readAnswer(question: Question, packet: Buffer): Answer {
  try {
    const records = packet.readUInt16BE(6) + packet.readUInt16BE(8) + packet.readUInt16BE(10);
    return records > MOST_RECORDS ? nothingFrom(question, 'failure') : understood(question, decode(packet), packet);
  } catch {
    return nothingFrom(question, 'failure');
  }
}

const RCODES: Record<number, Outcome> = { 3: 'no-such-name', 5: 'refused', 9: 'refused' };

function understood(question: Question, decoded: DecodedPacket, packet: Buffer): Answer {
  const { answers = [], authorities = [], additionals = [] } = decoded;
  const rcode = packet.readUInt8(3) & 0x0f;
  const records = chainFrom(question, answers);
  const delegation = delegationAbove(question.host, authorities, additionals);
  const soa = authorities.find((record) => record.type === 'SOA');
  const common = {
    host: question.host,
    type: question.type,
    isAuthoritative: decoded.flag_aa,
    keptFor: soa?.type === 'SOA' ? Math.min(soa.ttl ?? 0, soa.data.minimum ?? 0) : null,
  };
  if (rcode !== 0) return { ...common, outcome: RCODES[rcode] ?? 'failure', records };
  if (records.length > 0) return { ...common, outcome: 'records', records };
  if (!decoded.flag_aa && !soa && delegation.length > 0) return { ...common, outcome: 'referral', records: delegation };
  return { ...common, outcome: 'nothing', records };
}

/** Records of the question's host, and of those that it is an alias of; whatever else a server sends along is not believed. */
function chainFrom({ host, type }: Question, answers: Decoded[]): DnsRecord[] {
  const given = answers.flatMap((answer) => readRecord(answer) ?? []);
  const chain: DnsRecord[] = [];
  const seen = new Set<string>();
  for (let at: string | undefined = host; at !== undefined && !seen.has(at) && seen.size < LONGEST_CHAIN;) {
    seen.add(at);
    const here: DnsRecord[] = given.filter((record) => record.host === at);
    const alias: DnsRecord | undefined = here.find((record) => record.type === 'CNAME');
    chain.push(...here.filter((record) => record.type === type || record === alias));
    at = alias?.value;
  }
  return chain;
}

/** The servers that somebody above the host names for it, with the addresses that come along. */
function delegationAbove(host: string, authorities: Decoded[], additionals: Decoded[]): DnsRecord[] {
  const servers = authorities
    .flatMap((record) => (record.type === 'NS' ? (readRecord(record) ?? []) : []))
    .filter((record) => host === record.host || host.endsWith(`.${record.host}`));
  const names = new Set(servers.map(({ value }) => value));
  const addresses = additionals
    .filter((record) => (record.type === 'A' || record.type === 'AAAA') && names.has(hostOf(record.name)))
    .flatMap((record) => readRecord(record) ?? []);
  return [...servers, ...addresses];
}
