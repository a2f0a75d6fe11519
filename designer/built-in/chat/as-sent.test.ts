import { describe, expect, it } from 'vitest';
import { applyOperations } from '#site/operations/index.ts';
import { sayTo, siteOf } from '#tests/support/talk.ts';
import { priceLike } from './document/money.ts';

function ask(brief: string, message: string) {
  const { after, choices = [] } = sayTo(siteOf(brief), message);
  const { pages, business, theme, brand } = after;
  const sections = pages.flatMap((page) => page.sections);
  const propsOf = (kind: string) => sections.findLast((section) => section.kind === kind)?.props ?? {};
  return { pages, business, theme, brand, propsOf, choices, said: JSON.stringify([pages, business]) };
}

const PLUMBER =
  'Rook Plumbing, that is me, Dave Rook, in Selby. Evenings and weekends £95. After the first hour £50 an hour. Birthday rate from £32. Ring 01632 960276. 5 Mill Yard, Selby YO8 4PD.';
const SALON =
  'Salon Kammwerk in Köln, das bin ich, Sabine Krämer. Damenhaarschnitt 48 €, Herrenhaarschnitt 29 €, Farbe ab 62 €. Lindenstraße 8, 50674 Köln.';
const SCHOOL =
  'Academia Puente es una academia de idiomas en Granada, en la calle Recogidas 31, 18005. Inglés B1 cuesta 90 €, inglés B2 95 € y francés A2 85 €. Teléfono 958 000 142.';
const CATERER =
  'Maison Bellac est un traiteur installé à Tours, 12 rue des Tanneurs, 37000. Buffet froid 24 € par personne, menu de mariage 68 €. Téléphone 02 61 91 34 50, contact@bellac.example.';
const YOGA =
  'Still Water Yoga is my small studio in Galway. The week looks like this: Monday 18:30 Hatha, Tuesday 9:30 Gentle Yoga, Wednesday 19:00 Vinyasa. A single class is €14.';
const CHOIR =
  'Harbour Voices is a choir in Whitby. Our concerts this year: Spring Concert on 14 March, 7.30pm, St Hilda Church, tickets £12; Summer Songs on 20 June, 7pm, Whitby Pavilion, £10. Write to peter@harbour.example.';

describe('prices', () => {
  it.each([
    ['beside days, without a sign', PLUMBER, 'evenings/weekends 110 now', '£110'],
    ['in the words of their sentence', PLUMBER, 'birthday rate now starts at 36 pounds', 'from £36'],
    ['of a compound said short', SALON, 'Herrenschnitt kostet jetzt 32', '32 €'],
    ['and keep what they are for', CATERER, 'le buffet froid passe à 26€', '26 € par personne'],
    ['of a thing that is known by a number', SCHOOL, 'el b2 ahora cuesta 99', '99 €'],
  ])('change %s', (_, brief, message, price) => expect(ask(brief, message).said).toContain(`"price":"${price}"`));

  it('are no times of day', () =>
    expect(ask(SCHOOL, 'con clase de prueba de inglés B2 a las 12').said).toContain('"price":"95 €"'));

  it('come with what is said of a new thing', () => {
    expect(ask(CATERER, 'ajouter brunch 28 €, minimum 15 personnes').said).toContain(
      '"name":"Brunch","text":"Minimum 15 personnes","price":"28 €"',
    );
    const { said } = ask(SCHOOL, 'Añadid un curso nuevo: Alemán A1, martes y jueves a las 18:30, 88 € al mes.');
    expect(said).toContain('"name":"Alemán A1","text":"martes y jueves a las 18:30","price":"88 € al mes"');
  });
});

describe('how to get in touch', () => {
  it('keeps the number of a house, and no other town', () => {
    const message = 'Nouvelle adresse : 45 avenue de Grammont, 37000 Tours. Et nouveau numéro aussi : 02 61 91 34 88';
    expect(ask(CATERER, message).business).toMatchObject({
      address: '45 avenue de Grammont\n37000 Tours',
      phone: '02 61 91 34 88',
    });
  });

  it('is told what becomes of the old one, which changes nothing', () =>
    expect(ask(PLUMBER, 'new number is 01632 960999 the old one goes dead friday').business.phone).toBe(
      '01632 960999',
    ));

  it('takes no house number above a postcode for a telephone', () =>
    expect(ask(SCHOOL, 'nuevo teléfono 958 000 177').business.phone).toBe('958 000 177'));
});

