import { describe, expect, it } from 'vitest';
import { parseDocument } from '#site/model/parse-document.ts';
import { applyOperations, readOperations } from '#site/operations/index.ts';
import type { Api } from '#tests/support/api.ts';
import { addExample, editExample, exampleOf, examplesIn, judgeAll, takeBack } from '#tests/support/example-steps.ts';
import { failure, good } from '#tests/support/website-steps.ts';

const unique = () => Math.random().toString(36).slice(2, 10);
const dark = [{ name: 'setTheme', input: { mode: 'dark' } }];

/** Examples of what is asked for: kept, found, judged, changed, deleted. */
export function examplesSuite(api: () => Api) {
  const admin = () => api().person(['admin']);
  const added = async (words: string, more = {}) => {
    const person = await admin();
    return { person, example: good(await addExample(person, { words, calls: dark, ...more })).createExample };
  };

  describe('examples', () => {
    it('are there from the first look on, and their calls can be done on their websites', async () => {
      const person = await admin();
      const seeds = (await examplesIn(person, 'search: ""')).filter(
        ({ source, document }) => source === 'HAND' && document,
      );
      expect(seeds).toHaveLength(12);
      for (const { words, document, answer } of seeds) {
        const parsed = parseDocument(document);
        if (!parsed.ok) throw new Error(words);
        const read = readOperations(answer.calls.map(({ name, input }) => ({ ...input, type: name })));
        if (!read.ok) throw new Error(words);
        expect([words, applyOperations(parsed.document, read.operations).ok]).toEqual([words, true]);
      }
      expect((await examplesIn(person, 'kind: PREFERENCE')).map(({ words }) => words)).toEqual([
        'We are in Nantes and in Rezé',
      ]);
    });

    it('are written by hand, and the same one is not kept twice', async () => {
      const words = `Make it dark ${unique()}`;
      const { person, example } = await added(words, { tags: [' Look ', 'look'] });
      expect(example).toMatchObject({ words, answer: { calls: dark, reply: 'Done.' }, tags: ['look'], state: 'NEW' });
      expect(failure(await addExample(person, { words, calls: dark }))).toMatchObject({
        fields: { words: [/there already/] },
      });
    });

    it.each([
      ['no list', {}, /list of calls/],
      ['no tool that there is', [{ name: 'sendMoney', input: {} }], /Call 1: there is no tool called “sendMoney”/],
      ['wrong arguments', [...dark, { name: 'setTheme', input: { mode: 'pink' } }], /Call 2: setTheme/],
      ['neither call nor reply', [], /one call, or a reply/],
    ])('say what is wrong with calls: %s', async (_what, calls, words) => {
      const answer = await addExample(await admin(), { words: 'Something', calls, reply: '' });
      expect(failure(answer)).toMatchObject({ code: 'INVALID', fields: { calls: [expect.stringMatching(words)] } });
    });

    it('are found by words, state, tag, kind, source and side', async () => {
      const mark = unique();
      const { person, example } = await added(`Darker ${mark}`, { tags: [mark] });
      const found = async (args: string) => (await examplesIn(person, args)).map(({ id }) => id);
      expect(await found(`search: "DARKER ${mark}"`)).toEqual([example.id]);
      expect(await found(`tag: "${mark}", state: NEW, kind: ANSWER, source: HAND, task: MESSAGE`)).toEqual([
        example.id,
      ]);
      expect(await found(`tag: "${mark}", split: ${example.split}`)).toEqual([example.id]);
      expect(await found(`tag: "${mark}", state: APPROVED`)).toEqual([]);
      expect(await found(`tag: "${mark}", source: IMPORT`)).toEqual([]);
      const { exampleTags } = good(await person.ask<{ exampleTags: string[] }>('{ exampleTags }'));
      expect(exampleTags).toContain(mark);
    });

    it('show others that say nearly the same, all on one side', async () => {
      const mark = unique().replaceAll(/\d/g, 'x');
      const { person, example } = await added(`Please change ${mark} to 12`);
      const { example: like } = await added(`${mark}: changed to 14, please!`);
      expect((await exampleOf(person, example.id))?.alike).toEqual([{ id: like.id }]);
      expect(like.split).toBe(example.split);
    });

    it('are judged several at once, and that can be taken back', async () => {
      const { person, example: first } = await added(`First ${unique()}`);
      const { example: second } = await added(`Second ${unique()}`);
      good(await judgeAll(person, [first.id], 'REJECTED'));
      const { judgeExamples } = good(await judgeAll(person, [first.id, second.id, 'gone'], 'APPROVED'));
      expect(judgeExamples.count).toBe(2);
      const states = async () => [
        (await exampleOf(person, first.id))?.state,
        (await exampleOf(person, second.id))?.state,
      ];
      expect(await states()).toEqual(['APPROVED', 'APPROVED']);
      expect(good(await takeBack(person, judgeExamples.id)).undoJudging.count).toBe(2);
      expect(await states()).toEqual(['REJECTED', 'NEW']);
      expect(failure(await takeBack(person, judgeExamples.id))).toEqual({ code: 'NOT_FOUND' });
      expect(failure(await judgeAll(person, [], 'NEW'))).toMatchObject({ code: 'INVALID' });
    });

    it('are new again when their answer changes, and show both sides of an edit in one field', async () => {
      const { person, example } = await added(`Change me ${unique()}`);
      good(await judgeAll(person, [example.id], 'APPROVED'));
      const { id, words, version } = example;
      const tagged = good(await editExample(person, id, { input: { words, calls: dark, tags: ['a'] }, version }));
      expect(tagged.updateExample).toMatchObject({ state: 'APPROVED', tags: ['a'], version: 2 });
      const reply = good(await editExample(person, id, { input: { words, calls: dark, reply: 'Dark.' }, version }));
      expect(reply.updateExample).toMatchObject({ state: 'NEW', tags: ['a'], answer: { reply: 'Dark.' }, version: 3 });
      expect(
        failure(await editExample(person, id, { input: { words, calls: dark, reply: 'No.' }, version })),
      ).toMatchObject({
        code: 'CONFLICT',
        conflicts: [{ path: 'reply', mine: 'No.', theirs: 'Dark.' }],
      });
    });

    it('go for good', async () => {
      const { person, example } = await added(`Away ${unique()}`);
      const remove = () => person.ask(`mutation { deleteExample(id: "${example.id}") { id } }`);
      good(await remove());
      expect(await exampleOf(person, example.id)).toBeNull();
      expect(failure(await remove())).toEqual({ code: 'NOT_FOUND' });
    });
  });
}
