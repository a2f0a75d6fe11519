import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

const read = (text: string) => readBrief({ text, templates: [] });
const printed = (text: string) =>
  read(text)
    .statements.map((statement) => statement.text)
    .join(' ');

describe('what an owner wishes for is never printed', () => {
  it.each([
    ['a colour’s code', 'We mend bikes in Leeds. The top bar could be #1b2a4a.', '1b2a4a'],
    ['a list of colours', 'We mend bikes in Leeds, all year round. Navy, brick red, one red dot.', 'dot'],
    ['moods and a none', 'We sell pots in Wick. Earthy, calm, no clutter please.', 'clutter'],
    ['a likeness', 'Vi säljer lampor i Lund. Gult som en gammal postlåda.', 'postlåda'],
    ['a colour in Portuguese', 'Sou advogada em Évora. Sóbrio, azul petróleo, sem martelos.', 'martelos'],
    ['an order to write', 'We run trams in Hull. Please list the committee before the tram.', 'committee'],
    ['an order to be quiet of something', 'Fazemos passeios em Aveiro. E não digam "gôndola".', 'gôndola'],
    [
      'an order with its object first',
      'Riparo penne a Torino. Il telefono non lo metta, lavoro con la lente.',
      'telefono',
    ],
    ['an order at the end in German', 'Wir vermieten Zimmer. Bitte "Luxus" nirgends hinschreiben.', 'Luxus'],
    ['an order behind a fact', 'We won the cup in 2023 – don’t brag about it.', 'brag'],
    ['nothing of a kind', 'Sharpening in Bridport. Steel grey and red, nothing twee.', 'twee'],
    ['please and none', 'We are florists in Asheville. Please, no doves and no lilies.', 'doves'],
    ['what goes on behind a wish', 'Somos una panadería. Que se vea cálido. Quizás algo de azul.', 'azul'],
    ['a site that is spelt wrong', 'need a websight for my window cleaning. I clean windows in Hull.', 'websight'],
    ['parts of a website alone', 'We mend bikes in Leeds. A blog with a newsletter.', 'newsletter'],
    ['parts in German', 'Wir backen Brot in Celle. Mit Blog und Kontaktformular.', 'Kontaktformular'],
    ['a kind order about the look', 'We heat stones in Wick. Black site with white letters please.', 'Black'],
    ['a label in Dutch', 'Wij maken klompen in Ede. Hoofdkleur donkergroen.', 'Hoofdkleur'],
    ['a place for a quotation', 'I teach. "To stammer is to speak with care." – I want that at the very top.', 'top'],
    ['a greeting without a comma', 'Hello I tune pianos in Bath.', 'Hello'],
    ['a signature', 'We hire punts in Ely. Cheers, Hattie Rowntree', 'Cheers'],
    ['what is not decided', 'We bake in Hull. Haven’t decided on a font yet.', 'decided'],
    ['a number kept off line', 'I walk dogs. My wife does not want her phone number online.', 'online'],
    ['small talk', "Hope you're well! We mend bikes. Not sure what else to say.", 'well'],
    ['what somebody told the owner', 'Wir backen Brot. Mein Neffe meint, ich brauche das.', 'Neffe'],
    ['an order about what is the owner’s', 'I tune pianos in Bath. Please keep my surname off it.', 'surname'],
    ['something with a mood', 'Somos un taller en Oaxaca. Algo alegre, con mucho color, sin flores.', 'flores'],
    ['colours that are guessed', 'We bake pies in Dundee. Brown and gold I guess.', 'guess'],
    ['a mood and a verb', 'Wir spielen Schach in Mainz. Schlicht halten, viel Weiß.', 'Schlicht'],
    ['what becomes of a fact', 'We never turn a child away, and we would like this stated. Ring us.', 'stated'],
    ['leave to print', 'Our charges are fixed and may be printed: aneroid, £78; barograph, £145.', 'may be printed'],
    ['what must be there', 'Wij malen op wind. Geen wind, geen meel, dat moet er wel op.', 'moet'],
    ['a word about spelling', 'Mail is picks@tumblr.example (yes spelled like that)', 'spelled'],
    ['how large letters are', 'Jeg holder foredrag i Svendborg. Store bogstaver så alle kan læse det.', 'bogstaver'],
    ['a letter’s opening', 'To whom it may concern\n\nWe teach sums in Ely on Saturdays.', 'concern'],
    ['a letter’s close', 'We teach sums in Ely.\n\nYours faithfully,\nH. Pargeter', 'faithfully'],
    ['why something is refused', 'We fish. Don’t mention eels please. We never catch those.', 'catch'],
    ['an adverb before an order', 'Tem roda de choro em Belém. Só não fala de cerveja.', 'cerveja'],
    [
      'what a sentence before names',
      'We mend nets. We live at 4 Mill Lane but please not on the website.',
      'Mill Lane',
    ],
    ['a name that is given to be kept', 'We wrestle. My name is Ramiro Fuentes but don’t put that.', 'Ramiro'],
    ['a second thing to be left out', 'We sing. Never use the word "amateur". And no talk of "passion".', 'passion'],
    ['a heading to who builds it', 'We mend hogs.\n\nWhat the site has to do:\n- sponsor a hog for £3', 'has to do'],
    [
      'an order about what was just said',
      'Gran makes pierogi in Leith. She isn’t on Facebook so don’t link it.',
      'link it',
    ],
    [
      'where a number shall stand',
      'Vi laver låger og gelændere i Ludby, fra 800 kr. Telefonnummeret skal stå stort.',
      'stort',
    ],
    [
      'where hours shall stand',
      'We forge gates and railings in Ludlow, and a gate is £80 to mend. Could the opening hours go at the top?',
      'the top',
    ],
    ['a word that is hated', 'We forge gates in Ludlow, £80. Cheap is a word I never want to see.', 'Cheap'],
    [
      'pictures that follow',
      'We forge gates in Ludlow, in iron. Gates cost £80. Railings £40 a yard. Ring 01632 960144. I’ll send photos next week.',
      'photos',
    ],
    [
      'pictures that follow in German',
      'Wir schmieden Tore in Soest. Telefon 02921 555 01. Fotos reiche ich nach.',
      'Fotos',
    ],
    ['a word that is not wanted', 'We forge gates in Ludlow, £80 each. The word bespoke is banned.', 'bespoke'],
    [
      'a word that is not wanted in Dutch',
      'Wij smeden in Leek. Het woord ambachtelijk wil ik niet zien.',
      'ambachtelijk',
    ],
    ['no word about something', 'Wir schmieden Tore in Soest. Von der Pleite 2019 kein Wort.', 'Pleite'],
    [
      'a part that is not needed',
      'Vi smider i Ludby. Vi laver låger og gelændere til hele øen. En kontaktformular er ikke nødvendig.',
      'kontaktformular',
    ],
    ['how visitors are spoken to', 'Nous forgeons à Ludes. Vouvoyez les visiteurs.', 'Vouvoyez'],
    ['what it must not be like', 'Hacemos rejas en Lorca, desde 80 €. Que no parezca una funeraria.', 'funeraria'],
    ['a way that stays private', 'Nous forgeons à Ludes. Mon adresse perso doit rester privée.', 'perso'],
    ['a note to who builds it', 'We tune pianos in Fife. Notes for whoever builds this: one page is plenty.', 'plenty'],
    [
      'what somebody else asks',
      'Restauramos relógios em Tomar. O meu pai pede para não se falar em baterias.',
      'baterias',
    ],
    ['laughter', 'Faço bolo em Olinda o ano inteiro kkk', 'kkk'],
    [
      'wishes in a language that is not read',
      'Halı yıkama yapıyoruz, Eskişehir. Pazar kapalı. Renk turkuaz olsun.',
      'turkuaz',
    ],
  ])('%s', (_, brief, wish) => {
    expect(printed(brief)).not.toContain(wish);
  });

  it.each([
    ['We rescue hedgehogs in Hexham. Please never give it milk.', 'milk'],
    ['We walk dogs. Please don’t call before nine.', 'before nine'],
    ['We cook. Warm, home-cooked meals every Friday.', 'meals'],
    ['We sell tea. Green tea from Assam and black tea from Ceylon.', 'Assam'],
    ['Blue and white mugs from Delft. We post them.', 'mugs'],
    ['Facciamo pane a Matera. Vorrei un sito caldo. Non facciamo torte.', 'torte'],
    ['We grow plants. Tap water? No, rain water only.', 'rain water'],
    ['We repair bikes. We don’t use plastic.', 'plastic'],
    ['We fix mowers. Won the cup in 2023 – don’t brag about it.', '2023'],
    ['Wir reparieren Räder. Wir zeigen nicht nur, wie es geht.', 'zeigen'],
  ])('but what visitors are told is: %s', (brief, words) => {
    expect(printed(brief)).toContain(words);
  });
});

