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

/** Who asks, as far as it can be trusted. `host` has no port; `scheme` is `http` or `https`. */
export type Peer = { address: string; host: string; scheme: string };

/** Kept on the request itself: a map of requests would cost each of them more than the reading. */
const PEER = Symbol('peer');
type Read = IncomingMessage & { [PEER]?: Peer };

const firstOf = (value: string | string[] | undefined) =>
  String(value ?? '')
    .split(',')[0]
    ?.trim() ?? '';
const withoutPort = (host: string) => host.replace(/:\d+$/, '').toLowerCase();

/**
 * Reads a request's peer. Behind a trusted proxy, address, host and scheme come from `X-Forwarded-For`, `-Host` and
 * `-Proto`, and `Host` is set to what the client asked for; from any other peer these headers are removed, so that
 * nothing later can believe them. A request is read once; later calls give the same peer.
 */
export function createPeerReader(trustedProxies: string[]) {
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
      return { address: direct, host: withoutPort(request.headers.host ?? ''), scheme: 'http' };
    const forwarded = isForwarded(request.socket);
    const address = forwarded ? proxyAddr(request, isTrusted) : direct;
    const scheme = forwarded && firstOf(request.headers['x-forwarded-proto']) === 'https' ? 'https' : 'http';
    const forwardedHost = forwarded ? firstOf(request.headers['x-forwarded-host']) : '';
    if (forwardedHost) request.headers.host = forwardedHost;
    for (const name of FORWARDED) request.headers[name] = undefined;
    return { address, host: withoutPort(request.headers.host ?? ''), scheme };
  };
  return (request: Read): Peer => (request[PEER] ??= read(request));
}
