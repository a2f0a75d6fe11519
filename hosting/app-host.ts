import type { Settings } from '#settings';

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]', '']);

/** Tells whether a host, without port and final dot, is the web app's. */
export function createAppHost({ appOrigin, isLocal }: Pick<Settings, 'appOrigin' | 'isLocal'>) {
  const appHost = new URL(appOrigin).hostname;
  return (host: string): boolean => host === appHost || (isLocal && LOOPBACK_HOSTS.has(host));
}
