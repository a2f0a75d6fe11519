import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

const read = (text: string) => readBrief({ text, templates: [] });
const printed = (text: string) =>
  read(text)
    .statements.map((statement) => statement.text)
    .join(' ');

describe('what a wish tells of the things that it asks for', () => {
  const brief = "Woodrow Singers meet in Ely. I'd like a list of fees (£9 a month), the hours (Wed to Sat) and a form.";

  it('is told, and the wish is not', () => {
    const { offers, statements } = read(brief);
    expect(offers.flatMap((group) => group.offers)).toMatchObject([{ name: 'fees', price: '£9 a month' }]);
    expect(statements.map(({ text }) => text).join(' ')).not.toMatch(/list|form/);
  });

  it('stays a sentence where somebody speaks in it', () =>
    expect(printed('We lend toys in Bude. Please add a section about lost pieces (you pay £2 for each).')).toContain(
      'Lost pieces (you pay £2 for each)',
    ));

  it('is nothing of the look', () =>
    expect(printed('We lend toys in Bude. I want a calm site (navy, #123456).')).toBe('We lend toys in Bude.'));
});

describe('whoever writes for others', () => {
  it.each([
    [
      'I write on behalf of the Kibwe Spectacles Project, a charity in Leeds. We collect old glasses.',
      'The Kibwe Spectacles Project, a charity in Leeds. We collect old glasses.',
    ],
    ['I write on behalf of my father, who owns no computer. He mends oars in Ely.', 'He mends oars in Ely.'],
    ['Salve, scrivo per mio zio che non usa il computer. Ottavio sta a Bobbio.', 'Ottavio sta a Bobbio.'],
    ['I write poems for weddings, and I live in Ross.', 'I write poems for weddings, and I live in Ross.'],
  ])('is not spoken of: %s', (text, said) => expect(printed(text)).toBe(said));
});

it.each([
  'We fell trees in Ely. Need rates, reviews and a gallery.',
  'Wir fällen Bäume in Gera. Gebraucht werden: Preise, Anfahrt und Bewertungen.',
])('several things that websites tell are asked for: %s', (text) =>
  expect(printed(text)).toBe(text.slice(0, text.indexOf('.') + 1)),
);

describe('what is refused', () => {
  it('is what stood before “that name”', () =>
    expect(
      printed('Corve Ears is a clinic in Ludlow. We used to be called Hear Well but please don’t use that name.'),
    ).toBe('Corve Ears is a clinic in Ludlow.'));

  it('is no way to get in touch where only some times are refused', () => {
    const { exclusions } = read('Ich flicke Körbe. Bitte nicht alle im Mai anrufen. Telefon 04863 555 0121.');
    expect(exclusions.flatMap(({ channels }) => channels)).toEqual([]);
  });

  it('ends where something is wanted again', () => {
    const { exclusions } = read('Nous contons à Albi. On voudrait un site sans zoom, un plan, une page bénévoles.');
    expect(exclusions.flatMap(({ words }) => words)).toEqual(['zoom']);
  });
});

it('reads lines behind dashes as a form where one of their labels is known', () => {
  const { statements, phones } = read(
    'What we do – escape rooms, but portable\nHow long – 45 minutes a go\nAges – 8 and up\nRing – 01632 960 733',
  );
  expect(statements.flatMap(({ row }) => row?.label ?? [])).toEqual(['What we do', 'How long', 'Ages']);
  expect(phones).toHaveLength(1);
});

it('who does one thing does the other as well', () =>
  expect(printed('I repair and set up violins in Ely, and I teach.')).toContain('set up violins'));

describe('what keeps nothing out', () => {
  it('is why something is refused', () =>
    expect(
      read('Rope makers in Louth. Ring 01632 960142. No bells please, we are not in that trade and brides do ring us.')
        .exclusions.flatMap(({ channels }) => channels)
        .join(),
    ).toBe(''));

  it('is one word of several that facts say without the others', () => {
    const { exclusions } = read('Launderette in Ayr. We have nine washers and six dryers. Nothing about dry cleaning.');
    expect(exclusions.flatMap(({ words }) => words)).not.toContain('dry');
  });

  it('is the name', () => {
    const { exclusions } = read(
      'Shaz’s Snake Catching is in Dalby. I go out at night. No cartoon snakes on the website.',
    );
    expect(exclusions.flatMap(({ words }) => words)).toEqual(['cartoon']);
  });
});

it.each([
  [
    'a bracket in which something is asked for',
    'Mon atelier s’appelle La Chaise (oui, c’est exprès, gardez le jeu de mots). Je refais les assises.',
    'Mon atelier s’appelle La Chaise. Je refais les assises.',
  ],
  [
    'what a letter opens with',
    'I’m writing for the Little Toad Patrol. We carry toads over the road.',
    'We carry toads over the road.',
  ],
  ['that a page is needed', 'EVENT PAGE NEEDED\nWe race in Ely on 11 July.', 'We race in Ely on 11 July.'],
])('leaves out %s', (_, text, said) => expect(printed(text)).toBe(said));

it('takes ages in brackets for no hours, and a word with a dash for no unit', () => {
  const { hours, offers } = read(
    'Wyvern Club. Open Tuesdays 8.30pm to 9.45pm, juniors (9 to 15) Sundays 4pm to 5pm.\n\n£5 buys a bucket, £12 a hi-vis vest.',
  );
  expect(hours.rows).not.toContainEqual({ day: 'sun', opens: '09:00', closes: '15:00' });
  expect(offers.flatMap((group) => group.offers.map(({ name, price }) => `${name} ${price}`))).toContain(
    'hi-vis vest £12',
  );
});

it('keeps the one way in that Japanese says is the only one', () =>
  expect(
    read('電話は0848-55-5019。予約は電話のみなので、フォームは載せないでください。').exclusions.flatMap(
      ({ channels }) => channels,
    ),
  ).not.toContain('phone'));