describe('an exclusion', () => {
  it.each([
    ['We bake. No phone calls, email us at hi@x.example.', ['phone']],
    ['On fait du pain. Pas de formulaire, un mail suffit : a@b.example', ['form']],
    ['Wir backen. Bitte kein Kontaktformular, lieber anrufen: 030 555 123.', ['form']],
  ])('bars no other way than the one it names: %s', (text, channels) => {
    expect(read(text).exclusions.map((exclusion) => exclusion.channels)).toEqual([channels]);
  });

  it('takes the words in quotes, or those before an order that ends its clause', () => {
    expect(read('We rent rooms. Never write "unleash your creativity".').exclusions[0]?.words).toEqual([
      'unleash',
      'creativity',
    ]);
    expect(read('Riparo penne. Il fax non lo metta, lavoro con la lente.').exclusions[0]?.words).toEqual(['fax']);
  });

  it.each([
    ['I mend clocks. Please leave watches out of it, everybody asks.', 'watches'],
    ['I translate. No stock phrases such as "building bridges".', 'building bridges'],
    ['We lend uniforms. Words we don’t use: "needy", "handout".', 'needy'],
    ['We write. Signed copies £12. And no newsletter, I would never write it.', 'newsletter'],
    ['We press cider in Ely. No business name yet so don’t make one up.', 'make one up'],
    ['Bakkerij Korrel in Gent. Zet er aub niet op dat we aan huis leveren.', 'leveren'],
    ['On joue aux boules à Cassis. Et pas d’horaires d’ouverture, ce n’est pas un magasin.', 'horaires'],
    ['Sharpening in Bridport. tel 01632 960 118 no email i never read it', 'never read'],
  ])('is heard in whatever words, and never printed: %s', (text, words) => {
    const reading = read(text);
    expect(reading.exclusions.some(({ publishable }) => !publishable)).toBe(true);
    expect(reading.statements.map((statement) => statement.text).join(' ')).not.toContain(words);
  });

  it.each([
    'We sharpen knives. Ring 01632 960214, I don’t do email.',
    'We rehome cats, write to a@b.example. Bank details: we give them by email, don’t publish any.',
  ])('bars no way that is given: %s', (text) => {
    const barred = read(text).exclusions.flatMap(({ channels }) => channels);
    expect(barred).not.toContain(text.includes('@') ? 'email' : 'phone');
  });

  it('of a narrower thing leaves the wider one', () => {
    const text = 'Je répare des vélos à Nantes. Ne parlez pas de vélos électriques.';
    expect(read(text).exclusions[0]?.words).toEqual(['électriques']);
    expect(printed(text)).toContain('vélos');
  });

  it('that says nothing by itself excludes nothing', () => {
    expect(read('We won the cup – don’t brag about it but it can go in somewhere.').exclusions[0]?.words).toEqual([]);
  });
});

