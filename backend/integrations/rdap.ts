import { LRUCache } from 'lru-cache';
import { lookup } from 'rdapper';
import type { BootstrapData, FetchLike } from 'rdapper';
import { z } from 'zod';
import { bytesOfAnswer } from './bytes-of-answer.ts';
import type { Registration } from '../modules/domains/doctor/observation.ts';

export type Rdap = {
  /**
   * What the registry says of a registrable name (ASCII, lower case). Never rejects: a registry that is not found, not
   * reached or not understood makes the name `unknown`. Done within 4 s, or when the signal says so.
   */
  lookUp(name: string, signal?: AbortSignal): Promise<Registration>;
};

export type RdapOptions = {
  /** The one server to ask; left out: each ending's own, found in IANA's list. */
  base?: string | undefined;
  timeoutMs?: number;
  /** How long a registration is kept: registries let nobody ask all the time. Never kept: free and unknown names. */
  keepMs?: number;
  clock?: () => Date;
  fetch?: FetchLike;
};

const LIST_OF_SERVERS = 'https://data.iana.org/rdap/dns.json';
const LIST_IS_KEPT_MS = 24 * 3600_000;
const REGISTRATION_IS_KEPT_MS = 600_000;
const MOST_KEPT = 10_000;
const LARGEST_ANSWER = 4_000_000;
const UNKNOWN: Registration = { state: 'unknown', statuses: [], nameservers: [] };

const listSchema = z.object({
  version: z.string(),
  publication: z.string(),
  services: z.array(z.tuple([z.array(z.string()), z.array(z.url({ protocol: /^https?$/ }))]).rest(z.unknown())),
});

/** Neither redirects nor endless answers. */
const carefully =
  (ask: FetchLike): FetchLike =>
  async (address, init) => {
    const { body, status, headers } = await ask(address, { ...init, redirect: 'error' });
    const bytes = await bytesOfAnswer({ body }, LARGEST_ANSWER);
    return new Response(status === 204 || status === 304 ? null : new Uint8Array(bytes), { status, headers });
  };

/** Asks registries by RDAP, and nobody before the first question. The list of their servers is kept for a day. */
export function createRdap(options: RdapOptions = {}): Rdap {
  const { base, timeoutMs = 4000, clock = () => new Date() } = options;
  const ask = carefully(options.fetch ?? fetch);
  // A server of one's own may be asked as often as one likes.
  const { keepMs = base ? 0 : REGISTRATION_IS_KEPT_MS } = options;
  const registrations = new LRUCache<string, { registration: Registration; until: number }>({ max: MOST_KEPT });
  let kept: { list: Promise<BootstrapData>; until: number } | undefined;

  async function fetchList(): Promise<BootstrapData> {
    const answer = await ask(LIST_OF_SERVERS, { signal: AbortSignal.timeout(timeoutMs) });
    const { services, ...rest } = listSchema.parse(await answer.json());
    return { ...rest, services: services.map(([endings, servers]) => [endings, servers]) };
  }

  function listFor(name: string) {
    const ending = name.slice(name.lastIndexOf('.') + 1);
    if (base) return { version: '1.0', publication: '', services: [[[ending], [base]]] };
    if (!kept || kept.until < clock().getTime()) {
      const fresh = { list: fetchList(), until: clock().getTime() + LIST_IS_KEPT_MS };
      fresh.list.catch(() => (kept = kept === fresh ? undefined : kept));
      kept = fresh;
    }
    return kept.list;
  }

  async function lookUp(name: string, signal?: AbortSignal): Promise<Registration> {
    const deadline = AbortSignal.timeout(timeoutMs);
    const { ok, record } = await lookup(name, {
      rdapOnly: true,
      rdapFollowLinks: false,
      customBootstrapData: await listFor(name),
      customFetch: ask,
      timeoutMs,
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    const isOther = record?.punycodeName && record.punycodeName.toLowerCase().replace(/\.$/, '') !== name;
    if (!ok || !record || isOther) return UNKNOWN;
    return {
      state: record.isRegistered ? 'registered' : 'free',
      statuses: (record.statuses ?? []).map(({ status }) => status),
      ...(record.expirationDate && { expiresAt: record.expirationDate }),
      nameservers: (record.nameservers ?? []).map(({ host }) => host.toLowerCase().replace(/\.$/, '')),
    };
  }

  return {
    async lookUp(name, signal) {
      const before = registrations.get(name);
      if (before && before.until > clock().getTime()) return before.registration;
      const registration = await lookUp(name, signal).catch(() => UNKNOWN);
      if (registration.state === 'registered')
        registrations.set(name, { registration, until: clock().getTime() + keepMs });
      return registration;
    },
  };
}
