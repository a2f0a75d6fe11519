import { describe, expect, it } from 'vitest';
import { piecesOf } from '../clauses.ts';
import { readBrief } from '../read-brief.ts';
import { tongueOf } from '../tongue.ts';
import { vocabularies, type KnownLanguage } from '../vocabulary/index.ts';
import { eventsIn, peopleIn, questionsIn, readFacts } from './index.ts';
import { clausesOfMessage } from './message.ts';

const facts = (text: string) => readFacts(text, clausesOfMessage(text), vocabularies.en);
const people = (text: string, language: KnownLanguage = 'en') =>
  peopleIn(text, vocabularies[language]).map(({ name, role }) => [name, role].filter(Boolean).join(' = '));

describe('people', () => {
  it.each<[KnownLanguage, string, string[]]>([
    ['en', 'Bakers: Inez Calloway and Tom Brandvold.', ['Inez Calloway', 'Tom Brandvold']],
    ['de', 'Bäckerinnen: Ida Holm und Eva Lind', ['Ida Holm', 'Eva Lind']],
    ['en', 'Run by Anna Kowalska and Tom Reed.', ['Anna Kowalska', 'Tom Reed']],
    ['en', 'Our head baker Maria Silva trained in Paris.', ['Maria Silva = head baker']],
    ['en', 'Coach Tom Reed, deputy Ann Lee.', ['Tom Reed = Coach', 'Ann Lee = deputy']],
    ['en', 'Tom Reed (barista)', ['Tom Reed = barista']],
    ['en', 'Head teacher: Priya Nair', ['Priya Nair = Head teacher']],
    ['en', "I'm Maeve O'Connor, an end-of-life doula in Galway.", ["Maeve O'Connor = end-of-life doula"]],
    ['en', 'Ruth Adeyemi (fiddle) and Sam Pike (guitar)', ['Ruth Adeyemi = fiddle', 'Sam Pike = guitar']],
    ['de', 'Inhaberin: Maria Huber', ['Maria Huber = Inhaberin']],
    ['de', 'Gegründet von Jonas Weiß und Lea Klein.', ['Jonas Weiß', 'Lea Klein']],
    ['pl', 'Właścicielka: Ewa Nowak', ['Ewa Nowak = Właścicielka']],
    ['pt', 'Fundado por Inês Duarte.', ['Inês Duarte']],
    ['en', 'Wren & Rye is a bakery in Market Street, Hexham.', []],
    ['en', 'The Red Lion, a pub in York, and Mill Lane, our garden.', []],
    ['de', 'Unsere Bäckerei, das Café und die Röster Kaffee Kontor, Berlin', []],
  ])('%s: %s', (language, text, names) => expect(people(text, language)).toEqual(names));

  it('are the entries under a team heading', () => {
    const read = facts('Team:\n- Anna – head baker\n- Priya Nair, looks after the books');
    expect(read.people.map(({ name, role }) => [name, role])).toEqual([
      ['Anna', 'head baker'],
      ['Priya Nair', 'looks after the books'],
    ]);
  });
});

