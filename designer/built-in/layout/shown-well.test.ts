import { expect, it } from 'vitest';
import type { WebsiteDocument } from '#site/model/document.ts';
import { designNow } from '../design.ts';
import { layOut } from './lay-out.ts';
import { madeReading } from '#tests/support/made-reading.ts';

const span = { start: 0, end: 0 };
const offer = (name: string, price = '') => ({ name, price, text: '', span });
const sectionsOf = (document: WebsiteDocument, path = '/') =>
  document.pages.find((page) => page.path === path)?.sections ?? [];
const propsOf = (document: WebsiteDocument, kind: string) =>
  sectionsOf(document)
    .filter((section) => section.kind === kind)
    .map(({ props }) => props);
const seeds = Array.from({ length: 12 }, (_, seed) => seed);

it('does not say again below the headline what stands above it', () => {
  const told = { name: 'Casa do Fole', kind: 'country house', place: 'Montalegre' };
  const made = (sentence: string) =>
    propsOf(
      layOut(madeReading({ ...told, statements: [[sentence, 'We have four rooms for guests.']] }), { seed: 1 }),
      'hero',
    )[0];
  expect(made('Casa do Fole – country house.')).toMatchObject({
    heading: 'Country house',
    intro: 'We have four rooms for guests.',
  });
  expect(made('Country house, five minutes on foot from the old castle and from the market square.')?.['intro']).toBe(
    'Five minutes on foot from the old castle and from the market square. We have four rooms for guests.',
  );
});

it('opens with two whole sentences at most, and tells lines and labels where they are no sentence', () => {
  const text = [
    'We are Alder Row, a boatyard at Braunston. We mend narrowboats. We hire out canoes. The slip was laid in 1890.',
    'Slip length: 21 metres\nMoorings: twelve, none of them free',
    'SATURDAY REGATTA ON THE CUT\nTUG OF WAR AND TEA TENT\nBRING A CHAIR',
  ].join('\n\n');
  const sections = designNow({ text }, { seed: 1 }).document.pages[0]?.sections ?? [];
  const [hero, ...rest] = sections.map(({ props }) => JSON.stringify(props));
  expect(hero).toContain('"heading":"Boatyard at Braunston","intro":"We mend narrowboats. We hire out canoes."');
  expect(hero).not.toMatch(/slip|moorings|REGATTA/i);
  expect(rest.join('')).toContain('- TUG OF WAR AND TEA TENT\\n- BRING A CHAIR');
  expect(rest.join('')).toMatch(/Slip length(?:: |","value":")21 metres/);
});

it('keeps a label and its value as a row beside what the owner says of themselves', () => {
  const text =
    'Hello, we are Alder Row, a boatyard.\n\nSlip length: 21 metres\nWhere: on the cut\n\nThe slip was laid in 1890.';
  const sections = designNow({ text }, { seed: 1 }).document.pages[0]?.sections ?? [];
  expect(sections.find(({ kind }) => kind === 'about')?.props['facts']).toEqual([
    { label: 'Slip length', value: '21 metres' },
  ]);
  expect(JSON.stringify(sections)).not.toContain('Where:');
});

it('shows works that are told in one sentence as a list', () => {
  const run =
    'Selected translations: The Salt Clock (2024, Harbour Press), “Pear, or Plum” by Han So-yeon (2022), Seven Umbrellas (2019).';
  const document = layOut(madeReading({ name: 'Jun Watarai', statements: [['I live in Leith.', run]] }), { seed: 1 });
  expect(propsOf(document, 'richText')).toMatchObject([
    {
      heading: 'Selected translations',
      body: '- The Salt Clock (2024, Harbour Press)\n- “Pear, or Plum” by Han So-yeon (2022)\n- Seven Umbrellas (2019)',
    },
  ]);
  const years = 'Open: in 2024 we moved, and we stayed.';
  expect(JSON.stringify(layOut(madeReading({ name: 'Alder', statements: [[years]] }), { seed: 1 }))).toContain(years);
});

