import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';
import { vocabularies, type KnownLanguage } from '../vocabulary/index.ts';
import { pricesIn, readFacts } from './index.ts';
import { clausesOfMessage } from './message.ts';

const groups = (text: string, language: KnownLanguage = 'en') =>
  readFacts(text, clausesOfMessage(text), vocabularies[language]).offers;
const offers = (text: string, language: KnownLanguage = 'en') =>
  groups(text, language).flatMap((group) =>
    group.offers.map(({ name, price }) => (price ? `${name} = ${price}` : name)),
  );

it('an amount that only begins there says so', () =>
  expect(offers('Bellows repair Rs. 950, pudi Rs. 1,400 onwards, jawari Rs. 1,100')).toEqual([
    'Bellows repair = Rs. 950',
    'pudi = Rs. 1,400 onwards',
    'jawari = Rs. 1,100',
  ]));

it('what a sentence says that a thing is stands beside it, and what a price is for begins with its word', () => {
  expect(
    groups('The Currach is a double looking out at the sea, €135 a night. The Snug is a single at €80.').flatMap(
      ({ offers: all }) => all.map(({ name, text, price }) => [name, text, price]),
    ),
  ).toEqual([
    ['The Currach', 'a double looking out at the sea', '€135 a night'],
    ['The Snug', 'a single', '€80'],
  ]);
  expect(offers('$55 per person or $100 per couple.')).toEqual(['per person = $55', 'per couple = $100']);
});

it('Japanese prices that only begin there say so', () =>
  expect(
    readBrief({ text: '畳店です。\n・新畳 16,500円から\n・裏返し 4,950円', templates: [] }).offers[0]?.offers.map(
      ({ price }) => price,
    ),
  ).toEqual(['16,500円から', '4,950円']));

it('what an amount is asked for under a condition is no thing', () =>
  expect(
    offers(
      'Gap repair is £165 per square metre if the stone is there, £210 per square metre if we bring some. Visits £30. Loads £20.',
    ),
  ).toEqual(['Visits = £30', 'Loads = £20']));

it('a line that says when is closed heads no prices', () =>
  expect(
    readBrief({
      text: 'Tide Sauna.\n\nWed-Fri 4pm-8pm\nclosed Mon/Tues\n\ncasual $22\n10 trip card $180',
      templates: [],
    }).offers[0]?.title,
  ).toBe(''));

it('a word with a dash is no unit', () =>
  expect(offers('£5 buys a bucket, £12 a hi-vis vest')).toContain('hi-vis vest = £12'));

it('Japanese prices stand without the words of their sentence', () =>
  expect(
    readBrief({ text: '体験教室は4,500円、本格コースは9,800円です。', templates: [] }).offers.flatMap((group) =>
      group.offers.map(({ name, price }) => `${name} = ${price}`),
    ),
  ).toEqual(['体験教室 = 4,500円', '本格コース = 9,800円']));

describe('what a sentence says more of a price', () => {
  it.each<[KnownLanguage, string, string[]]>([
    [
      'pt',
      'O passeio do sol dura duas horas e custa 38 € por pessoa. O passeio para fotógrafos, de quatro horas, custa 70 €.',
      ['passeio do sol = 38 € por pessoa (duas horas)', 'passeio para fotógrafos = 70 € (de quatro horas)'],
    ],
    [
      'en',
      'A first look costs £35, and I take it off the bill. New bellows start at £280.',
      ['first look = £35 (I take it off the bill)', 'New bellows = start at £280'],
    ],
    [
      'en',
      'The evening class on Thursdays is £12. A weekend costs £80 and includes lunch.',
      ['evening class on Thursdays = £12', 'weekend = £80 (includes lunch)'],
    ],
  ])('in %s: %s', (language, text, told) =>
    expect(
      groups(text, language).flatMap((group) =>
        group.offers.map(({ name, price, text: more }) => `${name} = ${price}${more && ` (${more})`}`),
      ),
    ).toEqual(told),
  );
});

