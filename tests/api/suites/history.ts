import { describe, expect, it } from 'vitest';
import { hashOf } from '#site/model/hash.ts';
import type { Api } from '#tests/support/api.ts';
import {
  change,
  failure,
  good,
  heading,
  madeBy,
  read,
  restore,
  run,
  setHeading,
} from '#tests/support/website-steps.ts';

/** Changes, undo, redo, restore, and two people at once. */
export function historySuite(api: () => Api) {
  describe('a change', () => {
    it('is one revision with a sentence, an author and the document it made', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const { changeWebsite } = good(
        await change(owner, id, 1, setHeading('Fresh at six'), { type: 'setBrand', tagline: 'Since 1998' }),
      );
      expect(changeWebsite.currentRevision).toBe(2);
      expect(heading(changeWebsite.document)).toBe('Fresh at six');
      expect(changeWebsite.document.brand.tagline).toBe('Since 1998');
      const { website } = good(
        await owner.ask<{
          website: {
            revisions: { totalCount: number; edges: { node: { number: number; source: string; summary: string } }[] };
          };
        }>(
          `query ($id: ID!) { website(id: $id) { revisions(first: 1) { totalCount edges { node { number source summary author createdAt } } } } }`,
          { id },
        ),
      );
      expect(website.revisions.totalCount).toBe(2);
      expect(website.revisions.edges[0]?.node).toMatchObject({ number: 2, source: 'FORM' });
      expect(website.revisions.edges[0]?.node.summary).not.toBe('');
    });

    it('is all or nothing', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const refused = await change(owner, id, 1, setHeading('Kept?'), {
        type: 'removeSection',
        sectionId: 'no-such-section',
      });
      expect(failure(refused)).toMatchObject({ code: 'INVALID' });
      expect(heading((await read(owner, id)).document)).toBe('Bread every morning');
    });

    it('names the fields that are wrong', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const refused = failure(await change(owner, id, 1, setHeading('x'.repeat(500))));
      expect(refused).toMatchObject({ code: 'INVALID' });
      expect(JSON.stringify(refused['fields'])).toContain('heading');
      expect(
        failure(
          await owner.ask('mutation ($i: ChangeWebsiteInput!) { changeWebsite(input: $i) { id } }', {
            i: { id, baseRevision: 1, operations: 'all' },
          }),
        ),
      ).toMatchObject({ code: 'INVALID' });
      expect(failure(await change(owner, id, 7, setHeading('From the future')))).toMatchObject({ code: 'INVALID' });
    });

    it('that changes nothing makes no revision', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const { changeWebsite } = good(await change(owner, id, 1, setHeading('Bread every morning')));
      expect(changeWebsite.currentRevision).toBe(1);
    });

    it('keeps or drops a suggestion without locking it against the assistant', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      good(await change(owner, id, 1, { type: 'setBrand', tagline: '⟦Baked while you sleep⟧' }, setHeading('⟦Bread⟧')));
      const locks = (await read(owner, id)).document.locks;
      const kept = good(await change(owner, id, 2, { type: 'keepProposals', at: 'brand/tagline' })).changeWebsite;
      expect(kept.document.brand.tagline).toBe('Baked while you sleep');
      const dropped = good(await change(owner, id, 3, { type: 'dropProposals' })).changeWebsite;
      expect(heading(dropped.document)).toBe('');
      expect(dropped.document.locks).toEqual(locks);
      expect(failure(await change(owner, id, 4, { type: 'dropProposals' }))).toMatchObject({ code: 'INVALID' });
    });

    it('locks what a person set by hand against the assistant, and nothing else', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const { changeWebsite } = good(
        await change(owner, id, 1, setHeading('Mine'), { type: 'setTheme', radius: 'large' }),
      );
      expect(changeWebsite.document.locks).toEqual(['sections/hero-1/props/heading', 'theme/radius']);
    });

    it('of the brand name renames the website', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      expect(good(await change(owner, id, 1, { type: 'setBrand', name: 'Oak Bakery' })).changeWebsite.name).toBe(
        'Oak Bakery',
      );
    });
  });

  describe('two people at once', () => {
    it('both succeed on different fields', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      good(await change(owner, id, 1, setHeading('From one tab')));
      const { changeWebsite } = good(await change(owner, id, 1, { type: 'setBrand', tagline: 'From the other' }));
      expect(changeWebsite.currentRevision).toBe(3);
      expect(heading(changeWebsite.document)).toBe('From one tab');
      expect(changeWebsite.document.brand.tagline).toBe('From the other');
    });

    it('get both values when they change one field, and nothing is written', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      good(await change(owner, id, 1, setHeading('Theirs')));
      const refused = failure(
        await change(owner, id, 1, setHeading('Mine'), { type: 'setBrand', tagline: 'Also mine' }),
      );
      expect(refused).toEqual({
        code: 'CONFLICT',
        conflicts: [
          { path: 'sections/hero-1/props/heading', label: expect.any(String), mine: 'Mine', theirs: 'Theirs' },
        ],
        currentRevision: 2,
      });
      const now = await read(owner, id);
      expect(now.currentRevision).toBe(2);
      expect(now.document.brand.tagline).toBe('Bread from this street');
    });

    it('lose none of twenty parallel edits of different fields', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner, { brief: 'Busy Bakery. 5 pages' });
      const edits = Array.from({ length: 20 }, (_, index) =>
        change(owner, id, 1, {
          type: 'addSection',
          pageId: 'home',
          section: { id: `note-${index}`, kind: 'faq', props: { heading: `Note ${index}` } },
        }),
      );
      const answers = await Promise.all(edits);
      expect(answers.flatMap((answer) => answer.errors ?? [])).toEqual([]);
      const { document, currentRevision } = await read(owner, id);
      expect(currentRevision).toBe(21);
      const ids = document.pages[0]?.sections.map((section) => section.id) ?? [];
      expect(ids.filter((section) => section.startsWith('note-')).sort()).toEqual(
        Array.from({ length: 20 }, (_, index) => `note-${index}`).sort(),
      );
    });

    it('accept exactly one of many parallel edits of one field', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) => change(owner, id, 1, setHeading(`Edit ${index}`))),
      );
      expect(answers.filter((answer) => !answer.errors)).toHaveLength(1);
      expect(answers.flatMap((answer) => answer.errors ?? []).map(({ extensions }) => extensions.code)).toEqual(
        Array(7).fill('CONFLICT'),
      );
    });
  });

  describe('undo and redo', () => {
    it('walk back to the same bytes and forward again', async () => {
      const owner = await api().person();
      const { id, document: first } = await madeBy(owner);
      for (const text of ['One', 'Two', 'Three']) {
        const { currentRevision } = await read(owner, id);
        good(await change(owner, id, currentRevision, setHeading(text)));
      }
      const changed = (await read(owner, id)).document;
      for (const expected of ['Two', 'One', 'Bread every morning']) {
        expect(heading(good(await run(owner, 'undoChange', id)).undoChange.document)).toBe(expected);
      }
      const begun = await read(owner, id);
      expect(JSON.stringify(begun.document)).toBe(JSON.stringify(first));
      expect(begun).toMatchObject({ canUndo: false, canRedo: true });
      expect(failure(await run(owner, 'undoChange', id))).toMatchObject({ code: 'INVALID' });

      for (const expected of ['One', 'Two', 'Three']) {
        expect(heading(good(await run(owner, 'redoChange', id)).redoChange.document)).toBe(expected);
      }
      const ended = await read(owner, id);
      expect(hashOf(ended.document)).toBe(hashOf(changed));
      expect(ended).toMatchObject({ canUndo: true, canRedo: false, currentRevision: 10 });
      expect(failure(await run(owner, 'redoChange', id))).toMatchObject({ code: 'INVALID' });
    });

    it('go back and forth in between, and a new change ends the redo', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      good(await change(owner, id, 1, setHeading('A')));
      good(await change(owner, id, 2, setHeading('B')));
      good(await run(owner, 'undoChange', id));
      good(await run(owner, 'undoChange', id));
      expect(heading(good(await run(owner, 'redoChange', id)).redoChange.document)).toBe('A');
      expect(heading(good(await run(owner, 'undoChange', id)).undoChange.document)).toBe('Bread every morning');
      expect(heading(good(await run(owner, 'redoChange', id)).redoChange.document)).toBe('A');
      expect(heading(good(await run(owner, 'redoChange', id)).redoChange.document)).toBe('B');
      good(await run(owner, 'undoChange', id));
      const { currentRevision } = await read(owner, id);
      const { changeWebsite } = good(await change(owner, id, currentRevision, setHeading('C')));
      expect(changeWebsite.canRedo).toBe(false);
      expect(heading(good(await run(owner, 'undoChange', id)).undoChange.document)).toBe('A');
      expect(heading(good(await run(owner, 'undoChange', id)).undoChange.document)).toBe('Bread every morning');
    });
  });

  describe('restoring', () => {
    it('brings back a whole revision and can be undone', async () => {
      const owner = await api().person();
      const { id, document: first } = await madeBy(owner);
      good(await change(owner, id, 1, setHeading('Later')));
      const { restoreRevision } = good(await restore(owner, id, 1));
      expect(restoreRevision.document).toEqual(first);
      expect(restoreRevision.currentRevision).toBe(3);
      expect(heading(good(await run(owner, 'undoChange', id)).undoChange.document)).toBe('Later');
    });

    it('brings back one section and keeps later work elsewhere', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      good(await change(owner, id, 1, setHeading('Later')));
      good(await change(owner, id, 2, { type: 'setBrand', tagline: 'Later too' }));
      const { document } = good(await restore(owner, id, 1, 'hero-1')).restoreRevision;
      expect(heading(document)).toBe('Bread every morning');
      expect(document.brand.tagline).toBe('Later too');
    });

    it('says so when there is no such revision or section', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      expect(failure(await restore(owner, id, 99))).toMatchObject({ code: 'NOT_FOUND' });
      expect(failure(await restore(owner, id, 1, 'no-such-section'))).toMatchObject({ code: 'NOT_FOUND' });
    });
  });
}
