import { describe, expect, it } from 'vitest';
import { nameOf } from '../layout/hero.ts';
import { readBrief } from './read-brief.ts';

/** Briefs as they are typed on a telephone, or dictated: few marks, no currencies, days as letters. */
const read = (text: string) => readBrief({ text, templates: [] });
const prices = (text: string) =>
  read(text).offers.flatMap(({ offers }) => offers.map(({ name, price }) => `${name} = ${price}`));
const hours = (text: string) => {
  const { rows, closed } = read(text).hours;
  return [
    ...rows.map(({ day, opens, closes }) => `${day} ${opens}-${closes}`),
    ...closed.map((day) => `${day} closed`),
  ];
};

it.each([
  [
    'bouncy castles in ennis, castle €120, slide €170, fully insured, delivery is free.',
    ['Bouncy castles in ennis.', 'Fully insured, delivery is free.'],
  ],
  // What the prices are of, a sentence of somebody's, and a part without a currency leave it whole.
  ['Mugs, small £8, large £10.', ['Mugs, small £8, large £10.']],
  ['I hem trousers £14, dresses £22, the rest by quote.', ['I hem trousers £14, dresses £22, the rest by quote.']],
])('what stands beside a list of prices is a sentence of its own: %s', (text, said) =>
  expect(
    read(`Tarn Works in Ely.\n\n${text}`)
      .statements.map((statement) => statement.text)
      .filter((one) => !one.includes('Tarn')),
  ).toEqual(said),
);

it('a question in brackets excludes nothing', () => {
  const { exclusions, wishes } = read(
    'Kelp Choir sings in Leith. We would like a page for Concerts and a list of questions (can I bring a friend? no. is there a bar? yes).',
  );
  expect(exclusions).toEqual([]);
  expect(wishes.pages.map(({ title }) => title)).toEqual(['Concerts']);
});

describe('prices typed in haste', () => {
  it.each([
    [
      'things and prices run on',
      'Dog grooming in Ripon. Wash and brush £28 full clip from £42 nails £10.',
      ['Wash and brush = £28', 'full clip = from £42', 'nails = £10'],
    ],
    [
      'a slash is followed by one word',
      'Allotments in Ely. half plot £38/yr full plot £70/yr',
      ['half plot = £38/yr', 'full plot = £70/yr'],
    ],
    [
      'without a currency, with a "from"',
      'Sweep in Hawes. Open fires 55, stoves 60, bird nests from 85.',
      ['Open fires = 55', 'stoves = 60', 'bird nests = from 85'],
    ],
    [
      'the first alone has none',
      'Barber in Hull. cuts 30 / beard 15 / both 40 / shave $20. tue-fri 9-7',
      ['cuts = 30', 'beard = 15', 'both = 40', 'shave = $20'],
    ],
    [
      'lines of a menu',
      'Falafel van in Leeds\npita 9\nbowl 12.5\nsabich 11\nfries (zaatar) 5, lemonade 4',
      ['pita = 9', 'bowl = 12.5', 'sabich = 11', 'fries (zaatar) = 5', 'lemonade = 4'],
    ],
    [
      'a range and what it depends on',
      'Gutters in Hull. house 225, shed 110, driveway 120-180 depends on size, gutters $95.',
      ['house = 225', 'shed = 110', 'driveway = 120-180 depends on size', 'gutters = $95'],
    ],
    [
      'arrows part them',
      'Nails in Cardiff\nInfills £30 ➡️ gel £26 ➡️ toes £24',
      ['Infills = £30', 'gel = £26', 'toes = £24'],
    ],
    [
      'more than the rest',
      'Piano tuner in Bath. Tuning £75, pitch raise +£30.',
      ['Tuning = £75', 'pitch raise = +£30'],
    ],
  ])('%s', (_, text, pairs) => expect(prices(text)).toEqual(pairs));

  it.each([
    ['the parts of an address', 'Sari shop, Shop 14, Survey 32, Ward 45, Pune.'],
    ['counts of few', 'A guest house in Wick.\nRooms 4\nBaths 3\nBeds 9\nCots 2'],
    ['years', 'A brass band in Hull. Founded 1921, revived 1968, toured 1990, merged 2004.'],
    ['days as letters', 'Dentist in Durham. M T Th 8-5, W 10-7, F 8-1.'],
  ])('are none of %s', (_, text) => expect(prices(text)).toEqual([]));
});

