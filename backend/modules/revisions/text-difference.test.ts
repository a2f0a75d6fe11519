import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceBetween, differenceSchema, withDifference } from './text-difference.ts';

const stored = (before: string, after: string) =>
  differenceSchema.parse(JSON.parse(JSON.stringify(differenceBetween(before, after))));

/** A text of many fields, like a document's. */
const documentOf = (texts: string[]) =>
  JSON.stringify({ version: 1, pages: texts.map((text, id) => ({ id: `section-${id}`, hidden: false, text })) });

const texts = Array.from({ length: 400 }, (_, at) => `Paragraph ${at} tells what nobody else tells: ${at * 7919}`);
const size = (before: string, after: string) => JSON.stringify(differenceBetween(before, after)).length;

describe('a difference of two texts', () => {
  it('gives the very text back, whatever the texts are', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.json({ maxDepth: 4 }),
      fc
        .array(fc.constantFrom('"', '"heading":"', '😀', 'a', `"${'x'.repeat(40)}"`, '\uD83D'), { maxLength: 60 })
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(withDifference(before, stored(before, after))).toBe(after);
      }),
      { numRuns: 500 },
    );
  });

  it('gives texts back of which parts were moved, repeated and taken away', () => {
    const parts = fc.array(fc.nat({ max: 39 }), { maxLength: 60 });
    const of = (numbers: number[]) => documentOf(numbers.map((number) => texts[number] ?? ''));
    fc.assert(
      fc.property(parts, parts, (before, after) => {
        expect(withDifference(of(before), stored(of(before), of(after)))).toBe(of(after));
      }),
    );
  });

  it('is small when two words far from each other change', () => {
    const before = documentOf(texts);
    const after = before.replace('Paragraph 3 tells', 'Paragraph 3 sings').replace('Paragraph 390 tells', 'It says');
    expect(size(before, after)).toBeLessThan(100);
  });

  it('is small when a part moves to another place', () => {
    const moved = [...texts.slice(1, 300), texts[0] ?? '', ...texts.slice(300)];
    const named = (list: string[]) => JSON.stringify(list.map((text) => ({ text, hidden: false })));
    expect(size(named(texts), named(moved))).toBeLessThan(200);
  });

  it('takes no longer for texts that repeat themselves than for others', () => {
    const hostile = [
      '"'.repeat(1_000_000),
      `"${'ab"'.repeat(300_000)}`,
      JSON.stringify(Array(60_000).fill('the same')),
    ];
    for (const text of hostile) {
      const begun = performance.now();
      const difference = differenceBetween(text, `${text.slice(9, 400_000)}!${text}`);
      expect(withDifference(text, difference)).toBe(`${text.slice(9, 400_000)}!${text}`);
      expect(performance.now() - begun).toBeLessThan(5_000);
    }
  });
});
