import { expect, it } from 'vitest';
import { designNow } from '../design.ts';
import { readBrief } from '../reading/read-brief.ts';
import { layOut } from './lay-out.ts';
import { madeReading } from '#tests/support/made-reading.ts';

const told = {
  name: 'Alder Row',
  kind: 'boat hire',
  phones: ['01788 555310'],
  emails: ['book@alder.example'],
  address: 'Marina Lane 4\nBraunston',
};
const kindsOf = (document: ReturnType<typeof layOut>) => document.pages[0]?.sections.map(({ kind }) => kind) ?? [];
const sectionOf = (document: ReturnType<typeof layOut>, kind: string) =>
  document.pages[0]?.sections.find((section) => section.kind === kind)?.props ?? {};

it('shows the address with the other details, and leads there who wants to find the place', () => {
  const document = layOut(madeReading({ ...told, phones: [], emails: ['book@alder.example'] }), { seed: 1 });
  expect(kindsOf(document)).not.toContain('location');
  expect(JSON.stringify(sectionOf(document, 'hero'))).toContain('/#contact');
});

it('gives the place a section of its own where one was asked for, or nothing else tells it', () => {
  const wishes = { sections: [{ title: 'How to find us', topic: 'location' as const, about: '' }] };
  expect(kindsOf(layOut(madeReading({ ...told, wishes }), { seed: 1 }))).toContain('location');
  const bare = madeReading({ name: 'Alder Row', address: told.address });
  expect(kindsOf(layOut(bare, { seed: 1 }))).toContain('location');
});

it.each([
  ['Nell Hart, 01788 555310.', 'Nell Hart'],
  ['01788 555310 ask for Pam', 'Ask for Pam'],
  ['Marina Lane 4, tel. 01788 555310, ask for Pam', 'Ask for Pam'],
  ['Ring Nuala on 01788 555310', 'Ring Nuala on 01788 555310'],
  ['01788 555310 after six, never on Sundays', '01788 555310 after six, never on Sundays'],
])('names beside the details whom to ask for: %s', (text, note) => {
  const statements = [{ text, topic: '' as const, under: '' }];
  expect(sectionOf(layOut(madeReading({ ...told, statements }), { seed: 1 }), 'contact')['intro']).toBe(note);
});

it('leaves out a line of which only the address is left', () => {
  const statements = [{ text: 'marina Lane 4, tel. 01788 555310', topic: '' as const, under: '' }];
  const document = layOut(madeReading({ ...told, statements }), { seed: 1 });
  expect(JSON.stringify(document.pages)).not.toContain('arina Lane 4"');
});

it('sets no heading for several above one person, and what stands under the title of prices with the prices', () => {
  const text =
    'Alder Row\nWe mend boats in Ely\nPRICES (a day)\nCanoe £12\nPunt £20\nWe deliver on Fridays\n\nIda Holm, mechanic since 1983.';
  const document = layOut(readBrief({ text, templates: [] }), { seed: 1 });
  expect(sectionOf(document, 'team')).toMatchObject({ heading: '', items: [{ name: 'Ida Holm' }] });
  const { sections } = document.pages[0] ?? { sections: [] };
  expect(sections.filter(({ props }) => JSON.stringify(props).includes('PRICES (a day)'))).toHaveLength(1);
});

it('says the way there beside the details', () => {
  const statements = [{ text: 'Park behind the lock.', topic: 'location' as const, under: '' }];
  expect(sectionOf(layOut(madeReading({ ...told, statements }), { seed: 1 }), 'contact')['intro']).toBe(
    'Park behind the lock.',
  );
});

it('does not repeat at the end of a single page what stands right above it', () => {
  const hours = { rows: [{ day: 'tue' as const, opens: '09:00', closes: '17:00' }], closed: [], said: [] };
  expect(layOut(madeReading({ ...told, hours }), { seed: 1 }).footer).toMatchObject({
    showContact: false,
    showHours: false,
  });
});

it('says how to reach the owner at the contact details, not at the top of the page', () => {
  const statements = [['Two boats sleep six.', 'Ring Sal on 01788 555310, best in the evening.']];
  const document = layOut(madeReading({ ...told, statements }), { seed: 1 });
  expect(sectionOf(document, 'hero')['intro']).toBe('Two boats sleep six.');
  expect(sectionOf(document, 'contact')['intro']).toBe('Ring Sal on 01788 555310, best in the evening.');
});

