import fc from 'fast-check';
import { describe, it, expect } from 'vitest';
import { parseDocument } from '#site/model/parse-document.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { brokenLink, targetsOf } from '#site/checks/link-check.ts';
import { ungroundedTexts } from '#site/origins/grounded.ts';
import { textsOf } from '#site/origins/texts-of.ts';
import { publishedDocument } from '#site/origins/published-document.ts';
import type { Channel, Exclusion, Reading, Topic } from '../reading/reading.ts';
import { mentions } from './keep-out.ts';
import { layOut } from './lay-out.ts';
import { madeReading } from '#tests/support/made-reading.ts';

const span = { start: 0, end: 0 };
const word = fc.constantFrom(
  'amber',
  'boat',
  'Cedar',
  'drum',
  'évening',
  'ferry',
  'glass',
  'harbour',
  'iron',
  'Juniper',
  'kite',
  'lamp',
  'mornings',
  'north',
  'oak',
  'paper',
  'quiet',
  'river',
  'stone',
  'tide',
);
const words = (min: number, max: number) =>
  fc.array(word, { minLength: min, maxLength: max }).map((list) => list.join(' '));
const maybe = (text: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), text);
const sentence = words(3, 24).map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
const topics: (Topic | '')[] = [
  '',
  'about',
  'services',
  'prices',
  'team',
  'events',
  'contact',
  'questions',
  'booking',
  'works',
  'legal',
  'hours',
  'location',
  'steps',
];
const part = fc.record({ title: words(1, 3), topic: fc.constantFrom(...topics), about: fc.constant('') });
const many = <Value>(value: fc.Arbitrary<Value>, most = 6) => fc.array(value, { maxLength: most });

const reading: fc.Arbitrary<Reading> = fc
  .record({
    language: fc.constantFrom('en', 'de', 'fr', 'ar', 'pl', 'eu'),
    name: maybe(words(1, 4)),
    kind: fc.oneof(fc.constantFrom('', 'bakery', 'Bäckerei', 'mobile sauna', 'boulangerie', 'choir'), words(1, 8)),
    place: maybe(words(1, 2)),
    address: maybe(words(2, 5).map((street) => `4 ${street}`)),
    phones: many(fc.constantFrom('07700 900123', '+44 20 7946 0000', '01234'), 2),
    emails: many(fc.constantFrom('a@b.example', 'not a mail'), 2),
    webs: many(fc.constantFrom('www.b.example', 'b.example/x y'), 2),
    statements: many(
      fc.oneof(
        many(sentence, 5),
        fc.record({ text: sentence, topic: fc.constantFrom(...topics), under: maybe(words(1, 3)) }),
      ),
      8,
    ),
    offers: many(
      fc.record({
        title: maybe(words(1, 3)),
        offers: fc.array(
          fc.record({
            name: words(1, 30),
            text: maybe(sentence),
            price: maybe(fc.constantFrom('£4', 'from 30 €', '12 kr a piece')),
            span: fc.constant(span),
          }),
          { minLength: 1, maxLength: 30 },
        ),
      }),
      3,
    ),
    timetable: many(
      fc.record({
        title: maybe(words(1, 3)),
        day: fc.constantFrom('Monday', 'Tue', ''),
        time: fc.constantFrom('9-10', '18:00'),
        name: words(1, 3),
        note: maybe(word),
        span: fc.constant(span),
      }),
    ),
    events: many(
      fc.record({
        name: maybe(words(1, 4)),
        when: fc.constant('5 May 2027'),
        date: fc.constantFrom('', '2027-05-05'),
        time: fc.constant(''),
        place: maybe(word),
        text: maybe(sentence),
        span: fc.constant(span),
      }),
    ),
    people: many(
      fc.record({ name: words(1, 2), role: maybe(words(1, 3)), text: maybe(sentence), span: fc.constant(span) }),
    ),
    quotations: many(fc.record({ text: sentence, by: maybe(words(1, 6)), span: fc.constant(span) }), 3),
    questions: many(
      fc.record({ question: words(3, 8).map((text) => `${text}?`), answer: sentence, span: fc.constant(span) }),
    ),
    steps: many(
      fc.record({
        title: maybe(words(1, 2)),
        steps: fc.array(fc.record({ name: words(1, 20), text: maybe(sentence), span: fc.constant(span) }), {
          maxLength: 4,
        }),
      }),
      2,
    ),
    hoursVerbatim: many(
      words(2, 30).map((text) => ({ text, span })),
      3,
    ),
    exclusions: many(
      fc.record({
        text: fc.constant('none of it'),
        span: fc.constant(span),
        words: many(word, 2),
        channels: many(fc.constantFrom<Channel>('phone', 'email', 'form', 'address'), 2),
        trades: fc.constant<string[]>([]),
        parts: fc.constant<Exclusion['parts']>([]),
        publishable: fc.constant(false),
      }),
      2,
    ),
    wishes: fc.record({
      pages: many(part),
      sections: many(part, 3),
      first: many(fc.constantFrom<Topic>('prices', 'contact', 'about'), 2),
      onePage: fc.boolean(),
    }),
  })
  .map((told) => madeReading(told));

