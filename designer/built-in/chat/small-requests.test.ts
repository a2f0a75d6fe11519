import { describe, expect, it } from 'vitest';
import { sayTo, siteOf } from '#tests/support/talk.ts';

/** Small requests of every day, each as somebody would put it in passing. */
const tell = (brief: string, message: string, earlier: readonly string[] = []) =>
  sayTo(siteOf(brief), message, earlier);

const BAKERY =
  'Lantern & Loaf is a bakery in Hebden Bridge. Sourdough £4.20, rye loaf £4.80, cinnamon buns £2.50. Open Monday to Thursday 9 to 3, Saturday 9 to 1. We deliver to Todmorden, Mytholmroyd and Luddenden. Call 01632 960143, write to hi@lantern.example. Started in 2014 with a second-hand oven.';
const CLUB =
  'Corrie Vale Walking Club. Membership £24 a year, guest walks £3. Chair: Alison Muir. Treasurer: Dev Patel. Walks secretary: Jo Brand. Next walks: 12 April Ben Ledi, 26 April Loch Ard, 10 May Glen Finglas. Dogs welcome on leads. Free first walk. Questions? corrie@walks.example.';
const VALET =
  'Fenwick Mobile Car Valeting, covering Hexham, Corbridge and Prudhoe. Mini valet £35, full valet £70, interior deep clean £95. Owner Craig Fenwick, assistant Leanne Todd. Mon-Fri 8-6, Sat 8-1. Fully insured. Call 01632 960777.';
const SPA =
  'Studio Salvia, estetica a Trento. Pulizia del viso 55 €, pacchetto di cinque massaggi 210 €. Scrivere a info@salvia.example.';

describe('what is new', () => {
  it.each([
    [BAKERY, 'we do wedding cakes now too, £300 each', '"name":"Wedding cakes"'],
    [BAKERY, "We've started doing focaccia, £5 a slab. Please add it.", '"name":"Focaccia"'],
    [BAKERY, 'Add that I also do catering trays, £60 each', '"name":"Catering trays"'],
    [CLUB, 'family membership, £40 a year. add please', '"name":"Family membership"'],
    [VALET, 'new one - headlight restoration £45 a pair', '"name":"Headlight restoration"'],
    [CLUB, 'Can you add a new walk, 24 May, Ben Venue', '"date":"24 May","time":"","title":"Ben Venue"'],
    [VALET, 'got a review: "Looked better than new" from Dave in Corbridge', '"name":"Dave in Corbridge"'],
    [BAKERY, 'Could you add a raisin loaf to the breads, £5.20', '"name":"Raisin loaf"'],
    [VALET, 'Can you add seat shampoo to the price list please, £45', '"name":"Seat shampoo"'],
    [VALET, "add a dog hair clean it's £15", '"name":"Dog hair clean"'],
    [BAKERY, "we do seed rolls now, they're £2.20", '"name":"Seed rolls"'],
    [
      SPA,
      'Aggiunga per favore un servizio: trattamento drenante, 5 sedute, 110 €',
      '"name":"Trattamento drenante","text":"5 sedute","price":"110 €"',
    ],
    [VALET, 'Please add a sentence to say we use rainwater.', 'Fully insured.\\n\\nWe use rainwater.'],
    [BAKERY, 'Could we have somewhere for people to sign up to a newsletter?', '"kind":"newsletter"'],
    [
      BAKERY,
      'Add a line at the end of the about bit saying we still use the same oven.',
      'We still use the same oven.',
    ],
  ])('is listed by its own name: %#', (brief, message, said) => expect(tell(brief, message).said).toContain(said));

  it('is no section with figures where another number is meant', () =>
    expect(tell(VALET, 'can you put my other number on instead').said).not.toContain('"kind":"stats"'));

  it('changes the price of nothing that is there', () => {
    const { said } = tell(CLUB, 'family membership, £40 a year. add please');
    expect(said).toContain('"name":"Membership","text":"","price":"£24 a year"');
  });
});

describe('a page of its own', () => {
  const titlesAfter = (brief: string, message: string) => tell(brief, message).after.pages.map(({ title }) => title);

  it.each([
    [BAKERY, 'Would it be possible to have a separate page for gift prices?', 'Gift prices'],
    [CLUB, 'could we have a page with all our past walks on it', 'All our past walks'],
    [VALET, 'do a page just for vans', 'Vans'],
  ])('is called by all that is said of it: %#', (brief, message, title) =>
    expect(titlesAfter(brief, message)).toContain(title),
  );

  it('takes along what it is of, and nothing that only shares a word', () => {
    const prices = (message: string) => tell(VALET, message).after.pages[0]?.sections.some(({ id }) => id === 'prices');
    expect(prices('I want the prices on their own page')).toBe(false);
    expect(prices('I want a separate page for fleet prices')).toBe(true);
  });
});

it('sounding friendlier is no look', () => {
  const { after } = tell(VALET, 'Can you make it sound a bit friendlier, it reads like a CV');
  expect(after.theme).toEqual(siteOf(VALET).theme);
});

