import { describe, expect, it } from 'vitest';
import type { Api } from '#tests/support/api.ts';
import {
  answerLine,
  beginImport,
  exportedFile,
  exportPart,
  importFile,
  sendPart,
} from '#tests/support/example-file-steps.ts';
import { examplesIn, judgeAll } from '#tests/support/example-steps.ts';
import { failure, good } from '#tests/support/website-steps.ts';

const unique = () => Math.random().toString(36).slice(2, 10);

/** Files of examples: brought in, checked, taken out. */
export function exampleFilesSuite(api: () => Api) {
  const admin = () => api().person(['admin']);

  describe('files of examples', () => {
    it('keep what is right, name what is wrong by its line, and add nothing the second time', async () => {
      const person = await admin();
      const mark = unique();
      const file = `${answerLine(`Darker ${mark}`)}\n{"messages":[]}\n\n${answerLine(`Lighter ${mark}`, 'light')}\n${answerLine(`Darker ${mark}`)}\nhello`;
      const told = { lines: 6, known: 1, wrong: 2, isWhole: true };
      expect(await importFile(person, file, true)).toMatchObject({ ...told, isTrial: true, added: 2 });
      expect(await examplesIn(person, `search: "${mark}"`)).toEqual([]);
      expect(await importFile(person, file)).toMatchObject({
        ...told,
        added: 2,
        problems: [
          { line: 2, reason: 'It needs “messages”: a list of messages.' },
          { line: 6, reason: 'It is not JSON.' },
        ],
      });
      const kept = await examplesIn(person, `search: "${mark}", source: IMPORT`);
      expect(kept.map(({ words, state, kind }) => [words, state, kind]).sort()).toEqual([
        [`Darker ${mark}`, 'NEW', 'ANSWER'],
        [`Lighter ${mark}`, 'NEW', 'ANSWER'],
      ]);
      expect(await importFile(person, file)).toMatchObject({ ...told, added: 0, known: 3 });
      expect(await examplesIn(person, `search: "${mark}"`)).toHaveLength(2);
    });

    it('come in parts, one after the other, and end once', async () => {
      const person = await admin();
      const { id } = await beginImport(person);
      const part = (words: string, firstLine: number, isLast = false) =>
        sendPart(person, id, { firstLine, bytes: new TextEncoder().encode(`${answerLine(words)}\n`), isLast });
      good(await part(`One ${unique()}`, 1));
      expect(failure(await part(`Other ${unique()}`, 1))).toMatchObject({ fields: { part: [/Another part/] } });
      const tooLong = await sendPart(person, id, {
        firstLine: 2,
        bytes: new Uint8Array(),
        isTooLong: true,
        isLast: false,
      });
      expect(good(tooLong).importExampleLines.problems).toEqual([{ line: 2, reason: 'It is longer than 750 KB.' }]);
      expect(good(await part(`Two ${unique()}`, 3, true)).importExampleLines).toMatchObject({
        lines: 3,
        added: 2,
        wrong: 1,
        isWhole: true,
      });
      expect(failure(await part('More', 4))).toMatchObject({ fields: { part: [/to its end/] } });
      const large = await sendPart(person, (await beginImport(person)).id, {
        firstLine: 1,
        bytes: new Uint8Array(800_000),
        isLast: true,
      });
      expect(failure(large)).toMatchObject({ code: 'INVALID' });
    });

    it('may come while the part before is kept, and are kept in their order', async () => {
      const person = await admin();
      const { id } = await beginImport(person);
      const mark = unique();
      const part = (firstLine: number, isLast = false) =>
        sendPart(person, id, {
          firstLine,
          bytes: new TextEncoder().encode(`${answerLine(`Part ${firstLine} ${mark}`)}\n`),
          isLast,
        });
      // One that overtook the part before it comes once more, as the app sends it.
      const after = async <Sent extends ReturnType<typeof part>>(before: Promise<unknown>, send: () => Sent) => {
        const early = await send();
        await before;
        return early.errors ? send() : early;
      };
      const first = part(1);
      const second = after(first, () => part(2));
      const answers = await Promise.all([first, second, after(second, () => part(3, true))]);
      expect(answers.map((answer) => good(answer).importExampleLines.lines)).toEqual([1, 2, 3]);
      expect(good(answers[2]).importExampleLines).toMatchObject({ added: 3, isWhole: true });
    });

    it('are taken out by state, approved when nothing else is asked for, with the tools that were chosen', async () => {
      const person = await admin();
      const mark = unique();
      await importFile(person, `${answerLine(`First ${mark}`)}\n${answerLine(`Second ${mark}`)}\n`);
      const ids = (await examplesIn(person, `search: "${mark}"`)).map(({ id }) => id);
      const linesWith = async (input: { state?: string | null; tools?: string }) =>
        (await exportedFile(person, { kind: 'ANSWER', tools: 'NONE', ...input }))
          .split('\n')
          .filter((line) => line.includes(mark));
      expect(await linesWith({})).toEqual([]);
      expect((await linesWith({ state: null })).sort()).toEqual(
        [answerLine(`First ${mark}`), answerLine(`Second ${mark}`)].sort(),
      );
      good(await judgeAll(person, ids.slice(0, 1), 'APPROVED'));
      const [line = '', ...others] = await linesWith({ tools: 'USED' });
      expect(others).toEqual([]);
      expect(JSON.parse(line)).toMatchObject({ tools: [{ type: 'function', function: { name: 'setTheme' } }] });
    });

    it('are remembered with what they were asked for, and not begun where there is nothing', async () => {
      const person = await admin();
      const { export: made } = good(await exportPart(person, { kind: 'ANSWER', tools: 'ALL' })).exportExamples;
      const { exampleExports } = good(
        await person.ask<{ exampleExports: { id: string; filter: string; count: number }[] }>(
          '{ exampleExports { id filter count } }',
        ),
      );
      expect(exampleExports.find(({ id }) => id === made.id)).toMatchObject({
        filter: 'approved, for training and validation, with all tools',
        count: made.count,
      });
      const nothing = await exportPart(person, { kind: 'ANSWER', tools: 'NONE', tag: `none-${unique()}` });
      expect(failure(nothing)).toMatchObject({ fields: { state: [/No example matches this/] } });
    });
  });
}
