import { describe, expect, it } from 'vitest';
import type { WebsiteDocument } from '#site/model/document.ts';
import { schemesOf } from '#site/themes/index.ts';
import { textsOf } from '#site/origins/texts-of.ts';
import { hasProposal } from '#site/origins/marks.ts';
import { publishedDocument } from '#site/origins/published-document.ts';
import type { Exclusion } from '../reading/reading.ts';
import { layOut } from './lay-out.ts';
import { madeReading } from '#tests/support/made-reading.ts';

const span = { start: 0, end: 0 };
const allText = (document: WebsiteDocument) =>
  textsOf(document)
    .map(({ text }) => text)
    .join('\n');
const kinds = (document: WebsiteDocument) => document.pages.flatMap(({ sections }) => sections.map(({ kind }) => kind));
const offer = (name: string, price = '', text = '') => ({ name, price, text, span });
const out = (words: string[], more: Partial<Exclusion> = {}): Exclusion => ({
  text: words.join(' '),
  span,
  words,
  channels: [],
  trades: [],
  parts: [],
  publishable: false,
  ...more,
});

const sauna = madeReading({
  name: 'Löyly',
  kind: 'mobile sauna',
  place: 'Oban',
  phones: ['07700 900123'],
  emails: ['hello@loyly.example'],
  offers: [{ title: '', offers: [offer('Two hours', '£90'), offer('A whole day', '£300')] }],
  hoursVerbatim: [{ text: 'every second Thursday, 4 to 6', span }],
  statements: [
    ['We bring a wood-fired sauna to beaches.'],
    [
      'It seats eight people and heats in forty minutes, so that nobody waits long in the cold wind of the coast.',
      'Bring a towel, some water and, if you like, a friend who has never tried it before.',
      'Swimming between two rounds is half of the fun, and there is always somebody on the beach who looks after you.',
      'In winter we bring lanterns along.',
    ],
  ],
});

