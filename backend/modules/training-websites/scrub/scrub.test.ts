import { describe, expect, it } from 'vitest';
import type { Understood } from '#designer/designer.ts';
import { builtInDesigner } from '#designer/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { sampleDocument } from '#site/model/sample-document.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import { sectionKinds } from '#site/sections/index.ts';
import { sampleWebsite } from '#tests/support/sample-website.ts';
import { findPersonalFacts, type PersonalFacts } from './personal-facts.ts';
import { scrubDocument } from './scrub-document.ts';
import { createScrubber, noCounts } from './scrub-text.ts';

const nothing: PersonalFacts = { names: [], parts: [], phones: [], emails: [], addresses: [] };
const scrub = (text: string, facts: Partial<PersonalFacts> = {}) =>
  createScrubber({ ...nothing, ...facts }, noCounts())(text);
const read = async (text: string): Promise<Understood[]> =>
  (await builtInDesigner.design({ text }, { seed: 0 })).understood;

describe('a text without personal data', () => {
  it.each([
    ['Write to anna.moreno+shop@bread.example, please', 'Write to [[email]], please'],
    ['Write to anna (at) bread.example', 'Write to [[email]]'],
    ['Call 0131 555 0188 or +44 (0)131 555-0188', 'Call [[phone]] or [[phone]]'],
    ['Tel. 07531/12 34 56', 'Tel. [[phone]]'],
    ['Téléphone 01 23 45 67 89.', 'Téléphone [[phone]].'],
    ['Find us at 12 Shore Street, Leith', 'Find us at [[address]], Leith'],
    ['Hauptstraße 5, Konstanz', '[[address]], Konstanz'],
    ['Venez au 12 bis rue de la Paix', 'Venez au [[address]]'],
    ['Calle Mayor 3, Madrid', '[[address]], Madrid'],
    ['EH6 6JA', '[[address]]'],
    ['See www.bread.example/anna and @annabakes', 'See [[link]] and [[link]]'],
    ['[[your phone 0131 555 0188]]', '[[phone]]'],
    ['Pay to DE89 3704 0044 0532 0130 00, please', 'Pay to [[account]], please'],
    ['IBAN: gb29nwbk60161331926819', 'IBAN: [[account]]'],
    ['Pay to NL91 ABNA 0417 1643 00 (BIC ABNANL2A)', 'Pay to [[account]] (BIC [[account]])'],
    ['anna[at]bread[dot]example or anna at bread dot example', '[[email]] or [[email]]'],
    ['instagram.com/annabakes, annamoreno.de and wa.me/4915112345678', '[[link]] and [[link]]'],
    ['Insta: annabakes', 'Insta: [[link]]'],
    ['PO Box 123, 5 The Green', '[[address]]'],
    ['1 bis, avenue Foch', '[[address]]'],
    ['Sort code 20-00-00, account 55779911', 'Sort code [[account]], account [[phone]]'],
  ])('%j is %j', (text, clean) => expect(scrub(text)).toBe(clean));

  it.each([
    'Loaves for 6.50, rye for 5.20 - 3.40',
    'Open from 7:00 to 15:00, since 1998 – 2024',
    'On 24.12.2026 we close, on 2026-12-31 too',
    'Order by 12 at the counter, 250 g for 3',
    'Baked in Leith by two people',
    '[[your opening hours]] and ⟦walk-ins welcome⟧',
    'Node.js, e.g. for version 2.0 of the menu',
    'Instagram: follow us',
    'Anna at home, dot by dot',
  ])('leaves %j as it is', (text) => expect(scrub(text)).toBe(text));

  it('has no names that are known, alone, in a genitive or in capitals, and keeps words that only begin so', () => {
    const facts = { names: ['Anna Moreno'], parts: ['Anna', 'Moreno'] };
    expect(scrub('Anna Moreno bakes. ANNA MORENO sells. Annas bread, Moreno’s cakes, Annabel.', facts)).toBe(
      '[[name]] bakes. [[name]] sells. [[name]] bread, [[name]]’s cakes, Annabel.',
    );
  });
});

describe('names that are looked for', () => {
  const namesIn = async (said: string) => (await findPersonalFacts([sampleWebsite()], said, async () => [])).names;

  it.each([
    ['Dr. Anna Moreno sees you on Mondays', ['Anna Moreno']],
    ['Mrs. Tremblay opens the door, Herr Dr. Müller closes it', ['Tremblay', 'Müller']],
    ['Verantwortlich für den Inhalt: Anna Moreno, Graz', ['Anna Moreno']],
    ['Ons team: Jan de Vries en Piet Bakker', ['Jan de Vries', 'Piet Bakker']],
    ['It is done.\nKind regards, Siobhán', ['Siobhán']],
    ['Viele Grüße\nAnna Moreno', ['Anna Moreno']],
    ['Please add Priya Raman to the team', ['Priya Raman']],
    ['Replace Anna Moreno with Luis Ortega', ['Anna Moreno', 'Luis Ortega']],
    ['Bitte nehmt Jana Brandt von der Seite', ['Jana Brandt']],
    ['Fresh bread. Ngozi Okafor teaches on Mondays.', ['Ngozi Okafor']],
  ])('%j names people', async (said, names) => expect(await namesIn(said)).toEqual(expect.arrayContaining(names)));

  it.each([
    'Add a page about courses with our prices',
    'Replace Bread Rolls with Rye Loaves, since rolls of bread and loaves of rye are all we have',
    'Open by Monday, with Google Maps',
    'The bakery is called the Oven. Contact: see below',
    'Dr. appointments only, Am 3. Mai geschlossen, Im Sommer 2024 auch',
  ])('%j names nobody', async (said) => expect(await namesIn(said)).toEqual(await namesIn('')));

  it('are those of people who are to be called or asked, and not of calls to everybody', async () => {
    const said = 'Call Anna Moreno, or ask for Luis Ortega Vega. Call Us Now! Fragen Sie Jana Brandt.';
    const { names } = await findPersonalFacts([sampleWebsite()], said, async () => []);
    expect(names).toEqual(expect.arrayContaining(['Anna Moreno', 'Luis Ortega Vega', 'Jana Brandt']));
    expect(names).not.toContain('Us Now');
  });
});

