import type { Answer as Decoded, DnskeyData } from 'dns-packet';
import type { DnsRecord } from '../../modules/domains/doctor/observation.ts';

export const hostOf = (name: string): string => name.toLowerCase().replace(/\.$/, '');

/** A name that can be asked for: letters, digits, `-` and `_`. Others can hide dots in their labels. */
export const isHost = (name: string): boolean =>
  name.length <= 253 && name.split('.').every((label) => /^[a-z0-9_-]{1,63}$/.test(label));

/** Null for types that nobody here asks about. */
export function readRecord(record: Decoded): DnsRecord | null {
  if (record.type === 'OPT' || record.class === undefined || record.class !== 'IN') return null;
  const at = { host: hostOf(record.name), ttl: 'ttl' in record ? (record.ttl ?? 0) : 0 };
  switch (record.type) {
    case 'A':
    case 'AAAA':
      return { ...at, type: record.type, value: record.data };
    case 'CNAME':
    case 'NS':
      return { ...at, type: record.type, value: hostOf(record.data) };
    case 'TXT':
      return { ...at, type: record.type, value: textOf(record.data) };
    case 'MX':
      return { ...at, type: record.type, value: `${record.data.preference ?? 0} ${hostOf(record.data.exchange)}` };
    case 'SOA':
      return { ...at, type: record.type, value: `${hostOf(record.data.mname)} ${record.data.serial ?? 0}` };
    case 'SRV': {
      const { priority = 0, weight = 0, port, target } = record.data;
      return { ...at, type: record.type, value: `${priority} ${weight} ${port} ${hostOf(target)}` };
    }
    case 'CAA': {
      const { tag, value, issuerCritical = false } = record.data;
      return { ...at, type: record.type, value, caa: { tag: tag.toLowerCase(), isCritical: issuerCritical } };
    }
    case 'DS':
      return { ...at, type: record.type, value: String(record.data.keyTag) };
    case 'DNSKEY':
      return { ...at, type: record.type, value: String(keyTagOf(record.data)) };
    default:
      return null;
  }
}

/** Long texts come in pieces of 255 bytes, which belong together without a space. */
function textOf(data: string | Buffer | (string | Buffer)[]): string {
  const pieces = Array.isArray(data) ? data : [data];
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece))).toString('utf8');
}

/** The number that a DS record knows a key by (RFC 4034, appendix B). */
function keyTagOf({ flags, algorithm, key }: DnskeyData): number {
  const data = Buffer.concat([Buffer.from([flags >> 8, flags & 0xff, 3, algorithm]), key]);
  const sum = data.reduce((total, byte, at) => total + (at % 2 === 0 ? byte << 8 : byte), 0);
  return (sum + ((sum >> 16) & 0xffff)) & 0xffff;
}
