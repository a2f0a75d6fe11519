import { isPublicAddress } from '../../modules/domains/doctor/address-kinds.ts';
import type { DnsRecord, NameServer } from '../../modules/domains/doctor/observation.ts';
import type { Asker } from './asker.ts';
import type { Asked } from './questions.ts';
import { isHost } from './read-record.ts';
import type { Resolvers } from './resolvers.ts';

/** Asks the servers with these names, without recursion; `glue` are addresses that are known already. */
export type AskServers = (names: string[], glue: DnsRecord[], questions: Asked[]) => Promise<NameServer[]>;

type Options = { asker: Asker; resolvers: Resolvers; port: number; mayAskPrivate: boolean };

/** Somebody else's zone may name as many as it likes. */
const MOST_SERVERS = 8;

export function createAskServers({ asker, resolvers, port, mayAskPrivate }: Options): AskServers {
  async function addressOf(name: string, glue: DnsRecord[]): Promise<string | null> {
    const given = glue.filter(({ host }) => host === name);
    const known = given.find(({ type }) => type === 'A') ?? given.find(({ type }) => type === 'AAAA');
    if (known) return known.value;
    const [four, six] = await Promise.all([
      resolvers.find({ host: name, type: 'A' }),
      resolvers.find({ host: name, type: 'AAAA' }),
    ]);
    const found = [...four.records, ...six.records].find(({ type }) => type === 'A' || type === 'AAAA');
    return found?.value ?? null;
  }

  async function askOne(name: string, glue: DnsRecord[], questions: Asked[]): Promise<NameServer> {
    const address = isHost(name) ? await addressOf(name, glue) : null;
    if (!address) return { name, address: '', contact: 'unknown', answers: [] };
    if (!mayAskPrivate && !isPublicAddress(address)) return { name, address, contact: 'private', answers: [] };
    const answers = await Promise.all(questions.map((question) => asker.ask({ address, port }, question)));
    return { name, address, contact: 'asked', answers };
  }

  return (names, glue, questions) =>
    Promise.all(
      names.map((name, at) =>
        at < MOST_SERVERS
          ? askOne(name, glue, questions)
          : { name, address: '', contact: 'spared' as const, answers: [] },
      ),
    );
}
