import { describe, expect, it } from 'vitest';
import type { Api } from '#tests/support/api.ts';
import { visit } from '#tests/support/visit.ts';
import { good, madeBy } from '#tests/support/website-steps.ts';

type Count = { name: string; visits: number };

/** Visits of published sites, by day, page and the site that led there. */
export function visitsSuite(api: () => Api) {
  async function counted(days = 3) {
    const owner = await api().person();
    const { id } = await madeBy(owner);
    const read = async () => {
      await api().backend.flush();
      const { website } = good(
        await owner.ask<{ website: { visits: { days: Count[]; pages: Count[]; referrers: Count[] } } }>(
          'query ($id: ID!, $days: Int) { website(id: $id) { visits(days: $days) { days { name visits } pages { name visits } referrers { name visits } } } }',
          { id, days },
        ),
      );
      return website.visits;
    };
    return { id, read };
  }

  describe('visits', () => {
    it('are told by day, also the days without any', async () => {
      const { id, read } = await counted();
      visit(api(), id);
      api().pass(2 * 24 * 3600);
      visit(api(), id);
      visit(api(), id);
      expect((await read()).days.map(({ visits }) => visits)).toEqual([1, 0, 2]);
    });

    it('are told by page and by the site that led there, the most first', async () => {
      const { id, read } = await counted();
      visit(api(), id, { referrer: 'https://www.news.example/today?x=1' });
      visit(api(), id, { path: '/menu', referrer: 'https://news.example/' });
      visit(api(), id, { path: '/menu', referrer: 'https://search.example/' });
      // Steps within the site, and what is no web address, lead from nowhere.
      visit(api(), id, { path: '/menu', referrer: 'http://bakery.localhost/' });
      visit(api(), id, { referrer: 'android-app://mail' });
      visit(api(), id, { referrer: 'nonsense' });
      const { pages, referrers } = await read();
      expect(pages).toEqual([
        { name: '/', visits: 3 },
        { name: '/menu', visits: 3 },
      ]);
      expect(referrers).toEqual([
        { name: 'news.example', visits: 2 },
        { name: 'search.example', visits: 1 },
      ]);
    });

    it('of robots, and of who does not say what it is, are not counted', async () => {
      const { id, read } = await counted();
      visit(api(), id, { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
      visit(api(), id, { agent: undefined });
      expect((await read()).days.map(({ visits }) => visits)).toEqual([0, 0, 0]);
    });

    it('with invented referrers fill no table', async () => {
      const { id, read } = await counted();
      for (let at = 0; at < 200; at += 1) visit(api(), id, { referrer: `https://spam-${at}.example/` });
      const { referrers, days } = await read();
      expect(referrers).toHaveLength(20);
      expect(days.at(-1)?.visits).toBe(200);
    });
  });
}
