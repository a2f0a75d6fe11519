import { describe, expect, it } from 'vitest';
import { shownHistory } from './history.server.ts';
import type { Field } from './noun.ts';

const fields: Field<'name' | 'design' | 'note' | 'slug'>[] = [
  { name: 'slug', label: 'Slug', kind: 'line', maxLength: 9, isFixed: true },
  { name: 'name', label: 'Name', kind: 'line', maxLength: 9 },
  { name: 'design', label: 'Design', kind: 'choice' },
  { name: 'note', label: 'Note', kind: 'text', maxLength: 99, optional: true },
];
const choices = { design: [{ value: 'a', label: 'Almanac' }] };
const entry = { slug: 's', name: 'Now', design: 'a', note: 'one\ntwo\nthree' };

type Change = { field: string; before?: unknown; after?: unknown };
function shown(changes: Change[], action = 'updateThing') {
  const node = { id: '1', at: '2026-01-01T00:00:00Z', actor: 'Ada', action, version: 2, changes };
  const writes = { totalCount: 1, pageInfo: { hasNextPage: true, endCursor: 'c' }, edges: [{ node }] };
  const history = shownHistory(writes, { fields, entry, choices }, true);
  const [write] = history.writes;
  if (!write) throw new Error('One write was given');
  return { history, write };
}

describe('the history of an entry', () => {
  it('has labels and values as people read them, and what differs of a long text', () => {
    const { history, write } = shown([
      { field: 'design', before: 'gone', after: 'a' },
      { field: 'note', before: 'one\nold\nthree', after: 'one\ntwo\nthree' },
    ]);
    expect(history).toMatchObject({ total: 1, older: 'c', isNewest: true });
    expect(write).toMatchObject({ actor: 'Ada', did: 'changed it', version: 2 });
    expect(write.changes).toEqual([
      { label: 'Design', before: 'gone', after: 'Almanac' },
      {
        label: 'Note',
        isCode: false,
        pieces: [
          { kind: 'same', text: 'one' },
          { kind: 'then', text: 'old' },
          { kind: 'now', text: 'two' },
          { kind: 'same', text: 'three' },
        ],
      },
    ]);
  });

  it('offers the fields that a write changed as they were before it', () => {
    const { write } = shown([
      { field: 'name', before: 'Old', after: 'Now' },
      { field: 'note', before: null, after: 'x' },
      { field: 'slug', before: 'old', after: 's' },
      { field: 'unknown', before: 1, after: 2 },
    ]);
    expect(JSON.parse(write.back ?? '')).toEqual({ name: 'Old', note: null });
  });

  it.each([
    ['what stands there already', [{ field: 'name', before: 'Now', after: 'Other' }], 'updateThing'],
    ['a creation', [{ field: 'name', before: null, after: 'Now' }], 'createThing'],
    ['a value that was not there and has to be', [{ field: 'name', before: null, after: 'Now' }], 'updateThing'],
    ['nothing that the form has', [{ field: 'unknown', before: 1, after: 2 }], 'updateThing'],
  ])('offers no way back to %s', (_what, changes, action) => {
    expect(shown(changes, action).write.back).toBeNull();
  });
});
