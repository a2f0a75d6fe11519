import { describe, expect, it } from 'vitest';
import type { Api } from '#tests/support/api.ts';
import { examplesIn } from '#tests/support/example-steps.ts';
import { fromBrief, historyOf, judge, removeTraining, trainingOf, whenMade } from '#tests/support/training-steps.ts';
import { change, failure, good, madeBy, read } from '#tests/support/website-steps.ts';

const unique = () => Math.random().toString(36).slice(2, 10);

/** Examples to learn from: made, found, judged, deleted. */
export function trainingWebsitesSuite(api: () => Api) {
  const trainer = () => api().person(['training']);
  const madeFrom = async (brief: string, more = {}) => {
    const person = await trainer();
    const { id } = good(await fromBrief(person, brief, more)).createTrainingWebsite;
    return { person, entry: await whenMade(person, id) };
  };

  describe('training websites', () => {
    it('are made from a brief, with a website that trainers edit and nobody else knows of', async () => {
      const person = await trainer();
      const begun = good(await fromBrief(person, 'Maple Bakery, bread in Haight', { tags: [' Bakery ', 'bakery'] }));
      expect(begun.createTrainingWebsite).toMatchObject({ state: 'WORKING', website: null, tags: ['bakery'] });
      const made = await whenMade(person, begun.createTrainingWebsite.id);
      expect(made).toMatchObject({ origin: 'BRIEF', state: 'DONE', note: '', status: 'NEW', score: null });
      const { website } = made;
      if (!website) throw new Error('It has a website');
      expect(website.purpose).toBe('TRAINING');
      expect(made.title).toBe(website.name);
      const tagline = { type: 'setBrand', tagline: 'Bread, two days old' } as const;
      good(await change(await trainer(), website.id, 1, tagline));
      expect((await read(person, website.id)).document.brand.tagline).toBe('Bread, two days old');
      await expect(read(await api().person(), website.id)).rejects.toThrow();
    });

    it('keep the title that was given, and say what is wrong with a brief', async () => {
      const { entry } = await madeFrom('Maple Bakery, bread in Haight', { title: 'A short brief' });
      expect(entry.title).toBe('A short brief');
      const person = await trainer();
      const refused = failure(await fromBrief(person, ' ', { title: 'x'.repeat(121) }));
      expect(refused).toMatchObject({ code: 'INVALID', fields: { brief: [expect.any(String)] } });
    });

    it('become an example of their brief once they differ from its first draft, which staff have to approve', async () => {
      const { person, entry } = await madeFrom(`Fern Bakery, bread in Leith ${unique()}`, { tags: ['bread'] });
      const add = () =>
        person.ask<{ createExampleFromTraining: { added: number; known: number } }>(
          'mutation ($id: ID!) { createExampleFromTraining(id: $id) { added known } }',
          { id: entry.id },
        );
      expect(failure(await add())).toMatchObject({ fields: { id: [expect.stringContaining('first draft')] } });
      const tagline = { type: 'setBrand', tagline: 'Bread, two days old' } as const;
      good(await change(person, entry.website?.id ?? '', 1, tagline));
      expect(good(await add()).createExampleFromTraining).toEqual({ added: 1, known: 0 });
      expect(good(await add()).createExampleFromTraining).toEqual({ added: 0, known: 1 });
      const [example] = await examplesIn(await api().person(['admin']), `search: "${entry.brief}", source: TRAINING`);
      expect(example).toMatchObject({
        words: entry.brief,
        state: 'NEW',
        tags: ['bread'],
        answer: { calls: [{ name: 'setBrand', input: { tagline: 'Bread, two days old' } }] },
      });
    });

    it('take what two trainers said in different fields, and show both where it is the same one', async () => {
      const { person, entry } = await madeFrom('Two Judges, a bakery');
      const other = await api().person(['admin']);
      good(await judge(person, entry, { score: 4 }, entry.version));
      const both = good(await judge(other, entry, { status: 'GOOD', tags: ['Short', 'food'] }, entry.version));
      expect(both.updateTrainingWebsite).toMatchObject({
        score: 4,
        status: 'GOOD',
        tags: ['short', 'food'],
        version: 3,
      });
      expect(failure(await judge(other, entry, { score: 2, status: 'GOOD' }, entry.version))).toMatchObject({
        code: 'CONFLICT',
        version: '3',
        conflicts: [{ path: 'score', mine: 2, theirs: 4 }],
      });
      expect(failure(await judge(other, entry, { score: 6 }))).toMatchObject({
        fields: { score: ['A score is from 1 to 5.'] },
      });
      const [newest] = await historyOf(person, entry.id);
      expect(newest).toMatchObject({
        action: 'updateTrainingWebsite',
        changes: expect.arrayContaining([{ field: 'tags', before: '', after: 'short, food' }]),
      });
    });

    it('are found by words, status, origin, tag and score, page by page', async () => {
      const mark = unique();
      const person = await trainer();
      for (const [index, tag] of ['one', 'two', 'two'].entries()) {
        const { id } = good(
          await fromBrief(person, `Bakery ${mark} number ${index}`, { tags: [tag, mark] }),
        ).createTrainingWebsite;
        const entry = await whenMade(person, id);
        good(await judge(person, entry, { score: index + 1, status: index === 0 ? 'GOOD' : 'REJECTED' }));
        api().pass(1);
      }
      type List = { totalCount: number; pageInfo: { endCursor: string }; edges: { node: { score: number } }[] };
      const found = async (args: string) => {
        const { trainingWebsites } = good(
          await person.ask<{ trainingWebsites: List }>(
            `{ trainingWebsites(${args}) { totalCount pageInfo { endCursor } edges { node { score } } } }`,
          ),
        );
        return { ...trainingWebsites, scores: trainingWebsites.edges.map(({ node }) => node.score) };
      };
      const words = `search: "BAKERY ${mark}"`;
      expect((await found(words)).scores).toEqual([3, 2, 1]);
      expect((await found(`${words}, status: REJECTED`)).scores).toEqual([3, 2]);
      expect((await found(`${words}, tag: "One"`)).scores).toEqual([1]);
      expect((await found(`tag: "${mark}", score: 2`)).scores).toEqual([2]);
      expect((await found(`${words}, origin: ADDRESS`)).scores).toEqual([]);
      expect((await found(`search: "100%_${mark}"`)).scores).toEqual([]);
      const first = await found(`first: 2, ${words}`);
      const rest = await found(`first: 2, ${words}, after: "${first.pageInfo.endCursor}"`);
      expect([first.totalCount, first.scores, rest.scores]).toEqual([3, [3, 2], [1]]);
      const { trainingTags } = good(await person.ask<{ trainingTags: string[] }>('{ trainingTags }'));
      expect(trainingTags).toEqual(expect.arrayContaining(['one', 'two', mark]));
    });

    it('go with their websites', async () => {
      const { person, entry } = await madeFrom('A bakery that goes');
      good(await removeTraining(person, entry.id));
      expect(await trainingOf(person, entry.id)).toBeNull();
      await expect(read(person, entry.website?.id ?? '')).rejects.toThrow();
      expect(failure(await removeTraining(person, entry.id))).toEqual({ code: 'NOT_FOUND' });
      expect(failure(await judge(person, entry, {}))).toEqual({ code: 'NOT_FOUND' });
    });

    it('are there from the first look on, as many as were put in, once', async () => {
      const person = await trainer();
      const seeds = async () =>
        good(
          await person.ask<{ trainingWebsites: { edges: { node: { id: string; score: number } }[] } }>(
            '{ trainingWebsites(search: "Kiln & Crumb") { edges { node { id score } } } }',
          ),
        ).trainingWebsites.edges;
      await seeds();
      const [seed, ...more] = await seeds();
      expect(more).toEqual([]);
      expect(seed?.node.score).toBe(5);
      expect(await whenMade(person, seed?.node.id ?? '')).toMatchObject({ state: 'DONE', status: 'GOOD' });
    });

    it('stay out of lists and counts of people', async () => {
      const owner = await api().person(['training']);
      await madeBy(owner);
      const { id } = good(await fromBrief(owner, 'Not mine, a bakery')).createTrainingWebsite;
      await whenMade(owner, id);
      const { viewer } = good(
        await owner.ask<{ viewer: { websiteCount: number; websites: { totalCount: number } } }>(
          '{ viewer { websiteCount websites { totalCount } } }',
        ),
      );
      expect(viewer).toEqual({ websiteCount: 1, websites: { totalCount: 1 } });
    });
  });
}
