import { describe, expect, it } from 'vitest';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { deleteSeveral, failure, good, madeBy, restoreDeleted, run } from '#tests/support/website-steps.ts';

type Deleted = {
  websiteCount: number;
  deletedWebsites: {
    totalCount: number;
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
    edges: { node: { id: string; deletedAt: string; purgeAt: string } }[];
  };
};

const DAY = 24 * 3600;

const mine = async (person: TestPerson, page: { first?: number; after?: string | null } = {}): Promise<Deleted> =>
  good(
    await person.ask<{ viewer: Deleted }>(
      `query ($first: Int, $after: String) {
        viewer {
          websiteCount
          deletedWebsites(first: $first, after: $after) {
            totalCount pageInfo { endCursor hasNextPage } edges { node { id deletedAt purgeAt } }
          }
        }
      }`,
      page,
    ),
  ).viewer;

const idsOf = ({ deletedWebsites }: Deleted) => deletedWebsites.edges.map(({ node }) => node.id);

const deleteNamed = (person: TestPerson, id: string, name: string) =>
  person.ask<{ deleteWebsite: { id: string } }>(
    'mutation ($id: ID!, $name: String) { deleteWebsite(id: $id, name: $name) { id } }',
    { id, name },
  );

/** Deleting one website or several, what it does to visitors, and the way back. */
export function deletionSuite(api: () => Api) {
  const isPublic = async (subdomain: string) => (await api().backend.sites.find(`${subdomain}.localhost`)) !== null;

  describe('deleting', () => {
    it('is undone within 30 days, and final afterwards', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner, { brief: 'Gone Bakery' });
      good(await run(owner, 'deleteWebsite', id));
      const deleted = await mine(owner);
      expect(deleted).toMatchObject({ websiteCount: 0, deletedWebsites: { totalCount: 1 } });
      const [{ node } = { node: { deletedAt: '', purgeAt: '' } }] = deleted.deletedWebsites.edges;
      expect(Date.parse(node.purgeAt) - Date.parse(node.deletedAt)).toBe(30 * DAY * 1000);
      expect(good(await owner.ask('query ($id: ID!) { website(id: $id) { id } }', { id }))).toEqual({ website: null });

      good(await restoreDeleted(owner, id));
      expect(await mine(owner)).toMatchObject({ websiteCount: 1, deletedWebsites: { totalCount: 0 } });
      good(await run(owner, 'deleteWebsite', id));
      const before = api().time.now;
      api().pass(30 * DAY + 1);
      expect(failure(await restoreDeleted(owner, id)).code).toBe('NOT_FOUND');
      expect(idsOf(await mine(owner))).toEqual([]);
      api().time.now = before;
    });

    it('makes room for another, and restoring needs that room', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      await madeBy(owner);
      await madeBy(owner);
      good(await run(owner, 'deleteWebsite', id));
      await madeBy(owner);
      expect(failure(await restoreDeleted(owner, id))).toMatchObject({ code: 'LIMIT_REACHED' });
    });

    it('leaves nothing that can be changed, and happens once however often it is asked for', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      good(await run(owner, 'deleteWebsite', id));
      const [first] = (await mine(owner)).deletedWebsites.edges;
      api().pass(60);
      good(await run(owner, 'deleteWebsite', id));
      expect((await mine(owner)).deletedWebsites.edges).toEqual([first]);
      for (const verb of ['undoChange', 'publishWebsite', 'duplicateWebsite'] as const) {
        expect(failure(await run(owner, verb, id))).toMatchObject({ code: 'NOT_FOUND' });
      }
    });

    it('asks for the name when one is given, whatever its capitals and spaces', async () => {
      const owner = await api().person();
      const { id, name } = await madeBy(owner, { brief: 'Named Bakery' });
      for (const wrong of ['', 'Another Bakery'])
        expect(failure(await deleteNamed(owner, id, wrong))).toMatchObject({
          code: 'INVALID',
          fields: { name: [expect.stringContaining(name)] },
        });
      expect(await mine(owner)).toMatchObject({ websiteCount: 1 });
      good(await deleteNamed(owner, id, `  ${name.toUpperCase().replace(' ', '   ')} `));
      expect(await mine(owner)).toMatchObject({ websiteCount: 0 });
    });
  });

  describe('deleting several', () => {
    it('takes all of them off the web at once, and all of them come back as drafts', async () => {
      const owner = await api().person();
      const [a, b, kept] = [await madeBy(owner), await madeBy(owner), await madeBy(owner)];
      for (const { id } of [a, b, kept]) good(await run(owner, 'publishWebsite', id));
      good(await deleteSeveral(owner, a.id, b.id, a.id));
      expect(await Promise.all([a, b, kept].map(({ subdomain }) => isPublic(subdomain)))).toEqual([false, false, true]);
      expect(await mine(owner)).toMatchObject({ websiteCount: 1, deletedWebsites: { totalCount: 2 } });

      const { restoreWebsites } = good(await restoreDeleted(owner, a.id, b.id));
      expect(restoreWebsites.map(({ status, document }) => [status, document.brand.name])).toEqual([
        ['DRAFT', expect.any(String)],
        ['DRAFT', expect.any(String)],
      ]);
      expect(await mine(owner)).toMatchObject({ websiteCount: 3, deletedWebsites: { totalCount: 0 } });
    });

    it('deletes all or none, and restores all or none', async () => {
      const [owner, other] = [await api().person(), await api().person()];
      const [mineOne, mineTwo, theirs] = [await madeBy(owner), await madeBy(owner), await madeBy(other)];
      expect(failure(await deleteSeveral(owner, mineOne.id, theirs.id)).code).toBe('NOT_FOUND');
      expect(failure(await deleteSeveral(owner, mineOne.id, 'no-such-website')).code).toBe('NOT_FOUND');
      expect(failure(await deleteSeveral(owner)).code).toBe('INVALID');
      expect(await mine(owner)).toMatchObject({ websiteCount: 2 });

      good(await deleteSeveral(owner, mineOne.id, mineTwo.id));
      await madeBy(owner);
      await madeBy(owner);
      expect(failure(await restoreDeleted(owner, mineOne.id, mineTwo.id)).code).toBe('LIMIT_REACHED');
      expect(await mine(owner)).toMatchObject({ websiteCount: 2, deletedWebsites: { totalCount: 2 } });
    });

    it('lists what can be restored in pages, the last deleted first', async () => {
      const owner = await api().person();
      const made = [await madeBy(owner), await madeBy(owner), await madeBy(owner)].map(({ id }) => id);
      for (const id of made) {
        good(await run(owner, 'deleteWebsite', id));
        api().pass(1);
      }
      const first = await mine(owner, { first: 2 });
      const second = await mine(owner, { first: 2, after: first.deletedWebsites.pageInfo.endCursor });
      expect([idsOf(first), idsOf(second)]).toEqual([[made[2], made[1]], [made[0]]]);
      expect(second.deletedWebsites.pageInfo.hasNextPage).toBe(false);
    });

    it('counts right when websites come and go at the same moment', async () => {
      const owner = await api().person();
      const made = [await madeBy(owner), await madeBy(owner), await madeBy(owner)].map(({ id }) => id);
      await Promise.all([
        deleteSeveral(owner, ...made),
        ...made.map((id) => run(owner, 'deleteWebsite', id)),
        ...made.map((id) => restoreDeleted(owner, id)),
      ]);
      const { websiteCount, deletedWebsites } = await mine(owner);
      expect(websiteCount + deletedWebsites.totalCount).toBe(3);
      expect(deletedWebsites.edges).toHaveLength(deletedWebsites.totalCount);
    });
  });

  it('websites named by their ids are given to their owner only', async () => {
    const [owner, other] = [await api().person(), await api().person()];
    const [one, gone, theirs] = [await madeBy(owner), await madeBy(owner), await madeBy(other)];
    good(await run(owner, 'deleteWebsite', gone.id));
    const { viewer } = good(
      await owner.ask<{ viewer: { websitesById: { id: string }[] } }>(
        'query ($ids: [ID!]!) { viewer { websitesById(ids: $ids) { id } } }',
        { ids: [one.id, gone.id, theirs.id, 'none'] },
      ),
    );
    expect(viewer.websitesById).toEqual([{ id: one.id }]);
  });
}