it('leaves out of a sentence the details at its end, but never half of what it says', () => {
  const statements = [
    ['Bookings: Sal Ferris, 01788 555310, book@alder.example.', 'Call Sal after six on 01788 555310.'],
  ];
  const text = JSON.stringify(layOut(madeReading({ ...told, statements }), { seed: 1 }).pages);
  expect(text).toContain('"Bookings: Sal Ferris');
  expect(text).not.toContain('Sal Ferris, 01788');
  expect(text).toContain('Call Sal after six on 01788 555310');
});

it('labels nothing with "us" or "me": nobody said how many speak', () => {
  const statements = [
    ['Boats for hire.'],
    ['My father taught me.', 'My brother mends the engines.', 'Dogs are welcome.', 'Bring boots.'],
  ];
  const labels = layOut(madeReading({ ...told, language: 'de', phones: [], statements }), { seed: 1 });
  expect(JSON.stringify(labels)).toContain('Wissenswertes');
  expect(JSON.stringify(labels)).not.toMatch(/(?:"label"|"heading"|"title"):"[^"]*\b(?:mich|mir)\b/);
});

it('fills a page for booking, or for what there is, with what is known of it', () => {
  const wishes = {
    pages: [
      { title: 'Booking', topic: 'booking' as const, about: '' },
      { title: 'Treatments', topic: 'services' as const, about: '' },
      { title: 'Prices', topic: 'prices' as const, about: '' },
    ],
  };
  const span = { start: 0, end: 0 };
  const offers = [
    {
      title: '',
      offers: [
        { name: 'massage', text: '', price: '£40', span },
        { name: 'sauna', text: '', price: '£12', span },
      ],
    },
  ];
  const { pages } = layOut(madeReading({ ...told, offers, wishes }), { seed: 1 });
  const on = (title: string) => JSON.stringify(pages.find((page) => page.title === title)?.sections);
  expect(on('Booking')).toContain('"kind":"contact"');
  expect(on('Treatments')).toContain('- Massage\\n- Sauna');
  expect(on('Prices')).toContain('£12');
});

it('keeps the owner’s own title over what stands under it, and the name over nothing', () => {
  const under = 'What happens on a first visit';
  const statements = [
    {
      text: 'You tell me the history and I ring your vet, so that both of us know what there is to do.',
      topic: 'works' as const,
      under,
    },
    {
      text: 'We lend sixteen boats, from the punt to the family cruiser with a roof.',
      topic: '' as const,
      under: 'ALDER ROW',
    },
  ];
  const text = JSON.stringify(layOut(madeReading({ ...told, statements }), { seed: 1 }).pages);
  expect(text).toContain(`"heading":"${under}"`);
  expect(text).not.toContain('ALDER ROW');
});

it('says what it is once: as the headline, or in the first sentence under the name', () => {
  const heroOf = (text: string) => designNow({ text }, { seed: 1 }).document.pages[0]?.sections[0]?.props;
  expect(heroOf('Alder Row is our boatyard in Braunston, Northants. We mend narrowboats slowly.')).toMatchObject({
    heading: 'Boatyard in Braunston, Northants',
    intro: 'We mend narrowboats slowly.',
  });
  expect(heroOf("I'm a boat painter in Selby, the yard is called Alder Row. I paint slowly.")).toMatchObject({
    heading: 'Boat painter in Selby',
    intro: 'I paint slowly.',
    eyebrow: '',
  });
});

it('leaves a remark beside a number without the details that stand there already', () => {
  const text = 'Ottos Imbiss in Hagen. Suppe 4 €.\nAn-der-Linde-Straße 8, Tel. 0203 5550144, abends nach Otto fragen';
  const site = JSON.stringify(designNow({ text }, { seed: 1 }).document);
  expect(site).toContain('"address":"An-der-Linde-Straße 8\\nHagen"');
  expect(site).toContain('"Abends nach Otto fragen"');
});

it.each(['WhatsApp 01788 555310', 'WhatsApp: 01788 555310', 'Telephone: 01788 555310 (best before 9)'])(
  'says beside the number what else there is to it: %s',
  (line) => {
    const text = `Alder Row lends boats on the cut.\nWe have eleven of them, and each has a name.\n${line}`;
    const { intro } = sectionOf(designNow({ text }, { seed: 1 }).document, 'contact');
    expect(intro).toBe(line.startsWith('W') ? 'WhatsApp' : 'Best before 9');
  },
);

