import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasTwoVersions, TWO_VERSIONS } from '#site/blog/two-versions.ts';
import { mergeBodies } from './merge-body.ts';

const { first, second, end } = TWO_VERSIONS;

describe('two texts that were made of one', () => {
  it.each([
    ['only one was changed', 'A\n\nB', 'A\n\nB!', 'A\n\nB', 'A\n\nB!'],
    ['other paragraphs, side by side', 'A\n\nB', 'A!\n\nB', 'A\n\nB?', 'A!\n\nB?'],
    ['both added at the ends', 'A\n\nB', '0\n\nA\n\nB', 'A\n\nB\n\nC', '0\n\nA\n\nB\n\nC'],
    ['one edits, one adds below', 'A\n\nB', 'A!\n\nB', 'A\n\nN\n\nB', 'A!\n\nN\n\nB'],
    ['one deletes what the other leaves', 'A\n\nB\n\nC\n\nD', 'A\n\nC\n\nD', 'A\n\nB\n\nC\n\nD!', 'A\n\nC\n\nD!'],
    ['both added at one place', 'A\n\nB', 'A\n\nmine\n\nB', 'A\n\ntheirs\n\nB', 'A\n\ntheirs\n\nmine\n\nB'],
    ['both began', '', 'mine', 'theirs', 'theirs\n\nmine'],
    ['both made the same of it', 'A', 'B', 'B', 'B'],
    ['one deletes what the other rewrites', 'A\n\nB\n\nC', 'A\n\nC', 'A\n\nB!\n\nC', 'A\n\nB!\n\nC'],
    [
      'blank lines within code stay',
      '```\na\n\n\nb\n```\n\nB',
      '```\na\n\n\nb\n```\n\nB!',
      'N\n\n```\na\n\n\nb\n```\n\nB',
      'N\n\n```\na\n\n\nb\n```\n\nB!',
    ],
    ['an empty line at the end is where somebody types', 'A', 'A\n\nB\n', '0\n\nA', '0\n\nA\n\nB\n'],
  ])('%s', (_what, base, mine, theirs, expected) => {
    expect(mergeBodies(base, mine, theirs).body).toBe(expected);
  });

  it('stand one after the other between marked lines where both wrote one paragraph', () => {
    const { body, conflicts } = mergeBodies('A\n\nB\n\nC', 'A\n\nB mine\n\nC', 'A\n\nB theirs\n\nC');
    expect(body).toBe(['A', first, 'B theirs', second, 'B mine', end, 'C'].join('\n\n'));
    expect(conflicts).toEqual([{ yours: 'B mine', theirs: 'B theirs' }]);
    expect(hasTwoVersions(body)).toBe(true);
  });

  it('are compared as a whole where thousands of paragraphs are the same, so that nobody waits', () => {
    const base = 'a\n\n'.repeat(60_000);
    const start = performance.now();
    const { body } = mergeBodies(base, `mine\n\n${base}`, `theirs\n\n${base}`);
    expect(performance.now() - start).toBeLessThan(1_000);
    expect([body.includes('mine'), body.includes('theirs')]).toEqual([true, true]);
  });
});

/** What a writer does next; the numbers choose where. */
const step = fc.record({
  writer: fc.nat(2),
  does: fc.constantFrom('insert', 'append', 'split', 'join', 'swap', 'save', 'save', 'load'),
  at: fc.nat(1_000),
});

/** The words of a text without the marks between versions. */
const wordsOf = (text: string) => new Set(text.match(/w\d+/g) ?? []);

it('no line of two or three writers is lost, however they take turns', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 40 }), (steps) => {
      let number = 0;
      const word = () => `w${(number += 1)}`;
      const versions = [Array.from({ length: 4 }, word).join('\n\n')];
      const written = wordsOf(versions[0] ?? '');
      const newest = () => versions[versions.length - 1] ?? '';
      const writers = Array.from({ length: 3 }, () => ({ base: 0, text: newest() }));
      const save = (writer: { base: number; text: string }) => {
        versions.push(mergeBodies(versions[writer.base] ?? '', writer.text, newest()).body);
        Object.assign(writer, { base: versions.length - 1, text: newest() });
      };
      for (const { writer: which, does, at } of steps) {
        const writer = writers[which];
        if (!writer) continue;
        const parts = writer.text.split('\n\n');
        const place = at % parts.length;
        const here = parts[place] ?? '';
        const isMark = here.startsWith('<!--');
        if (does === 'insert') parts.splice(place, 0, word());
        if (does === 'append' && !isMark) parts[place] = `${here} ${word()}`;
        if (does === 'split' && !isMark) parts.splice(place, 1, ...here.split(' '));
        if (does === 'join' && !isMark && !parts[place + 1]?.startsWith('<!--'))
          parts.splice(place, 2, [here, parts[place + 1]].filter((part) => part !== undefined).join(' '));
        if (does === 'swap') parts.push(...parts.splice(place, 1));
        writer.text = parts.join('\n\n');
        for (const each of wordsOf(writer.text)) written.add(each);
        if (does === 'save') save(writer);
        // Somebody who has saved nothing yet leaves without it: only then is it not there.
        if (does === 'load' && writer.text === versions[writer.base])
          Object.assign(writer, { base: versions.length - 1, text: newest() });
      }
      for (const writer of writers) save(writer);
      const kept = wordsOf(newest());
      expect([...written].filter((each) => !kept.has(each))).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});