it('puts things without a price under no heading of prices', () => {
  const offers = [
    { title: '', offers: [offer('Carafes'), offer('Lamps'), offer('Half a day', '85 €'), offer('A day', '160 €')] },
  ];
  const [things, prices] = propsOf(layOut(madeReading({ name: 'Verre', offers }), { seed: 1 }), 'services');
  expect(JSON.stringify(things)).toMatch(/Carafes.*Lamps/);
  expect(JSON.stringify(prices)).toMatch(/85 €.*160 €/);
  expect(JSON.stringify(prices)).not.toContain('Lamps');
  const one = [{ title: '', offers: [offer('Cut', '£20'), offer('Shave', '£10'), offer('Children')] }];
  expect(propsOf(layOut(madeReading({ name: 'Trim', offers: one }), { seed: 1 }), 'services')).toHaveLength(1);
});

it('writes a title in capitals as the others are written', () => {
  const offers = [{ title: 'PRICES', offers: [offer('Cut', '£20')] }];
  expect(propsOf(layOut(madeReading({ name: 'Trim', offers }), { seed: 1 }), 'services')[0]?.['heading']).toBe(
    'Prices',
  );
});

it('lists no week of closed days for a business that opens on two', () => {
  const rows = (['wed', 'sat'] as const).map((day) => ({ day, opens: '10:00', closes: '14:00' }));
  for (const seed of seeds) {
    const document = layOut(madeReading({ name: 'Alder', hours: { rows, closed: [], said: [] } }), { seed });
    expect(sectionsOf(document).find(({ kind }) => kind === 'hours')?.variant).toBe('brief');
  }
});

it('opens a short page with a picture, and with hours only where they do not follow at once', () => {
  const told = { name: 'Alder', phones: ['01788 555310'], address: 'Lane 4\nEly' };
  const rows = [{ day: 'wed' as const, opens: '10:00', closes: '14:00' }];
  for (const seed of seeds) {
    const document = layOut(madeReading({ ...told, hours: { rows, closed: [], said: [] } }), { seed });
    expect(['split', 'banner', 'mosaic']).toContain(sectionsOf(document)[0]?.variant);
  }
});

it('opens with the first sentence behind the lists where nothing is said before them', () => {
  const text =
    'Oak & Otter Festival, 12-14 June 2026, Ludlow.\nThree days, four stages, a song tent and a real ale bar.\nDay tickets £48, camping £20.\nWell worth it.\nCome early.';
  const [hero] = sectionsOf(designNow({ text }, { seed: 1 }).document);
  expect(hero?.props.intro).toBe('Three days, four stages, a song tent and a real ale bar.');
});

it('has a first sentence of name and headline for the headline, to its end', () => {
  const heroOf = (text: string) => sectionsOf(designNow({ text }, { seed: 1 }).document)[0]?.props;
  expect(
    heroOf(
      'Lockside is a family-run boat hire in Braunston, Rutland. We have four boats. We teach everybody to steer.',
    ),
  ).toMatchObject({
    heading: 'Family-run boat hire in Braunston, Rutland',
    intro: 'We have four boats. We teach everybody to steer.',
  });
  expect(heroOf('Crêperie Ar Billig à Quimper. Nous faisons des galettes. Le cidre est fermier.')).toMatchObject({
    heading: 'Crêperie Ar Billig à Quimper',
    eyebrow: '',
  });
});

it('opens with one picture where no trade lends things to draw', () => {
  for (const seed of seeds) {
    const [hero] = sectionsOf(layOut(madeReading({ name: 'Alder', phones: ['01788 555310'] }), { seed }));
    expect(hero?.variant).not.toBe('mosaic');
    expect(hero?.props.more).toEqual([]);
  }
});

it('tells on the start page what the other pages are about, where they take all there is', () => {
  const page = (title: string) => ({ title, topic: '' as const, about: '' });
  const document = layOut(
    madeReading({
      name: 'Friends of the Reading Room',
      emails: ['friends@room.example'],
      statements: [
        { text: 'The village wants to buy its reading room.', topic: 'about', under: '' },
        { text: 'The quarry was closed in 1950.', topic: '', under: 'The quarry' },
        { text: 'A pledge begins at £50.', topic: '', under: 'Pledges' },
      ],
      wishes: { pages: [page('The quarry'), page('Pledges')] },
    }),
    { seed: 1 },
  );
  expect(JSON.stringify(propsOf(document, 'services'))).toMatch(
    /The quarry was closed in 1950\..*\/the-quarry.*A pledge begins at £50\..*\/pledges/,
  );
});