describe('what is said to the designer', () => {
  it.each([
    ['We sharpen knives. No email please, I never look at it.', 'never look'],
    ['Nous organisons un festival. Pas de téléphone svp, c’est celui de ma fille.', 'fille'],
    ['We grow beans, so nothing that sounds like we sell plants.', 'sell plants'],
    ['Wir zeigen Sterne. Lass das Wort Astrologie weg.', 'Astrologie'],
    ['Siamo attori di Gubbio. Non chiamateci “scuola di teatro”.', 'scuola'],
    ['Arreglamos zapatos en Zamora. Que quede sencillo, en marrón cuero.', 'quede'],
    ['We mend organs. I’d rather you didn’t use the word “bespoke”.', 'bespoke'],
    ['My wife makes jam. No name yet, leave that open.', 'leave that'],
    ["We sell rope. Use a brick red if you can, and don't write that I'm the cheapest because I'm not.", 'not'],
    ['Vi klipper får. Ikke noget med spa eller kuler. Vi kommer ud til jer.', 'kuler'],
    ['Wir singen. „Ich bin der Weinstock, ihr seid die Reben.“ – bitte als Spruch ganz vorne.', 'ganz vorne'],
  ])('is not printed, nor the reason for it: %s', (text, words) =>
    expect(
      readBrief({ text, templates: [] })
        .statements.map((one) => one.text)
        .join(' '),
    ).not.toContain(words),
  );

  it('refuses a form that stands in a list of refusals', () => {
    const { exclusions } = readBrief({ text: 'Ghost walks. So no contact form, no phone, no email.', templates: [] });
    expect(exclusions.flatMap(({ channels }) => channels)).toContain('form');
  });

  it('leaves dates that stand behind a wish', () => {
    const { statements, events } = readBrief({
      text: 'We fix toasters.\nPut the next dates up: 29 March, 26 April.',
      templates: [],
    });
    expect(JSON.stringify([statements, events])).toContain('26 April');
  });
});

