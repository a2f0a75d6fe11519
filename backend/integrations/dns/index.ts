import { randomBytes } from 'node:crypto';
import { getDomain } from 'tldts';
import type { Settings } from '#settings';
import { wwwOf } from '../../modules/domains/doctor/expected-records.ts';
import type { Observation } from '../../modules/domains/doctor/observation.ts';
import type { Rdap } from '../rdap.ts';
import { followAliases } from './aliases.ts';
import { createAsker } from './asker.ts';
import { observeDnssec } from './dnssec.ts';
import { questionsForResolvers } from './questions.ts';
import { createResolvers, resolversOf } from './resolvers.ts';
import { walk } from './walk.ts';
import { createAskServers } from './zone-servers.ts';
import { parseServerAddress } from './server-address.ts';

export type Dns = {
  /**
   * What resolvers, the name's own servers and its registry say of a name (ASCII, lower case, without `www.`) and of
   * its www. Never rejects; whoever does not answer is `silent`. Done within 6 s, and soon after the signal says so.
   */
  observe(name: string, options?: { signal?: AbortSignal }): Promise<Observation>;
};

export type DnsOptions = {
  /** Resolvers, each an address with an optional port; none: those of this machine. */
  resolvers: string[];
  /** Where servers of zones listen: 53. */
  authorityPort?: number;
  /** May servers at private addresses be asked? Never live: names of strangers choose them. */
  mayAskPrivate: boolean;
  /** Whom to ask about the registration; left out: nobody. */
  rdap?: Rdap;
  clock?: () => Date;
  /** How long one answer may take, and everything. */
  answerMs?: number;
  wholeMs?: number;
};

const MOST_QUESTIONS = 500;

/** Every look has sockets of its own, and closes them. */
export function createDns(options: DnsOptions): Dns {
  const { answerMs = 1300, wholeMs = 5600, authorityPort: port = 53, mayAskPrivate, rdap } = options;
  const { clock = () => new Date() } = options;

  async function look(name: string, signal: AbortSignal): Promise<Observation> {
    const at = clock().toISOString();
    const registrable = getDomain(name);
    const subject = { name, registrable: registrable ?? name, randomHost: `${randomLabel()}.${name}` };
    const asker = createAsker({ answerMs, mostQuestions: MOST_QUESTIONS, signal });
    const resolvers = createResolvers(asker, resolversOf(options.resolvers));
    const askServers = createAskServers({ asker, resolvers, port, mayAskPrivate });
    try {
      const [views, walked, registration] = await Promise.all([
        resolvers.askAll(questionsForResolvers(name, subject.registrable, subject.randomHost)),
        walk({ resolvers, askServers }, subject),
        rdap && registrable ? rdap.lookUp(registrable, signal) : null,
      ]);
      const answers = [...views, ...walked.servers].flatMap((view) => view.answers);
      const [dnssec, aliases] = await Promise.all([
        observeDnssec(resolvers, walked.zone, { views, servers: walked.servers }),
        followAliases(resolvers, [name, wwwOf(name), subject.randomHost], answers),
      ]);
      return {
        ...{ at, name, registrable, randomHost: subject.randomHost, resolvers: views },
        ...{ ...walked, dnssec, aliases, registration },
      };
    } finally {
      asker.end();
    }
  }

  return {
    observe: (name, { signal } = {}) => {
      const deadline = AbortSignal.timeout(wholeMs);
      return look(name, signal ? AbortSignal.any([signal, deadline]) : deadline);
    },
  };
}

const randomLabel = () => `pagewright-${randomBytes(6).toString('hex')}`;

/** As the settings say. Locally servers of zones listen where the resolver does: nobody may listen at 53. */
export function connectDns({ dnsServers, isLocal }: Settings, rdap: Rdap): Dns {
  const port = parseServerAddress(dnsServers[0] ?? '')?.port;
  return createDns({
    resolvers: dnsServers,
    mayAskPrivate: isLocal,
    rdap,
    ...(isLocal && port && { authorityPort: port }),
  });
}