it('gives one short sentence no section of its own, unless one was asked for', () => {
  const statements = [
    { text: 'We grow roses and old apples behind the mill.', topic: '' as const, under: '' },
    { text: `The mill has ground ${'rye and barley and '.repeat(30)}oats.`, topic: 'about' as const, under: '' },
    { text: 'Waiting list: about a year.', topic: 'waitlist' as const, under: '' },
    { text: 'Book a plot by mail.', topic: 'booking' as const, under: '' },
  ];
  const told = { name: 'Mill Garden', emails: ['plots@mill.example'], statements };
  const document = layOut(madeReading(told), { seed: 1 });
  expect(propsOf(document, 'contact')[0]?.['intro']).toBe('Book a plot by mail.');
  expect(propsOf(document, 'about')[0]?.['body']).toContain('Waiting list: about a year.');
  expect(sectionsOf(document).map(({ kind }) => kind)).not.toContain('richText');
  const offers = [{ title: '', offers: [offer('A plot', '£60')] }];
  const listed = layOut(madeReading({ ...told, offers, statements: statements.slice(2, 3) }), { seed: 1 });
  expect(propsOf(listed, 'services')[0]?.['intro']).toBe('Waiting list: about a year.');
  const sections = [{ topic: 'waitlist' as const, title: 'Waiting list', about: '' }];
  expect(sectionsOf(layOut(madeReading({ ...told, wishes: { sections } }), { seed: 1 })).map(({ id }) => id)).toContain(
    'waitlist',
  );
});

it.each([
  ['de', ['Start', 'Kosten', 'Kontakt']],
  ['cs', ['Úvod', 'Ceník', 'Kontakt']],
])('makes no second start page of one that was asked for (%s)', (language, titles) => {
  const wishes = { pages: titles.map((title) => ({ title, topic: '' as const, about: '' })) };
  const { pages } = layOut(madeReading({ name: 'Praxis Holm', language, wishes }), { seed: 1 });
  expect(pages.map(({ title }) => title)).toEqual(titles);
});

const pagesOf = (text: string) => designNow({ text }, { seed: 1 }).document.pages;
const home = (text: string) => pagesOf(text)[0]?.sections ?? [];
const propsIn = (text: string, kind: string) => home(text).find((section) => section.kind === kind)?.props ?? {};

it('opens with what stands together at the beginning; a detail of the prices stays below them', () => {
  const text =
    'Wedge & Sons is a joinery in Ripon. We build stairs. A stair costs £900, a door £140. Cash or card. Dogs may come in.';
  expect(propsIn(text, 'hero')['intro']).toBe('We build stairs.');
  expect(propsIn(text, 'services')['note']).toBe('Cash or card.');
  expect(propsIn(text, 'about')['body']).toBe('Dogs may come in.');
});

it('titles prices by the owner’s heading over them, not by that of the times above or the line below the name', () => {
  const dance =
    'Plan:\nmon 18:00 salsa for beginners\ntue 19:00 tango\nwed 17:00 children\nCard for 4 evenings £14\nOne evening £5';
  const headings = (text: string) => home(text).map(({ kind, props }) => `${kind} ${String(props['heading'] ?? '')}`);
  expect(headings(`HEEL DANCE SCHOOL\n${dance}`).join()).not.toMatch(/services Plan/);
  const still =
    'SEVEN GOATS\nfamily distillery in Ripon, Yorkshire\nYoung 750 ml ......... £58\nOld 750 ml .......... £115';
  expect(headings(still).join()).not.toMatch(/family distillery/i);
});

it('takes what costs something or happens on a day for no step', () => {
  const text =
    'Rink Rollers are a roller derby league. First night is free. After that it is £15 a session. Next bout is on 23 August 2027, doors 5.30pm, tickets £18.';
  expect(home(text).map(({ kind }) => kind)).not.toContain('steps');
  expect(JSON.stringify(propsIn(text, 'events'))).toContain('doors 5.30pm');
});

