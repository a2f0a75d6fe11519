import { BlockList, isIP, isIPv6 } from 'node:net';
import { isPublicAddress } from '../../modules/domains/doctor/address-kinds.ts';
import { refused } from './refused.ts';

export type JudgeOptions = {
  /** Hosts of ours, with all below them, and addresses at which we answer. */
  own?: { hosts: readonly string[]; addresses: readonly string[] };
  /** For tests: this machine may be asked too, at any port. */
  allowLoopback?: boolean;
};

export type Judge = {
  /** Throws `FetchRefused` for an address that is never asked, whatever its host's name leads to. */
  requireUrl(url: URL): void;
  /** Throws `FetchRefused` for an IP address that is not asked. */
  requireAddress(address: string, port: number): void;
};

const WEB_PORTS: readonly number[] = [80, 443];

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

const isLoopback = (address: string) => loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

export const portOf = (url: URL): number => Number(url.port) || (url.protocol === 'https:' ? 443 : 80);

/** The host of an address as sockets and name servers know it: no brackets, no dot at the end. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** An address of the web as it was written, without its fragment. Throws `FetchRefused`. */
export function readUrl(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : null;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || hostOf(url) === '')
    throw refused('NOT_AN_ADDRESS');
  url.hash = '';
  return url;
}

export function createJudge({ own = { hosts: [], addresses: [] }, allowLoopback = false }: JudgeOptions): Judge {
  const isOwnHost = (host: string) => own.hosts.some((one) => host === one || host.endsWith(`.${one}`));
  const mayBeLoopback = (address: string) => allowLoopback && isLoopback(address);

  function requireAddress(address: string, port: number) {
    if (isIP(address) === 0 || address.includes('%')) throw refused('PRIVATE');
    if (mayBeLoopback(address)) return;
    if (!isPublicAddress(address)) throw refused('PRIVATE');
    if (own.addresses.includes(address)) throw refused('OWN');
    if (!WEB_PORTS.includes(port)) throw refused('PORT');
  }

  return {
    requireAddress,
    requireUrl(url) {
      if (url.username || url.password) throw refused('CREDENTIALS');
      if (!allowLoopback && !WEB_PORTS.includes(portOf(url))) throw refused('PORT');
      const host = hostOf(url);
      if (isOwnHost(host)) throw refused('OWN');
      if (isIP(host) !== 0) requireAddress(host, portOf(url));
    },
  };
}
