import type { Dns } from './index.ts';

/** Looks at no more than so many names at once; who comes later waits for a place, in their order. Waiting has no limit of its own. */
export function atMost(limit: number, dns: Dns): Dns {
  const waiting: (() => void)[] = [];
  let underWay = 0;

  const place = () => new Promise<void>((begin) => (underWay < limit ? take(begin) : waiting.push(() => take(begin))));
  const take = (begin: () => void) => {
    underWay += 1;
    begin();
  };
  const leave = () => {
    underWay -= 1;
    waiting.shift()?.();
  };
  return {
    async observe(name, options) {
      await place();
      try {
        return await dns.observe(name, options);
      } finally {
        leave();
      }
    },
  };
}
