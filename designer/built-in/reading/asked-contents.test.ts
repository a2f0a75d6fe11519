import { expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

const read = (text: string) => readBrief({ text, templates: [] });
const under = (text: string, title: string) =>
  read(text)
    .statements.filter((statement) => statement.under === title)
    .map((statement) => statement.text);
const titles = (text: string) => read(text).wishes.pages.map(({ title }) => title);

const FORM = 'Name: Otter Canoes\nWhere: Ripon\nDay trip: £60\nOpen: May to September\n';

it('keeps what a page shall hold with the title that asks for it', () => {
  const list = `${FORM}Pages: Rates, What to bring (dry socks, a hat, a thermos)\nLook: icy blue`;
  expect(titles(list)).toEqual(['Rates', 'What to bring']);
  expect(under(list, 'What to bring')).toEqual(['Dry socks, a hat, a thermos']);
  const french =
    'Ramonage Le Merle, à Guéret. Conduit 68 €, insert 75 €. Je donne le certificat le jour même. Noir et rouge, et une page Conseils avec : bois sec, jamais de bois peint.';
  expect(titles(french)).toEqual(['Conseils']);
  expect(under(french, 'Conseils')).toEqual(['Bois sec, jamais de bois peint.']);
});

it('takes a label that is the title of an asked page for what stands on it, and a request behind it for the page', () => {
  const labelled =
    'Otter Tools lends tools in Ripon. Open Saturday 10am to 1pm. Joining is £30 a year. Pages for Donate and Volunteer. For Volunteer: we need people for one Saturday a month, no skills required. Keep it plain.';
  expect(under(labelled, 'Volunteer')).toEqual(['We need people for one Saturday a month, no skills required.']);
  const polish =
    'Spływy Wydra, Krutyń\n* kajak 80 zł, kanu 110 zł\n* dzieci od 4 lat\n* trasy: Krutyń–Ukta 4 godz., Zgon–Krutyń 3 godz., osobna podstrona Trasy proszę\n* kolory: zielony';
  expect(titles(polish)).toEqual(['Trasy']);
  expect(under(polish, 'Trasy')).toEqual(['Krutyń–Ukta 4 godz., Zgon–Krutyń 3 godz.']);
});

it('reads questions with their answers behind a wish for them, in prose as well', () => {
  const prose =
    'Otter Physio, Kendal. First visit £58. We are on the ground floor. FAQ please: Do I need a referral? No. What should I wear? Shorts are ideal. What if I cancel? Give us a day or we charge half.\n\n01632 960331. No contact form. Teal, calm.';
  expect(read(prose).questions.map(({ question, answer }) => [question, answer])).toEqual([
    ['Do I need a referral?', 'No.'],
    ['What should I wear?', 'Shorts are ideal.'],
    ['What if I cancel?', 'Give us a day or we charge half.'],
  ]);
  const spanish =
    '- Logopeda en Albacete\n- sesión 32 €\n- de lunes a jueves de 10 a 14\n- una página de Preguntas frecuentes: ¿cuánto dura? Depende. ¿Hace falta volante? No.\n- no hago informes';
  expect(titles(spanish)).toEqual(['Preguntas frecuentes']);
  expect(read(spanish).questions.map(({ answer }) => answer)).toEqual(['Depende.', 'No.']);
});

it('keeps what stands behind the colon of the wish with its page, to the end of the sentence', () => {
  const brief = (wish: string) =>
    `We are the Otter Guest House in Ripon. Five rooms, all on the ground floor. Breakfast is from 7:30 to 9:30. Secure parking. ${wish} Sage green please.`;
  const things =
    'Guests always ask what there is to do, so please a page "Things to do": the gorge is 20 minutes away, and Ann takes people fishing on Saturdays (£40 per person).';
  expect(under(brief(things), 'Things to do').join(' ')).toMatch(/gorge.*fishing/);
  const names = 'We want a page "In Memory" with the names of the guides we lost: Tom Brand, Lisa Kowal.';
  expect(under(brief(names), 'In Memory')).toEqual(['Tom Brand, Lisa Kowal.']);
  expect(titles(brief('I would like a "Get boats" page and a "Give" page.'))).toEqual(['Get boats', 'Give']);
});

it('tells what stands behind the comma of a request for a page, and not the request', () => {
  const text =
    "We're a choir in Ennis, about 40 of us. Rehearsals are Thursdays at 8pm. The first night is free. Could we have a page for concerts please, the next one is on Sunday 14 December at 4pm in the Friary. Dark red maybe.";
  expect(titles(text)).toEqual(['Concerts']);
  expect(under(text, 'Concerts').join(' ') + JSON.stringify(read(text).events)).toContain('14 December');
  expect(JSON.stringify(read(text).statements)).not.toContain('please');
});

it('takes no order for what a page holds', () => {
  const text = `${FORM}A page about the boats: please use big photos\nPages: Rates, Gallery (dark, gold, serif)`;
  expect(under(text, 'Gallery')).toEqual([]);
  expect(JSON.stringify(read(text).statements)).not.toContain('photos');
  expect(titles('Otter escape rooms in Ripon. £38 each. A page for each: Rooms, Prices, Find us.')).toEqual([
    'Rooms',
    'Prices',
    'Find us',
  ]);
});
