import type { Answer, DnsRecord } from '../../modules/domains/doctor/observation.ts';
import { ancestorsOf, isWithin } from './questions.ts';
import type { Resolvers } from './resolvers.ts';
import type { AskServers } from './zone-servers.ts';

/** Whom the zone above names: the apex of the zone below, its servers, and addresses that came along. */
export type Delegation = { zone: string; names: string[]; glue: DnsRecord[] };

const MOST_SERVERS_ABOVE = 3;

/** Everything at or above the name that is the apex of a zone, the deepest first; the answers about each. */
export async function findApexes(resolvers: Resolvers, name: string): Promise<string[]> {
  const hosts = ancestorsOf(name);
  const answers = await Promise.all(hosts.map((host) => resolvers.find({ host, type: 'SOA' })));
  const isApex = ({ host, records }: Answer) => records.some((record) => record.type === 'SOA' && record.host === host);
  return answers.filter(isApex).map(({ host }) => host);
}

/**
 * What the servers of the zone `above` say about who has `child`: their delegation of it, or of a zone between the two;
 * `none` when there is nothing by that name; null when none of them said. `isKnown`: resolvers have seen the zone `child`.
 */
export async function findDelegation(
  { resolvers, askServers }: { resolvers: Resolvers; askServers: AskServers },
  above: string,
  { child, isKnown }: { child: string; isKnown: boolean },
): Promise<Delegation | 'none' | null> {
  const { records } = await resolvers.find({ host: above, type: 'NS' });
  const names = namesIn(records).slice(0, MOST_SERVERS_ABOVE);
  const servers = await askServers(names, [], [{ host: child, type: 'NS' }]);
  const answers = servers.flatMap((server) => server.answers);
  const delegation = answers.map((answer) => delegationIn(answer, above)).find((one) => one !== null);
  if (delegation) return delegation;
  // A server that has both zones says `nothing` of one whose own records name no servers.
  const absence = isKnown ? ['no-such-name'] : ['no-such-name', 'nothing'];
  const isAbsent = ({ outcome, isAuthoritative }: Answer) => isAuthoritative && absence.includes(outcome);
  return answers.some(isAbsent) ? 'none' : null;
}

/** A referral; or the answer itself where one server has both zones. */
export function delegationIn({ host, outcome, isAuthoritative, records }: Answer, above: string): Delegation | null {
  const isGiven = outcome === 'referral' || (outcome === 'records' && isAuthoritative);
  const servers = records.filter(({ type }) => type === 'NS');
  const zone = servers[0]?.host;
  if (!isGiven || !zone || zone === above || !isWithin(zone, above) || !isWithin(host, zone)) return null;
  return {
    zone,
    names: namesIn(servers.filter((server) => server.host === zone)),
    glue: records.filter(({ type }) => type === 'A' || type === 'AAAA'),
  };
}

export const namesIn = (records: DnsRecord[]): string[] => [
  ...new Set(records.flatMap(({ type, value }) => (type === 'NS' ? [value] : []))),
];
