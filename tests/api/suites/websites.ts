import { describe, expect, it } from 'vitest';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { create, failure, good, madeBy, messagesOf, run } from '#tests/support/website-steps.ts';

type Page = {
  totalCount: number;
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
  edges: { node: { id: string; name: string } }[];
};

const list = async (person: TestPerson, variables: Record<string, unknown> = {}): Promise<Page> =>
  good(
    await person.ask<{ viewer: { websites: Page } }>(
      `query ($first: Int, $after: String, $search: String, $sort: WebsiteSort) {
        viewer { websites(first: $first, after: $after, search: $search, sort: $sort) { totalCount pageInfo { endCursor hasNextPage } edges { node { id name visitsIn7Days status } } } }
      }`,
      variables,
    ),
  ).viewer.websites;

const names = (page: Page) => page.edges.map(({ node }) => node.name);

/** Making, listing, copying, deleting websites. */
export function websitesSuite(api: () => Api) {
  describe('a new website', () => {
    it('has a name, an address of its own and a document', async () => {
      const owner = await api().person();
      const made = await madeBy(owner, { brief: 'Crème & Söhne Bäckerei' });
      expect(made).toMatchObject({
        name: 'Crème & Söhne Bäckerei',
        subdomain: 'creme-and-soehne-baeckerei',
        status: 'DRAFT',
        currentRevision: 1,
        canWrite: true,
      });
      expect(made.address).toBe('http://creme-and-soehne-baeckerei.localhost:3540');
    });

    it('never takes an address that is taken or reserved', async () => {
      const [one, two] = [await api().person(), await api().person()];
      const first = await madeBy(one, { brief: 'Twin Bakers' });
      const second = await madeBy(two, { brief: 'Twin Bakers' });
      expect([first.subdomain, second.subdomain]).toEqual(['twin-bakers', 'twin-bakers-2']);
      expect((await madeBy(one, { brief: 'Admin' })).subdomain).toBe('my-admin');
      expect((await madeBy(two, { brief: '🍞🍞🍞' })).subdomain).toMatch(/^site-[a-z0-9]{8}$/);
    });

    it('needs a brief of 3 to 4,000 characters', async () => {
      const owner = await api().person();
      for (const brief of ['', ' ab ', 'x'.repeat(4001)]) {
        expect(failure(await create(owner, { brief }))).toMatchObject({
          code: 'INVALID',
          fields: { brief: [expect.any(String)] },
        });
      }
      expect(failure(await create(owner, { templateId: 'no-such-template' }))).toMatchObject({
        code: 'INVALID',
        fields: { templateId: [expect.any(String)] },
      });
    });

    it('stops at the websites of the plan, also when asked for in parallel', async () => {
      const owner = await api().person();
      const answers = await Promise.all(Array.from({ length: 5 }, () => create(owner)));
      expect(answers.filter((answer) => !answer.errors)).toHaveLength(3);
      expect(answers.flatMap((answer) => answer.errors ?? []).map(({ extensions }) => extensions)).toEqual(
        Array(2).fill({ code: 'LIMIT_REACHED', limit: 'websites', plan: 'free' }),
      );
    });

    it('is rate limited with the seconds to wait', async () => {
      const owner = await api().person();
      let refused;
      for (let count = 0; count < 25 && !refused; count += 1) {
        const answer = await create(owner);
        if (answer.errors?.[0]?.extensions.code === 'RATE_LIMITED') refused = answer.errors[0].extensions;
      }
      expect(refused).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    });
  });

  describe('the list of my websites', () => {
    it('comes in pages, in three orders, with a total', async () => {
      const owner = await api().person();
      for (const brief of ['Cedar Shop', 'ash shop', 'Birch Shop']) {
        await madeBy(owner, { brief });
        api().pass(1);
      }
      expect(names(await list(owner, { sort: 'NAME' }))).toEqual(['ash shop', 'Birch Shop', 'Cedar Shop']);
      expect(names(await list(owner))).toEqual(['Birch Shop', 'ash shop', 'Cedar Shop']);
      for (const sort of ['NAME', 'CREATED', 'RECENT']) {
        const first = await list(owner, { first: 2, sort });
        expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
        const second = await list(owner, { first: 2, sort, after: first.pageInfo.endCursor });
        expect(second.pageInfo.hasNextPage).toBe(false);
        expect(new Set([...names(first), ...names(second)]).size).toBe(3);
      }
    });

    it('is searched literally', async () => {
      const owner = await api().person();
      await madeBy(owner, { brief: 'Ten percent shop' });
      await madeBy(owner, { brief: '100% rye' });
      expect(names(await list(owner, { search: '0%' }))).toEqual(['100% rye']);
      expect(await list(owner, { search: 'RYE' })).toMatchObject({ totalCount: 1 });
      expect(names(await list(owner, { search: '_' }))).toEqual([]);
    });

    it('refuses a broken cursor and a page that is too long', async () => {
      const owner = await api().person();
      const query =
        'query ($first: Int, $after: String) { viewer { websites(first: $first, after: $after) { totalCount } } }';
      for (const variables of [
        { after: 'nonsense' },
        { after: Buffer.from('["x","y"]').toString('base64url') },
        { first: 1000 },
        { first: -1 },
      ]) {
        expect(failure(await owner.ask(query, variables))).toMatchObject({ code: 'INVALID' });
      }
    });
  });

  it('a copy has the same document, its own address, no history and no chat', async () => {
    const owner = await api().person();
    const original = await madeBy(owner, { brief: 'Copied Bakery' });
    const copy = good(await run(owner, 'duplicateWebsite', original.id)).duplicateWebsite;
    expect(copy).toMatchObject({
      name: 'Copied Bakery (copy)',
      subdomain: 'copied-bakery-copy',
      currentRevision: 1,
      document: original.document,
    });
    expect(await messagesOf(owner, copy.id)).toEqual([]);
  });
}
