import { expect, test } from 'vitest';
import { changedFields, withTheirs } from './changed-fields.ts';

const base = { heading: 'Bread', intro: 'Since 2009', items: [{ name: 'Loaf' }] };

test('only fields that differ count as changed, lists by their content', () => {
  expect(changedFields(base, { ...base, items: [{ name: 'Loaf' }] })).toEqual({});
  expect(changedFields(base, { ...base, heading: 'Cake', items: [] })).toEqual({ heading: 'Cake', items: [] });
});

test('after a conflict the form holds my changes over everything others changed', () => {
  const mine = { ...base, heading: 'Mine' };
  const theirs = { ...base, heading: 'Theirs', intro: 'Since 2010' };
  expect(withTheirs(base, mine, theirs)).toEqual({ ...base, heading: 'Mine', intro: 'Since 2010' });
});
