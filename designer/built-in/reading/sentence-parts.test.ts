import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

const read = (text: string) => readBrief({ text, templates: [] });
const printed = (text: string) =>
  read(text)
    .statements.map((statement) => statement.text)
    .join(' ');

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

it('who does one thing does the other as well', () =>
  expect(
    printed(
      'I repair and set up violins, violas and cellos out of a small shop above the feed store in Decorah, Iowa.',
    ),
  ).toContain('set up violins'));

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

it('takes what is answered to "what pages do you want" for a wish', () => {
  const asked = ['Called?', 'Alder & Vane', 'What do you make?', 'Weather vanes.', 'Who works there?', 'Two of us.'];
  const brief = [...asked, 'What pages do you want?', 'Work, Prices and Contact.'];
  expect(printed(brief.map((line, at) => `${at % 2 === 0 ? 'Q' : 'A'}: ${line}`).join('\n'))).not.toContain('Prices');
});

it('who wants somebody to have a website is told of nobody', () =>
  expect(printed('I am a farrier of thirty years and my daughter says I must have a website. I work in Ely.')).toBe(
    'I am a farrier of thirty years. I work in Ely.',
  ));

it('what a thing includes is told of it', () =>
  expect(
    printed('Funerals in Ely. It includes a visit, the writing, the day itself and a printed copy to keep.'),
  ).toContain('a printed copy to keep'));

it.each([
  ['We don’t do alpacas, say that clearly because people keep ringing about alpacas.', 'We don’t do alpacas.'],
  ['Respected Sir/Madam, I teach tabla in Pune.', 'I teach tabla in Pune.'],
  ['Okay so the choir is called Rook. We sing on Mondays.', 'The choir is called Rook. We sing on Mondays.'],
])('what is only said to the reader is not printed: %s', (text, said) =>
  expect(printed(`Rook in Ely.\n\n${text}`)).toBe(`Rook in Ely. ${said}`),
);

it('what somebody asks for is told to the reader, and what stands before it is not', () => {
  expect(printed('Our daughter mends barometers in Ely, and she has asked me to see to a website.')).toBe(
    'Our daughter mends barometers in Ely.',
  );
  expect(printed('Rook Race in Ely. Kit won last year but he wants his name left off the website.')).not.toContain(
    'Kit',
  );
});

it.each([
  ['Ich baue Alphörner in Urnäsch. Wartezeit zurzeit 11 Monate, das soll deutlich stehen.', 'Monate.'],
  ['Hacemos piñatas en Oaxaca. No hacemos piñatas de políticos, ponlo por favor.', 'políticos.'],
])('an order to print behind a fact is not printed: %s', (text, end) => expect(printed(text).endsWith(end)).toBe(true));

it.each([
  'The initial consultation, lasting up to one hour, is without charge.',
  'We do bridal henna and make-up from our studio above the chemist.',
])('a sentence keeps its end: %s', (text) => expect(printed(`Rook in Ely. ${text} We open at nine.`)).toContain(text));

describe('what visitors are told is told whole', () => {
  it.each([
    'We run a pantry in Ayr. We accept flour, lentils, rice, milk, not cooked food or eggs.',
    'We run a kitchen in Ely. Pure vegetarian food, no onion no garlic also available on request. Pickles too.',
    'We roof houses in Ayr. Luis started it, now it is Rafael and Tina, who is not a son.',
  ])('%s', (text) => expect(printed(text)).toBe(text));

  it.each([
    ['We roof houses in Ayr. Se habla español, put that up high.', 'We roof houses in Ayr. Se habla español.'],
    [
      "I stamp papers in Ayr. I can't give legal advice - that line has to be on there.",
      "I stamp papers in Ayr. I can't give legal advice.",
    ],
    [
      'We teach maths in Ely. Max 15 students. Please do not put names of students, parents object.',
      'We teach maths in Ely. Max 15 students.',
    ],
    ['We ring bells in Ely. Keep it short. We do not want photographs of the ringers.', 'We ring bells in Ely.'],
    ['Vi badar i Luleå. Håll det kort.', 'Vi badar i Luleå.'],
    ["Rugby in Hull. Insta is the only way but we don't want it on the site.", 'Rugby in Hull.'],
    ['Fazemos pranchas na Ericeira. Em português, por favor.', 'Fazemos pranchas na Ericeira.'],
  ])('but not what becomes of it: %s', (text, said) => expect(printed(text)).toBe(said));

  it('and never a name that is not to be told', () =>
    expect(
      printed("We bake bread in Ely. Priya mixes the dough. Please don't mention the name of Priya."),
    ).not.toContain('Priya'));

  it('and never an address that is to stay private', () => {
    const { address, statements } = read(
      "I am a notary in Ayr. Keep my home address off, it's 18 Wickham Court and I only tell you so you know.",
    );
    expect(address).toBeNull();
    expect(statements.map(({ text }) => text)).toEqual(['I am a notary in Ayr.']);
  });

  it('a degree ends no sentence before its brackets', () =>
    expect(
      read('We teach in Ely. Ask Farida Contractor B.Ed. (Geometry) about it.').clauses.map(({ text }) => text),
    ).toEqual(['We teach in Ely.', 'Ask Farida Contractor B.Ed. (Geometry) about it.']));
});

it.each([
  ['We groom dogs in Ayr. Name is Sudsy Paws, i am Kel.', 'We groom dogs in Ayr. I am Kel.'],
  [
    'Second Sitting is the name. I mend chairs in Ayr. I work alone. — Magda Lis',
    'I mend chairs in Ayr. I work alone.',
  ],
  ['My grandson says I must have one of these. I keep bees in Ayr.', 'I keep bees in Ayr.'],
])('the name and why there is to be a website are not told again: %s', (text, said) =>
  expect(printed(text)).toBe(said),
);
