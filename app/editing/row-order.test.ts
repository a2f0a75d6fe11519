import { expect, test } from 'vitest';
import { shownOrder, withMove, withMoved } from './row-order.ts';
import { lineAt, placeAt } from './row-places.ts';

test('a moved row stands at its place, and nothing moves outside of the list', () => {
  const order = ['a', 'b', 'c', 'd'];
  expect(withMoved(order, { id: 'a', index: 2 })).toEqual(['b', 'c', 'a', 'd']);
  expect(withMoved(order, { id: 'd', index: 0 })).toEqual(['d', 'a', 'b', 'c']);
  expect(withMoved(order, { id: 'b', index: 3 })).toEqual(['a', 'c', 'd', 'b']);
  for (const move of [
    { id: 'a', index: -1 },
    { id: 'a', index: 4 },
    { id: 'gone', index: 0 },
  ])
    expect(withMoved(order, move)).toEqual(order);
});

test('moves wait in order; of those of one row the last one counts', () => {
  const first = withMove([], { id: 'a', index: 1 });
  const again = withMove(first, { id: 'a', index: 2 });
  expect(again).toEqual([{ id: 'a', index: 2 }]);
  expect(withMove(again, { id: 'b', index: 0 })).toEqual([
    { id: 'a', index: 2 },
    { id: 'b', index: 0 },
  ]);
});

test('a move that was made is shown as long as the list is older than it', () => {
  const moves = [
    { id: 'a', index: 2, madeIn: 5 },
    { id: 'b', index: 1 },
  ];
  expect(shownOrder(['a', 'b', 'c'], moves, 4)).toEqual(['c', 'b', 'a']);
  expect(shownOrder(['b', 'c', 'a'], moves, 5)).toEqual(['c', 'b', 'a']);
  expect(shownOrder(['a', 'b', 'c'], moves, 6)).toEqual(['a', 'b', 'c']);
});

test('a held row falls where the pointer is, and the line lies in the gap', () => {
  const rows = [0, 50, 100, 150].map((top) => ({ top, bottom: top + 40 }));
  expect(placeAt(rows, 0, 10)).toBe(0);
  expect(placeAt(rows, 0, 75)).toBe(1);
  expect(placeAt(rows, 0, 500)).toBe(3);
  expect(placeAt(rows, 3, 65)).toBe(1);
  expect(lineAt(rows, 0, 1)).toBe(95);
  expect(lineAt(rows, 0, 3)).toBe(190);
  expect(lineAt(rows, 3, 0)).toBe(0);
  expect(lineAt(rows, 3, 1)).toBe(45);
});
