import { getServers } from 'node:dns';
import type { Answer, Outcome, ServerView } from '../../modules/domains/doctor/observation.ts';
import type { Asker } from './asker.ts';
import type { Asked } from './questions.ts';
import { parseServerAddress } from './server-address.ts';
import type { ServerAddress } from './server-address.ts';

/** The second one shows what the first one still keeps from before; more say nothing new. */
const MOST_RESOLVERS = 2;

/** Those that are given, else those of this machine. */
export const resolversOf = (given: string[]): ServerAddress[] =>
  (given.length > 0 ? given : getServers()).flatMap((text) => parseServerAddress(text) ?? []).slice(0, MOST_RESOLVERS);

export type Resolvers = {
  /** All of them, all questions at once. */
  askAll(questions: Asked[]): Promise<ServerView[]>;
  /** The best of their answers, signatures unchecked: for finding servers. */
  find(question: Asked): Promise<Answer>;
};

const GOOD: Outcome[] = ['records', 'nothing', 'no-such-name', 'referral', 'refused', 'failure', 'silent'];
const better = (one: Answer, other: Answer) => (GOOD.indexOf(other.outcome) < GOOD.indexOf(one.outcome) ? other : one);

export function createResolvers(asker: Asker, servers: ServerAddress[]): Resolvers {
  return {
    askAll: (questions) =>
      Promise.all(
        servers.map(async (server) => ({
          address: server.address,
          answers: await Promise.all(
            questions.map((question) => asker.ask(server, { ...question, isRecursive: true })),
          ),
        })),
      ),
    async find(question) {
      const answers = await Promise.all(
        servers.map((server) => asker.ask(server, { ...question, isRecursive: true, isUnchecked: true })),
      );
      const silent: Answer = { ...question, outcome: 'silent', isAuthoritative: false, records: [], keptFor: null };
      return answers.reduce(better, silent);
    },
  };
}
