import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from 'proxy-addr';

const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
] as const;

/** Who asks, as far as it can be trusted. `host` has neither port nor final dot. */
export type Peer = {
  address: string;
  host: string;
  scheme: 'http' | 'https';
  /** A trusted proxy says that it was asked without TLS. */
  isPlain: boolean;
};

/** Kept on the request itself: a map of requests would cost each of them more than the reading. */
const PEER = Symbol('peer');
type Read = IncomingMessage & { [PEER]?: Peer };

const firstOf = (value: string | string[] | undefined) =>
  String(value ?? '')
    .split(',')[0]
    ?.trim() ?? '';
/** A host as it is looked up: without port and final dot, in lower case. */
export function nameOf(host: string): string {
  const name = host.includes(':') ? host.replace(/:\d+$/, '') : host;
  return (name.endsWith('.') ? name.slice(0, -1) : name).toLowerCase();
}

export type PeerReader = {
  (request: IncomingMessage): Peer;
  /** Whether what this connection says about others is believed. */
  isForwarded(socket: Socket): boolean;
};

/**
 * Reads a request's peer. Behind a trusted proxy, address, host and scheme come from `X-Forwarded-For`, `-Host` and
 * `-Proto`, and `Host` is set to what the client asked for; from any other peer these headers are removed, so that
 * nothing later can believe them. A request is read once; later calls give the same peer.
 */
export function createPeerReader(trustedProxies: string[]): PeerReader {
  const isTrusted = proxyAddr.compile(trustedProxies);
  const trust = new WeakMap<Socket, boolean>();
  const isForwarded = (socket: Socket): boolean => {
    const before = trust.get(socket);
    if (before !== undefined) return before;
    const now = isTrusted(socket.remoteAddress ?? '', 0);
    trust.set(socket, now);
    return now;
  };
  const read = (request: IncomingMessage): Peer => {
    const direct = request.socket.remoteAddress ?? '';
    if (!FORWARDED.some((name) => name in request.headers))
      return { address: direct, host: nameOf(request.headers.host ?? ''), scheme: 'http', isPlain: false };
    const forwarded = isForwarded(request.socket);
    const address = forwarded ? proxyAddr(request, isTrusted) : direct;
    const said = forwarded ? firstOf(request.headers['x-forwarded-proto']) : '';
    const forwardedHost = forwarded ? firstOf(request.headers['x-forwarded-host']) : '';
    if (forwardedHost) request.headers.host = forwardedHost;
    for (const name of FORWARDED) request.headers[name] = undefined;
    const host = nameOf(request.headers.host ?? '');
    return { address, host, scheme: said === 'https' ? 'https' : 'http', isPlain: said === 'http' };
  };
  return Object.assign((request: Read): Peer => (request[PEER] ??= read(request)), { isForwarded });
}