const cases = fc.record({ reading, seed: fc.nat() });
const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

function linksOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    name === 'to' && typeof field === 'string' && field !== '' ? [field] : linksOf(field),
  );
}
const brokenIn = (document: WebsiteDocument) => {
  const targets = targetsOf(document);
  return document.pages.flatMap((page) =>
    linksOf([document.header, page.sections]).filter((to) => brokenLink(to, page.path, targets) !== null),
  );
};

describe('for any reading', () => {
  it('the document is valid, and the same again for the same seed', () => {
    fc.assert(
      fc.property(cases, ({ reading, seed }) => {
        const document = layOut(reading, { seed });
        expect(parseDocument(document)).toMatchObject({ ok: true });
        expect(layOut(reading, { seed })).toEqual(document);
      }),
      { numRuns: 150 },
    );
  });

  it('visitors read nothing but labels and what the owner said', () => {
    fc.assert(
      fc.property(cases, ({ reading, seed }) => {
        const published = publishedDocument(layOut(reading, { seed }));
        expect(ungroundedTexts(published, [reading.text]).filter(({ text }) => !isDate(text))).toEqual([]);
        expect(textsOf(published).filter(({ text }) => /[⟦⟧]|\[\[/.test(text))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('every sentence is told unless it is to be kept out', () => {
    fc.assert(
      fc.property(cases, ({ reading, seed }) => {
        const text = textsOf(layOut(reading, { seed }))
          .map(({ text }) => text)
          .join('\n')
          .toLowerCase();
        const forbidden = reading.exclusions.flatMap(({ words }) => words);
        for (const { text: sentence } of reading.statements)
          if (
            !mentions(
              sentence,
              forbidden.map((one) => one.toLowerCase()),
            )
          )
            expect(text).toContain(sentence.toLowerCase().replace(/\.$/, ''));
      }),
      { numRuns: 150 },
    );
  });

  it('every link leads somewhere, in the draft and once published', () => {
    fc.assert(
      fc.property(cases, ({ reading, seed }) => {
        const document = layOut(reading, { seed });
        expect(brokenIn(document)).toEqual([]);
        expect(brokenIn(publishedDocument(document))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('no refused way to get in touch and no word that is to be kept out is on the site', () => {
    fc.assert(
      fc.property(cases, ({ reading, seed }) => {
        const document = layOut(reading, { seed });
        const channels = reading.exclusions.flatMap(({ channels }) => channels);
        if (channels.includes('phone')) expect(JSON.stringify(document)).not.toContain('tel:');
        if (channels.includes('email')) expect(document.business.email).toBe('');
        if (channels.includes('address')) expect(document.business.address).toBe('');
        if (channels.includes('form'))
          expect(document.pages.flatMap(({ sections }) => sections).map(({ kind }) => kind)).not.toContain(
            'contactForm',
          );
        const words = reading.exclusions.flatMap(({ words }) => words.map((one) => one.toLowerCase()));
        const own = new Set([document.brand.name, document.brand.tagline].flatMap((text) => text.split(' · ')));
        const texts = textsOf(document).filter(
          ({ path, text }) => path.startsWith('sections/') && !own.has(text) && !path.endsWith('/heading'),
        );
        expect(texts.filter(({ text }) => mentions(text, words))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
