import { expect, it } from 'vitest';
import { layeredNames, PackedNames } from './file-names.ts';
import type { NamedFile } from './file-names.ts';

const PATHS = ['/', '/a', '/a/b', '/ab', '/404', '/brot/süß', '/хлеб', '/🍞', '/blog/post-10', '/blog/post-1', ''];
const file = (nth: number): NamedFile => ({ etag: `"${'é'.repeat(nth % 3)}${nth}"`, contentType: `text/${nth % 4}` });

/** The same numbers every time. */
const numbers = (seed: number) => (below: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;

it('names that were changed again and again are those that a map of them would hold', () => {
  const next = numbers(7);
  let packed = PackedNames.none;
  const plain = new Map<string, NamedFile>();
  for (let round = 0; round < 300; round += 1) {
    const changes = new Map<string, NamedFile | null>();
    for (let change = next(5); change > 0; change -= 1)
      changes.set(PATHS[next(PATHS.length)] ?? '', next(3) === 0 ? null : file(next(50)));
    packed = packed.with(changes);
    for (const [path, named] of changes) {
      if (named) plain.set(path, named);
      else plain.delete(path);
    }
    expect([...packed.paths()].sort()).toEqual([...plain.keys()].sort());
    for (const path of [...PATHS, '/b', '/blog/post-']) expect(packed.get(path)).toEqual(plain.get(path));
  }
});

it('a file of the layer above stands in the place of the one below', () => {
  const [below, above] = [
    [['/', file(1)] as const, ['/menu', file(2)] as const],
    [['/menu', file(3)] as const, ['/blog', file(4)] as const],
  ].map((names) => PackedNames.none.with(new Map(names)));
  const both = layeredNames(above ?? PackedNames.none, below ?? PackedNames.none);
  expect([...both.paths()].sort()).toEqual(['/', '/blog', '/menu']);
  expect(['/', '/blog', '/menu', '/faq'].map((path) => both.get(path))).toEqual([file(1), file(4), file(3), undefined]);
});

it('a thousand of them take little more than their letters', () => {
  const names = Array.from({ length: 1000 }, (_, nth) => [`/blog/post-${nth}`, file(nth)] as const);
  const letters = names.reduce((sum, [path, { etag }]) => sum + Buffer.byteLength(path + etag), 0);
  expect(PackedNames.none.with(new Map(names)).bytes).toBeLessThan(letters + 12_000);
});
