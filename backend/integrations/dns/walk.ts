import type { NameServer } from '../../modules/domains/doctor/observation.ts';
import { delegationIn, findApexes, findDelegation, namesIn } from './delegation.ts';
import type { Delegation } from './delegation.ts';
import { isWithin, questionsForServers } from './questions.ts';
import type { Resolvers } from './resolvers.ts';
import type { AskServers } from './zone-servers.ts';

export type Walk = {
  zone: string | null;
  servers: NameServer[];
  parentNameservers: string[] | null;
  zoneNameservers: string[];
};

type Way = { resolvers: Resolvers; askServers: AskServers };
type Subject = { name: string; registrable: string; randomHost: string };

/** From the zones that resolvers know to the servers of the zone that holds the name, and what these say. */
export async function walk(way: Way, subject: Subject): Promise<Walk> {
  const { name, registrable } = subject;
  const [deepest = null, ...others] = await findApexes(way.resolvers, name);
  const isOwn = deepest !== null && isWithin(deepest, registrable);
  const zone = isOwn ? deepest : null;
  const above = isOwn ? (others[0] ?? null) : deepest;
  const [delegation, known] = await Promise.all([
    above && findDelegation(way, above, { child: zone ?? name, isKnown: zone !== null }),
    zone ? way.resolvers.find({ host: zone, type: 'NS' }) : null,
  ]);
  const zoneNameservers = namesIn(known?.records ?? []);
  if (delegation === 'none') return visit(way, subject, { zone, parentNameservers: [], zoneNameservers });
  if (!delegation || (zone && delegation.zone !== zone))
    return visit(way, subject, { zone, parentNameservers: null, zoneNameservers });
  return visit(way, subject, fromDelegation(delegation, zoneNameservers));
}

type Found = Omit<Walk, 'servers'> & { glue?: Delegation['glue'] };

const fromDelegation = ({ zone, names, glue }: Delegation, zoneNameservers: string[]): Found => ({
  zone,
  parentNameservers: names,
  zoneNameservers,
  glue,
});

/** Asks the servers of a zone, then those that only they know of, or those of a zone below that has the name. */
async function visit(way: Way, subject: Subject, found: Found, isLast = false): Promise<Walk> {
  const { zone, parentNameservers, glue = [] } = found;
  if (!zone) return { zone, parentNameservers, zoneNameservers: found.zoneNameservers, servers: [] };
  const questions = questionsForServers(subject.name, zone, subject.randomHost);
  const named = [...new Set([...(parentNameservers ?? []), ...found.zoneNameservers])];
  const servers = await way.askServers(named, glue, questions);

  const answers = servers.flatMap((server) => server.answers);
  const below = answers
    .filter(({ host, type }) => host === subject.name && type === 'A')
    .map((answer) => (answer.outcome === 'referral' ? delegationIn(answer, zone) : null))
    .find((one) => one !== null);
  if (below && !isLast) return visit(way, subject, fromDelegation(below, []), true);

  const own = answers.filter(({ host, type, isAuthoritative }) => host === zone && type === 'NS' && isAuthoritative);
  const told = namesIn(own.flatMap(({ records }) => records));
  const others = told.filter((name) => !named.includes(name));
  return {
    zone,
    parentNameservers,
    zoneNameservers: told.length > 0 ? told : found.zoneNameservers,
    servers: [...servers, ...(await way.askServers(others, [], questions))],
  };
}