it('who takes over a task has it under the own name, and nobody is called by the task', () => {
  const patrol = 'Toad Patrol in Havering. Coordinator is Alan Threlfall, secretary is Moira Eaves.';
  expect(ask(patrol, 'Secretary is now Jean Postlethwaite.').propsOf('team').items).toMatchObject([
    { name: 'Alan Threlfall' },
    { name: 'Jean Postlethwaite', role: 'Secretary' },
  ]);
});

describe('times', () => {
  it('of a day are those of the others where that is said', () => {
    const barber =
      'Delgado, barber in Tucson. Cuts $22, kids $15. Monday 8am to 1pm, Tuesday 8am to 1pm, Saturday 9am to 5pm.';
    const { business, said } = ask(barber, "Wednesdays we're back to the same hours as the other weekdays");
    expect(business.hours.filter(({ day }) => day === 'wed')).toMatchObject([{ opens: '08:00', closes: '13:00' }]);
    expect(said).toContain('"price":"$15"');
    expect(ask(barber, 'kids r 17 now').said).toContain('"price":"$17"');
  });

  it('of a class are the clock, not the sentence around it', () =>
    expect(ask(YOGA, 'Wednesday vinyasa starts at 19:30 from now on').said).toContain(
      '"time":"19:30","name":"Vinyasa"',
    ));

  it('that moved are two dates and no span', () => {
    const { said } = ask(CHOIR, 'Summer Songs has had to move from 20 to 27 June, everything else about it stays');
    expect(said).toContain('"date":"27 June","time":"7pm","title":"Summer Songs"');
  });

  it('of a closure stand at the top where that is asked, whole', () =>
    expect(
      ask(SALON, 'Betriebsferien vom 3. bis 17. August, das muss ganz oben stehen').propsOf('banner').heading,
    ).toBe('Betriebsferien vom 3. bis 17. August.'));
});

describe('what is new', () => {
  it('is a form with the fields that are listed', () => {
    expect(ask(PLUMBER, 'add a form, name, phone, postcode, whats wrong').propsOf('contactForm')).toMatchObject({
      askPhone: true,
      ownFields: [{ label: 'Postcode' }, { label: 'Whats wrong' }],
    });
    const wish =
      'il faudrait un formulaire pour demander un devis : nom, mail, date de la réception, nombre de personnes, message';
    expect(ask(CATERER, wish).propsOf('contactForm').ownFields).toMatchObject([
      { label: 'Date de la réception', kind: 'date' },
      { label: 'Nombre de personnes', kind: 'number' },
    ]);
    expect(ask(CATERER, wish).brand.tagline).toBe(siteOf(CATERER).brand.tagline);
    expect(ask(PLUMBER, 'add a contact form, a gallery and a map').propsOf('contactForm').ownFields ?? []).toEqual([]);
  });

  it('is a page with all that is told of it', () => {
    const told =
      "Coniston Water is ten minutes' walk. The Old Man of Coniston starts from our door. Best cake is at the Bluebird.";
    const { pages } = ask(PLUMBER, `I'd like another page called Things to do. ${told} Nothing fancy, just that.`);
    expect(pages.at(-1)).toMatchObject({ title: 'Things to do', sections: [{ props: { body: told } }] });
    const retreat = ask(
      YOGA,
      'can you make a seperate page for my retreat? 15 to 17 May in the Burren, 290 euro with meals',
    );
    expect(retreat.pages.at(-1)).toMatchObject({ title: 'Retreat' });
    expect(JSON.stringify(retreat.pages.at(-1))).toContain('15 to 17 May in the Burren, 290 euro with meals');
  });

  it.each([
    [
      PLUMBER,
      'Could we have a bit with questions? Is there wifi - yes, free. Is linen included - yes.',
      'Is linen included?',
    ],
    [
      SCHOOL,
      '¿Podéis hacer un apartado de preguntas frecuentes? ¿Hay prueba de nivel? Sí, gratuita.',
      '¿Hay prueba de nivel?',
    ],
  ])('is a question with its answer: %s', (brief, message, question) =>
    expect(ask(brief, message).propsOf('faq').items).toContainEqual(expect.objectContaining({ question })),
  );
});

