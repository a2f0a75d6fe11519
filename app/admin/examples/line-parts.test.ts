import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineParts } from './line-parts.ts';

async function partsOf(text: string, chunk = 64_000) {
  const bytes = new TextEncoder().encode(text);
  async function* chunks() {
    for (let from = 0; from < bytes.length; from += chunk) yield bytes.subarray(from, from + chunk);
  }
  const parts = [];
  for await (const { bytes: some, ...part } of lineParts(chunks()))
    parts.push({ ...part, text: new TextDecoder().decode(some) });
  return parts;
}

describe('a file cut between its lines', () => {
  it('is the same as before, whatever chunks it came in, and ends once', async () => {
    const lines = fc.array(fc.string({ unit: fc.constantFrom('a', 'ö', '"', ' ', '\r') }), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(lines, fc.integer({ min: 1, max: 40 }), async (some, chunk) => {
        const text = some.join('\n');
        const parts = await partsOf(text, chunk);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.filter(({ isLast }) => isLast)).toEqual([parts.at(-1)]);
      }),
    );
  });

  it('comes in parts that are small enough, each with the number of its first line', async () => {
    const line = `${'x'.repeat(99_999)}\n`;
    const parts = await partsOf(line.repeat(7));
    expect(parts.map(({ firstLine, text }) => [firstLine, text.length])).toEqual([
      [1, 300_000],
      [4, 300_000],
      [7, 100_000],
    ]);
  });

  it('has in the place of a line of 10 MB only its number, and goes on after it', async () => {
    const parts = await partsOf(`first\n${'x'.repeat(10_000_000)}\nthird\n${'y'.repeat(800_000)}`);
    expect(parts).toEqual([
      { firstLine: 1, text: 'first\n', isTooLong: false, isLast: false },
      { firstLine: 2, text: '', isTooLong: true, isLast: false },
      { firstLine: 3, text: 'third\n', isTooLong: false, isLast: false },
      { firstLine: 4, text: '', isTooLong: true, isLast: false },
      { firstLine: 5, text: '', isTooLong: false, isLast: true },
    ]);
  });

  it('is one empty part when there is nothing in it', async () => {
    expect(await partsOf('')).toEqual([{ firstLine: 1, text: '', isTooLong: false, isLast: true }]);
  });
});