describe('things with more than a name', () => {
  it.each([
    [
      'minutes in brackets',
      'Praxis Lend in Graz.\n\nGespräch (60 Min.) 95 €, Therapie (45 Min.) 78 €.',
      ['Gespräch (60 Min.) = 95 €', 'Therapie (45 Min.) = 78 €'],
    ],
    [
      'a long label',
      'Toe In is a swim school.\nSmall group of four, 45 minutes: $38. One-on-one: $85.',
      ['Small group of four, 45 minutes = $38', 'One-on-one = $85'],
    ],
    [
      'who pays',
      'Wir wandern mit Lamas. Die Tagestour kostet 65 €, Kinder bis 12 zahlen 18 €.',
      ['Tagestour = 65 €', 'Kinder bis 12 = 18 €'],
    ],
    [
      'at a price',
      'Piñatas en Puebla. La gigante en 1,900 pesos y los talleres en 150 pesos.',
      ['gigante = 1,900 pesos', 'los talleres = 150 pesos'],
    ],
  ])('%s', (_, text, pairs) => expect(prices(text)).toEqual(pairs));

  it('leave the way to get in touch behind them', () => {
    const text = 'piano tuning round hexham, tuning £70, strings £25, Colin Aldous Pianos 01632 960417';
    expect(read(text).phones).toHaveLength(1);
    expect(
      read(text)
        .offers.flatMap(({ offers }) => offers.map((offer) => offer.text))
        .join(''),
    ).toBe('');
  });

  it('keeps what is added behind an “and”', () =>
    expect(
      read('Celebrant in Ely. Funeral £240, includes a home visit and a printed copy of the words.').statements.at(-1)
        ?.text,
    ).toContain('and a printed copy of the words'));
});

it.each([
  ['We build boats in Ely. Teal as the main colour please.', 'Teal'],
  [
    'Mürekkep Sahaf İzmir’de küçük bir sahaf dükkânıdır. Koyu yeşil bir site olsun, lütfen müzik çalmasın.',
    'Koyu yeşil',
  ],
  ['Divadlo hraje v Plzni. A barvu bych rád červenou jako opona.', 'červenou'],
])('a colour that is asked for is heard: %s', (text, said) =>
  expect(read(text).wishes.colours.map((colour) => colour.said)).toEqual([said]),
);

describe('hours typed in haste', () => {
  it.each([
    ['M W F 8-4', 'Dentist in Durham. M W F 8-4', ['mon 08:00-16:00', 'wed 08:00-16:00', 'fri 08:00-16:00']],
    ['M T Th', 'Dentist in Durham. M T Th 8-5', ['mon 08:00-17:00', 'tue 08:00-17:00', 'thu 08:00-17:00']],
    [
      'M-W, closed Sun',
      'Quilt shop in Derby. M-W 10-5:30 closed Sun. 01632 960184',
      ['mon 10:00-17:30', 'tue 10:00-17:30', 'wed 10:00-17:30', 'sun closed'],
    ],
    ['an afternoon', 'Micropub in Margate. Fri 4-10, Sun 12-6', ['fri 16:00-22:00', 'sun 12:00-18:00']],
    [
      'capitals',
      'ESCAPE ROOM IN LEEDS. SAT-SUN 11AM-10PM CLOSED MON TUE.',
      ['sat 11:00-22:00', 'sun 11:00-22:00', 'mon closed', 'tue closed'],
    ],
    [
      'two stretches, then another day',
      'Peluquería Sol en Jerez. jueves a viernes 10-14 y 17-20:30 sábado 9-14.',
      ['thu 10:00-14:00', 'thu 17:00-20:30', 'fri 10:00-14:00', 'fri 17:00-20:30', 'sat 09:00-14:00'],
    ],
  ])('%s', (_, text, rows) => expect(hours(text)).toEqual(rows));

  it('a price behind the hour is none of its minutes', () => {
    const { timetable } = read('Hundeschule Nordnasen in Husum. Welpengruppe samstags 10 Uhr 15€.');
    expect(timetable.map(({ time }) => time).join()).not.toContain('15');
  });
});

