import { describe, expect, it } from 'vitest';
import { readBrief } from '../reading/read-brief.ts';
import { settled } from './settled.ts';

const read = (text: string) => {
  const { offers, people, statements } = settled(readBrief({ text, templates: [] }));
  return {
    offers: offers.flatMap((group) => group.offers.map(({ name, text: detail, price }) => [name, detail, price])),
    people: people.map(({ name, role }) => [name, role]),
    said: statements.map(({ text: said }) => said),
  };
};

describe('a sentence and the list that was read of it', () => {
  it('tells what stands behind an entry with the entry, once', () => {
    const { offers, said } = read(
      'We hire boats in Ely. A rowing boat is nice.\n\nA map is £4, a canoe £20, a guide £45 plus the train.',
    );
    expect(offers).toEqual([
      ['map', '', '£4'],
      ['canoe', '', '£20'],
      ['guide', '', '£45 plus the train'],
    ]);
    expect(said.join()).not.toContain('£');
  });

  it('tells a price once: in a list, or in the sentence that says more than the list', () => {
    const text =
      'I hem trousers (14 €), dresses (from 22 €), put in new zips (trousers 16 €, jackets 29 €), the rest by quote.';
    const { offers, said } = read(`Needle is a tailor in Kassel.\n\n${text}`);
    expect(offers).toEqual([]);
    expect(said).toContain(text);
  });

  it('makes no list that lacks a price of its sentence', () => {
    const text = 'Skin fade 18, beard 10, fade + beard £25, kids under 10s £12, if it is for a wedding 95.';
    const { offers, said } = read(`Kutz, a barber shop in Erdington.\n\n${text}`);
    expect(offers).toEqual([]);
    expect(said).toContain(text);
  });

  it.each([
    'The lesson takes 40 minutes and costs £30, £20 for students and children.',
    'It costs us £9,000 a year; £12 pays for a net, £50 buys a boat.',
    'Everybody can come, £2 at the door, £15 for the year.',
    'Reckon £40 for a chair, £50 for a bench.',
    "For the slide we've £900 so far and need £2,000.",
  ])('stays whole where a part of it may be more than a thing and its price: %s', (text) => {
    const { offers, said } = read(`Crake Rowing Club in Coniston.\n\n${text}`);
    expect(offers).toEqual([]);
    expect(said).toContain(text);
  });

  it.each([
    [
      'Tickets $12 advance / $15 door, under 10 free',
      ['Tickets', '', '$12 advance / $15 door'],
      ['under 10', '', 'free'],
    ],
    [
      'The first course is 8 weeks for $80, gear loan $15.',
      ['first course', '', '8 weeks for $80'],
      ['gear loan', '', '$15'],
    ],
    ['Full ceremony $890, papers only $400.', ['Full ceremony', '', '$890'], ['papers only', '', '$400']],
    ['Dozen ... 11 $\nCrate 5 kg ... 48 $', ['Dozen', '', '11 $'], ['Crate 5 kg', '', '48 $']],
  ])('reads the two entries of “%s”', (text, ...entries) => {
    const { offers, said } = read(`Ash Lane Hall in Toledo.\n\n${text}`);
    expect(offers).toEqual(entries);
    expect(said.join()).not.toContain('$');
  });

  it.each([
    'Eye tests free, lenses, hearing aids and frames for children.',
    '28 dollars, kids 8-12 are 15, no dogs on the late one.',
  ])('makes no entry of “%s”, in which the price is of none of what follows', (text) => {
    const { offers, said } = read(`Crake Walks, tours in Coniston.\n\n${text}`);
    expect(offers).toEqual([]);
    expect(said).toContain(text);
  });

  it('lists everybody of a line of names, not only those whose role is known', () => {
    const { people, said } = read(
      'Improtheater Kaltstart in Flensburg\n\nENSEMBLE\nWiebke Petersen (Leitung), Tarek Mansour (Musik), Jonte Lührs, Ida Brandt',
    );
    expect(people).toEqual([
      ['Wiebke Petersen', 'Leitung'],
      ['Tarek Mansour', 'Musik'],
      ['Jonte Lührs', ''],
      ['Ida Brandt', ''],
    ]);
    expect(said.join()).not.toContain('Jonte');
  });

  it.each<[string, [string, string][]]>([
    [
      'Bäcker: Arne Holt, Verkäuferin: Tilda',
      [
        ['Arne Holt', 'Bäcker'],
        ['Tilda', 'Verkäuferin'],
      ],
    ],
    [
      '- 1. Vorsitzende: Runa Feld\n- Kassenwart: Ole Brink',
      [
        ['Runa Feld', '1. Vorsitzende'],
        ['Ole Brink', 'Kassenwart'],
      ],
    ],
    ['Leiterin Runa Feld, Trainer Ole Brink und Mia Holt (Jugend).', []],
  ])('keeps everybody with what they are: %s', (text, people) => {
    expect(read(`Ruderverein Wakenitz in Lübeck\n\n${text}`).people).toEqual(people);
  });

  it('gives what several are to each of them', () => {
    const { people } = read('Climbing club in Bettws. president Ida Lowe, belayers Kit Moor and Joe Slater.');
    expect(people).toEqual([
      ['Ida Lowe', 'president'],
      ['Kit Moor', 'belayers'],
      ['Joe Slater', 'belayers'],
    ]);
  });

  it('makes no list of the one person whom a sentence tells of', () => {
    const text = 'Skipper Themba Dlamini, guide Anneke van Wyk (marine biologist).';
    const { people, said } = read(`SealSide Snorkel in Hout Bay. We go out daily. ${text}`);
    expect(people).toEqual([]);
    expect(said).toContain(text);
  });

  it('loses no word: each one stands in an entry or in a sentence', () => {
    const text =
      'Stitch by Stitch in York. We sell yarn and hold courses: Lace £9, Knots £7, Repairs £6 with coffee. Cut £20, colour £40, by quotation for weddings.';
    const { offers, said } = read(text);
    const all = [...offers.flat(), ...said].join(' ').toLowerCase();
    for (const word of ['yarn', 'lace', '£9', 'knots', 'repairs', 'coffee', 'colour', '£40', 'quotation', 'weddings'])
      expect(all).toContain(word);
  });
});

it('what stands behind a price and a “but” begins with what is told', () =>
  expect(
    read('Sweep in Ely.\n\nA flue is £45. Removing a nest is £90, but I cannot do that in spring.').offers,
  ).toContainEqual(['Removing a nest', 'I cannot do that in spring', '£90']));

it('a remark in brackets is told of whom it stands behind, and once', () => {
  const { people, said } = read('Typewriters in Ely.\n\nOwner Lupe Arvizu, apprentice Theo Grant (a very good one).');
  expect(people).toEqual([
    ['Lupe Arvizu', 'Owner'],
    ['Theo Grant', 'apprentice'],
  ]);
  expect(said.join()).not.toContain('Lupe');
});
