import type { Answer } from 'dns-packet';
import { REFUSED, SERVFAIL, answerFrom, said } from './answer-from-zones.ts';
import type { Said } from './answer-from-zones.ts';
import { listen } from './dns-listener.ts';
import type { Asked, Listener, Saying, Speaker } from './dns-listener.ts';
import { parseRecord, parseZone } from './zone-text.ts';
import type { Zone } from './zone-text.ts';

/** How a server of a zone behaves; by itself it answers from its zones. */
export type ServerScript = {
  /** Its own copy of the records. */
  zone?: string[];
  mood?: 'silent' | 'refuses' | 'fails' | 'points-elsewhere';
  /** Types that it fails for. */
  failsFor?: string[];
  speak?: Speaker;
};

/** A name in a world of its own: `bakery.de` below `de`, and what resolvers think of it. */
export type World = {
  /** Records of `bakery.de`, as in a zone file. The NS records are added where none are given. */
  zone?: string[];
  /** Servers by their names; `ns1.host.net` and `ns2.host.net` where none are given. */
  servers?: Record<string, ServerScript>;
  /** Whom `de` names as the servers, and what else it says (DS); the servers' names where left out. `null`: not delegated. */
  above?: string[] | null;
  /** More records of `de`. */
  besides?: string[];
  /** Records of the rest of the world, each host whole with a dot. */
  elsewhere?: string[];
  /** Answers that resolvers keep from before, instead of what the servers say: `@ 900 A 192.0.2.7`; `@ 900 A` for none. */
  cached?: string[];
  /** Signatures do not hold: resolvers fail unless they are told not to check. */
  isBogus?: boolean;
  resolver?: ServerScript;
};

export const NAME = 'bakery.de';
const RESOLVER = '127.0.0.1';
const PARENT = '127.0.0.2';

/** Starts the world's servers on loopback addresses that share one port. `resolver` is what goes into DNS_SERVERS. */
export async function startWorld(world: World) {
  const servers = Object.entries(world.servers ?? { 'ns1.host.net': {}, 'ns2.host.net': {} });
  const names = servers.map(([name]) => name);
  const lines = world.zone ?? [];
  const hasServers = lines.some((line) => line.startsWith('@ NS'));
  const ownLines = hasServers ? [] : names.map((name) => `@ NS ${name}.`);
  const above = world.above === undefined ? names.map((name) => `bakery NS ${name}.`) : (world.above ?? []);
  const addresses = servers.map(([name], at) => parseRecord(`${name}. A 127.0.0.${at + 3}`, ''));
  const de = parseZone('de', ['@ NS ns.nic.de.', `ns.nic A ${PARENT}`, ...above, ...(world.besides ?? [])]);
  const outside = [...addresses, ...(world.elsewhere ?? []).map((line) => parseRecord(line, ''))];
  const zonesOf = (script: ServerScript): Zone[] => [parseZone(NAME, [...ownLines, ...(script.zone ?? lines)])];
  const speakers = new Map(servers.map(([name, script]) => [name, speakerOf(script, zonesOf(script))]));
  const parent = speakerOf({}, [de]);
  const honest = new Map([...speakers].filter(([name]) => !world.servers?.[name]?.speak));
  const resolve = createResolver(world, { parent, speakers: honest, outside });

  const scripts: [string, Speaker][] = [
    [RESOLVER, speakerOf(world.resolver ?? {}, [], (asked) => resolve(asked))],
    [PARENT, parent],
    ...servers.map(([name], at): [string, Speaker] => [`127.0.0.${at + 3}`, speakers.get(name) ?? parent]),
  ];
  const listeners = await listenTogether(scripts);
  return {
    resolver: `${RESOLVER}:${listeners[0]?.port ?? 0}`,
    port: listeners[0]?.port ?? 0,
    close: () => Promise.all(listeners.map((listener) => listener.close())),
  };
}

/** On one port, whichever is free at all addresses. */
async function listenTogether(scripts: [string, Speaker][], attempt = 0): Promise<Listener[]> {
  const started: Listener[] = [];
  try {
    for (const [address, speak] of scripts) started.push(await listen(address, started[0]?.port ?? 0, speak));
    return started;
  } catch (error) {
    await Promise.all(started.map((listener) => listener.close()));
    if (attempt > 20) throw error;
    return listenTogether(scripts, attempt + 1);
  }
}

function speakerOf({ mood, failsFor, speak }: ServerScript, zones: Zone[], fallback?: (asked: Asked) => Said): Speaker {
  return (asked, packet) => {
    if (speak) return speak(asked, packet);
    if (mood === 'silent') return null;
    if (mood === 'refuses') return said(REFUSED);
    if (mood === 'fails' || failsFor?.includes(asked.type)) return said(SERVFAIL);
    if (mood === 'points-elsewhere') return said(0, { authorities: [parseRecord('de. NS ns.nic.de.', '')] });
    return fallback ? fallback(asked) : answerFrom(zones, asked);
  };
}

type Servers = { parent: Speaker; speakers: Map<string, Speaker>; outside: Answer[] };

/** Asks the world's servers as a resolver would, and follows aliases. */
function createResolver(world: World, { parent, speakers, outside }: Servers) {
  const cached = (world.cached ?? []).map((line) => line.split(' '));

  function keptFromBefore({ name, type }: Asked): Said | null {
    const lines = cached.filter(
      ([host, , kind]) => (host === '@' ? NAME : `${host}.${NAME}`) === name && kind === type,
    );
    if (lines.length === 0) return null;
    const answers = lines.filter((line) => line.length > 3).map((line) => parseRecord(line.join(' '), NAME));
    const [none] = lines;
    const soa = parseRecord(`@ ${none?.[1]} SOA 1`, NAME);
    if (soa.type === 'SOA') soa.data.minimum = Number(none?.[1]);
    return answers.length > 0 ? said(0, { answers }) : said(0, { authorities: [soa] });
  }

  function fromServers(asked: Asked): Said {
    const packet = Buffer.alloc(0);
    const first = parent(asked, packet);
    if (!isSaid(first)) return said(SERVFAIL);
    const named = first.authorities.flatMap((record) => (record.type === 'NS' ? [record.data] : []));
    if (first.isAuthoritative || named.length === 0) return { ...first, isAuthoritative: false };
    const answers = named.map((name) => speakers.get(name)?.(asked, packet) ?? null);
    const good = answers.filter(isSaid).find(({ isAuthoritative }) => isAuthoritative);
    return good ? { ...good, isAuthoritative: false } : said(SERVFAIL);
  }

  return function resolve(asked: Asked, passed: string[] = []): Said {
    const { name, type, isUnchecked } = asked;
    const isOwn = name === NAME || name.endsWith(`.${NAME}`);
    if (isOwn && world.isBogus && !isUnchecked) return said(SERVFAIL);
    if (passed.includes(name)) return said(SERVFAIL);
    const there = outside.filter((record) => record.name === name);
    const direct = there.filter((record) => record.type === type || record.type === 'CNAME');
    const isDe = name === 'de' || name.endsWith('.de');
    const found =
      keptFromBefore(asked) ?? (isDe ? fromServers(asked) : said(there.length > 0 ? 0 : 3, { answers: direct }));
    const last = found.answers.at(-1);
    if (type === 'CNAME' || last?.type !== 'CNAME') return found;
    const further = resolve({ ...asked, name: last.data }, [...passed, name, ...found.answers.map((one) => one.name)]);
    return { ...further, answers: further.rcode === SERVFAIL ? [] : [...found.answers, ...further.answers] };
  };
}

const isSaid = (saying: Saying): saying is Said => saying !== null && !Array.isArray(saying);
