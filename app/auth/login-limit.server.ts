/** One address may do this much at once, and then this much each second: many people can stand behind one. */
const BURST = 100;
const PER_SECOND = 1;
const MAX_ADDRESSES = 20_000;

export interface LoginLimit {
  /** Null when a login may go on, else the seconds to wait. */
  take(address: string): number | null;
}

/** How often one address may start or end a login. Counts in this process; `now` in milliseconds since 1970. */
export function createLoginLimit(now: () => number): LoginLimit {
  const buckets = new Map<string, { left: number; at: number }>();
  const leftIn = ({ left, at }: { left: number; at: number }) =>
    Math.min(BURST, left + ((now() - at) / 1000) * PER_SECOND);

  return {
    take(address) {
      const key = networkOf(address);
      const bucket = buckets.get(key);
      const left = bucket ? leftIn(bucket) : BURST;
      if (left < 1) return Math.ceil((1 - left) / PER_SECOND);
      // The one that was used longest ago stands first.
      buckets.delete(key);
      buckets.set(key, { left: left - 1, at: now() });
      for (const [oldest] of buckets) {
        if (buckets.size <= MAX_ADDRESSES) break;
        buckets.delete(oldest);
      }
      return null;
    },
  };
}

/** Whoever has one IPv6 address has the 64 bits behind it as well. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail === undefined) return groups.slice(0, 4).join(':');
  const after = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  return [...groups, ...zeros, ...after].slice(0, 4).join(':');
}
