import { expect, it } from 'vitest';
import { isRecord } from '#site/model/json.ts';
import { designNow } from '../../design.ts';

/** What visitors are asked for in the forms of a brief's website: its owner's own fields, each with what it takes. */
function fieldsOf(text: string): unknown[] {
  const sections = designNow({ text }, { seed: 1 }).document.pages.flatMap((page) => page.sections);
  const fields = sections.flatMap(({ kind, props }) => (kind === 'contactForm' ? [props['ownFields']] : [])).flat();
  return fields.filter(isRecord).map(({ label, kind }) => `${String(label)}: ${String(kind)}`);
}

const brief = (wish: string) => `Moss & Daughter plan family reunions in Ely. ring 01353 555 010 before noon. ${wish}`;

it.each([
  [
    'RSVP with a form: name, how many people, allergies, who needs a ride from the station.',
    ['How many people: number', 'Allergies: long', 'Who needs a ride from the station: text'],
  ],
  ['We need a booking form asking how many and which day.', ['How many: number', 'Which day: date']],
  [
    'I want a form where people can send in a word and the village they heard it in.',
    ['Word: text', 'Village they heard it in: text'],
  ],
  ['Please add a form with wedding date and city, and a gallery.', ['Wedding date: date', 'City: text']],
])('a form asks for what its owner wants to know: %s', (wish, fields) => expect(fieldsOf(brief(wish))).toEqual(fields));

it('in other languages as well', () => {
  const text =
    'Wir reparieren Geigen in Suhl. geige@example.org. Bitte ein Formular mit Name, Instrument und Baujahr auf die Seite.';
  expect(fieldsOf(text)).toEqual(['Instrument: text', 'Baujahr: text']);
});

it.each([
  'Add a contact form with a map and prices.',
  'We need a contact form, and a gallery.',
  'No form with questions.',
])('a form of which nothing is said asks for nothing else: %s', (wish) => expect(fieldsOf(brief(wish))).toEqual([]));
