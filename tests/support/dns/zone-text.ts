import type { Answer } from 'dns-packet';

/** Fills in `@` and relative hosts; a host that ends in a dot is whole already. */
const whole = (host: string, apex: string) => {
  if (host === '@') return apex;
  return host.endsWith('.') ? host.slice(0, -1) : `${host}.${apex}`;
};

/**
 * One record as in a zone file: `www 60 CNAME @`. The time in seconds may be left out; pieces of a TXT record are
 * parted by `|`; a CAA record is `128 issue letsencrypt.org`, a DS or DNSKEY record any number, which makes its key.
 */
export function parseRecord(line: string, apex: string): Answer {
  const [host = '', ...rest] = line.trim().split(' ');
  const ttl = /^\d+$/.test(rest[0] ?? '') ? Number(rest.shift()) : 300;
  const [type = '', ...words] = rest;
  const value = words.join(' ');
  const at = { name: whole(host, apex), ttl, class: 'IN' as const };
  switch (type) {
    case 'A':
    case 'AAAA':
      return { ...at, type, data: value };
    case 'CNAME':
    case 'NS':
      return { ...at, type, data: whole(value, apex) };
    case 'TXT':
      return { ...at, type, data: value.split('|') };
    case 'MX':
      return { ...at, type, data: { preference: Number(words[0]), exchange: whole(words[1] ?? '', apex) } };
    case 'SRV':
      return {
        ...at,
        type,
        data: { priority: 0, weight: 1, port: Number(words[0]), target: whole(words[1] ?? '', apex) },
      };
    case 'SOA':
      return { ...at, type, data: { mname: `ns1.${apex}`, rname: `host.${apex}`, serial: Number(value), minimum: 60 } };
    case 'CAA': {
      const [flags, tag, ...text] = words;
      // The types of the library know three tags; any other one can be sent all the same.
      return { ...at, type, data: { flags: Number(flags), tag: tag as 'issue', value: text.join(' ') } };
    }
    case 'DNSKEY':
      return { ...at, type, data: keyOf(Number(value)) };
    case 'DS':
      return {
        ...at,
        type,
        data: { keyTag: tagOf(Number(value)), algorithm: 13, digestType: 2, digest: Buffer.alloc(32) },
      };
    default:
      throw new Error(`No record: ${line}`);
  }
}

const keyOf = (number: number) => ({ flags: 257, algorithm: 13, key: Buffer.from([number >> 8, number & 0xff]) });
/** Of a key this short the tag is a plain sum: flags, protocol and algorithm, key. */
const tagOf = (number: number) => 257 + ((3 << 8) | 13) + number;

export type Zone = { apex: string; records: Answer[] };

export function parseZone(apex: string, lines: string[]): Zone {
  const records = lines.map((line) => parseRecord(line, apex));
  const hasStart = records.some(({ type, name }) => type === 'SOA' && name === apex);
  return { apex, records: hasStart ? records : [parseRecord('@ SOA 1', apex), ...records] };
}