describe('a website without personal data', () => {
  const brief = `Fern & Oak is a bakery in Ely, run by Anna Moreno and her brother Luis Moreno. Call 01353 555 010.`;
  const personal: WebsiteDocument = (() => {
    const sample = sampleWebsite();
    const [home, ...rest] = sample.pages;
    if (!home) throw new Error('It has a page');
    const [first, ...others] = home.sections;
    if (!first) throw new Error('It has a section');
    const section = (id: string, kind: string, variant: string, props: Record<string, unknown>) => ({
      id,
      kind,
      version: 1,
      variant,
      hidden: false,
      props,
    });
    const picture = { source: 'asset', id: 'abc', alt: 'Anna Moreno at work', width: 10, height: 10 };
    const parsed = parseDocument({
      ...sample,
      brand: { ...sample.brand, logo: picture },
      business: { ...sample.business, social: [{ label: 'Instagram', to: 'https://social.example/annamoreno' }] },
      pages: [
        {
          ...home,
          sections: [
            first,
            ...others,
            section('bakers', 'team', 'portraits', {
              heading: 'Who bakes',
              items: [
                {
                  name: 'Beatrix Kowalczyk',
                  role: 'Baker',
                  text: 'Ask Beatrix at b.k@fern.example',
                  picture,
                  contact: { label: 'Mail', to: 'mailto:b.k@fern.example' },
                },
              ],
            }),
            section('said', 'testimonials', 'columns', {
              heading: 'What they say',
              items: [{ quote: 'Beatrix makes the best rye.', name: 'Rosalind Okafor', role: 'Regular' }],
            }),
          ],
        },
        {
          id: 'beatrix',
          path: '/beatrix-kowalczyk',
          title: 'Meet Beatrix',
          inMenu: true,
          seo: { title: 'Beatrix Kowalczyk', description: '' },
          sections: [
            section('call', 'cta', 'line', {
              heading: 'Call [us](https://fern.example/anna)',
              action: { label: 'Ring 01353 555 010', to: 'tel:01353555010' },
              second: { label: 'About', to: '/beatrix-kowalczyk#call' },
            }),
          ],
        },
        ...rest,
      ],
      redirects: [{ from: '/anna', to: '/menu' }],
      locks: ['sections/people/props/heading'],
    });
    if (!parsed.ok) throw new Error(`${parsed.failure.path} ${parsed.failure.message}`);
    return parsed.document;
  })();

  it('has gaps for what was personal, wherever it stood, drawings for pictures, and stays a website', async () => {
    const facts = await findPersonalFacts([personal], brief, read);
    const { document, counts } = scrubDocument(personal, facts);
    const text = JSON.stringify(document);
    for (const gone of [
      /beatrix/i,
      /kowalczyk/i,
      /rosalind|okafor/i,
      /anna|moreno/i,
      /fern\.example/,
      /555 ?010/,
      /Hill Street/,
      /social\.example/,
      /"asset"/,
      /mailto:|tel:/,
    ])
      expect(text).not.toMatch(gone);
    expect(text).toContain('[[name]] makes the best rye.');
    expect(document.business).toMatchObject({ phone: '[[phone]]', email: '', address: '[[address]]', place: 'Ely' });
    expect(document.business.hours).toEqual(personal.business.hours);
    expect(document.brand).toMatchObject({ name: '[[name]] & Oak', logo: { source: 'none' } });
    expect(document.pages.map(({ path }) => path)).toContain('/page-2');
    expect(counts.picture).toBe(2);
    expect(createScrubber(facts, noCounts())(brief)).not.toMatch(/Anna|Luis|Moreno|555/);
  });

  it('is valid whatever sections it has', () => {
    const all = sampleDocument({ pages: 6, perPage: Math.ceil(sectionKinds.length / 6) + 1 });
    const { document } = scrubDocument(all, { ...nothing, names: ['Amara Osei'], parts: ['Amara', 'Osei'] });
    expect(document.pages.flatMap(({ sections }) => sections).length).toBe(
      all.pages.flatMap(({ sections }) => sections).length,
    );
    expect(JSON.stringify(document)).not.toMatch(/Amara|Osei/);
  });

  it('is valid where a text has no room for a gap', () => {
    const [page, ...pages] = personal.pages;
    if (!page) throw new Error('It has a page');
    const title = `${'x '.repeat(38)}Al`;
    const { document } = scrubDocument(
      { ...personal, pages: [{ ...page, title: title.slice(0, 80) }, ...pages] },
      { ...nothing, names: ['Al'] },
    );
    expect(document.pages[0]?.title).not.toContain('Al');
  });
});
