import { describe, expect, it } from 'vitest';
import type { Section, WebsiteDocument } from '#site/model/document.ts';
import { sayTo, siteOf } from '#tests/support/talk.ts';

const pub = siteOf(
  'The Drovers, a village pub in Clun with four rooms upstairs. Steak pie £15.50, fish and chips £14.95. Food is Wednesday to Saturday 12 to 2.30. Quiz night Thursdays at 8. Open every day 12 to 11. Ring 01632 960720.',
);
const courses = siteOf(
  'Bakehouse Craft, weekend courses for beginners in Totnes. 14 March Throwing on the Wheel with Martin Oakes £85, 28 March Natural Dyeing with Sunita Rao £70. Courses run 10am to 4pm. Email hello@bakehouse.example.',
);

const kindsOf = (document: WebsiteDocument) =>
  document.pages.flatMap(({ sections }) => sections.map(({ kind }) => kind));
const pagesOf = (document: WebsiteDocument) => document.pages.map(({ title }) => title);
const newIn = (message: string, document = pub): Section[] => {
  const before = new Set(document.pages.flatMap(({ sections }) => sections.map(({ id }) => id)));
  return sayTo(document, message).after.pages.flatMap(({ sections }) => sections.filter(({ id }) => !before.has(id)));
};

describe('a page that is asked for', () => {
  it.each([
    ['A separate page for gift vouchers would be good', 'Gift vouchers'],
    ['id like the rooms on there own page, away from the food', 'Rooms'],
    ['can you put the gift vouchers on a separate page', 'Gift vouchers'],
    ['Eine eigene Seite für Gutscheine wäre schön', 'Gutscheine'],
  ])('%s: is called by what it is for', (message, title) => {
    expect(pagesOf(sayTo(pub, message).after)).toContain(title);
  });

  it('put the menu on its own page: the section goes along', () => {
    const { after } = sayTo(pub, 'put the menu on its own page');
    expect(after.pages.map(({ sections }) => sections.some(({ kind }) => kind === 'menu'))).toEqual([false, true]);
  });

  it('make a gallery page: is no template', () => {
    const { after } = sayTo(pub, 'make a gallery page');
    expect(after.template).toBe(pub.template);
    expect(after.pages).toHaveLength(pub.pages.length + 1);
  });
});

describe('a question about the product changes nothing and is not answered by what stands on the website', () => {
  it.each([
    ['do we have to pay extra for another page?', 'Page: '],
    ['How do I see what it looks like on a phone?', '960720'],
    ['how many pages can I have', 'Page: '],
    ['is there a limit on pages', 'Page: '],
  ])('%s', (message, fact) => {
    const { operations, reply } = sayTo(pub, message);
    expect(operations).toEqual([]);
    expect(reply).not.toContain(fact);
  });

  it('which font is this?: is told', () => {
    const { operations, reply } = sayTo(pub, 'which font is this?');
    expect([operations, reply.startsWith('Font: ')]).toEqual([[], true]);
  });
});

describe('a section that is described', () => {
  it.each([
    'I’d like to move the bit about the hours to the top',
    'put the bit about the opening times right at the top',
  ])('%s: is the one of what it is about', (message) => {
    expect(sayTo(pub, message).after.pages[0]?.sections[1]?.kind).toBe('hours');
  });

  it.each([
    ['can we lose the bit about the history of the pub, nobody reads it', 'the history of the pub'],
    ["Can you get rid of the customer comments till I've got some proper ones", 'Reviews'],
    ['move the quote form up to the top of the page, people arent finding it', 'Contact form'],
    ['can the menu go above the bit about the team', 'People'],
  ])('%s: what is not there is said by its name', (message, name) => {
    const { reply, changed } = sayTo(pub, message);
    expect([changed, reply]).toEqual([0, expect.stringContaining(`cannot find “${name}”`)]);
  });

  it('Could you reword the about bit, it sounds too posh: the words are asked for', () => {
    const site = siteOf(
      'The Drovers is a village pub in Clun. Our dog Bess has met every walker since 2011. My father kept the house before me and his father before him. The stove came from a chapel. Ring 01632 960720.',
    );
    const { changed, reply } = sayTo(site, 'Could you reword the about bit, it sounds too posh for me');
    expect([changed, reply]).toEqual([0, expect.stringContaining('in your own words')]);
  });

  it('a section on each of the teachers has those that are named', () => {
    const message = 'Could you do a section with a few lines on each of the teachers?';
    expect(kindsOf(sayTo(courses, message).after)).toContain('team');
    expect(JSON.stringify(newIn(message, courses))).toMatch(/Martin Oakes.*Sunita Rao/u);
  });

  it.each([
    'need some common questions on there, like how long does a course take and do i need to book',
    'add some frequent questions, e.g. how long does a course take, do i need to book',
  ])('%s: has the questions that are listed', (message) => {
    const [faq] = newIn(message, courses);
    expect(JSON.stringify(faq)).toMatch(/How long does a course take\?.*Do i need to book\?/u);
  });
});

describe('words that are told, and beside what they are to stand', () => {
  it.each([
    [
      'Under the courses please add: All materials are included, just bring an apron.',
      'events',
      'All materials are included, just bring an apron.',
    ],
    ['Please add under the dates: Bring an apron', 'events', 'Bring an apron.'],
    ['Put "No VAT to pay" somewhere by the menu please', 'menu', 'No VAT to pay.'],
    ['Above the menu put: Food is cooked to order', 'menu', 'Food is cooked to order.'],
  ])('%s', (message, kind, words) => {
    const site = kind === 'menu' ? pub : courses;
    const { after, changed } = sayTo(site, message);
    const section = after.pages.flatMap(({ sections }) => sections).find((one) => one.kind === kind);
    expect([changed, JSON.stringify(section?.props)]).toEqual([1, expect.stringContaining(`${words}"`)]);
  });

  it.each(['Add a section below the menu: Why choose us', 'put a notice above the menu: closed for Easter'])(
    '%s: asks for a section',
    (message) => {
      expect(newIn(message)).toHaveLength(1);
    },
  );
});