describe('what is said in one breath', () => {
  const spoken =
    "hello yeah this is for the Scattery Fife and Drum Band in Kilrush we're going since 1926 and there is about thirty of us so what we need is a website where people can find us practice is on a Monday at 7.30 in the old hall the bandmaster is Concepta Moloney and the treasurer is Tadhg Byrne you can ring Concepta on 085 555 0137 our colours are black and amber and don't put in anything about the parish council";

  it('falls apart where something new is spoken of', () => {
    const reading = read(spoken);
    expect(reading.name?.text).toBe('Scattery Fife and Drum Band');
    expect(reading.phones.map(({ text }) => text)).toEqual(['085 555 0137']);
    expect(printed(spoken)).toContain('bandmaster is Concepta Moloney');
    expect(printed(spoken)).not.toMatch(/parish|colours|website/);
  });
});

describe('what others would rather not', () => {
  it.each([
    'We are dentists in Bristol for people who would rather not.',
    'We cook in Leeds for people who would rather not talk about it.',
  ])('is no order: %s', (brief) => {
    expect(printed(brief)).toContain('rather not');
  });
});

describe('facts under a heading that asks', () => {
  it('are facts all the same', () => {
    const { offers, people } = read(
      'We mend hedgehogs.\n\nWhat the website has to do:\n- sponsor a hog for £3 a month\n- Our vet is Dr Anselm Obuya',
    );
    expect(offers.flatMap((group) => group.offers).map(({ price }) => price)).toEqual(['£3 a month']);
    expect(people.map(({ name }) => name)).toEqual(['Dr Anselm Obuya']);
  });
});

