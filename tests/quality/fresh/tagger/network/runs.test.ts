import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tokensOf } from '#designer/built-in/reading/tokens.ts';
import { runsOf } from './runs.ts';
import { SECTIONS } from './tagger.ts';

const sections = new Float32Array(SECTIONS.length);
/** Tags of a text, of which each word weighs what `weigh` says of it. */
const tags = (text: string, weigh: (word: string) => number) =>
  tokensOf(text).map((token) => ({ ...token, sections, ruled: false, toBuilder: weigh(token.text) }));
const runs = (text: string, loud: RegExp) =>
  runsOf(tags(text, (word) => (loud.test(word) ? 2 : -2))).map(({ start, end, isToBuilder }) => [
    text.slice(start, end),
    isToBuilder,
  ]);

it('the addressee changes at a mark, and not for one word', () => {
  expect(runs('Dogs come free, put that up', /^(?:put|that|up)$/)).toEqual([
    ['Dogs come free,', false],
    ['put that up', true],
  ]);
  expect(runs('Dogs come free, put that up', /^come$/)).toEqual([['Dogs come free, put that up', false]]);
});

it('it changes within no address, number or name in quotes', () => {
  expect(runs('ann@alder.com', /^com$/)).toHaveLength(1);
  expect(runs('from 9:30', /^30$/)).toHaveLength(1);
  expect(runs('the "Jay"', /^jay$/)).toHaveLength(1);
});

it('runs follow each other and hold all that is said', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('boat', 'site', ',', '.', '(', '"', '9'), { maxLength: 30 }), (parts) => {
      const text = parts.join(' ');
      const found = runsOf(tags(text, (word) => (word === 'site' ? 3 : -1)));
      found.forEach(({ start, end }, at) => {
        expect(end).toBeGreaterThan(start);
        expect(start).toBeGreaterThanOrEqual(found[at - 1]?.end ?? 0);
      });
      const said = tokensOf(text).filter(({ kind }) => kind === 'word' || kind === 'number');
      for (const word of said)
        expect(found.some(({ start, end }) => start <= word.start && word.end <= end)).toBe(true);
    }),
  );
});
