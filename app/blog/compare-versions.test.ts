import { expect, test } from 'vitest';
import { compareVersions } from './compare-versions.server.ts';

const content = { title: 'Bread', slug: 'bread', tags: ['rye'], body: 'One\n\nTwo\n\nThree\n\nFour\n\nFive' };

test('nothing is said of what is the same', () => {
  expect(compareVersions(content, { ...content })).toEqual([]);
});

test('fields are shown as they were and as they are', () => {
  const now = { ...content, title: 'Rye bread', tags: ['rye', 'oven'] };
  expect(compareVersions(content, now)).toEqual([
    {
      label: 'Title',
      pieces: [
        { kind: 'then', text: 'Bread' },
        { kind: 'now', text: 'Rye bread' },
      ],
    },
    {
      label: 'Tags',
      pieces: [
        { kind: 'then', text: 'rye' },
        { kind: 'now', text: 'rye, oven' },
      ],
    },
  ]);
});

test('of a long text what changed is shown, with a paragraph around it', () => {
  const [difference] = compareVersions(content, { ...content, body: content.body.replace('Five', 'Six\n\nSeven') });
  expect(difference?.pieces).toEqual([
    { kind: 'same', text: '…\n\nFour' },
    { kind: 'then', text: 'Five' },
    { kind: 'now', text: 'Six\n\nSeven' },
  ]);
});

test('texts too long to compare in time are shown whole', () => {
  const long = 'a\n\n'.repeat(40_000);
  expect(compareVersions({ ...content, body: long }, content)[0]?.pieces).toHaveLength(2);
});
