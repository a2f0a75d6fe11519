import { describe, expect, it } from 'vitest';
import { entriesIn, keepable, typedOver } from './unsaved-input.ts';

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

  it('gives way to what was typed since, also to a box that was unticked, and to nothing else', () => {
    const kept: [string, string][] = [
      ['heading', 'Kept'],
      ['line', 'Kept too'],
      ['on', 'on'],
    ];
    const since = new Map([
      ['line', ['Typed since']],
      ['on', []],
    ]);
    expect(typedOver(kept, since)).toEqual([
      ['heading', 'Kept'],
      ['line', 'Typed since'],
    ]);
  });
});