it('makes the pages that were named, and none of what else is said there', () => {
  const titles = (wish: string) => pagesOf(`Needles is a quilt guild. ${wish}`).map(({ title }) => title);
  expect(titles('Please make a page for the show and a page for membership.')).toEqual(['Home', 'Show', 'Membership']);
  expect(titles('Please add pages for the garden, I will send names later: so far Ann and Bob.')).not.toContain('Bob');
  expect(titles('People sign up by the form on the page.')).toEqual(['Home']);
});

it('tells the ways to get in touch once: one form, one address', () => {
  const form = home('We are Moss, a florist in Ripon. Contact by form please.').filter(
    ({ kind }) => kind === 'contactForm',
  );
  expect(form).toHaveLength(1);
  const { footer } = designNow({ text: 'Moss, a florist. 4 Mill Lane, Ripon.' }, { seed: 1 }).document;
  expect(footer.showContact).toBe(false);
});

it('fills a page for members, or for dates, with what is said of them', () => {
  const text =
    'The Needles Guild meets on Tuesdays in Ripon. We have 63 members aged 17 to 91. Dues are £30 a year, guests £5. Please have a page for membership.';
  const page = pagesOf(text).find(({ title }) => title === 'Membership');
  expect(JSON.stringify(page?.sections)).toMatch(/63 members.*£30/);
  expect(JSON.stringify(page?.sections)).not.toContain('meets on Tuesdays');
  const plan =
    'Fadenspiel ist ein Puppentheater in Erfurt. Wir spielen für Kinder. Aufführungen samstags und sonntags um 15 Uhr, Proben dienstags um 10 Uhr. Eine eigene Seite „Spielplan“ wäre toll.';
  const dates = pagesOf(plan).find(({ title }) => title === 'Spielplan');
  expect(JSON.stringify(dates?.sections)).toContain('Aufführungen samstags');
  const films = pagesOf('Reel is a film festival. Submissions open in June. Programme page + submissions page please.');
  expect(films.map(({ title }) => title)).toEqual(['Home', 'Programme', 'Submissions']);
});

it('does not say hours and address again below their table, but what else is said of them', () => {
  const note = (line: string) =>
    designNow({ text: `Moss is a florist in Ripon. ${line}` }, { seed: 1 }).document.business.hoursNote;
  expect(note('We are at 4 Mill Lane, Monday to Friday 9am to 5pm, Saturday 10am to 1pm.')).toBe('');
  expect(note('We are at 4 Mill Lane, Monday to Friday 9am to 5pm, by appointment.')).toContain('by appointment');
});

it('keeps a question with the sentence that answers it, and prints no stars and no head of a table', () => {
  const text =
    '**DRIP AND SONS PLUMBERS** Ripon, Yorkshire\nWe mend **all** taps. A leak? Call Ann on 01765 555 010, on Sundays too.\n\nitem\tone\ntap\t£20\nsink\t£40';
  expect(JSON.stringify(propsIn(text, 'contact'))).toContain('A leak? Call Ann');
  expect(JSON.stringify(home(text))).not.toMatch(/\*\*|[Ii]tem one/);
});

it('prints a table’s cells and whom to ask for as words, without the marks and labels of the brief', () => {
  const text =
    'Hollow Maple is an apiary in Barre.\nitem | size | price\nWild honey | 1 lb | $12\nComb honey | 12 oz | $18\n\nContact: Ida Holm, owner. 01632 960417';
  const { document } = designNow({ text }, { seed: 1 });
  const printed = JSON.stringify(document.pages);
  expect(printed).toContain('Wild honey · 1 lb');
  expect(printed).not.toContain(' | ');
  expect(propsOf(document, 'contact')[0]?.['intro'] ?? '').not.toContain('Contact:');
  expect(printed).toContain('Ida Holm');
});

it('writes a title that is in capitals small as its language does', () => {
  const text = 'Usta Halı Tamiri, Konya.\n\nFİYATLAR\nsaçak yenileme 350 TL\nkenar örgüsü 420 TL\nyıkama 90 TL';
  expect(JSON.stringify(designNow({ text }, { seed: 1 }).document)).toContain('"Fiyatlar"');
});

it('says above the headline what this is where one sentence says nothing else', () => {
  const { document } = designNow(
    { text: 'farrier. kildare & west wicklow. Donnacha Tyrrell. full set €120, trim €40' },
    { seed: 1 },
  );
  expect(propsOf(document, 'hero')[0]?.['eyebrow']).toBe('Farrier');
  expect(JSON.stringify(propsOf(document, 'about'))).not.toMatch(/farrier/iu);
});

