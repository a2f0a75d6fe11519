import type { Answer, Question } from 'dns-packet';
import type { Zone } from './zone-text.ts';

export type Said = {
  rcode: number;
  isAuthoritative: boolean;
  answers: Answer[];
  authorities: Answer[];
  additionals: Answer[];
};

export const said = (rcode: number, rest: Partial<Said> = {}): Said => ({
  ...{ rcode, isAuthoritative: false, answers: [], authorities: [], additionals: [] },
  ...rest,
});

export const SERVFAIL = 2;
export const REFUSED = 5;
const NXDOMAIN = 3;

const isWithin = (host: string, zone: string) => host === zone || host.endsWith(`.${zone}`);
const start = ({ records }: Zone) => records.filter(({ type }) => type === 'SOA');

/** What a server that has these zones says of itself, without asking anybody. */
export function answerFrom(zones: Zone[], { name, type }: Question): Said {
  const host = name.toLowerCase();
  const zone = zones
    .filter(({ apex }) => isWithin(host, apex))
    .sort((one, other) => other.apex.length - one.apex.length)[0];
  if (!zone) return said(REFUSED);
  const cut = zone.records.filter(
    (record) =>
      record.type === 'NS' &&
      record.name !== zone.apex &&
      isWithin(host, record.name) &&
      !(type === 'DS' && record.name === host),
  );
  if (cut.length > 0) {
    const names = cut.flatMap((record) => (record.type === 'NS' ? [record.data] : []));
    const glue = zone.records.filter((record) => record.type === 'A' && names.includes(record.name));
    return said(0, { authorities: cut, additionals: glue });
  }
  const answers = follow(zone, host, type);
  if (answers.length > 0) return said(0, { isAuthoritative: true, answers });
  const isThere = zone.records.some((record) => isWithin(record.name, host));
  return said(isThere ? 0 : NXDOMAIN, { isAuthoritative: true, authorities: start(zone) });
}

function recordsAt({ records }: Zone, host: string): Answer[] {
  const own = records.filter(({ name }) => name === host);
  if (own.length > 0 || records.some(({ name }) => name.endsWith(`.${host}`))) return own;
  const above = host.slice(host.indexOf('.') + 1);
  return records.filter(({ name }) => name === `*.${above}`).map((record) => ({ ...record, name: host }));
}

/** Records of a host, and of those it is an alias of as far as the zone knows them. */
function follow(zone: Zone, host: string, type: Question['type'], passed: string[] = []): Answer[] {
  const here = recordsAt(zone, host);
  const own = here.filter((record) => record.type === type);
  const alias = here.find((record) => record.type === 'CNAME');
  if (own.length > 0 || alias?.type !== 'CNAME') return own;
  const isOver = passed.includes(host) || !isWithin(alias.data, zone.apex);
  return [alias, ...(isOver ? [] : follow(zone, alias.data, type, [...passed, host]))];
}