describe('lists of people', () => {
  const read = (text: string, language: string) => {
    const tongue = tongueOf(language);
    const clauses = piecesOf(text, tongue).map((piece) => ({ ...piece, role: 'fact' as const }));
    return readFacts(text, clauses, tongue.words).people;
  };
  const all = (text: string, language: string) =>
    read(text, language).map(({ name, role, text: more }) => [name, role, more].filter(Boolean).join(' = '));

  it.each([
    [
      'fr',
      "Dans l'atelier : Paul Lapin (maître) et Inès Roux (apprentie, bottes).",
      ['Paul Lapin = maître', 'Inès Roux = apprentie, bottes'],
    ],
    ['fr', 'Aux fourneaux : Anne Delcourt et son fils Théo Delcourt.', ['Anne Delcourt', 'Théo Delcourt = son fils']],
    [
      'fr',
      'Propriétaires : Luc Forest, acériculteur, et Mylène Caron, cuisinière',
      ['Luc Forest = acériculteur', 'Mylène Caron = cuisinière'],
    ],
    ['nl', 'monteurs: Joost van Ek en Fatima Amrani (e-bikes)', ['Joost van Ek', 'Fatima Amrani = e-bikes']],
    [
      'de',
      'Ensemble: Henrike Vogt (Spiel, Puppenbau), Mats Oehl (Licht)',
      ['Henrike Vogt = Spiel, Puppenbau', 'Mats Oehl = Licht'],
    ],
    [
      'de',
      'Leitung: Beat Zumstein (Bläser seit 1991)\nAssistenz: Reto Kälin (Atem)',
      ['Beat Zumstein = Leitung = Bläser seit 1991', 'Reto Kälin = Assistenz = Atem'],
    ],
    ['tr', 'Sahibi: Cemal Aydın. Servis şoförü: Veysel Tunç.', ['Cemal Aydın = Sahibi', 'Veysel Tunç = Servis şoförü']],
    ['fi', 'Oppaat: Aslak Moro ja Pirkko Saija.', ['Aslak Moro', 'Pirkko Saija']],
    ['ja', '店主:柳田 恭平(焙煎士)', ['柳田 恭平 = 店主 = 焙煎士']],
    [
      'en',
      'Officers: Chair - Dilip Shah. Secretary - Joan Ashe. Plots - Kev Doyle.',
      ['Dilip Shah = Chair', 'Joan Ashe = Secretary', 'Kev Doyle = Plots'],
    ],
    ['en', 'Owner: Priya Rao, AAT licensed', ['Priya Rao = Owner = AAT licensed']],
    ['en', 'Trips: Harbour Morning, Sunset Paddle and Island Hop', []],
    ['en', 'Hugh Cole, now 81, is President.', []],
    ['de', 'Was wir anbauen: Alte Äpfel, Rote Bete', []],
  ])('in %s: %s', (language, text, people) => expect(all(text, language)).toEqual(people));

  it('stand below a heading of people, all of them', () => {
    const people = read('Two artists:\nIsla Moss – fine line & botanical\nRafe Dunn – blackwork, big pieces', 'en');
    expect(people.map(({ name, role, under }) => [name, role, under])).toEqual([
      ['Isla Moss', 'fine line & botanical', 'Two artists'],
      ['Rafe Dunn', 'blackwork, big pieces', 'Two artists'],
    ]);
  });
});

describe('events', () => {
  it.each<[KnownLanguage, string, string[]]>([
    [
      'en',
      "12 June 2026, 7pm – Summer concert, St Mary's Church",
      ['Summer concert', '12 June 2026', '2026-06-12', '7pm', "St Mary's Church"],
    ],
    ['en', 'Our autumn fair is on Saturday 3 October.', ['autumn fair', 'Saturday 3 October', '', '', '']],
    ['en', '05/06/2026 Barn dance', ['Barn dance', '05/06/2026', '', '', '']],
    ['en', 'May 12, 2026: Open mic', ['Open mic', 'May 12, 2026', '2026-05-12', '', '']],
    ['de', '12.5.2026 – Frühlingsfest, 15 Uhr', ['Frühlingsfest', '12.5.2026', '2026-05-12', '15 Uhr', '']],
    ['fr', 'Portes ouvertes le 14 juin 2026', ['Portes ouvertes', '14 juin 2026', '2026-06-14', '', '']],
    ['es', '3 de mayo de 2026: Concierto', ['Concierto', '3 de mayo de 2026', '2026-05-03', '', '']],
    ['it', '1º maggio 2026 – Festa in cortile', ['Festa in cortile', '1º maggio 2026', '2026-05-01', '', '']],
    ['nl', '12 juni 2026: Zomerfeest', ['Zomerfeest', '12 juni 2026', '2026-06-12', '', '']],
    ['pl', '12 maja 2026 – Wernisaż', ['Wernisaż', '12 maja 2026', '2026-05-12', '', '']],
    ['sv', '6 juni 2026: Vernissage', ['Vernissage', '6 juni 2026', '2026-06-06', '', '']],
    ['sv', '2026-06-06: Vernissage', ['Vernissage', '2026-06-06', '2026-06-06', '', '']],
    ['da', 'Lørdag 6. juni 2026: Fernisering', ['Fernisering', 'Lørdag 6. juni 2026', '2026-06-06', '', '']],
  ])('%s: %s', (language, text, [name, when, date, time, place]) =>
    expect(eventsIn(text, vocabularies[language])).toMatchObject([{ name, when, date, time, place }]),
  );

  it.each([
    'Founded on 1 May 1987.',
    'We opened on 3 May 2021.',
    'The choir sings on 12 May 2026.',
    'Closed from 24 December 2026',
  ])('are not made of %s', (text) => expect(eventsIn(text, vocabularies.en)).toEqual([]));
});