describe('a brief that only commas part', () => {
  const dictated =
    "ok so we are doing tiffin in Pune only, my mother Sunanda does the cooking and I am doing deliveries, name is Aaji's Dabba, monthly lunch is ₹2,800 and dinner is ₹5,200, single trial ₹110, every dabba is having three chapati one bhaji one dal rice and koshimbir, on Sunday there is no tiffin, order before 9 for same day lunch, WhatsApp on 98000 55501, we are giving steel dabba only no plastic";

  it('is read part by part, with its prices and its name', () => {
    const { name, statements } = read(dictated);
    expect(name?.text).toBe("Aaji's Dabba");
    expect(prices(dictated)).toEqual(['monthly lunch = ₹2,800', 'dinner = ₹5,200', 'single trial = ₹110']);
    expect(statements.map(({ text }) => text)).toContain('We are giving steel dabba only no plastic.');
  });

  it('is printed without the words that whoever dictates begins with', () => {
    expect(read(dictated).statements[0]?.text).toBe('We are doing tiffin in Pune only.');
    expect(read('So far 90 boats were sold in Wick.').statements[0]?.text).toBe('So far 90 boats were sold in Wick.');
  });

  it('keeps a long sentence of one thing whole', () => {
    const sentence =
      'We make shoes, boots and slippers for anybody with feet of two sizes, with wide insteps or with toes that were broken once, in oak-tanned leather from a yard in Devon that has worked the same pits since my great-grandfather bought his first hide there, which was in the year of the flood.';
    expect(read(sentence).statements.map(({ text }) => text)).toEqual([sentence]);
  });
});

describe('who it is', () => {
  it.each([
    ['Coffin Bay oysters off our lease. Saltline Oyster Co. The jetty end, Coffin Bay SA.', 'Saltline Oyster Co.'],
    ['Chickpea Charlie falafel truck Portland OR\npita 9', 'Chickpea Charlie'],
    [
      'Dachdeckermeister Kai Brückner GmbH aus Görlitz – Steildach, Sturmschäden Notdienst.',
      'Dachdeckermeister Kai Brückner GmbH',
    ],
    ['piano tuning round hexham, tuning £70, strings £25, Colin Aldous Pianos 01632 960417', 'Colin Aldous Pianos'],
    ['Crêpes à domicile à Rennes\n- galette 14 €\nBilig & Compagnie 06 39 98 12 75', 'Bilig & Compagnie'],
    ['Wulff & Sons mends boats in Ely. Anna Maria Wulff 01632 960417', 'Wulff & Sons'],
    ['ZIP & SEAM. ZIPS WHILE YOU WAIT IN CARDIFF. CASH OR CARD. 029 2018 0951', 'ZIP & SEAM'],
  ])('%s', (text, name) => expect(read(text).name?.text).toBe(name));

  it.each([
    [
      'horse agistment near Toowoomba. paddock $55/wk. everyone just calls it Old Dairy Paddocks so go with that',
      'Old Dairy Paddocks',
    ],
    [
      'bouncy castles in clare, castle €120. if it rains you can cancel. Boing Boing Ennis, ring Fergal 020 910 4471',
      'Boing Boing Ennis',
    ],
    [
      'Need a site ASAP!! Marisol Tax & Notary 2214 W Buckeye Rd Phoenix AZ 85009. Notary $10 per signature.',
      'Marisol Tax & Notary',
    ],
    [
      'ramoneur a limoges, cheminée 65€ insert 75€. Ramonage Le Hérisson 05 36 49 12 08 demandez Thierry.',
      'Ramonage Le Hérisson',
    ],
    ['Würstelstand in Wien. Käsekrainer 5,20. Ferdls Würstelinsel heißt des ganze.', 'Ferdls Würstelinsel'],
  ])('is found wherever it stands: %s', (text, name) => expect(read(text).name?.text).toBe(name));

  it('without a name, is what a brief in small letters opens with', () => {
    expect(nameOf(read('pawfect pals mobile dog grooming, i come to you in ripon.'))).toBe(
      'Pawfect pals mobile dog grooming',
    );
    expect(nameOf(read('cordonnerie du vieux lille 31 rue de la Clef. talons 9 €.'))).toBe(
      'Cordonnerie du vieux lille',
    );
  });

  it('a retired HS teacher is no “retired”', () =>
    expect(read("Tutoring in Ann Arbor. I'm a retired HS teacher.").kind?.text).toBe('retired HS teacher'));
});

