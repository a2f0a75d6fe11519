import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectItsShareOfTime } from '#tests/support/share-of-time.ts';
import type { Span } from '../reading.ts';
import { normalise } from '../normalise.ts';
import { languages, vocabularies, type KnownLanguage } from '../vocabulary/index.ts';
import { contactIn, pricesIn, readFacts, type Facts } from './index.ts';
import { clausesOfMessage } from './message.ts';

const read = (text: string, language: KnownLanguage) => {
  const { text: uniform, typed } = normalise(text);
  return { text: uniform, typed, facts: readFacts(uniform, clausesOfMessage(uniform), vocabularies[language], typed) };
};

const scraps = fc.constantFrom(
  'Mon–Fri 9-5',
  'Di–Fr 9–18 Uhr',
  '£30',
  '3,40',
  '12 €',
  'Haircut',
  'Anna Kowalska (baker)',
  '12 Market Street, Hexham NE46 3AB',
  '01434 600123',
  'a@b.com',
  'Services:',
  '12 June 2026',
  '"So very good indeed" – Jo',
  'Do you deliver?',
  'Yes.',
  'open',
  'closed',
  'from',
  'to',
  'and',
  ',',
  '\n',
  '\n\n',
  '- ',
  ': ',
  ' – ',
  '(',
  ')',
  '.',
  'every second Thursday',
  'by appointment',
  'we offer',
  'a, b and c',
  '1.',
  'How it works:',
  'per person',
  'free',
  '@x',
  'Instagram',
  '7',
  'pm',
);
const brief = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: scraps },
      { weight: 1, arbitrary: fc.string({ maxLength: 12, unit: 'grapheme' }) },
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(' '));
const language = fc.constantFrom(...languages);

const spans = (facts: Facts): Span[] =>
  [
    facts.place,
    facts.address,
    ...facts.phones,
    ...facts.emails,
    ...facts.webs,
    ...facts.social,
    ...facts.hours.said,
    ...facts.hoursVerbatim,
    ...facts.offers.flatMap(({ offers }) => offers),
    ...facts.timetable,
    ...facts.events,
    ...facts.people,
    ...facts.quotations,
    ...facts.questions,
    ...facts.steps.flatMap(({ steps }) => steps),
  ].flatMap((fact) => (fact ? [fact.span] : []));

describe('facts of any text', () => {
  it('have spans inside it that do not overlap', () => {
    fc.assert(
      fc.property(brief, language, (text, spoken) => {
        const { facts, text: uniform } = read(text, spoken);
        // Hours and answers may say where as well.
        const sorted = spans({ ...facts, address: null }).sort((a, b) => a.start - b.start);
        sorted.forEach(({ start, end }, index) => {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(sorted[index + 1]?.start ?? uniform.length);
        });
      }),
      { numRuns: 300 },
    );
  });

  it('are said in it, word for word', () => {
    fc.assert(
      fc.property(brief, language, (text, spoken) => {
        const { facts, typed } = read(text, spoken);
        const flat = typed.replace(/\s+/g, ' ');
        const names = [
          ...facts.offers.flatMap(({ offers }) => offers),
          ...facts.timetable,
          ...facts.events,
          ...facts.people,
        ].map(({ name }) => name);
        const prices = facts.offers.flatMap(({ offers }) => offers.map(({ price }) => price));
        for (const words of [...names, ...prices, ...facts.quotations.map((quote) => quote.text)])
          expect(flat).toContain(words);
      }),
      { numRuns: 300 },
    );
  });

  it('give prices back as they were printed', () => {
    const shapes: [KnownLanguage, (amount: string) => string][] = [
      ['en', (amount) => `£${amount}`],
      ['en', (amount) => `$${amount}`],
      ['de', (amount) => `${amount} €`],
      ['fr', (amount) => `€${amount}`],
      ['de', (amount) => `${amount} CHF`],
      ['sv', (amount) => `${amount} kr`],
      ['pl', (amount) => `${amount} zł`],
      ['pt', (amount) => `R$ ${amount}`],
      ['en', (amount) => `₹${amount}`],
      ['en', (amount) => `${amount} euros`],
    ];
    const amounts = fc.oneof(
      fc.integer({ min: 1, max: 9999 }).map(String),
      fc
        .tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 10, max: 99 }))
        .map(([whole, cents]) => `${whole}.${cents}`),
      fc
        .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 100, max: 999 }))
        .map(([thousands, rest]) => `${thousands},${rest}`),
    );
    fc.assert(
      fc.property(fc.constantFrom(...shapes), amounts, ([spoken, shape], amount) => {
        const [price] = pricesIn(`Bluebell ${shape(amount)}`, vocabularies[spoken]);
        expect([price?.price.text, price?.thing?.text]).toEqual([shape(amount), 'Bluebell']);
      }),
    );
  });

  it('give telephone numbers back as they were printed', () => {
    const digits = (length: number) =>
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(''));
    const numbers = fc.oneof(
      fc.tuple(digits(2), digits(3), digits(4)).map(([a, b, c]) => `+44 ${a} ${b} ${c}`),
      fc.tuple(digits(4), digits(6)).map(([a, b]) => `0${a} ${b}`),
      fc.tuple(digits(3), digits(3), digits(4)).map(([a, b, c]) => `(${a}) ${b}-${c}`),
    );
    fc.assert(
      fc.property(numbers, language, (number, spoken) => {
        expect(contactIn(`Anna: ${number}, Tom`, vocabularies[spoken]).phones.map(({ text }) => text)).toEqual([
          number,
        ]);
      }),
    );
  });

  const hostile = [
    '9-',
    '£',
    '1.',
    ',1',
    '"',
    '(',
    'a@',
    'a.b.',
    '+0',
    'Mon, ',
    'Anna ',
    'and ',
    '9 to ',
    '1 2 ',
    '12 June ',
    '- a\n',
    'a: ',
    '?\n',
    'http://',
    'first ',
    '-/',
    'Street 1 ',
    'Ab-',
    "o'",
  ];
  it.each(hostile)('are read in 100 ms from 4,000 characters of %j', (scrap) =>
    expectItsShareOfTime(scrap, {
      long: 4000,
      most: 100,
      read: (text) => readFacts(text, clausesOfMessage(text), vocabularies.en),
    }),
  );
});