describe('questions, quotations and steps', () => {
  it('are labelled pairs or lines with their answers', () => {
    const read = questionsIn(
      'Q: Do you deliver?\nA: Yes, within 5 miles.\nCan I bring my dog?\nOf course.',
      vocabularies.en,
    );
    expect(read.map(({ question, answer }) => [question, answer])).toEqual([
      ['Do you deliver?', 'Yes, within 5 miles.'],
      ['Can I bring my dog?', 'Of course.'],
    ]);
  });

  it('are asked right behind one another in a text', () => {
    const text =
      'Barrel organ from Ely. Can it play in the rain? Yes, under a roof. Does it fit through a door? No, it is 2.7 m wide. Mail organ@example.org.';
    const { questions, statements } = readBrief({ text, templates: [] });
    expect(questions.map(({ question, answer }) => [question, answer])).toEqual([
      ['Can it play in the rain?', 'Yes, under a roof.'],
      ['Does it fit through a door?', 'No, it is 2.7 m wide.'],
    ]);
    expect(statements.map((one) => one.text).join(' ')).not.toContain('door');
  });

  it('are not the rhetoric of a sentence', () => {
    expect(questionsIn('Tired of cold coffee? We mend that.', vocabularies.en)).toEqual([]);
  });

  it('have the author alone behind a line that is quoted', () => {
    const read = facts(
      'Kind words\n"We laughed and my dad cried." Hana & Ollie\n"He fixed the pedal unasked" Mrs Eluned Rose, Talley',
    );
    expect(read.quotations.map(({ by }) => by)).toEqual(['Hana & Ollie', 'Mrs Eluned Rose, Talley']);
  });

  it('have the words of customers with their author', () => {
    const read = facts(
      '"The best bread in the north" – Jane P., Leeds\n"I felt at home from day one," says Omar.\nWe are called "Wren and Rye of Hexham".',
    );
    expect(read.quotations.map(({ text, by }) => [text, by])).toEqual([
      ['The best bread in the north', 'Jane P., Leeds'],
      ['I felt at home from day one,', 'Omar'],
    ]);
  });

  it.each([
    ['en', 'Loretta S. from Racine wrote me: "Walt had it singing by supper."', 'Loretta S. from Racine'],
    [
      'en',
      'A customer of ours, Mrs Patel from Ilkley, told us "best loaf north of the river".',
      'Mrs Patel from Ilkley',
    ],
    ['pt', 'uma freguesa, dona Lúcia, falou "chorei na primeira garfada", pode botar.', 'Lúcia'],
    ['fr', 'ce que disent les gens : « Je suis repartie avec des copains. » Maud, 31 ans', 'Maud, 31 ans'],
  ])('have who is named before or behind them (%s): %s', (_, text, by) => {
    const { quotations, statements } = readBrief({ text: `Crumb & Co, Ely.\n\n${text}`, templates: [] });
    expect(quotations.map((one) => one.by)).toEqual([by]);
    expect(statements).toHaveLength(1);
  });

  it.each([
    ['en', 'How a visit goes:\n1. You call us.\n2. We look at it.\n3. You decide at home.'],
    ['de', 'So läuft ein Termin:\n1. Sie rufen an.\n2. Wir schauen es an.\n3. Sie entscheiden.'],
  ] as const)('are numbered steps under a heading that says how (%s)', (language, text) => {
    const { steps } = readFacts(text, clausesOfMessage(text), vocabularies[language]);
    expect(steps.flatMap((one) => one.steps)).toHaveLength(3);
  });

  it.each([
    [
      'en',
      'Found a bird? Do this: 1. lift it with a cloth, 2. put it in a box, 3. never feed it, 4. email us by 6 pm. We help.',
    ],
    ['pl', 'Jak zacząć: 1) zadzwoń, 2) przyjdź do nas (w środy), 3) pierwsza lekcja, 4) egzamin.'],
  ] as const)('are steps within a sentence (%s)', (language, text) => {
    const { steps } = readFacts(text, clausesOfMessage(text), vocabularies[language]);
    expect(steps.map(({ steps: one }) => one.length)).toEqual([4]);
    expect(steps[0]?.steps.map(({ name }) => name).join()).not.toMatch(/\d\.|\d\)|We help/);
  });

  it.each([
    'Our rates: 1. small dog £30, 2. large dog £40, 3. cat £20.',
    'We teach in Ely.\n\nTutors\n1. Ann Low – maths\n2. Bo Lee – music\n3. Cy Moss – art',
    'First night is free. After that it is £9 a session. Next match is on 3 May 2027.',
  ])('are no list of prices or of names: %s', (text) => expect(readBrief({ text, templates: [] }).steps).toEqual([]));

  it('are numbered lines under a heading of their own', () => {
    const text =
      'We teach alphorn in Weggis.\n\nYour first time\n1. We meet at the pier.\n2. We walk up.\n3. You blow.';
    expect(readBrief({ text, templates: [] }).steps.map(({ title, steps }) => [title, steps.length])).toEqual([
      ['Your first time', 3],
    ]);
  });

  it('are steps under such a heading, and first, then, finally', () => {
    const listed = facts('How it works:\n1. Call us\n2. We come and look: it costs nothing\n3. You pay on the day');
    expect(listed.steps.map(({ title, steps }) => [title, ...steps.map(({ name }) => name)])).toEqual([
      ['How it works', 'Call us', 'We come and look', 'You pay on the day'],
    ]);
    const told = facts('First we measure your window. Then we cut the glass. Finally we fit it.');
    expect(told.steps[0]?.steps.length).toBe(3);
  });
});

