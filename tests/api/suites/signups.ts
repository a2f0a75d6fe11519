import { describe, expect, it } from 'vitest';
import { PAYER } from '#tests/support/api.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { good, madeBy } from '#tests/support/website-steps.ts';

const SIGN_IN =
  'mutation ($idToken: String!, $from: String) { recordSignIn(idToken: $idToken, signupSource: $from) { id } }';
const LIST =
  'query ($search: String, $plan: ID, $sort: SignupSort, $first: Int, $after: String) { recentSignups(search: $search, plan: $plan, sort: $sort, first: $first, after: $after) { totalCount isTotalExact pageInfo { endCursor hasNextPage } edges { node { email name source websiteCount plan } } } }';

type Signup = { email: string; name: string; source: string | null; websiteCount: number; plan: string };
type Found = {
  recentSignups: {
    totalCount: number;
    isTotalExact: boolean;
    pageInfo: { endCursor: string; hasNextPage: boolean };
    edges: { node: Signup }[];
  };
};

/** Who made an account, as staff see it. */
export function signupsSuite(api: () => Api) {
  const unique = (name: string) => `${name}-${Math.random().toString(36).slice(2, 10)}`;

  async function signUp({ email, name, from }: { email: string; name: string; from?: string }): Promise<TestPerson> {
    api().pass(1);
    const person = await api().person();
    const idToken = await api().tokens.identity(person.sub, api().time.now, { email, name });
    good(await person.ask(SIGN_IN, { idToken, from }));
    return person;
  }

  async function listed(variables: Record<string, unknown>) {
    const { recentSignups } = good(await (await api().person(['admin'])).ask<Found>(LIST, variables));
    return { ...recentSignups, rows: recentSignups.edges.map(({ node }) => node) };
  }

  describe('recent signups', () => {
    it('are listed the newest first, with where from, websites and plan', async () => {
      const mark = unique('list');
      const first = await signUp({ email: `one@${mark}.test`, name: 'One', from: '/template-builder/3' });
      await madeBy(first);
      await signUp({ email: `two@${mark}.test`, name: 'Two' });
      const { rows, totalCount, isTotalExact } = await listed({ search: mark });
      expect(rows).toEqual([
        { email: `two@${mark}.test`, name: 'Two', source: null, websiteCount: 0, plan: 'Free' },
        { email: `one@${mark}.test`, name: 'One', source: '/template-builder/3', websiteCount: 1, plan: 'Free' },
      ]);
      expect({ totalCount, isTotalExact }).toEqual({ totalCount: 2, isTotalExact: true });
    });

    it('are found by name and address, whatever the letters mean to the database', async () => {
      const mark = unique('find');
      await signUp({ email: `${mark}_a@x.test`, name: 'Ana' });
      await signUp({ email: 'b@x.test', name: `Bo ${mark.toUpperCase()}%` });
      const names = async (search: string) => (await listed({ search })).rows.map(({ name }) => name);
      expect(await names(mark)).toEqual([`Bo ${mark.toUpperCase()}%`, 'Ana']);
      expect(await names(`${mark}_`)).toEqual(['Ana']);
      expect(await names(`${mark}%`)).toEqual([`Bo ${mark.toUpperCase()}%`]);
      expect(await names('auth0|')).toEqual([]);
    });

    it('come in pages that join without a gap, from either end', async () => {
      const mark = unique('pages');
      for (const name of ['1', '2', '3', '4', '5']) await signUp({ email: `${name}@${mark}.test`, name });
      for (const [sort, expected] of [
        ['NEWEST', '54321'],
        ['OLDEST', '12345'],
      ]) {
        let read = '';
        for (let after: string | null = null, isMore = true; isMore;) {
          const page: Awaited<ReturnType<typeof listed>> = await listed({ search: mark, sort, first: 2, after });
          read += page.rows.map(({ name }) => name).join('');
          [after, isMore] = [page.pageInfo.endCursor, page.pageInfo.hasNextPage];
        }
        expect(read).toBe(expected);
      }
    });

    it('are narrowed to a plan in force', async () => {
      const idToken = await api().tokens.identity(`auth0|${PAYER}`, api().time.now, {
        email: 'payer@example.test',
        name: 'Payer',
      });
      good(await (await api().person([], PAYER)).ask(SIGN_IN, { idToken }));
      const found = async (plan: string) => (await listed({ search: 'payer@example.test', plan })).rows.length;
      expect([await found('business'), await found('free'), await found('none')]).toEqual([1, 0, 0]);
    });

    it('are counted by day, the days without any too', async () => {
      const days = async () =>
        good(
          await (
            await api().person(['admin'])
          ).ask<{ signupDays: { name: string; signups: number }[] }>('{ signupDays(last: 7) { name signups } }'),
        ).signupDays;
      const before = await days();
      expect(before).toHaveLength(7);
      expect(before.at(-1)?.name).toBe(api().time.now.toISOString().slice(0, 10));
      await signUp({ email: 'day@x.test', name: 'Day' });
      const after = await days();
      // Whoever asks is an account that was made today too.
      expect((after.at(-1)?.signups ?? 0) - (before.at(-1)?.signups ?? 0)).toBe(2);
    });
  });
}