describe('the look', () => {
  it('takes the colour of the writing for the writing, and no complaint for a wish', () =>
    expect(ask(PLUMBER, "I'm thinking dark brown with cream writing, it's all so white").theme).toMatchObject({
      background: '#542c11',
      mode: 'dark',
    }));

  it('turns from one colour to another', () => {
    const pink = siteOf(PLUMBER).theme.accent;
    const { accent } = ask(PLUMBER, "less pink please, I'd rather have a soft sage green").theme;
    expect(accent).not.toBe(pink);
    expect(accent).toMatch(/^#95a683$/u);
  });

  it.each([
    [SALON, 'irgendwie gefällt mir das nicht, sieht aus wie vom Amt'],
    [SCHOOL, 'parece una web de hace 20 años, la verdad'],
  ])('is offered anew: %s', (brief, message) =>
    expect(ask(brief, message).choices.filter(({ look }) => look != null)).toHaveLength(3),
  );
});

describe('texts', () => {
  it('that are to stand word for word do, to their last sentence', () => {
    const told = 'We are forty people who would rather sing. Come and try us, the first rehearsal is free.';
    const { propsOf } = ask(CHOIR, `Use this as the intro text instead, word for word: ${told}`);
    expect(propsOf('hero').intro).toBe(told);
  });

  it('get no longer than so many sentences', () => {
    const long = `${PLUMBER} We started in 1990. We love old taps. We never leave a mess. Our van is blue.`;
    const body = String(ask(long, 'the about text is too long, two sentences at most').propsOf('about').body);
    expect(body.split('. ')).toHaveLength(2);
  });
});

describe('is not taken too far', () => {
  it('a list that stands under another kind is still meant by its words', () => {
    const document = siteOf(PLUMBER);
    const prices = document.pages[0]?.sections.find(({ id }) => id === 'prices');
    expect(prices?.kind).not.toBe('pricing');
    const renamed = applyOperations(document, [
      { type: 'updateSection', sectionId: 'prices', props: { heading: 'What I take' } },
    ]);
    if (!renamed.ok) throw new Error(renamed.failure.message);
    const { operations } = sayTo(renamed.document, 'put the price list at the bottom');
    expect(operations).toMatchObject([{ type: 'moveSection', sectionId: 'prices' }]);
  });

  it('only what says so makes a price the least', () => {
    expect(priceLike('start at 36 pounds', 'from £32')).toBe('from £36');
    expect(priceLike('up to 50 pounds', 'from £32')).not.toContain('from');
  });

  it.each(['add a contact form, please, thanks, Jo', 'add a contact form, people keep asking, and it saves time'])(
    'what is said beside a form is none of its fields: %s',
    (message) => expect(ask(PLUMBER, message).propsOf('contactForm').ownFields ?? []).toEqual([]),
  );

  it('what changes something is no text of a new page', () => {
    const { business, pages } = ask(
      PLUMBER,
      "I'd like another page called Walks. The lake is ten minutes away. Our phone number is now 01632 960999.",
    );
    expect(JSON.stringify(pages.at(-1))).not.toContain('960999');
    expect(business.phone).toBe('01632 960999');
  });
});

it('what is to come first is moved, never made anew', () =>
  expect(ask(CHOIR, 'concerts first please, before the part about us').pages[0]?.sections).toHaveLength(
    siteOf(CHOIR).pages[0]?.sections.length ?? 0,
  ));

describe('why something is asked for', () => {
  const TUNER = 'Nell Tuner in Hull tunes pianos. Tuning £60, regulation £140, key tops £9.';
  it.each([
    ['we only tune now so take the regulation off', TUNER],
    ['take the regulation off as I only tune now', TUNER],
    ['scratch the regulation, no time for it', TUNER],
  ])('is no other request: %s', (message, brief) => {
    const { said } = ask(brief, message);
    expect(said).not.toContain('regulation');
    expect(said).toContain('Tuning');
  });

  it.each([
    ['take the regulation off, car hire stays', 'Car hire'],
    ['take the regulation off, want the tuning to stay', 'Tuning'],
  ])('is in no other language: %s', (message, kept) => {
    const { said } = ask(`${TUNER} Car hire £30.`, message);
    expect(said).toContain(kept);
  });

  it('may be how it looks', () => {
    const { theme } = ask(`${TUNER} Make it dark.`, 'bit gloomy now I see it. white background please');
    expect(theme.mode).toBe('light');
  });
});

it('a price that is going up to an amount is that amount', () =>
  expect(ask(PLUMBER, 'evenings and weekends is going up to £105').said).not.toContain('up to'));

it('a date is added with what happens on it, whatever it is called', () =>
  expect(ask(CHOIR, 'Add a date, 11 July, Summer Picnic, 2 pm').said).toContain(
    '"date":"11 July","time":"2 pm","title":"Summer Picnic"',
  ));

it('a new name may be said behind the old one’s end', () =>
  expect(ask(CHOIR, "we've had to change our name, we're Whitby Bay Voices now, same place").brand.name).toBe(
    'Whitby Bay Voices',
  ));

describe('nothing is changed that was not meant', () => {
  const WASH =
    'Suds in Leeds is a launderette. Service wash £11.50 up to 8kg, duvets £16. Open every day 7am to 9pm, last wash 7.45.';
  const EYES = 'Northlight in Ely fits eyes.\nPolish £95\nStaff: Ruth Anselm (optician), Theo Vang (apprentice)';

  it('no price by a time that stands on the website', () =>
    expect(ask(WASH, 'dont need the 7.45 last wash its 8pm now').said).toContain('£11.50'));

  it('no name by the place of something else', () => {
    const { brand } = ask(
      WASH,
      'Menu first please, right under the name, folks dont want to read a story before breakfast.',
    );
    expect(brand.name).toBe(siteOf(WASH).brand.name);
  });

  it('and a new name is one, whatever it is registered under', () =>
    expect(
      ask(WASH, 'We have registered under a new name: Tong Road Suds. Please change it everywhere.').brand.name,
    ).toBe('Tong Road Suds'));

  it('nobody goes who is to be kept', () =>
    expect(ask(EYES, 'take out the line about Theo painting but keep him as apprentice').said).toContain('Theo Vang'));

  it('no type for a language that is asked for', () => {
    const { theme } = ask(
      WASH,
      'Please switch the entire site to French, most of our guests this summer are German and Dutch.',
    );
    expect(theme.type).toBe(siteOf(WASH).theme.type);
  });
});

it('what each of two costs is raised by so much', () => {
  const brief = 'Piñatas Lola en Puebla. Piñata chica $280, mediana $450, gigante $1,200. Teléfono 222 555 0170.';
  const { said } = ask(brief, 'súbele 30 pesos a la chica y a la mediana porfa');
  expect(said).toContain('"price":"$310"');
  expect(said).toContain('"price":"$480"');
  expect(said).toContain('"price":"$1,200"');
});

it('each by its own amount is no request for one', () => {
  const brief = 'Nell Tuner in Hull tunes pianos. Tuning £60, regulation £140, key tops £9.';
  const { said } = ask(brief, 'raise the tuning by £2 and the regulation by £5');
  expect(said).not.toContain('£142');
});

it('times that are said count, whosever they are', () => {
  const brief = 'Wrack Room in Sligo is a bath house. Open Monday 2pm to 7.30pm, Wednesday to Sunday 11am to 7.30pm.';
  const { hours } = ask(brief, 'can we open Tuesdays as well from now on, 2pm to 7.30pm same as the monday').business;
  expect(hours).toContainEqual({ day: 'tue', opens: '14:00', closes: '19:30' });
});

it('the reply claims no change of a row that stands as it was', () => {
  const club =
    'Elk Curling Club in Ely. League nights: Monday ladies 7 pm, Tuesday men 7 pm, Thursday mixed 7:30 pm, Friday juniors 4:30 pm.';
  const { reply } = sayTo(siteOf(club), 'remove thursday mixed');
  expect(reply).toContain('Thursday mixed');
  expect(reply).not.toContain('4:30');
});