describe('where the owner goes', () => {
  it.each([
    [VALET, 'we cover Wylam too now', 'covering Hexham, Corbridge, Prudhoe and Wylam'],
    [
      VALET,
      'Can you add Haltwhistle and Haydon Bridge to where we go',
      'Corbridge, Prudhoe, Haltwhistle and Haydon Bridge',
    ],
    [BAKERY, 'we deliver to heptonstall now aswell', 'Todmorden, Mytholmroyd, Luddenden and Heptonstall'],
  ])('is one place longer: %#', (brief, message, said) => expect(tell(brief, message).said).toContain(said));

  it('is told as what is new, not as words that changed places', () =>
    expect(tell(VALET, 'we cover Wylam too now').reply).toContain('“Wylam” is new'));
});

it('takes no day and no dish for a place', () => {
  for (const message of ['Add Tuesday to the delivery days', 'add mushrooms to what we serve'])
    expect(tell(BAKERY, message).said, message).toContain('Todmorden, Mytholmroyd and Luddenden.');
});

it('holds by what is to stay, and is not held up by it', () => {
  expect(tell(BAKERY, 'put £1 on everything. Leave the sourdough alone.').changed).toBe(0);
  expect(tell(VALET, 'we cover Wylam too now. leave the 960777 number where it is').said).toContain('and Wylam');
});

describe('what became of a thing', () => {
  it.each([
    [CLUB, 'Ben Ledi walk is full, no more places', '"title":"Ben Ledi","place":"","text":"Full, no more places"'],
    [
      BAKERY,
      'the buns are sold out until Easter, say so next to them',
      '"name":"Cinnamon buns","description":"Sold out until Easter"',
    ],
    [VALET, 'interior deep clean takes about 3 hours, can you mention it', '"text":"Takes about 3 hours"'],
    [CLUB, 'The Loch Ard walk has been moved to 3 May.', '"date":"3 May","time":"","title":"Loch Ard"'],
  ])('stands beside it: %#', (brief, message, said) => expect(tell(brief, message).said).toContain(said));

  it('is not said of another thing that shares a word of its name', () =>
    expect(tell(BAKERY, 'Rye afternoon is fully booked for March').said).not.toContain('Fully booked'));

  it('makes nobody else of those who are named', () =>
    expect(tell(CLUB, 'The Loch Ard walk has been moved to 3 May.').said).toContain('"name":"Jo Brand"'));
});

describe('prices', () => {
  it.each([
    [BAKERY, 'can u knock 20p off the rye', '"price":"£4.60"'],
    [VALET, 'Put a fiver on everything', '"price":"£40"'],
    [BAKERY, 'Sourdough is going up to £4.50 from Monday, can you change it please', '"price":"£4.50"'],
  ])('go up and down: %#', (brief, message, said) => expect(tell(brief, message).said).toContain(said));

  it('of what is to be free are not passed over beside something else', () =>
    expect(tell(CLUB, 'make it darker, and guest walks are gonna be free too').changed).toBe(0));
});

describe('people', () => {
  it('have another name, however short the first one is', () =>
    expect(tell(CLUB, "Jo got married, she's Jo Campbell now").said).toContain('"name":"Jo Campbell"'));

  it('are called by what they are now, with a capital too', () =>
    expect(tell(CLUB, "Alison's title should be Chairperson rather than Chair").said).toContain(
      '"role":"Chairperson"',
    ));

  it('are spelt in small letters', () =>
    expect(tell(VALET, 'its leanne dodd not todd').said).toContain('"name":"Leanne Dodd"'));
});

describe('what goes', () => {
  it('is a number alone where the mail is to stay', () =>
    expect(tell(BAKERY, 'please take my number off the site, email only').after.business).toMatchObject({
      phone: '',
      email: 'hi@lantern.example',
    }));

  it('is a number after all', () =>
    expect(tell(BAKERY, 'drop the phone number after all').after.business.phone).toBe(''));

  it('is a sentence that the request says word for word', () =>
    expect(tell(CLUB, "we're no longer offering a free first walk, please remove that").said).not.toMatch(
      /free first walk/i,
    ));

  it('is a thing off the list, whatever is said of the others', () =>
    expect(tell(BAKERY, 'take the rye off the list, rest is the same').said).not.toContain('Rye loaf'));

  it('is asked where a sentence speaks of two ways', () => {
    const teacher =
      'Marta, piano teacher in Bristol. Diploma from Cardiff. Lessons at my house or online. 30 minutes £22.';
    expect(tell(teacher, 'lose the online lessons').changed).toBe(0);
  });
});

describe('hours', () => {
  it('of an afternoon begin after noon', () =>
    expect(tell(BAKERY, 'can you add friday afternoons 3 till 6').after.business.hours).toContainEqual({
      day: 'fri',
      opens: '15:00',
      closes: '18:00',
    }));

  it('of a day that is given up are closed', () =>
    expect(tell(BAKERY, "I've given up Saturdays").after.business.closedDays).toContain('sat'));

  it.each([
    ['Fully booked till the 19th, stick a banner up', 'Fully booked till the 19th.'],
    [
      'Closing early this friday, 2pm, for a wedding. can you put a notice up',
      'Closing early this friday, 2pm, for a wedding.',
    ],
  ])('say in one place what is so for a while: %s', (message, said) => {
    const { after } = tell(VALET, message);
    const banners = after.pages.flatMap(({ sections }) => sections).filter(({ kind }) => kind === 'banner');
    expect(banners.map(({ props }) => props.heading)).toEqual([said]);
  });
});