describe('a website laid out from a reading', () => {
  it('calls the business what its owner calls it, and gives it no trade that it is not', () => {
    const document = layOut(sauna, { seed: 1 });
    expect(document.brand.name).toBe('Löyly');
    expect(document.brand.tagline).toBe('Mobile sauna · Oban');
    expect(document.business.trade).toBe('');
    expect(document.pages[0]?.sections[0]?.props['heading']).toBe('Mobile sauna');
  });

  it('prints every sentence once on a site of one page, with prices beside their things', () => {
    const document = layOut(sauna, { seed: 1 });
    expect(document.pages).toHaveLength(1);
    const text = document.pages[0]?.sections.map(({ props }) => JSON.stringify(props)).join('\n') ?? '';
    for (const { text: sentence } of sauna.statements) expect(text.split(sentence)).toHaveLength(2);
    expect(text).toContain('"name":"Two hours","text":"","price":"£90"');
    expect(document.business.hoursNote).toBe('Every second Thursday, 4 to 6');
  });

  it('fills a brief of two words with suggestions that no visitor sees', () => {
    const document = layOut(madeReading({ kind: 'bakery', place: 'Ely' }), { seed: 1 });
    expect(document.business.trade).toBe('bakery');
    expect(textsOf(document).filter(({ text }) => hasProposal(text)).length).toBeGreaterThan(4);
    const published = publishedDocument(document);
    expect(allText(published)).not.toMatch(/[⟦⟧]|\[\[/);
    expect(kinds(published)).not.toContain('services');
    expect(published.pages[0]?.sections[0]?.props['heading']).toBe('Bakery');
  });

  it('says a detail of the business once, not again as a sentence', () => {
    const reading = madeReading({
      kind: 'bike repair workshop',
      phones: ['0341 555 0123'],
      statements: [
        ['Bike repair workshop Leipzig.', 'Tel. 0341 555 0123.', 'Ring 0341 555 0123 when the shutter is down.'],
      ],
    });
    const [hero, ...rest] = layOut(reading, { seed: 1 }).pages[0]?.sections ?? [];
    expect(hero?.props).toMatchObject({ heading: 'Bike repair workshop Leipzig' });
    expect(JSON.stringify([hero?.props['intro'], ...rest])).not.toContain('Tel.');
    expect(JSON.stringify([hero, ...rest])).toContain('when the shutter is down');
  });

  it('says a number for a messenger among the profiles, and not again as a sentence', () => {
    const [number, to] = ['+44 7700 900123', 'https://wa.me/447700900123'];
    const told = madeReading({ kind: 'barber shop', statements: [[`WhatsApp ${number}.`, 'Walk in before noon.']] });
    const social = [{ label: `WhatsApp ${number}`, to, span: { start: 0, end: 0 } }];
    const document = layOut({ ...told, social }, { seed: 1 });
    expect(document.business.social).toEqual([{ label: `WhatsApp ${number}`, to }]);
    expect(JSON.stringify(document.pages)).not.toContain(number);
    expect(JSON.stringify(document.pages)).toContain('Walk in before noon');
  });

  it('leads first to where people book elsewhere, in words that the website’s language has', () => {
    const to = 'https://calendly.com/marlow/cut';
    const told = madeReading({ kind: 'barber shop', phones: ['01422 555 019'] });
    const document = layOut({ ...told, social: [{ label: 'Calendly', to, span: { start: 0, end: 0 } }] }, { seed: 1 });
    expect(JSON.stringify(document.pages[0]?.sections[0]?.props)).toContain(`{"label":"","to":"${to}"}`);
    expect(document.header.action).toEqual({ label: '', to });
  });

  it('names a website after what it is and where when it has no name, and never "Business"', () => {
    expect(layOut(madeReading({ kind: 'bakery', place: 'Ely' }), { seed: 1 }).brand.name).toBe('Bakery · Ely');
    expect(layOut(madeReading({}), { seed: 1 }).brand.name).toBe('Website');
  });

  it('never offers a way to get in touch that the owner refuses', () => {
    const exclusion = out(['phone'], { channels: ['phone'], text: 'no phone calls', publishable: true });
    const document = layOut({ ...sauna, exclusions: [exclusion] }, { seed: 1 });
    expect(JSON.stringify(document)).not.toContain('tel:');
    expect(document.business.phone).toBe('');
    expect(document.header.action.to).toBe('mailto:hello@loyly.example');
  });

  it('leaves out every sentence, entry and suggestion with a word that is to be kept out', () => {
    const document = layOut({ ...sauna, exclusions: [out(['lanterns']), out(['day'])] }, { seed: 1 });
    expect(allText(document)).not.toMatch(/lantern|whole day/i);
    expect(allText(document)).toContain('Two hours');
  });

  it.each([
    ['phone', '07700 900123', { phones: ['07700 900123'], statements: [['We are on 07700 900123.', 'We heat it.']] }],
    ['email', 'a@b.example', { emails: ['a@b.example'], statements: [['Ask a@b.example first.', 'We heat it.']] }],
  ] as const)('prints nowhere what a refused way is reached by: %s', (channel, way, { statements, ...told }) => {
    const reading = madeReading({
      ...told,
      name: 'Alder',
      statements: statements.map((block) => [...block]),
      exclusions: [out([], { channels: [channel] })],
      phones: 'phones' in told ? [...told.phones] : [],
      emails: 'emails' in told ? [...told.emails] : [],
    });
    const text = allText(layOut(reading, { seed: 1 }));
    expect(text).not.toContain(way);
    expect(text).toContain('We heat it.');
  });

  it('still says to write to a number that nobody is to call', () => {
    const exclusions = [out([], { channels: ['phone'], text: 'No phone calls' })];
    const reading = madeReading({
      name: 'Alder',
      phones: ['07700 900123'],
      statements: [['Text 07700 900123 the evening before.']],
      exclusions,
    });
    expect(allText(layOut(reading, { seed: 1 }))).toContain('Text 07700 900123 the evening before');
  });

  it('tells the days that are said to be closed', () => {
    const hours = {
      rows: [{ day: 'tue' as const, opens: '09:00', closes: '17:00' }],
      closed: ['mon' as const],
      said: [],
    };
    expect(layOut(madeReading({ name: 'Alder', hours }), { seed: 1 }).business.closedDays).toEqual(['mon']);
  });

  it('is checked when it is finished, titles for search engines and notes included', () => {
    const hoursVerbatim = [{ text: 'Open when the barley is in', span }];
    const reading = { ...sauna, hoursVerbatim, exclusions: [out(['barley'])] };
    const document = layOut(reading, { seed: 1 });
    expect(JSON.stringify(document)).not.toMatch(/barley/i);
    expect(document.pages.every(({ sections }) => sections.length > 0)).toBe(true);
  });

  it('has no opening hours where none are wanted, and still says when to come', () => {
    const hoursVerbatim = [{ text: 'We row on calm evenings', span }];
    const reading = { ...sauna, hoursVerbatim, exclusions: [out([], { parts: ['hours'] })] };
    const document = layOut(reading, { seed: 1 });
    expect(kinds(document)).not.toContain('hours');
    expect(allText(document)).toContain('We row on calm evenings');
  });

  it('is of no trade that the owner says it is not', () => {
    const reading = madeReading({ kind: 'café', place: 'Ely', exclusions: [out([], { trades: ['café'] })] });
    expect(layOut(reading, { seed: 1 }).business.trade).toBe('');
  });

  it('gives every page that was asked for what belongs to it, or says what to add', () => {
    const reading = {
      ...sauna,
      wishes: {
        ...sauna.wishes,
        pages: [
          { title: 'About us', topic: 'about' as const, about: '' },
          { title: 'Prices', topic: 'prices' as const, about: '' },
          { title: 'Safety', topic: '' as const, about: '' },
          { title: 'Contact', topic: 'contact' as const, about: '' },
        ],
      },
    };
    const document = layOut(reading, { seed: 1 });
    expect(document.pages.map(({ path }) => path)).toEqual(['/', '/about-us', '/prices', '/safety', '/contact']);
    const page = (path: string) => JSON.stringify(document.pages.find((one) => one.path === path)?.sections);
    expect(page('/about-us')).toContain('Bring a towel');
    expect(page('/prices')).toContain('£300');
    expect(page('/safety')).toContain('[[');
    expect(page('/contact')).toContain('"kind":"contact"');
    const published = publishedDocument(document).pages.find(({ path }) => path === '/safety');
    expect(published?.sections.map(({ kind }) => kind)).toEqual(['contact']);
  });

  it('gives a page for news the posts of the blog, which lie below its address', () => {
    const wishes = { pages: [{ topic: 'blog' as const, title: 'Journal', about: '' }] };
    const document = layOut({ ...sauna, wishes: { ...sauna.wishes, ...wishes } }, { seed: 3 });
    const page = document.pages.find(({ path }) => path === '/journal');
    expect(page?.sections.map(({ kind }) => kind)).toEqual(['blogList']);
    expect(page?.sections[0]?.props['heading']).toBe('Journal');
    expect(document.blog.path).toBe('/journal');
  });

  it('gives a page with a title of the owner’s what speaks of it, and one called what the business is what they say of it', () => {
    const page = (title: string) => ({ title, topic: '' as const, about: '' });
    const reading = madeReading({
      kind: 'boatyard',
      place: 'Fowey',
      statements: [['We have mended boats for forty years.'], ['The slipway was laid in 1890.']],
      offers: [{ title: 'Hull work', offers: [offer('Caulking', '£40')] }],
      wishes: { pages: [page('Hulls'), page('The slipway'), page('The boatyard'), page('Regatta')] },
    });
    const published = publishedDocument(layOut(reading, { seed: 1 }));
    const told = (path: string) => JSON.stringify(published.pages.find((one) => one.path === path)?.sections);
    expect(told('/hulls')).toContain('Caulking');
    expect(told('/the-slipway')).toContain('1890');
    expect(told('/the-boatyard')).toContain('forty years');
    expect(told('/regatta')).not.toContain('1890');
  });

  it('says a heading once: lists without a title are one, and what is said under a title stands with its list', () => {
    const reading = madeReading({
      kind: 'museum',
      statements: [{ text: 'Children go free.', topic: '', under: 'Tickets' }],
      offers: [
        { title: 'Tickets', offers: [offer('Adults', '£7')] },
        { title: '', offers: [offer('Guide', '£2')] },
        { title: '', offers: [offer('Locker', '£1')] },
      ],
    });
    const headings = layOut(reading, { seed: 1 }).pages.flatMap(({ sections }) =>
      sections.map(({ props }) => props['heading']).filter((heading) => heading !== undefined && heading !== ''),
    );
    expect(new Set(headings).size).toBe(headings.length);
  });

  it('puts first what was asked to come first, and stays on one page when that was asked', () => {
    const reading = {
      ...sauna,
      wishes: {
        ...sauna.wishes,
        first: ['contact' as const],
        onePage: true,
        pages: [{ title: 'Prices', topic: 'prices' as const, about: '' }],
      },
    };
    const document = layOut(reading, { seed: 1 });
    expect(document.pages).toHaveLength(1);
    expect(document.pages[0]?.sections.map(({ id }) => id).slice(0, 2)).toEqual(['hero', 'contact']);
  });

  it('makes pages of their own when there is much to tell', () => {
    const reading = {
      ...sauna,
      offers: [
        {
          title: 'Prices',
          offers: Array.from({ length: 12 }, (_, index) => offer(`Session ${index + 1}`, `£${index + 20}`)),
        },
      ],
      people: ['Ann Reid', 'Tom Reid', 'Ola Berg', 'Sue Lane'].map((name) => ({ name, role: 'host', text: '', span })),
      events: [1, 2, 3, 4, 5].map((day) => ({
        name: `Night swim ${day}`,
        when: `${day} May`,
        date: '',
        time: '',
        place: '',
        text: '',
        span,
      })),
    };
    const document = layOut(reading, { seed: 1 });
    expect(document.pages.length).toBeGreaterThan(2);
    for (const { title, sections } of document.pages) expect(sections.length, title).toBeGreaterThan(0);
    expect(allText(document)).toContain('Session 12');
  });

  it('shows asked colours as they were asked for', () => {
    const wishes = { ...sauna.wishes, colours: [{ part: 'main' as const, value: '#0b3d2e', said: 'bottle green' }] };
    const { theme } = layOut({ ...sauna, wishes }, { seed: 1 });
    expect(schemesOf(theme).day.plain.accent).toBe('#0b3d2e');
    const pale = layOut(
      { ...sauna, wishes: { ...wishes, colours: [{ part: 'main', value: '#f7d6e0', said: 'pale pink' }] } },
      { seed: 1 },
    ).theme;
    expect(schemesOf(pale).day.plain.paper).toBe('#f7d6e0');
  });

  it('lends two unknown businesses art without things, and not the same website', () => {
    const names = ['Löyly', 'Aava', 'Kelo', 'Tuuli', 'Halla', 'Routa'];
    const documents = names.map((name) =>
      layOut(
        madeReading({ name, kind: 'mobile sauna', place: 'Oban', statements: [['We bring a sauna to beaches.']] }),
        { seed: 1 },
      ),
    );
    expect(
      new Set(documents.map(({ template, theme }) => `${template} ${theme.background} ${theme.accent}`)).size,
    ).toBeGreaterThan(3);
    for (const document of documents)
      expect(JSON.stringify(document)).toMatch(/"motif":"(?:arcs|bands|dots|cuts|weave|initials)"/);
  });

  it('makes some of the art of unknown businesses of the letters of their names, and none where no name is known', () => {
    const motifsOf = (name: string | undefined, seed: number) => {
      const told = { kind: 'mobile sauna', statements: [['We bring a sauna to beaches.']] };
      const document = layOut(madeReading(name ? { ...told, name } : told), { seed });
      return JSON.stringify(document).includes('"motif":"initials"');
    };
    const seeds = Array.from({ length: 20 }, (_, seed) => seed);
    const lettered = seeds.filter((seed) => motifsOf('Löyly', seed)).length;
    expect(lettered).toBeGreaterThan(4);
    expect(lettered).toBeLessThan(18);
    expect(seeds.filter((seed) => motifsOf(undefined, seed))).toEqual([]);
  });

  it('leaves no template out for unknown businesses of one shape', () => {
    const chosen = Array.from({ length: 120 }, (_, seed) => layOut(sauna, { seed }).template);
    expect(new Set(chosen).size).toBeGreaterThan(4);
    const counts = [...new Set(chosen)].map((id) => chosen.filter((one) => one === id).length);
    expect(Math.max(...counts)).toBeLessThan(70);
  });

  it('uses no labels as headings in a language that has none', () => {
    const reading = madeReading({
      language: 'eu',
      name: 'Hiru',
      statements: [
        ['Ogia egiten dugu goizero.'],
        ['Etorri eta dastatu gure etxeko ogia, egunero labetik atera berria, jende jatorrarekin.'],
      ],
      phones: ['943 000 111'],
    });
    const document = layOut({ ...reading, spoken: '' }, { seed: 1 });
    expect(document.language).toBe('eu');
    expect(document.header.action.label).toBe('943 000 111');
    expect(
      document.pages[0]?.sections.map(({ props }) => props['heading']).filter((heading) => heading === 'About'),
    ).toEqual([]);
  });
});
