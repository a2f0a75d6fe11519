import { expect, it } from 'vitest';
import { scriptedDns } from '#tests/support/scripted-dns.ts';
import { atMost } from './at-most.ts';

it('looks at no more names at once than it may, and at all of them in the end, also when one fails', async () => {
  const scripted = scriptedDns();
  let underWay = 0;
  let most = 0;
  const dns = atMost(3, {
    async observe(name) {
      underWay += 1;
      most = Math.max(most, underWay);
      const seen = await scripted.observe(name);
      underWay -= 1;
      if (name === 'b2.com') throw new Error('Not that one');
      return seen;
    },
  });
  const names = Array.from({ length: 10 }, (_, nth) => `b${nth}.com`);
  const seen = await Promise.allSettled(names.map((name) => dns.observe(name)));
  expect(seen.map(({ status }) => status === 'fulfilled')).toEqual(names.map((name) => name !== 'b2.com'));
  expect([most, scripted.asked]).toEqual([3, names]);
});