describe('pages that are named', () => {
  it.each([
    ['We push barrows. Want a Rules page and an Enter page.', ['Rules', 'Enter']],
    ['Wij malen meel. Een pagina Rondleidingen graag apart.', ['Rondleidingen']],
    ['On joue. Il nous faut les pages La troupe, Presse et Contact.', ['La troupe', 'Presse', 'Contact']],
    ['Rook Hall. Pages I want: Home, Hire & fees, Contact', ['Home', 'Hire & fees', 'Contact']],
    ['Rook Hall. New website please, same facts, pages Home, Rooms, Contact', ['Home', 'Rooms', 'Contact']],
    [
      'Schachclub in Erfurt. Das Gästebuch bitte weglassen, dafür hätten wir gern eine eigene Seite Jugend.',
      ['Jugend'],
    ],
    ["Chess club in Ely. We'd like a page of its own for juniors.", ['Juniors']],
    ['Wir gärtnern.\n\na) Satzung – eigene Seite\nb) Pacht 42 € im Jahr', ['Satzung']],
  ])('%s', (brief, titles) => {
    expect(read(brief).wishes.pages.map(({ title }) => title)).toEqual(titles);
  });
});

describe('parts of a website that a sentence consists of', () => {
  const asked = (text: string) => {
    const { pages, sections } = read(text).wishes;
    return [...pages, ...sections].map(({ topic }) => topic);
  };

  it.each([
    ['We mend bikes in Leeds. A blog with a newsletter.', ['blog', 'newsletter']],
    ['Wir backen Brot in Celle. Mit Blog und Kontaktformular.', ['blog', 'contactForm']],
    ['Réparation de vélos à Brest. Un formulaire de contact et un blog.', ['contactForm', 'blog']],
  ])('are asked for: %s', (text, topics) => {
    expect(asked(text)).toEqual(topics);
  });

  it('are none as a heading, which has answers below it', () => {
    const { questions } = read('We mend bikes in Leeds.\n\nQuestions:\nIs there parking? Two spaces behind the house.');
    expect(questions).toHaveLength(1);
  });

  it('leaves what visitors may ask to them', () => {
    const { questions } = read('We write software for harbours.\n\nQuestions:\nCan we leave? Yes, at any time.');
    expect(questions.map(({ question }) => question)).toEqual(['Can we leave?']);
  });

  it('are none where something else is said of them', () => {
    expect(printed('We mend bikes in Leeds. Our newsletter comes on Fridays.')).toContain('Fridays');
    expect(asked('A gallery with a shop.')).not.toContain('gallery');
  });
});

describe('what is told to be printed', () => {
  it('is printed without the order', () => {
    const brief = 'Facciamo teatro a Ferrara. La frase "Il filo non si vede ma c’è" va scritta grande.';
    expect(
      read(brief)
        .quotations.map(({ text }) => text)
        .join() + printed(brief),
    ).toContain('Il filo non si vede');
    expect(printed(brief)).not.toContain('scritta grande');
  });
});

describe('a sentence that speaks to visitors and to the builder', () => {
  it.each([
    [
      'We teach maths in Ely. I am never in before ten, people should know, put that somewhere.',
      'before ten',
      'put that',
    ],
  ])('is printed without what is the builder’s: %s', (brief, fact, wish) => {
    expect(printed(brief)).toContain(fact);
    expect(printed(brief)).not.toContain(wish);
  });
});