it('a town behind the name stands above it where more is said below', () => {
  const text =
    'Alder Row Boats – Braunston (Marina)\n\nBoats on the cut since 1962, and eleven of them.\nCall 01788 555310.';
  expect(sectionOf(designNow({ text }, { seed: 1 }).document, 'hero')).toMatchObject({
    eyebrow: 'Braunston (Marina)',
    intro: 'Boats on the cut since 1962, and eleven of them.',
  });
});

it.each(['Phone 0491 570 156 after 5pm.', '0491 570 156, text is better.'])(
  'what is said behind a number stays: %s',
  (said) => {
    const document = designNow({ text: `Alder Row hires out boats in Ely.\n\n${said}` }, { seed: 1 }).document;
    expect(JSON.stringify(document)).toMatch(/after 5pm|ext is better/);
  },
);

it('opens with the sentence that says what this is, wherever it stands', () => {
  const introOf = (text: string) => designNow({ text }, { seed: 1 }).document.pages[0]?.sections[0]?.props['intro'];
  const late = 'It is never too late in the year for mortar. We build and mend dry stone walls.';
  expect(introOf(`Airey Walls, wallers in Ely. ${late}`)).toBe('We build and mend dry stone walls.');
  expect(introOf('Airey Walls, wallers in Ely. We set stone. Not before noon.')).toBe('We set stone.');
});

it('opens with what says more than the name, and with where they are when nothing is said in sentences', () => {
  const introOf = (text: string) => designNow({ text }, { seed: 1 }).document.pages[0]?.sections[0]?.props['intro'];
  expect(
    introOf(
      'I build walls around Ely. My name is Al Airey and the business is just called Airey Walls. We began in 1994.',
    ),
  ).toBe('We began in 1994.');
  const form =
    'Name: Hehir Boilers\nWhere: Ennis, covering Co Clare\nHours: Mon-Fri 9-5. Saturday breakdowns only, ring first';
  expect(introOf(`${form}\nOffer: €15 off any service`)).toBe('Ennis, covering Co Clare');
  const site = JSON.stringify(designNow({ text: `${form}\nOffer: €15 off any service` }, { seed: 1 }).document);
  expect(site).toContain('Saturday breakdowns only');
  expect(site).toContain('€15 off any service');
});

const pagesOf = (text: string) =>
  new Map(
    layOut(readBrief({ text, templates: [] }), { seed: 1 }).pages.map(({ title, sections }) => [
      title,
      JSON.stringify(sections),
    ]),
  );

it('lists what the owner heads like one of the pages on that page', () => {
  const pages = pagesOf(
    'Marée Basse, à Roscoff.\n\nSorties découverte : adulte 28 €, enfant 14 €.\nSel aux algues 5,20 €, tartare 6,90 €.\n\nTrois pages : Sorties, Boutique, Contact.',
  );
  expect(pages.get('Sorties')).toContain('28 €');
  expect(pages.get('Boutique')).toContain('5,20 €');
  expect(pages.get('Boutique')).not.toContain('28 €');
});

it('fills a page for news with posts alone', () => {
  const pages = pagesOf(
    "I am writing on behalf of the Kilmorran Lawn Tennis Club, Shore Road, Kilmorran. We have four courts. Adult membership €160, family €290, student €70. Please add a page for members' news and a page for visitors. Visitors pay at the gate.",
  );
  expect(pages.get("Members' news")).not.toContain('€160');
  expect([...pages.values()].join()).toContain('€160');
});

it('tells hours once: in their table, or as their whole sentence', () => {
  const of = (text: string) => {
    const { business, pages } = designNow({ text }, { seed: 1 }).document;
    return { business, said: JSON.stringify(pages) };
  };
  const bait = of('Stump Bait in Summerlin. Worms 4.50. Open 5 am to 6 pm every day but Tuesday.');
  expect(bait.business.hoursNote).toBe('');
  expect(bait.business.hours).toHaveLength(6);
  const bees = of(
    'Gum Bee Rescue in Emerald. We take swarms. Daylight hours, seven days, Sept to March. Text 0491 570 156.',
  );
  expect(bees.business.hoursNote).toBe('Daylight hours, seven days, Sept to March');
  expect(bees.said).not.toContain('Daylight hours');
});
