import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashOf, sectionHashes } from './hash.ts';
import { sampleDocument } from './sample-document.ts';

describe('hashes', () => {
  it('are SHA-256, as the platform computes it, for every length around a block', () => {
    for (let length = 0; length < 200; length++) {
      const text = 'aé😀𝄞\u0000'.repeat(length).slice(0, length);
      expect(hashOf(text)).toBe(createHash('sha256').update(JSON.stringify(text)).digest('hex'));
    }
  });

  it('do not depend on the order of keys, but on everything else', () => {
    expect(hashOf({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(hashOf({ b: [{ d: 3, c: 2 }], a: 1 }));
    expect(hashOf({ a: 1 })).toBe(hashOf({ a: 1, b: undefined }));
    const different = [
      { a: 1 },
      { a: '1' },
      { a: [1] },
      { a: null },
      {},
      [],
      [[]],
      '',
      null,
      { b: 1 },
      JSON.parse('{"__proto__":1}'),
    ];
    expect(new Set(different.map(hashOf)).size).toBe(different.length);
  });

  it('of sections stay when other sections change', () => {
    const document = sampleDocument({ pages: 1, perPage: 3 });
    const hashes = sectionHashes(document);
    expect(Object.keys(hashes)).toEqual(['s0-0', 's0-1', 's0-2']);
    expect(new Set(Object.values(hashes)).size).toBe(3);
  });
});
