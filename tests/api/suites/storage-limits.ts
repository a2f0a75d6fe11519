import { describe, expect, it } from 'vitest';
import { PAYER } from '#tests/support/api.ts';
import type { Answer, Api, TestPerson } from '#tests/support/api.ts';
import {
  change,
  create,
  deleteSeveral,
  failure,
  good,
  madeBy,
  read,
  restoreDeleted,
  run,
  setHeading,
} from '#tests/support/website-steps.ts';
import type { Operation } from '#site/operations/index.ts';

const MB = 1_000_000;
const SECTIONS_AT_ONCE = 15;

const longSection = (pageId: string, id: string): Operation => ({
  type: 'addSection',
  pageId,
  section: { id, kind: 'richText', props: { body: 'Flour, water and salt. '.repeat(520) } },
});

/** What nobody can fill the database with. */
export function storageLimitsSuite(api: () => Api) {
  /** Asks so often, and gives the code of each refusal. */
  async function refusals(times: number, ask: () => Promise<Answer<unknown>>): Promise<unknown[]> {
    const codes: unknown[] = [];
    for (let at = 0; at < times; at += 1) codes.push((await ask()).errors?.[0]?.extensions.code);
    return codes;
  }

  /** Adds long texts until there is no room for more, and gives the refusal. */
  async function fill(owner: TestPerson, id: string) {
    const pages: Operation[] = ['page-3', 'page-4'].map((page) => ({
      type: 'addPage',
      page: { id: page, path: `/${page}`, title: page },
    }));
    good(await change(owner, id, 1, ...pages));
    for (let revision = 2; ; revision += 1) {
      const page = ['home', 'page-2', 'page-3', 'page-4'][Math.floor((revision - 2) / 3)] ?? '';
      const added = Array.from({ length: SECTIONS_AT_ONCE }, (_, nth) => longSection(page, `long-${revision}-${nth}`));
      const answer = await change(owner, id, revision, ...added);
      if (answer.errors) return { revision, answer };
    }
  }

  describe('room', () => {
    it('a website’s pages together have 2 MB, and one that is full can be shortened', async () => {
      const owner = await api().person([], PAYER);
      const { id } = await madeBy(owner);
      const { revision, answer } = await fill(owner, id);
      expect(answer.errors?.[0]?.message).toContain('2 MB');
      expect(failure(answer)).toMatchObject({ code: 'INVALID' });
      const { currentRevision, document } = await read(owner, id);
      expect(currentRevision).toBe(revision);
      expect(JSON.stringify(document).length).toBeGreaterThan(1.7 * MB);
      expect(JSON.stringify(document).length).toBeLessThanOrEqual(2 * MB);
      good(await change(owner, id, revision, { type: 'removeSection', sectionId: 'long-2-0' }, setHeading('Shorter')));
    });

    it('deleted websites are kept, ten for each of the plan, and then no more are made', async () => {
      const owner = await api().person();
      for (let round = 0; round < 10; round += 1) {
        const ids: string[] = [];
        for (let at = 0; at < 3; at += 1) ids.push((await madeBy(owner)).id);
        good(await deleteSeveral(owner, ...ids));
        api().pass(10);
        if (round < 9) continue;
        const refused = await create(owner);
        expect(failure(refused)).toMatchObject({ code: 'LIMIT_REACHED', limit: 'deletedWebsites', plan: 'free' });
        expect(refused.errors?.[0]?.message).toContain('30 websites');
        good(await restoreDeleted(owner, ids[0] ?? ''));
        good(await run(owner, 'duplicateWebsite', ids[0] ?? ''));
      }
    });
  });

  describe('in a minute', () => {
    it('somebody takes 120 steps through the history, and then waits', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const codes = await refusals(60, () => run(owner, 'undoChange', id));
      codes.push(...(await refusals(60, () => run(owner, 'redoChange', id))));
      expect(codes).toEqual(Array(120).fill('INVALID'));
      expect(failure(await run(owner, 'undoChange', id))).toEqual({
        code: 'RATE_LIMITED',
        retryAfter: expect.any(Number),
      });
      api().pass(61);
      expect(failure(await run(owner, 'undoChange', id)).code).toBe('INVALID');
    });

    it('somebody publishes 20 times, and then waits', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const broken = { primary: { label: 'Menu', to: '/nowhere' } };
      good(await change(owner, id, 1, { type: 'updateSection', sectionId: 'hero-1', props: broken }));
      const codes = await refusals(21, () => run(owner, 'publishWebsite', id));
      expect(codes).toEqual([...Array(20).fill('INVALID'), 'RATE_LIMITED']);
      api().pass(61);
      expect(failure(await run(owner, 'publishWebsite', id)).code).toBe('INVALID');
    });
  });
}