describe('looks', () => {
  it('of a button are not its words', () => {
    const { after, said } = tell(VALET, 'buttons want to be bigger, and red');
    expect(said).not.toContain('Bigger, and red');
    expect(after.theme.accent).not.toBe(siteOf(VALET).theme.accent);
  });

  it('are what they were before', () =>
    expect(tell(BAKERY, 'hmm I liked the old colours better, can we go back', ['make it green']).undo).toBe(true));
});

it('the whole thing is in another language, and no dish of that name', () =>
  expect(tell(BAKERY, 'Can we have the whole thing in Spanish instead?').after.language).toBe('es'));

it('a text of two lines is told with the stops that it has', () =>
  expect(tell(VALET, 'Add a line to the about bit saying we use rainwater.').reply).toContain(
    'insured. We use rainwater',
  ));

it('a number takes the place of a number', () =>
  expect(
    tell('Dale Roofing works within 15 miles of Harford. Slipped tiles £110.', 'make it 20 miles instead of 15').said,
  ).toContain('20 miles of Harford'));

it('words in quotes take the place of others without the words around them', () =>
  expect(tell(CLUB, 'Make it "Dogs are very welcome" instead of Dogs welcome').said).toContain(
    'Dogs are very welcome on leads',
  ));

it('a heading that is another one is told whole', () =>
  expect(tell(VALET, 'make the headline "Your car, spotless, on your own drive"').reply).toContain(
    'now “Your car, spotless, on your own drive”',
  ));

it('a college of music asks for no sound', () =>
  expect(tell(CLUB, "Alison's a teacher at the College of Music").reply).not.toContain('Motion'));

describe('what goes along', () => {
  const PRINTS =
    'Otter Prints in Ripon. Cards £4, letters £35, speeches from £90. Open Tuesday 2pm to 5pm. Ring 01632 960160.';
  it.each(["I don't do speeches any more, take them off with their price.", 'remove the speeches and their price'])(
    'is the price of what is removed, and nothing else: %s',
    async (message) => {
      const { after } = await tell(PRINTS, message);
      expect(JSON.stringify(after)).not.toContain('"name":"Speeches"');
      expect(JSON.stringify(after)).toContain('£35');
    },
  );

  it('are the names that a page is asked for with', async () => {
    const towns = JSON.stringify((await tell(PRINTS, 'Add a page Towns with Ely, Bude and Ripon')).after);
    expect(towns).toContain('"title":"Towns"');
    expect(towns).toContain('Ely, Bude and Ripon');
    const shops = 'Please add a page Stockists with two names on it: Gull Gallery, Ely and The Drawer, Bude.';
    const stockists = JSON.stringify((await tell(PRINTS, shops)).after);
    expect(stockists).toContain('"title":"Stockists"');
    expect(stockists).toContain('Gull Gallery');
    const clay = JSON.stringify((await tell(PRINTS, 'Add a page Working with clay')).after);
    expect(clay).toContain('"title":"Working with clay"');
  });

  it('is the money of the website for a note that has a name', async () => {
    const site = 'The Otter Choir sings in Ennis. Rehearsals €8 a night, term ticket €90. Ring 01632 960160.';
    const { after } = await tell(site, "It's a tenner a night from now on, i.e. €10 instead of €8.");
    expect(JSON.stringify(after)).not.toContain('£');
    expect(JSON.stringify(after)).toContain('€10');
  });
});

describe('what a word could mean as well', () => {
  const CAFE = 'Café Lucero en Cádiz. Chocolate 2,20 €, café 1,40 €. Domingos de 7:30 a 14:00. Teléfono 956 555 013.';

  it('a price that goes up is no order to move', () =>
    expect(tell(CAFE, 'el chocolate sube a 2,40 €').said).toMatch(/"name":"Chocolate".{0,40}2,40 €/u));

  it('hours that are wrong are asked for, and stay', () =>
    expect(tell(CAFE, 'oye cambia el horario que ya no es ese').changed).toBe(0));

  it('a name stands without the word of being before it', () =>
    expect(tell(CAFE, 'cámbiale el nombre, ahora va a ser Café Tres Hermanas').after.brand.name).toBe(
      'Café Tres Hermanas',
    ));

  it('a page is called without the word that leads to what stands on it', () => {
    const { pages } = tell(CAFE, 'ajoute une page Recettes avec : Mixez les fanes avec une pomme de terre.').after;
    expect(pages.map(({ title }) => title)).toContain('Recettes');
  });

  it('what shall come first is added to nothing', () =>
    expect(
      tell(CLUB, 'I would like the note from Alison Muir to come first, before anything else.').said,
    ).not.toContain('before anything else'));
});
