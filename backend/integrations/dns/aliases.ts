import type { Answer } from '../../modules/domains/doctor/observation.ts';
import type { Resolvers } from './resolvers.ts';

const MOST_STEPS = 8;

/** What resolvers say of the hosts that these hosts are aliases of, and of those that they are aliases of in turn. */
export async function followAliases(resolvers: Resolvers, from: string[], answers: Answer[]): Promise<Answer[]> {
  const known = new Set(from);
  const found: Answer[] = [];
  let next = targetsIn(answers.filter(({ host }) => known.has(host)));
  for (let step = 0; step < MOST_STEPS; step++) {
    const hosts = [...new Set(next)].filter((host) => !known.has(host)).slice(0, MOST_STEPS);
    if (hosts.length === 0) break;
    const types = step === 0 ? (['CNAME', 'A', 'AAAA', 'CAA'] as const) : (['CNAME'] as const);
    const seen = await Promise.all(hosts.flatMap((host) => types.map((type) => resolvers.find({ host, type }))));
    for (const host of hosts) known.add(host);
    found.push(...seen);
    next = targetsIn(seen.filter(({ type }) => type === 'CNAME'));
  }
  return found;
}

const targetsIn = (answers: Answer[]) =>
  answers.flatMap(({ records }) => records.flatMap(({ type, value }) => (type === 'CNAME' ? [value] : [])));