describe('prices', () => {
  it.each<[KnownLanguage, string, string[]]>([
    [
      'es',
      'Curso 420 €, salida con equipo 48 €, sin equipo 33 €.',
      ['Curso = 420 €', 'salida con equipo = 48 €', 'sin equipo = 33 €'],
    ],
    [
      'da',
      'Kontingent 900 kr., kursus 1.200 kr. (tre weekender i maj).',
      ['Kontingent = 900 kr.', 'kursus = 1.200 kr.'],
    ],
    [
      'en',
      'Course for two years ₹1,60,000, flats from Rs. 45,00,000',
      ['Course for two years = ₹1,60,000', 'flats = from Rs. 45,00,000'],
    ],
    ['en', 'Haircut £30', ['Haircut = £30']],
    [
      'en',
      '- Schools free, parties £90\n- Cakes, dairy free, £4',
      ['Schools = free', 'parties = £90', 'Cakes, dairy free = £4'],
    ],
    ['fr', 'Plein tarif 9 € / bébés gratuit / pass 30 €', ['Plein tarif = 9 €', 'bébés = gratuit', 'pass = 30 €']],
    [
      'en',
      'Rear carts run $34 for small dogs and $46 for large dogs.',
      ['Rear carts = $34 for small dogs and $46 for large dogs'],
    ],
    ['en', 'Blade sharpened: add $4', ['Blade sharpened = add $4']],
    [
      'en',
      'Signs £60, boats £85, murals price on request.',
      ['Signs = £60', 'boats = £85', 'murals = price on request'],
    ],
    [
      'en',
      "Kilim 450 TL, halı 900 TL'den başlar, perde 120 TL.",
      ['Kilim = 450 TL', "halı = 900 TL'den başlar", 'perde = 120 TL'],
    ],
    [
      'en',
      'Washer 3.25\nBig washer 5.75\nDryer 25 cents for 6 min\nDuvets 22 flat',
      ['Washer = 3.25', 'Big washer = 5.75', 'Dryer = 25 cents for 6 min', 'Duvets = 22 flat'],
    ],
    ['en', 'Cut $30\nBeard 15\nBoth 40', ['Cut = $30', 'Beard = 15', 'Both = 40']],
    ['en', 'Heron Room £40\nOwl Room £50\nSleeps 4', ['Heron Room = £40', 'Owl Room = £50']],
    ['en', '- Haircut ..... £30', ['Haircut = £30']],
    ['en', 'cut £30, colour £60', ['cut = £30', 'colour = £60']],
    ['en', 'We sell cappuccino 3,40 and flat white 3,60.', ['cappuccino = 3,40', 'flat white = 3,60']],
    ['en', 'A cut costs £30 and colour is £60.', ['cut = £30', 'colour = £60']],
    ['en', '£90 for the home visit, £60 for the shop.', ['home visit = £90', 'shop = £60']],
    ['en', '£35 – Small dog', ['Small dog = £35']],
    ['en', 'Lessons £25 for 30 minutes.', ['Lessons = £25 for 30 minutes']],
    ['en', 'Membership: £15 a month', ['Membership = £15 a month']],
    ['en', 'Entry: free', ['Entry = free']],
    ['en', 'I charge £35 for a 45 minute lesson and £60 for an hour.', []],
    ['en', '£48 for six courses, wine pairing £28.', []],
    ['en', 'Group of three €25 each', ['Group of three = €25 each']],
    ['en', 'Uniform KSh 1,200, suits from KES 8,500', ['Uniform = KSh 1,200', 'suits = from KES 8,500']],
    ['en', 'Waakye GH₵ 25, banku GH₵45, jollof 30 cedis', ['Waakye = GH₵ 25', 'banku = GH₵45', 'jollof = 30 cedis']],
    ['en', 'Braids R450, cornrows R 1 200', ['Braids = R450', 'cornrows = R 1 200']],
    ['en', 'Alter RM15, shirt ৳600, blouse 350 taka', ['Alter = RM15', 'shirt = ৳600', 'blouse = 350 taka']],
    ['en', 'Small dog AED 120, soto Rp 15.000', ['Small dog = AED 120', 'soto = Rp 15.000']],
    ['en', 'Saç kesimi 350 TL, sakal 200 ₺', ['Saç kesimi = 350 TL', 'sakal = 200 ₺']],
    ['en', 'Medovník 65 Kč, dort 1 100 Kč, krémes 890 Ft', ['Medovník = 65 Kč', 'dort = 1 100 Kč', 'krémes = 890 Ft']],
    ['es', 'Jarrón: $850 MXN, tour $45.000 CLP', ['Jarrón = $850 MXN', 'tour = $45.000 CLP']],
    ['it', 'Ordinario € 60\nUnder 16 € 25\nOver 65 € 40', ['Ordinario = € 60', 'Under 16 = € 25', 'Over 65 = € 40']],
    ['en', 'Adults NZ$145, kids 8–14 NZ$95', ['Adults = NZ$145', 'kids 8–14 = NZ$95']],
    ['en', 'Adults ....... £9\nUnder 12s ....... FREE', ['Adults = £9', 'Under 12s = FREE']],
    ['en', 'July and August only – $79', ['July and August only = $79']],
    ['en', 'Herbs (mint, lime), 100 g – £7', ['Herbs (mint, lime), 100 g = £7']],
    ['en', 'Saturday group, 4 people | £55 per person |', ['Saturday group, 4 people = £55 per person']],
    ['en', 'Lathe, boxed, £78; vice, £145; chuck, £92.', ['Lathe, boxed = £78', 'vice = £145', 'chuck = £92']],
    [
      'en',
      'Window $320 / truck door, pair $450 / day lesson $140',
      ['Window = $320', 'truck door, pair = $450', 'day lesson = $140'],
    ],
    ['de', 'Einzelstunde, 50 Min. – 95 €', ['Einzelstunde, 50 Min. = 95 €']],
    ['en', 'Forks 4.50 each, spades 6, hoes 8 (pounds)', ['Forks = 4.50 each', 'spades = 6', 'hoes = 8']],
    ['en', 'A fade is 18, beard 10, both £25, kids £12.', ['fade = 18', 'beard = 10', 'both = £25', 'kids = £12']],
    ['en', 'Doors 7, show 8, tickets £9.', []],
    ['sv', 'Plats 890 kr per meter, kran 1 200 kr.', ['Plats = 890 kr per meter', 'kran = 1 200 kr']],
    [
      'pl',
      'Kurs B (manual) – 3200 zł\nKurs B (auto) – 3500 zł',
      ['Kurs B (manual) = 3200 zł', 'Kurs B (auto) = 3500 zł'],
    ],
    ['en', 'We won 3 awards, ALL 12 CLASSES are 5 KM away, room R 20', []],
    ['en', 'Adoption: £80 kitten, £60 adult, £0 for old cats', ['kitten = £80', 'adult = £60', 'old cats = £0']],
    ['fr', 'Entrée : 7 € enfant, 9 € adulte', ['enfant = 7 €', 'adulte = 9 €']],
    ['he', 'תספורת נשים 180 ש"ח', ['תספורת נשים = 180 ש"ח']],
    ['en', 'Latte small £3 / large £4', ['Latte = small £3 / large £4']],
    ['en', 'Hutch £35 / run £45 / big cage £60', ['Hutch = £35', 'run = £45', 'big cage = £60']],
    ['en', 'Coffee (small £3, large £4)', ['Coffee = small £3, large £4']],
    ['en', 'Suit alterations from $1,250.50', ['Suit alterations = from $1,250.50']],
    [
      'en',
      'We bake loaves for 6.50, rye 5.80 and rolls at 90p each.',
      ['loaves = 6.50', 'rye = 5.80', 'rolls = 90p each'],
    ],
    ['en', 'Rentals (per day): 16 ft Kevlar $58, cedar canvas $85', ['16 ft Kevlar = $58', 'cedar canvas = $85']],
    ['en', 'Guided: 3 days $690 pp, 7 days $1,580 pp', ['3 days = $690 pp', '7 days = $1,580 pp']],
    ['de', 'Wir bieten Brezeln zu 0,90 € und Kaffee für 2,50 €.', ['Brezeln = 0,90 €', 'Kaffee = 2,50 €']],
    ['de', 'Damenschnitt ab 45 €, Färben 60–90 €', ['Damenschnitt = ab 45 €', 'Färben = 60–90 €']],
    ['de', 'Bier 0,5 l 4,20 €', ['Bier 0,5 l = 4,20 €']],
    ['de', 'Beratung: CHF 120.– pro Stunde', ['Beratung = CHF 120.– pro Stunde']],
    ['fr', "Cours : 35 € de l'heure, cours en duo : 25 €", ["Cours = 35 € de l'heure", 'cours en duo = 25 €']],
    ['es', 'Pan de masa madre 3,50 €', ['Pan de masa madre = 3,50 €']],
    ['pt', 'Bolo de cenoura R$ 25', ['Bolo de cenoura = R$ 25']],
    ['it', 'Tagliatelle al ragù 12 euro', ['Tagliatelle al ragù = 12 euro']],
    ['nl', 'Grote beurt vanaf € 65,-', ['Grote beurt = vanaf € 65,-']],
    ['pl', 'Strzyżenie 120 zł', ['Strzyżenie = 120 zł']],
    ['sv', 'Drejkurs 1 450 kr', ['Drejkurs = 1 450 kr']],
    ['da', 'Kaffe 28 kr.', ['Kaffe = 28 kr.']],
    ['he', 'סדנה 350 ש"ח', ['סדנה = 350 ש"ח']],
  ])('%s: %s', (language, text, pairs) => expect(offers(text, language)).toEqual(pairs));

  it.each([
    'We raised £2 million.',
    'We raised £500 last year.',
    'Rated 5 stars since 2015.',
    'I charge £60 an hour.',
    'Yoga Mondays 10.30',
    'We come to you within 20 miles, thats £65.',
    'All takings to the lifeboat - £14,300 raised last year!',
    'It takes three days, overnight costs £8 more.',
  ])('are nobody’s in %s', (text) => expect(offers(text)).toEqual([]));

  it.each<[KnownLanguage, string, string[]]>([
    [
      'en',
      'A kayak is £12 an hour, the canoe £18, two paddles £3 a pair and wetsuits £7 for the day.',
      ['kayak = £12 an hour', 'canoe = £18', 'two paddles = £3 a pair', 'wetsuits = £7 for the day'],
    ],
    [
      'en',
      'Row boat £9, bed without sheets £14, towels 2.',
      ['Row boat = £9', 'bed without sheets = £14', 'towels = 2'],
    ],
    ['en', '£16 a ride, second horse £11, whole day £70.', ['a ride = £16', 'second horse = £11', 'whole day = £70']],
    ['en', 'The punt is £30 weekdays, £42 at weekends.', ['punt = £30 weekdays, £42 at weekends']],
    ['en', 'New harps begin at $9,000, lyres $700.', ['New harps = begin at $9,000', 'lyres = $700']],
    [
      'en',
      'We do paving, fencing, turf (from $90), drains 24/7, gravel $60 a load.',
      ['paving', 'fencing', 'turf = from $90', 'drains 24/7', 'gravel = $60 a load'],
    ],
    ['es', 'La clase de vela son 40 €, la de remo 25 €.', ['clase de vela = 40 €', 'la de remo = 25 €']],
    [
      'fr',
      "L'entrée est à 6 € pour un adulte, 3 € pour un enfant.",
      ['entrée = 6 € pour un adulte, 3 € pour un enfant'],
    ],
    ['nl', 'Bed zonder ontbijt € 40, kano € 12.', ['Bed zonder ontbijt = € 40', 'kano = € 12']],
    ['sv', 'Kanot 95 kr i timmen, kurs sex tisdagar 900 kr.', ['Kanot = 95 kr i timmen', 'kurs sex tisdagar = 900 kr']],
    ['pl', 'Kajak 40 zł, dzieci 6–12 lat 20 zł.', ['Kajak = 40 zł', 'dzieci 6–12 lat = 20 zł']],
  ])('of a sentence that says nothing else are its list whole (%s): %s', (language, text, pairs) =>
    expect(offers(text, language)).toEqual(pairs),
  );

  it('stand in groups under their headings', () => {
    const read = groups('Cuts:\n- Women £45\n- Men £30\n\nColour:\n- Roots £60 – with gloss');
    expect(read.map(({ title, offers: list }) => [title, ...list.map(({ name }) => name)])).toEqual([
      ['Cuts', 'Women', 'Men'],
      ['Colour', 'Roots'],
    ]);
    expect(read[1]?.offers[0]?.text).toBe('with gloss');
  });

  it('are no roles of people whose names the things could be', () => {
    const { offers: lists, people } = readBrief({
      text: 'Marsh House is a guest house.\n\nRATES\nReed Room, double bed .... R1 150\nFern Room, twin beds .... R980\nMoss Loft, family, sleeps five .... R1 690',
      templates: [],
    });
    expect(lists.flatMap((list) => list.offers.map(({ name, price }) => `${name} = ${price}`))).toEqual([
      'Reed Room, double bed = R1 150',
      'Fern Room, twin beds = R980',
      'Moss Loft, family, sleeps five = R1 690',
    ]);
    expect(people).toEqual([]);
  });

  it('of some people, told in a sentence, stay that sentence', () => {
    const { offers: lists, pricesTold } = readBrief({
      text: 'Damos aulas de surf a crianças na praia.\nAula individual 45 €, pack de cinco aulas 190 €. Para sócios a aula custa 30 €.',
      templates: [],
    });
    expect([lists.flatMap((list) => list.offers.map(({ name }) => name)), pricesTold.length]).toEqual([
      ['Aula individual', 'pack de cinco aulas'],
      1,
    ]);
  });

  it('of a message have the thing that they are for', () => {
    const read = pricesIn('Make the home visit £90 and change haircuts to £35', vocabularies.en);
    expect(read.map(({ price, thing }) => [price.text, thing?.text])).toEqual([
      ['£90', 'home visit'],
      ['£35', 'change haircuts'],
    ]);
  });
});

