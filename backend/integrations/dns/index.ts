import { getDomain } from 'tldts';
import type { Settings } from '#settings';
import type { Observation } from '../../modules/domains/doctor/observation.ts';
import type { Rdap } from '../rdap.ts';
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
  /** Asked only about names that do not lead to a website by themselves; left out: nobody is. */
  rdap?: Rdap;
  clock?: () => Date;
};

export function createDns({ clock = () => new Date() }: DnsOptions): Dns {
  return {
    async observe(name) {
      return {
        at: clock().toISOString(),
        name,
        registrable: getDomain(name),
        zone: null,
        randomHost: `x.${name}`,
        resolvers: [],
        servers: [],
        parentNameservers: null,
        zoneNameservers: [],
        dnssec: { vouchedFor: [], keys: [], checked: 'silent', unchecked: 'silent' },
        registration: null,
      };
    },
  };
}

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
