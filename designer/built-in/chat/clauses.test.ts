import { describe, expect, it } from 'vitest';
import type { WebsiteDocument } from '#site/model/document.ts';
import { sayTo, siteOf } from '#tests/support/talk.ts';

const SHOP = siteOf(
  'Sharp Edge of Bristol. Kitchen knife £4, scissors £5, shears £8. Grinders are Kerem, Yusuf, Dilan (she does saws also, ask for the price). Open Tue to Fri 9 to 17, Sat 9 to 13. Peter Mwai, nurseryman. Email a@b.example.',
);
const YARD = siteOf(
  'Fullers Yard in Stroud. Currently free are:\nUnit 2, 310 sq ft, £265 a month\nUnit 4, 480 sq ft, £390 a month\n\nAdults R150, children R60. It is AU$165 a night for two people. Email yard@fullers.example.',
);
const kinds = ({ pages }: WebsiteDocument) => pages.flatMap(({ sections }) => sections.map(({ kind }) => kind));

describe('the clauses of a message', () => {
  it('take the order of the clause before them', () => {
    const { after } = sayTo(SHOP, 'add axe sharpening £12. also a gallery for my before and after pics');
    expect(kinds(after)).toContain('gallery');
  });

  it.each([
    'scissors are £6 now. shears stay as they are',
    'scissors are £6 now, the rest of the prices stay the same',
    'oh and the scissors are £6 now',
  ])('that only keep something ask for nothing: %s', (message) => {
    const { said, reply } = sayTo(SHOP, message);
    expect(said).toContain('£6');
    expect(reply).not.toContain('did not understand');
  });

  it('that follow an order to add questions are these', () => {
    const { after, said } = sayTo(
      SHOP,
      'add an FAQ. Is there parking? Yes, behind the barn. Can I bring a dog? Only on a lead. And take the shears price out',
    );
    expect(kinds(after)).toContain('faq');
    for (const words of ['Is there parking?', 'behind the barn', 'Can I bring a dog?', 'Only on a lead'])
      expect(said.toLowerCase()).toContain(words.toLowerCase());
    expect(said).not.toContain('£8');
  });

  it('that follow an order to add a page stand on it', () => {
    const { after } = sayTo(
      SHOP,
      'Add a Camping page. £15 per tent for the whole weekend, no fires and no generators.',
    );
    const page = after.pages.find(({ title }) => title === 'Camping');
    expect(JSON.stringify(page)).toContain('no generators');
  });
});

describe('a name is told by its shape', () => {
  it.each([
    ["we've got a new name, Prickle Lane Hospital.", 'Prickle Lane Hospital'],
    ['We are now the Otterbourne Railway Modellers, please change it everywhere.', 'Otterbourne Railway Modellers'],
    ["We've decided on a name! It will be The Jam Flag", 'The Jam Flag'],
  ])('%s', (message, name) => expect(sayTo(SHOP, message).after.brand.name).toBe(name));

  it('and what somebody is now is no name', () => {
    const { said } = sayTo(SHOP, 'Peter Mwai is now head nurseryman');
    expect(said).toContain('Peter Mwai, head nurseryman');
  });

  it.each(['Add to the team: Zanele Dube, foster homes.', 'we have a trainee now: Callum Pike'])(
    'a new person with what they are: %s',
    (message) => expect(kinds(sayTo(SHOP, message).after)).toContain('team'),
  );
});

it.each([
  ['swap the scissors for a pruning hook at £6', 'Pruning hook'],
  ['replace all scissors by snips', 'Snips'],
  ['change scissors to snips everywhere', 'Snips'],
  ['put the prices first, call it What I charge', 'What I charge'],
  ['say cash only somewhere', 'Cash only.'],
  ['add a review from Pete: "Lovely job"', '"name":"Pete"'],
])('%s', (message, words) => expect(sayTo(SHOP, message).said).toContain(words));

it.each(["don't remove the opening hours, only hide them", "don't delete the hours section, just hide it"])(
  '%s',
  (message) => {
    const [hours] = sayTo(SHOP, message)
      .after.pages.flatMap(({ sections }) => sections)
      .filter(({ kind }) => kind === 'hours');
    expect(hours?.hidden).toBe(true);
  },
);

it('“nicht” behind the verb forbids as well', () => {
  const yoga = siteOf(
    'Yogaraum Lindenhof in Freiburg. Schnupperstunde 5 €. Mo bis Do 9 bis 20 Uhr. Team: Petra Kunz (Leitung), Jens Wolf (Hatha).',
  );
  expect(kinds(sayTo(yoga, 'lösch nicht das Team, nur ausblenden').after)).toContain('team');
  expect(kinds(sayTo(yoga, 'Die Öffnungszeiten bitte ganz nach oben').after)[1]).toBe('hours');
});

it('a day is no price, and the name of a thing no colour', () => {
  const tea = siteOf(
    'The Kettle in Whitby. Cream tea £9.50, pot of tea £3.20. Carol evening, 12 December. Pages: Menu, About.',
  );
  expect(sayTo(tea, 'the cream tea is on the 13th not the 12th').said).toContain('£9.50');
  expect(sayTo(tea, 'put the cream tea in the about section').after.theme).toEqual(tea.theme);
});

describe('what goes', () => {
  it.each([
    ['Kerem has left us, take him off please', 'Grinders are Yusuf, Dilan'],
    ['Dilan has left', 'Grinders are Kerem, Yusuf'],
  ])('out of a sentence that lists people: %s', (message, left) => {
    const { said } = sayTo(SHOP, message);
    expect(said).toContain(left);
  });

  it('out of brackets nothing is cut', () =>
    expect(sayTo(SHOP, 'Dilan has left').said).not.toContain('ask for the price'));

  it('is known by the head of its name', () => {
    const { said } = sayTo(YARD, 'unit 4 has gone');
    expect(said).not.toContain('£390');
    expect(said).toContain('£265');
  });

  it('one of several is asked about', () => {
    const { changed, reply } = sayTo(SHOP, 'take one of the services off the list');
    expect([changed, reply.includes('?')]).toEqual([0, true]);
  });

  it('what nobody wants is taken away', () => {
    const { after } = sayTo(SHOP, "I don't want the opening hours section");
    expect(kinds(after)).not.toContain('hours');
  });
});

describe('a price without a word for it', () => {
  it.each([
    ['Adults are R170 from the first of the month', 'R170'],
    ['its 175 a night now', 'AU$175'],
  ])('%s', (message, price) => expect(sayTo(YARD, message).said).toContain(price));
});

it('a section goes above another, or to the top', () => {
  const order = (message: string) => kinds(sayTo(SHOP, message).after);
  const above = order('put the opening hours above the prices pls');
  expect(above.indexOf('hours')).toBeLessThan(above.indexOf('services'));
  expect(order('can the opening hours go right at the top, just under the header?')[1]).toBe('hours');
});

it('a colour that is not wanted any more gives way to the other', () => {
  const { after, before } = sayTo(SHOP, 'actually not red anymore, lilac');
  expect(after.theme.accent).not.toBe(before.theme.accent);
});
