import { expect, test } from 'vitest';
import { TWO_VERSIONS } from '#site/blog/two-versions.ts';
import { placesOf, withChoice } from './two-versions.ts';

const { first, second, end } = TWO_VERSIONS;
const pair = (one: string, two: string) => `${first}\n\n${one}\n\n${second}\n\n${two}\n\n${end}`;
const text = `Start\n\n${pair('theirs', 'mine')}\n\nMiddle\n\n${pair('a', 'b')}\n\nEnd`;

test('every place where somebody has to choose is found, with both versions', () => {
  expect(placesOf(text).map((place) => [place.first, place.second])).toEqual([
    ['theirs', 'mine'],
    ['a', 'b'],
  ]);
  expect(placesOf(`${first}\n\nhalf a mark`)).toEqual([]);
});

test('a choice leaves one version, or both, and the other places as they are', () => {
  expect(withChoice(text, 0, 'second')).toBe(`Start\n\nmine\n\nMiddle\n\n${pair('a', 'b')}\n\nEnd`);
  expect(withChoice(text, 1, 'both')).toContain('a\n\nb\n\nEnd');
  expect(withChoice(text, 7, 'first')).toBe(text);
});