it('no call-out charge leaves the telephone', () => {
  const { exclusions, phones } = read('24hr locksmith in Govan. no call out charge. 0141 496 0822.');
  expect(exclusions.flatMap(({ channels }) => channels)).toEqual([]);
  expect(phones).toHaveLength(1);
});

it.each([
  ['A swarm in a wall is $380, no sorry, scrap that, it is $420 now.', 'A swarm in a wall is $420 now.'],
  ['Lessons are $15, wait no the board put it up to $18 this fall.', 'Lessons are $18 this fall.'],
  ['El corte cuesta 20 €, no perdón, 25 € con lavado.', 'El corte cuesta 25 € con lavado.'],
  ['Wir beraten bis 17, nein Moment, bis 18 Uhr am Telefon.', 'Wir beraten bis 18 Uhr am Telefon.'],
  // Who means something else takes nothing back.
  ['A cut is £20, I mean we all love it, £30 for two.', 'A cut is £20, I mean we all love it, £30 for two.'],
])('a value that is taken back at once was not said: %s', (text, said) =>
  expect(
    read(`Tarn & Co in Ely.\n\n${text}`)
      .clauses.map((clause) => clause.text)
      .join(' '),
  ).toContain(said.replace(/\.$/, '')),
);

it.each([
  [
    "So the business is called Blade and Bale, no sorry scratch that, we changed it, it's Long Paddock Shearing now.",
    'Long Paddock Shearing',
  ],
  [
    "Can you do a site for our club, The Cullen Bluetits... actually no the committee voted, it's Cullen Cold Shoulders.",
    'Cullen Cold Shoulders',
  ],
])('a name that is taken back at once is none: %s', (text, name) =>
  expect(read(`${text} We meet every Sunday in Moray.`).name?.text).toBe(name),
);

it('spoken marks are marks where lines are spoken as well', () => {
  const text = 'We keep bees around Hull comma alive. New paragraph. We sell honey.';
  expect(read(`Buzz & Co. ${text}`).statements.map((said) => said.text)).toEqual(
    expect.arrayContaining(['We keep bees around Hull, alive.', 'We sell honey.']),
  );
  expect(read('Cabane à Brest. On pêche à la ligne, sans filet.').text).toContain('pêche à la ligne, sans');
  expect(read('Comma & Co. We print the comma in Hull.').text).toContain('the comma in Hull');
});

it('what costs something begins behind the amount before it, and hesitations are not said', () =>
  expect(
    prices(
      'we pump tanks here in town a thousand gallon is 325 dollars fifteen hundred gallon is 410 dollars uh finding the lid is 60 dollars and we answer every call ourselves all year',
    ),
  ).toEqual(['thousand gallon = 325 dollars', 'fifteen hundred gallon = 410 dollars', 'finding the lid = 60 dollars']));

it('brackets behind a price say more of its own thing', () =>
  expect(prices('Fees: home Rs 3,200 per month (8 classes), online USD 22 per class, rent Rs 400 per month.')).toEqual([
    'home = Rs 3,200 per month',
    'online = USD 22 per class',
    'rent = Rs 400 per month',
  ]));

it('a brief in small letters is called by what it opens with, not by its town', () => {
  const reading = read('dull no more - mobile sharpening, Asheville NC\n- kitchen knife $7\n- serrated $10');
  expect((reading.name?.text ?? nameOf(reading)).toLowerCase()).toBe('dull no more');
});

it('a price may be of two measures at once', () =>
  expect(prices('We mind your hens in Ely. $6.50 per bird per night, $4 for bantams.')).toEqual([
    'per bird per night = $6.50',
    'bantams = $4',
  ]));

describe('how a brief came about is told to nobody', () => {
  it.each([
    "I'm talking this into the phone because my hands are full. I shear small flocks in Ravenstonedale. What else.",
    'Setting this up for my dad because he still uses the phone book. He mends pumps in Rolla, Missouri.',
    'Ich diktiere das gerade, also bitte nachsichtig sein. Wir mosten Äpfel in Ulm.',
  ])('%s', (text) => {
    const said = read(text).statements.map((statement) => statement.text);
    expect(said).toHaveLength(1);
    expect(said[0]).not.toMatch(/phone|diktiere|What else/u);
  });
});
