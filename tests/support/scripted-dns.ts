import type { Dns } from '#backend/integrations/dns/index.ts';
import type { Answer, DnsRecord, Observation, QuestionType } from '#backend/modules/domains/doctor/observation.ts';

/** What a test says of a name; its www is an alias of it. `isSilent`: its servers do not answer, everybody else does. */
export type ScriptedZone = { txt?: string[]; a?: string[]; isSilent?: boolean };

const TTL = 300;

function observationOf(name: string, { txt = [], a = [], isSilent = false }: ScriptedZone): Observation {
  const www = `www.${name}`;
  const server = `ns1.${name}`;
  const record = (host: string, type: QuestionType, value: string): DnsRecord => ({ host, type, value, ttl: TTL });
  const addresses = a.map((value) => record(name, 'A', value));
  const answer = (host: string, type: QuestionType, records: DnsRecord[] = []): Answer => ({
    ...{ host, type, records: isSilent ? [] : records, isAuthoritative: true, keptFor: null },
    outcome: isSilent ? 'silent' : records.length > 0 ? 'records' : 'nothing',
  });
  const answers = [
    answer(name, 'SOA', [record(name, 'SOA', `${server} hostmaster.${name} 1 7200 3600 1209600 300`)]),
    answer(name, 'NS', [record(name, 'NS', server)]),
    answer(name, 'A', addresses),
    answer(www, 'A', addresses.length > 0 ? [record(www, 'CNAME', name), ...addresses] : []),
    answer(
      `_pagewright.${name}`,
      'TXT',
      txt.map((value) => record(`_pagewright.${name}`, 'TXT', value)),
    ),
    ...(['AAAA', 'CAA', 'MX', 'TXT', 'CNAME', 'DNSKEY'] as const).map((type) => answer(name, type)),
    ...(['AAAA', 'CAA'] as const).map((type) => answer(www, type)),
    ...(['A', 'AAAA'] as const).map((type) => answer(`random.${name}`, type)),
  ];
  const above = record('com', 'SOA', 'a.example hostmaster.example 1 7200 3600 1209600 300');
  return {
    at: '2026-11-21T09:00:00.000Z',
    name,
    registrable: name,
    zone: name,
    randomHost: `random.${name}`,
    resolvers: [
      { address: '127.0.0.1', answers: [...answers, { ...answer('com', 'SOA', [above]), outcome: 'records' }] },
    ],
    servers: [{ name: server, address: '127.0.0.1', contact: 'asked', answers }],
    parentNameservers: [server],
    aliases: [],
    zoneNameservers: [server],
    dnssec: { vouchedFor: [], keys: [], checked: 'records', unchecked: 'records' },
    registration: null,
  };
}

/** Name servers as a test wants them: it sets `zones` by name, and reads in `asked` which names were looked at. */
export function scriptedDns() {
  const zones = new Map<string, ScriptedZone>();
  const asked: string[] = [];
  const dns: Dns = {
    async observe(name) {
      asked.push(name);
      return observationOf(name, zones.get(name) ?? {});
    },
  };
  return { ...dns, zones, asked };
}