describe('what visitors are told that there is none of', () => {
  it.each([
    ['We hire out boats in Ely.', 'No licence needed, we teach you to steer.', 'Ring 01632 960417.'],
    ['We hire out boats in Ely.', 'No booking required and dogs are welcome.', 'Ring 01632 960417.'],
    ['We mind children in Ely.', 'No deposit, no waiting list.', 'Ring 01632 960417.'],
    ['We mend boilers in Ely.', 'No call-out fee.', 'Ring 01632 960417.'],
    ['We cook in Ely.', 'No fixed menu, we cook what the boat brings.', 'Ring 01632 960417.'],
    ['Nous cuisons au bois à Dole.', 'Sans réservation, pas de carte bancaire.', 'Tél. 03 84 55 01 02.'],
    ['Cuciniamo a Lucca dal 1998.', 'Senza prenotazione.', 'Tel. 0583 555 010.'],
  ])('is printed: %s %s', (before, said, after) => expect(printed([before, said, after].join(' '))).toContain(said));

  it.each(['No testimonials.', 'No cheesy slogans.', 'No contact form.', 'No prices.'])(
    'is not what the website has none of: %s',
    (said) => expect(printed(`We hire out boats in Ely. ${said} Ring 01632 960417.`)).not.toContain(said),
  );
});

describe('headings of the site', () => {
  it('are not kept out with a thing that has none of them', () => {
    const { exclusions } = read('Kayaks from £18 an hour. No prices for the summer camp yet please.');
    expect(exclusions.flatMap(({ words }) => words)).not.toContain('prices');
  });
});

describe('people in a list', () => {
  it('are people whatever they do', () => {
    const { people } = read(
      'We are Heave Ho in Leeds.\n\nOttoline Braithwaite – routes and bookings\nCuthbert Lim – packing\nJolanta Wrona – the books',
    );
    expect(people.map(({ name }) => name)).toEqual(['Ottoline Braithwaite', 'Cuthbert Lim', 'Jolanta Wrona']);
  });

  it('have no other’s name for a role', () => {
    const { people } = read('Wir spielen Schach. 1. Vorsitzende ist Dr. Hanne Löblein, Jugendleiter Emre Şahin.');
    expect(people.map(({ name, role }) => [name, role])).toContainEqual(['Emre Şahin', 'Jugendleiter']);
  });
});

it.each([
  ['I want it to look like a typed page: cream background, black text, red here and there.', []],
  ['A page for the Regatta on its own please and a page called Joining.', ['Regatta', 'Joining']],
  ['Please give the plays an extra page "Plays".', ['Plays']],
  ['I would like the menu as a separate page.', ['Menu']],
])('a page is asked for by its title alone: %s', (text, titles) =>
  expect(read(`We row in Ely. ${text}`).wishes.pages.map(({ title }) => title)).toEqual(titles),
);

it('how many pages are enough is no title', () =>
  expect(read('Name: Hand-Me-Up\nWhat: uniform swap shop\nWhere: Ely\nPages: one is enough').wishes.pages).toEqual([]));

it('the order of what stands on the page names no pages', () => {
  const { pages, first } = read(
    'We run a café in Ayr. Order on the page: opening date, menu, how to find us, jobs.',
  ).wishes;
  expect(pages).toEqual([]);
  expect(first).toEqual(['menu', 'location']);
});

it('is told apart by all signs together, whatever a single rule takes it for', () => {
  const danish =
    'Værkstedet hedder Oddersejl og ligger i Ribe. Vi syr nye sejl. Vask af storsejl 950 kr. Åbent mandag til torsdag 7.00–15.30. Siden må gerne være blå. Ingen nyhedsbreve og ingen popup-vinduer.';
  expect(printed(danish)).not.toContain('popup');
  const pasted =
    'Vi inoltro quello che avevo già mandato al grafico (mai risposto):\n\nLavanderia Lontra, via dei Salici 31, Rovigo.\nDetersivo incluso.\nSi paga con monete o carta.\nPiumoni solo nella grande.\n\nPer il sito: azzurro e bianco.';
  expect(printed(pasted)).not.toContain('grafico');
  expect(printed(pasted)).toContain('Detersivo incluso.');
});

it('makes no shop of what the website is for', () => {
  const { wishes } = read(
    'hi need website for my wife shop. Otter Tailors, Pune. simple blouse 450 rs, lining 750 rs. mon to sat 11 to 8. she has 18 years of experience. colour pink or maroon.',
  );
  expect(wishes.sections).toEqual([]);
});
