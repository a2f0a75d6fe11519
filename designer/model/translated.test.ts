import { describe, expect, it } from 'vitest';
import { sampleWebsite } from '#tests/support/sample-website.ts';
import { applyCalls } from './apply-calls.ts';
import { isTranslated } from './translated.ts';

const TODAY = '2026-12-01';
const can = (before: string, after: string, to = 'fr', from = 'en') => isTranslated(before, after, [from, to], TODAY);

describe('a translation', () => {
  it.each([
    ['Anna bakes rye for £6.50, from seven.', 'Anna fait du pain de seigle à 6,50 £, dès sept heures.', 'fr'],
    ['A sauna by the harbour of Edinburgh', 'Un sauna au bord du port d’Édimbourg', 'fr'],
    ['Open on Friday, we speak German.', 'Geöffnet am Freitag, wir sprechen Deutsch.', 'de'],
    ['Wir heizen für Sie jeden Samstag den Ofen.', 'We heat the stove for you every Saturday.', 'en', 'de'],
    ['Write to hello@fern.example', 'Escriba a hello@fern.example', 'es'],
    ['Bread by hand and at night', 'Bread By Hand And At Night', 'en', 'fr'],
  ])('says the same in other words: %s', (before, after, to, from = 'en') => {
    expect(can(before, after, to, from)).toBe(true);
  });

  it.each([
    ['a price that is another one', 'Rye for £6.50', 'Seigle à 5,60 £', 'fr'],
    ['a price that is gone', 'Rye for £6.50', 'Du pain de seigle', 'fr'],
    ['hours that are others', 'Open from 7:00 to 15:00', 'Ouvert de 7 h à 18 h', 'fr'],
    ['another address', 'Write to hello@fern.example', 'Escriba a info@fern.example', 'es'],
    ['a name that is new', 'We bake at night.', 'Notre chef Jean Dupont cuit la nuit.', 'fr'],
    ['a name at the beginning', 'We bake at night.', 'Jean Dupont cuit la nuit.', 'fr'],
    ['a name among nouns with capitals', 'We bake at night.', 'Nachts backt bei uns Hans Huber.', 'de'],
    [
      'much more than was said',
      'Bread',
      'Le meilleur pain de la ville, pétri à la main et cuit au feu de bois chaque nuit',
      'fr',
    ],
  ])('is none: %s', (_what, before, after, to) => {
    expect(can(before, after, to)).toBe(false);
  });
});

describe('a list that is translated', () => {
  const document = sampleWebsite();
  const sent = (...names: string[]) =>
    applyCalls(
      {
        document,
        calls: [
          { name: 'updateSection', input: { sectionId: 'people', props: { items: names.map((name) => ({ name })) } } },
        ],
      },
      { said: ['Translate the website into French'], today: TODAY },
    );
  const people = (made: typeof document) =>
    made.pages.flatMap(({ sections }) => sections).find(({ id }) => id === 'people')?.props['items'];

  it('keeps all of its entries', () => {
    expect(people(sent('Ann Fern'))).toEqual(people(document));
    expect(people(sent('Ann Fern', 'Tom Fern'))).not.toEqual(people(document));
  });
});
