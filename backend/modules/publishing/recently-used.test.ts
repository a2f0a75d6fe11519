import { expect, test } from 'vitest';
import { RecentlyUsed } from './recently-used.ts';

const keysIn = (kept: RecentlyUsed<string>, keys: string) => [...keys].filter((key) => kept.get(key) !== undefined);

test('drops what was not used first, the oldest before the others', () => {
  const kept = new RecentlyUsed<string>({ bytes: 100, entries: 3 });
  for (const key of 'abc') kept.set(key, key, 1);
  kept.get('a');
  kept.set('d', 'd', 1);
  expect(keysIn(kept, 'abcd')).toEqual(['a', 'c', 'd']);
});

test('makes room when all were used', () => {
  const kept = new RecentlyUsed<string>({ bytes: 100, entries: 3 });
  for (const key of 'abc') kept.set(key, key, 1);
  keysIn(kept, 'abc');
  kept.set('d', 'd', 1);
  expect(keysIn(kept, 'abcd')).toEqual(['b', 'c', 'd']);
});

test('makes room for the size of a value, keeps one that is larger than all room, and forgets what it is told to', () => {
  const kept = new RecentlyUsed<string>({ bytes: 10, entries: 9 });
  for (const key of 'abc') kept.set(key, key, 3);
  keysIn(kept, 'b');
  kept.set('d', 'd', 5);
  expect(keysIn(kept, 'abcd')).toEqual(['b', 'd']);
  kept.set('e', 'e', 50);
  expect(keysIn(kept, 'bde')).toEqual(['e']);
  kept.delete('e');
  for (const key of 'abc') kept.set(key, key, 3);
  expect(keysIn(kept, 'abce')).toEqual(['a', 'b', 'c']);
});

test('counts a value that is set again once', () => {
  const kept = new RecentlyUsed<string>({ bytes: 10, entries: 9 });
  for (let time = 0; time < 5; time += 1) kept.set('a', 'a', 4);
  kept.set('b', 'b', 4);
  expect(keysIn(kept, 'ab')).toEqual(['a', 'b']);
});