describe('numbers that are no prices', () => {
  it.each<[string, string[]]>([
    ['One night - 450 kr\nUnder 18 - 200 kr', ['One night = 450 kr', 'Under 18 = 200 kr']],
    ['One night - 450 kr\nDoors at 18.00.', ['One night = 450 kr']],
    ['Heels 8 - 15 £', ['Heels = 8 - 15 £']],
  ])('%s', (text, names) => expect(offers(text)).toEqual(names));
});

describe('offers without a price', () => {
  it.each<[KnownLanguage, string, string[]]>([
    ['en', 'Services: gutters, roofs and chimneys', ['gutters', 'roofs', 'chimneys']],
    ['en', 'I do Swansea, Gower and Neath.', []],
    ['de', 'Leistungen: Inspektion, Reifenwechsel, Lack', ['Inspektion', 'Reifenwechsel', 'Lack']],
    ['en', "We don't sell bread, cakes or pies.", []],
    ['en', 'We offer help, which our neighbours have asked for again and again, and time.', []],
  ])('%s: %s', (language, text, names) => expect(offers(text, language)).toEqual(names));

  it('are the bullets under such a heading', () => {
    expect(offers('What we do:\n- Gutter cleaning – from the ground\n- Roof repairs')).toEqual([
      'Gutter cleaning',
      'Roof repairs',
    ]);
  });

  it.each<[KnownLanguage, string, string[]]>([
    [
      'en',
      'What it does:\nBerths: Who lies where.\nTides: A week ahead.\nCrews: Shifts that fit.',
      ['Berths', 'Tides', 'Crews'],
    ],
    [
      'de',
      'Was wir anbauen:\nÄpfel: Elf alte Sorten.\nKohl: Ohne Gift.\nSchafe: Sechzig Tiere.',
      ['Äpfel', 'Kohl', 'Schafe'],
    ],
    ['en', 'Our team:\nAnna: Bakes the bread.\nTom: Sells it.\nIda: Keeps the books.', []],
    ['en', 'Contact:\nShop: shop@rye.example\nCakes: cakes@rye.example\nPress: press@rye.example', []],
  ])('are names under one heading, each with what it is (%s): %s', (language, text, names) =>
    expect(offers(text, language)).toEqual(names),
  );
});

