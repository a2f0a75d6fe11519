import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

const read = (text: string) => readBrief({ text, templates: [] });

describe('colours are those that were asked for', () => {
  const coloursOf = (text: string) => read(text).wishes.colours.map(({ said }) => said);
  it.each([
    ['two that are no mixture', 'We row in Ely. Make the site red white and blue.', ['red', 'white', 'blue']],
    ['one behind the other', 'We row in Ely. The site should be yellow blue red.', ['yellow', 'blue', 'red']],
    ['with a hyphen', 'Wij varen op de Maas. Graag rood-wit voor de site.', ['rood', 'wit']],
    ['a mixture', 'We row in Ely. Make the site blue-green.', ['blue-green']],
    ['of a thing', 'Suoniamo a Bevagna. Usate sul sito il rosso e il blu delle divise.', ['rosso', 'blu']],
    ['before a verb', 'Wir verleihen Räder in Lindau. Bitte die Seite in Orange halten.', ['Orange']],
    ['of a name', 'We box in Hull. Make a site for kids who won Golden Gloves.', []],
    ['of what the site is for', 'I need a website for my green tea shop in Hull.', []],
  ])('%s: %s', (_, text, colours) => expect(coloursOf(text)).toEqual(colours));
});

describe('pages are those that were asked for', () => {
  const pagesOf = (text: string) => read(text).wishes.pages.map(({ title }) => title);
  it.each([
    ['We mend toasters in Ely. A page "How we work" and a page "Our menders".', ['How we work', 'Our menders']],
    ['We curl in Ely. I want three pages, Join, Bonspiels and History.', ['Join', 'Bonspiels', 'History']],
    ['We count moths. I’d want a page called Species and one called Finding Us.', ['Species', 'Finding Us']],
    ['Wir rudern in Plön. Eigene Seite Preise und eigene Seite Chronik bitte.', ['Preise', 'Chronik']],
    ['We row in Ely. I’d like one page for the fleet and one for Safety.', ['Fleet', 'Safety']],
    ['We dance in Ely. And the Big Céilí should have its own page.', ['Big Céilí']],
    ['We play in Ely. Gigs page separate.', ['Gigs']],
    ['We play in Ely. Put the gigs on their own page.', ['Gigs']],
    [
      'We scan dogs in Ely. A page called "Your first visit" that explains: bring records, skip breakfast.',
      ['Your first visit'],
    ],
    ['Jeg laver vin i Ribe. Jeg vil have en side, der hedder Regnskab.', ['Regnskab']],
    ['Wir flechten Körbe in Suhl. Die Kurse hätte ich gern auf einer eigenen Seite.', ['Kurse']],
    ['We row in Ely. One page is enough.', []],
    ['We row in Ely. I would like a separate page, you choose for what.', []],
  ])('%s', (text, pages) => expect(pagesOf(text)).toEqual(pages));

  it('one page of several is not the only one', () => {
    expect(read('We row in Ely. One page for the fleet and one for safety.').wishes.onePage).toBe(false);
    expect(read('We row in Ely. All on one page.').wishes.onePage).toBe(true);
  });
});
