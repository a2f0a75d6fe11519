import { isIPv6 } from 'node:net';

/**
 * What rate limits count an address as. A household or a server has a whole IPv6 network of its own (64 bits), so all of it
 * counts as one; an IPv4 address written as IPv6 counts as itself.
 */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::', 2);
  const parts = (text: string) => (text === '' ? [] : text.split(':'));
  const [front, back] = [parts(head), parts(tail ?? '')];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const all = [...front, ...Array<string>(gap).fill('0'), ...back];
  return `${all
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}