it.each([
  ['Founder Sheeba Rao, trainers Jisha Mol and Fathima Das.', ['Sheeba Rao', 'Jisha Mol', 'Fathima Das']],
  ['Chairperson is Bríd Daly, trainer is Max Orr, safety officer Colm Folan.', ['Bríd Daly', 'Max Orr', 'Colm Folan']],
  ['Business name: Marla Quint.', []],
])('a list in one sentence names everybody: %s', (text, names) =>
  expect(readBrief({ text: `We row in Ely.\n\n${text}`, templates: [] }).people.map(({ name }) => name)).toEqual(names),
);

it('things in quotes behind a label are nobody’s words', () =>
  expect(
    readBrief({
      text: 'Puppets in Ely. Plays: "Mister Punch and the Moon" (from 4 years) and "The Wolf and the Seven Aunts" (for adults).',
      templates: [],
    }).quotations,
  ).toEqual([]));

it.each([
  ['Who: Chantelle (founder), Priti (washing), Big Dave (till)', ['Chantelle', 'Priti', 'Big Dave']],
  [
    'Wir fahren Rikscha in Lüneburg.\n\n1. Vorsitzende: Almut Kröger, Werkstatt: Jens Petersen.',
    ['Almut Kröger', 'Jens Petersen'],
  ],
])('people behind labels: %s', (text, names) =>
  expect(readBrief({ text, templates: [] }).people.map(({ name }) => name)).toEqual(names),
);

it('an answer in brackets is of the question before it', () =>
  expect(
    readBrief({
      text: 'We ring in Ely. Questions people ask: Is it high? (No.) Is it loud? (Less than outside.) How long to learn? (15 hours.) We ring on Mondays.',
      templates: [],
    }).questions.map(({ question, answer }) => [question, answer]),
  ).toEqual([
    ['Is it high?', 'No.'],
    ['Is it loud?', 'Less than outside.'],
    ['How long to learn?', '15 hours.'],
  ]));

it('what somebody used to say is no customer’s praise', () =>
  expect(
    readBrief({
      text: 'Barometers in Ely. My husband founded the shop. He used to say, "The glass is never wrong, only early," and I should like that somewhere.',
      templates: [],
    }).quotations,
  ).toEqual([]));

it.each([
  [
    'The partners are Helen Calloway (tax), Rupert Whitmore (audit) and Nadia Rahman (payroll).',
    ['tax', 'audit', 'payroll'],
  ],
  ['Owner: Tom Adeyemi\nAreas: Garforth Green, Stanwick, Upper Dene', ['Owner']],
])('roles of a list, and no places: %s', (text, roles) =>
  expect(
    readBrief({ text: `We clean windows in Ely.\n\n${text}`, templates: [] }).people.map(
      ({ role, text: more }) => more || role,
    ),
  ).toEqual(roles),
);
