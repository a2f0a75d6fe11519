import { describe, expect, it } from 'vitest';
import { entriesIn, keepable } from './unsaved-input.ts';

describe('what is kept of a form that is not saved', () => {
  it('is its texts, in order, with repeats', () => {
    const entries: [string, unknown][] = [
      ['redirects.0.from', '/old'],
      ['only', 'title'],
      ['only', 'description'],
    ];
    expect(keepable(entries, new Set())).toEqual(entries);
  });

  it('is never a password or a file', () => {
    const entries: [string, unknown][] = [
      ['intent', 'set-password'],
      ['password', 'rye and salt'],
      ['logo.file', new File(['x'], 'logo.png')],
    ];
    expect(keepable(entries, new Set(['password']))).toEqual([['intent', 'set-password']]);
  });

  it('comes back as it was, and nothing else does', () => {
    const entries = [['address', 'desk@example.test']];
    expect(entriesIn(JSON.stringify(entries))).toEqual(entries);
    expect(entriesIn(JSON.stringify([...entries, ['on'], [1, 2], null]))).toEqual(entries);
    for (const other of [null, '{}', '"text"', 'null']) expect(entriesIn(other)).toBeNull();
  });
});