it('a page with the owner’s title has the dates of what it is called after', () => {
  const text =
    'Rowing club in Ely. We row in June. The regatta is Sunday 17 August, first race 1 pm. I want a page called Regatta and a page called Joining.';
  const { document } = designNow({ text }, { seed: 1 });
  expect(sectionsOf(document, '/regatta').map(({ kind }) => kind)).toContain('events');
});

it('makes no room for pictures that come later', () => {
  const { document } = designNow(
    { text: 'We cane seats in Ely. Pictures come later, please do not leave big empty boxes for them.' },
    { seed: 1 },
  );
  expect(sectionsOf(document).map(({ kind }) => kind)).not.toContain('gallery');
});

it('begins what is told of a page with a whole sentence', () => {
  const text =
    'Currach Club in Galway. We row. Pages: Training, Join. Join: come to the pier at An Cheathrú Rua, Co. Galway, on Mondays. Training: Sundays at 11.';
  const teasers = JSON.stringify(propsOf(designNow({ text }, { seed: 1 }).document, 'services'));
  expect(teasers).not.toMatch(/Co\."/u);
});

it.each([
  ['Text 555-0148 with the number of horses.', '555-0148'],
  ['WhatsApp 01632 960155.', '01632 960155'],
  ['01632 960155 (text only).', '01632 960155'],
  ['Call 01632 960155, or text me.', 'Call'],
])('a button calls only where people are to call: %s', (ways, label) => {
  const { action } = designNow({ text: `Moss, a farrier in Ripon. ${ways}` }, { seed: 1 }).document.header;
  expect(action.label).toBe(label);
});

it('gives an asked page its own title, and keeps a season and a deadline as they were said', () => {
  const text = [
    'Otter Sailing is a club in Ripon.',
    'Season: April 3 to October 30, weather permitting',
    'RSVP by 1 July to ada@otter.example',
    'Who: Ffion Rees, coordinator. Bash Ade, repairs.',
    'What we do',
    '* boat loans for members, £15 per week',
    '* school visits, free of charge',
    'Pages: Boat loans, RSVP',
  ].join('\n');
  const pages = pagesOf(text);
  const said = (title: string) => JSON.stringify(pages.find((page) => page.title === title)?.sections);
  expect(pages.find(({ title }) => title === 'Boat loans')?.sections[0]?.props['heading']).toBe('Boat loans');
  expect(said('RSVP')).toContain('by 1 July');
  expect(said('Home')).toContain('April 3 to October 30');
  expect(said('Home')).not.toContain('"events"');
  expect(said('Home')).not.toContain('"role":"Who"');
});

it('puts no word for people above one of them, and a title above every page', () => {
  const text =
    'We are Otter Bank in Ripon. Families can pick up packs. Packs are £25, talks £40.\n\nDirector is Hannah Lind, volunteers write to help@otter.example. I would like a "Give" page.';
  const [start, ...others] = pagesOf(text);
  expect(start?.sections.find(({ kind }) => kind === 'team')?.props['heading']).toBe('');
  for (const page of others) expect(page.sections[0]?.props['heading']).toBe(page.title);
});

it('makes no list of the one sentence that has a price, and says a heading’s word once', () => {
  const sections = (text: string) => home(text).map(({ kind, props }) => `${kind} ${JSON.stringify(props)}`);
  const walks = sections(
    'Long Lead, dog walking in and around Frome, £14 an hour, groups of four max. Write to ada@lead.example.',
  );
  expect(walks[0]).toContain('Dog walking in and around Frome, £14 an hour');
  expect(walks.join()).not.toContain('"Prices"');
  const head = '£18 a head plus £70 travel, crutching £9 a head, goats £45.';
  expect(sections(`Moss Shearing works in Ripon. ${head} Write to ada@moss.example.`).join()).toContain('"Prices"');
  const labelled =
    'Otter Notary\nArea: Ripon and Ely\nPrice: £10 per signature (state max), travel £35 inside Ripon, £60 to Ely\nEmail: ada@otter.example';
  expect(sections(labelled).join()).not.toContain('Price:');
});
