import { BlockList, isIPv4, isIPv6 } from 'node:net';

function listOf(ranges: string[]) {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', prefix = ''] = range.split('/');
    list.addSubnet(network, Number(prefix), isIPv6(network) ? 'ipv6' : 'ipv4');
  }
  return (address: string) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Not of the public internet (IANA's registry of special-purpose addresses, RFC 6890). */
const isSpecial4 = listOf([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...[
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/3',
  ],
]);
const isGlobal6 = listOf(['2000::/3']);
const isSpecial6 = listOf(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/** May this address belong to somebody on the public internet? False for anything that is no address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !isSpecial4(address);
  return isIPv6(address) && isGlobal6(address) && !isSpecial6(address);
}

/** Cloudflare's proxies, as https://www.cloudflare.com/ips lists them. */
const isCloudflare = listOf([
  ...['173.245.48.0/20', '103.21.244.0/22', '103.22.200.0/22', '103.31.4.0/22', '141.101.64.0/18', '108.162.192.0/18'],
  ...['190.93.240.0/20', '188.114.96.0/20', '197.234.240.0/22', '198.41.128.0/17', '162.158.0.0/15', '104.16.0.0/13'],
  ...['104.24.0.0/14', '172.64.0.0/13', '131.0.72.0/22', '2400:cb00::/32', '2606:4700::/32', '2803:f800::/32'],
  ...['2405:b500::/32', '2405:8100::/32', '2a06:98c0::/29', '2c0f:f248::/32'],
]);

/** Does a proxy answer here for somebody else? */
export const isProxyAddress = (address: string): boolean => isCloudflare(address);

/** One way of writing an address, to compare it by. */
export const plainAddress = (address: string): string =>
  isIPv6(address) ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;
