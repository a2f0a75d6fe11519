import { expect, it } from 'vitest';
import type { Section } from '../model/document.ts';
import { sampleDocument } from '../model/sample-document.ts';
import { personNamedIn } from './named-people.ts';

const section = (kind: string, props: Section['props']): Section => ({
  ...{ id: kind, kind, version: 1, variant: '', hidden: false, props },
});
const team = section('team', {
  items: [{ name: 'Dr. Zoë Marsh' }, { name: '[[Name]]' }, { name: 'Jürgen von der Heide' }, { name: '山田太郎' }],
});
const about = section('about', { signature: 'Rose O’Neill' });
const empty = sampleDocument({ pages: 1, perPage: 0 });
const website = { ...empty, pages: empty.pages.map((page) => ({ ...page, sections: [team, about] })) };
const named = (text: string) => personNamedIn(text, website);

it.each([
  ['zoe marsh in the garden', 'Dr. Zoë Marsh'],
  ['The desk of Zoë', 'Dr. Zoë Marsh'],
  ['Frau Marsh’s office', 'Dr. Zoë Marsh'],
  ['Jurgen at work', 'Jürgen von der Heide'],
  ['O’Neill at her loom', 'Rose O’Neill'],
  ['山田太郎 in the kitchen', '山田太郎'],
])('“%s” names %s', (text, name) => expect(named(text)).toBe(name));

it('people of whom the owner told are named, too, wherever they stand', () => {
  expect(personNamedIn('tom ward in his workshop', website, ['Tom Ward'])).toBe('Tom Ward');
  expect(named('Tom Ward in his workshop')).toBeNull();
});

it.each(['a marsh at dusk, red roses', 'Von der Küste bis zum Berg', 'The name of a ship', 'Dr. Who', 'a heath', ''])(
  '“%s” names nobody',
  (text) => expect(named(text)).toBeNull(),
);
