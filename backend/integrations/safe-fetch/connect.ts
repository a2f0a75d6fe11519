import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { buildConnector } from 'undici';
import type { Judge } from './judge.ts';
import { refused } from './refused.ts';

/** All addresses of a host; rejects, or gives none, for a name that nobody has. */
export type Lookup = (host: string, signal: AbortSignal) => Promise<string[]>;

const MOST_TRIED = 3;
const CONNECT_MS = 4000;

/** Asks name servers: files of this machine have no say, nor is one of the few threads taken that files are read on. */
export const askNameServers: Lookup = async (host, signal) => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
};

type Connector = ReturnType<typeof buildConnector>;
type Where = Parameters<Connector>[0];
type Socket = Extract<Parameters<Parameters<Connector>[1]>, [null, unknown]>[1];

export type ConnectOptions = {
  judge: Judge;
  lookup: Lookup;
  /** Certificates of authorities in place of those that everybody knows. */
  authorities?: string | undefined;
  signal: AbortSignal;
};

/**
 * Connects to an address that was judged, never to a name: what a name leads to is asked once, so that it cannot be another address a
 * moment later. A name of which only one address is not to be asked is not asked at all. TLS is for the name.
 */
export function createConnector({ judge, lookup, authorities, signal }: ConnectOptions): Connector {
  const plain = buildConnector({ timeout: CONNECT_MS, ...(authorities && { ca: authorities }) });

  // Neither a name server nor a host that is silent may keep anybody waiting.
  const hasEnded = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  hasEnded.catch(() => undefined);

  const connectTo = (where: Where, address: string, port: number) =>
    new Promise<Socket>((resolve, reject) => {
      plain({ ...where, hostname: address }, (error, socket) => {
        if (error) return reject(error);
        try {
          signal.throwIfAborted();
          judge.requireAddress(socket.remoteAddress ?? '', port);
          resolve(socket);
        } catch (refusal) {
          socket.destroy();
          reject(refusal);
        }
      });
    });

  async function connect(where: Where): Promise<Socket> {
    const host = where.hostname.replace(/^\[|\]$/g, '');
    const port = Number(where.port) || (where.protocol === 'https:' ? 443 : 80);
    const addresses = isIP(host) ? [host] : await lookup(host, signal).catch(() => []);
    signal.throwIfAborted();
    if (addresses.length === 0) throw refused('NO_SUCH_HOST');
    for (const address of addresses) judge.requireAddress(address, port);
    let failure: unknown;
    for (const address of addresses.slice(0, MOST_TRIED)) {
      try {
        return await connectTo(where, address, port);
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  return (where, callback) => {
    Promise.race([connect(where), hasEnded]).then(
      (socket) => callback(null, socket),
      (error: Error) => callback(error, null),
    );
  };
}