it('finds a list of bare prices beside a sentence with days, and the last of a long one', () => {
  const pricesOf = (text: string) =>
    readBrief({ text, templates: [] }).offers.flatMap((group) =>
      group.offers.map(({ name, price }) => `${name} ${price}`),
    );
  expect(pricesOf("Delgado's Barbers. Cuts 22 bucks, kids 15, beard trim 12. Tue-Sat 9-6.")).toEqual([
    'Cuts 22 bucks',
    'kids 15',
    'beard trim 12',
  ]);
  expect(
    pricesOf('Momo. Petite 3,20, moyenne 3,80, grande 4,50, sauce 1 euro, boulet 3. Ouvert mardi 11h-14h.'),
  ).toContain('boulet 3');
  expect(pricesOf('Rook Club. Doors 7, show 8, tickets £9. Open Tuesdays.')).toEqual([]);
});

it.each([
  ['single $25/2hrs $45/day\ntandem $40/2hrs $70/day', ['single = $25/2hrs $45/day', 'tandem = $40/2hrs $70/day']],
  [
    'Sole traders £35, limited companies £95, tax return £180 + VAT',
    ['Sole traders = £35', 'limited companies = £95', 'tax return = £180 + VAT'],
  ],
  [
    'Basic service 45 quid, full service 85, puncture 12 while you wait, wheel true 15.',
    ['Basic service = 45 quid', 'full service = 85', 'puncture = 12 while you wait', 'wheel true = 15'],
  ],
])('what belongs to an amount stands with it: %s', (text, said) => expect(offers(text)).toEqual(said));

it('what is said behind a price is said to its end', () =>
  expect(
    groups('The simple funeral is £1,850; the full one is £3,400, plus the fees of the minister and so on.').flatMap(
      (group) => group.offers.map(({ text }) => text),
    ),
  ).toEqual(['', 'plus the fees of the minister and so on']));

it('a sentence that goes on behind its prices heads none', () =>
  expect(groups("Tea is free, membership is €20 a year and if you haven't it, nobody will ask.")[0]?.title).toBe(''));

it('an amount up to which something goes is no price', () =>
  expect(offers('- Baby grand: $375\n- Insured to $50,000\n- Upright: $225')).toEqual([
    'Baby grand = $375',
    'Upright = $225',
  ]));
