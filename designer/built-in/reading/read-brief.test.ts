import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalise } from './normalise.ts';
import { readBrief } from './read-brief.ts';

const read = (text: string) => readBrief({ text, templates: ['gallery', 'letter'] });
const said = (text: string) => read(text).statements.map((statement) => statement.text);

describe('what is printed', () => {
  it('is the owner’s sentences, without greeting, wish, order or goodbye', () => {
    const text =
      'Hi there! I run a cello studio in Bath and need a website. Please make it dark green. Don’t mention my age. Parents wait upstairs with tea. Thanks, cheers Tom';
    expect(said(text)).toEqual(['I run a cello studio in Bath.', 'Parents wait upstairs with tea.']);
  });

  it('is what the designer is told to mention', () => {
    expect(said('We fix boats. Please mention that we collect them for free.')).toEqual([
      'We fix boats.',
      'We collect them for free.',
    ]);
  });

  it('keeps requests to visitors and leaves out requests to the designer', () => {
    expect(said('We run a sauna. Please bring your own towel. Please use a calm font.')).toEqual([
      'We run a sauna.',
      'Please bring your own towel.',
    ]);
  });

  it('says nothing that an order forbids', () => {
    const text = 'We teach sailing. I am a certified coach. Don’t say certified.';
    expect(said(text)).toEqual(['We teach sailing.']);
  });

  it('keeps the quotes and dashes that were typed', () => {
    expect(said('Wir backen „Omas Brot“ — jeden Tag frisch.')).toEqual(['Wir backen „Omas Brot“ — jeden Tag frisch.']);
  });
});

describe('clauses', () => {
  it('do not end inside abbreviations, numbers, addresses and initials', () => {
    const text =
      'We sit in St. Mary’s Rd. near J. Hart’s shop, open till 5.30 p.m. on Fridays. Write to a.b@c.co.uk first.';
    expect(read(text).clauses).toHaveLength(2);
  });

  it('see bullets, labels, and the heading above them', () => {
    const { clauses } = read('We grow roses.\n\nMenu:\n- Soup\n- Bread: 2 €');
    expect(clauses.map(({ form, under }) => [form, under])).toEqual([
      ['sentence', ''],
      ['heading', ''],
      ['item', 'Menu'],
      ['labelled', 'Menu'],
    ]);
  });

  it('end where Japanese, Arabic and Spanish sentences end', () => {
    expect(read('本屋です。古い絵本があります。').clauses).toHaveLength(2);
    expect(read('هل تخبزون يوم الجمعة؟ نعم، كل يوم.').clauses).toHaveLength(2);
    expect(read('¿Abrís los domingos? Sí, todo el día.').clauses).toHaveLength(2);
  });
});

describe('the language', () => {
  it.each([
    ['Bäckerei in Bonn', 'de'],
    ['Friseur in Köln', 'de'],
    ['Parsnip Court mediates disputes between neighbours.', 'en'],
    ['Halden Weighbridge certifies scales.', 'en'],
    ['Panadería en Sevilla', 'es'],
    ['Padaria em Lisboa', 'pt'],
    ['Piekarnia w Krakowie', 'pl'],
    ['Vi är en liten kör i Umeå', 'sv'],
    ['Vi er et lille kor i Aarhus', 'da'],
    ['مخبز في عمان', 'ar'],
    ['מאפייה בתל אביב', 'he'],
  ])('of %s is %s', (text, language) => {
    expect(read(text)).toMatchObject({ spoken: language, language });
  });

  it.each([
    ['Olemme pieni leipomo Turussa, avoinna ma-pe.', 'fi'],
    ['Μικρό βιβλιοπωλείο στην Αθήνα', 'el'],
    ['東京の小さな本屋です。', 'ja'],
    ['Пекарня у Києві', 'uk'],
  ])('of %s is told though it is not read', (text, language) => {
    expect(read(text)).toMatchObject({ spoken: '', language });
  });

  it('is the one asked for, and lessons in a language ask for none', () => {
    expect(read('We run a farm in Wales. The website should be in French please.').language).toBe('fr');
    expect(read('Wir sind ein Hofladen. Bitte die Website auf Englisch.').language).toBe('en');
    expect(read('I teach French in Leeds and need a website for my lessons.').language).toBe('en');
  });
});

describe('the name', () => {
  it.each([
    ['I run a bakery called Crumb & Co in Leeds.', 'Crumb & Co'],
    ['We are a choir, "Sing Out Stroud", and we love Bach.', 'Sing Out Stroud'],
    ['Wir betreiben eine Werkstatt namens Schwerlast in Köln.', 'Schwerlast'],
    ['Name: Solstice Runners\nWe run on Tuesdays.', 'Solstice Runners'],
    ['Knit Happens is a wool shop in Leeds.', 'Knit Happens'],
    ['a food truck called the rolling stove in Hull', 'the rolling stove'],
    ['The Repair Shed, formerly Men’s Shed Wick. We mend bikes.', 'The Repair Shed'],
    ['I’m Ines Prado, a cellist in Bath.', 'Ines Prado'],
    ['On est « Les Vélos d’Ana » et on répare des vélos à Annecy.', 'Les Vélos d’Ana'],
    ['We are opening a zero-waste shop, Tare, in Ghent.', 'Tare'],
  ])('in %s', (text, name) => {
    expect(read(text).name?.text).toBe(name);
  });

  it('is asked for when nobody says it', () => {
    expect(read('I walk dogs in Croydon, 12 pounds a walk.')).toMatchObject({ name: null, doubt: 'name' });
  });

  it('is the one of the form when there is one', () => {
    expect(readBrief({ text: 'A bakery called Crumb', name: 'Loaf', templates: [] }).name?.text).toBe('Loaf');
  });
});

describe('the kind of business', () => {
  it.each([
    ['We are a mobile sauna in Oban.', 'mobile sauna'],
    ['I am an end-of-life doula who sits with people.', 'end-of-life doula'],
    ['I need a website for my repair café in Wick.', 'repair café'],
    ['The Shed. A repair café for bicycles and toasters.', 'repair café for bicycles and toasters'],
    ['Soy afinadora de pianos en Valencia.', 'afinadora de pianos'],
    [
      'Wir sind zwei Brüder und betreiben eine Fahrradwerkstatt für Lastenräder in Ulm.',
      'Fahrradwerkstatt für Lastenräder',
    ],
  ])('in %s is said in the owner’s words', (text, kind) => {
    expect(read(text).kind?.text).toBe(kind);
  });
});

describe('exclusions', () => {
  it('bind the site, and are printed where they are said to visitors', () => {
    const { exclusions } = read('We don’t take walk-ins. No phone number on the site. We are not a restaurant.');
    expect(exclusions.map(({ publishable }) => publishable)).toEqual([true, false, true]);
    expect(exclusions[1]?.channels).toEqual(['phone']);
    expect(exclusions[2]?.trades).toEqual(['restaurant']);
  });

  it('hold the words that matter', () => {
    expect(read('Don’t use the word artisan.').exclusions[0]?.words).toEqual(['artisan']);
    expect(read('Bitte nicht erwähnen, dass wir umziehen.').exclusions[0]?.words).toEqual(['umziehen']);
  });
});

describe('wishes', () => {
  it('are colours of the look, not of things', () => {
    const colours = (text: string) => read(text).wishes.colours.map(({ part, value }) => [part, value]);
    expect(colours('Please use #0b3d2e with a cream background.')).toEqual([
      ['main', '#0b3d2e'],
      ['background', '#fbf4e4'],
    ]);
    expect(colours('I need a website for my green tea shop.')).toEqual([]);
    expect(colours('Make it forest green.')).toEqual([['main', '#228b22']]);
  });

  it('are none in what is done anywhere, and dots before a price part a line', () => {
    const { clauses, offers } = read(
      'Sill Books.\n\nPaperback ....... £12\nPoster ............ £4\n\nPosted anywhere in Ireland for £4.',
    );
    expect(clauses.map(({ role }) => role)).not.toContain('wish');
    expect(offers.flatMap((group) => group.offers.map(({ name, price }) => `${name} ${price}`)).slice(0, 2)).toEqual([
      'Paperback £12',
      'Poster £4',
    ]);
  });

  it.each([
    ['We mend boats. Pages: Boats, The yard, Find us. Blue, please.', 'Boats, The yard, Find us'],
    [
      'We mend boats. I need a page for our crew, a page with moorings and one about the slipway.',
      'Our crew, Moorings, Slipway',
    ],
    ['We mend boats. Please make it with separate pages for Hulls, Sails and Ropes.', 'Hulls, Sails, Ropes'],
    ['We mend boats.\n\nPages I want:\n- The yard\n- Winter storage', 'The yard, Winter storage'],
    ['We mend boats. I want a "Varnish" page.', 'Varnish'],
    ['We mend boats. We’d need these pages: Tide Times, Hulls & Sails, Safety.', 'Tide Times, Hulls & Sails, Safety'],
    ['We mend boats.\nPages i want: Prices / Before I Sail', 'Prices, Before I Sail'],
    ['We mend boats. Tabs for Hulls, Sails, Ropes please.', 'Hulls, Sails, Ropes'],
    ['Nous sommes un théâtre. Je voudrais trois pages : Spectacles, Ateliers, Tarifs.', 'Spectacles, Ateliers, Tarifs'],
    ['Wir sind eine Imkerei. Wir brauchen Seiten für Honig, Wachs und Anfahrt, bitte.', 'Honig, Wachs, Anfahrt'],
    ["Nous sommes relieurs. Menu du site : L'atelier, Les tarifs, Me trouver.", "L'atelier, Les tarifs, Me trouver"],
    [
      'Somos una quesería. Quiero páginas separadas para Quesos, Visitas y Cómo llegar.',
      'Quesos, Visitas, Cómo llegar',
    ],
    [
      'We bind books. A plain site with two pages - Repairs, Prices - and no contact form, people write to us.',
      'Repairs, Prices',
    ],
    [
      'Wij repareren harmonica’s. Wensen: pagina’s Reparatie, Verhuur en Over ons. Rustig graag.',
      'Reparatie, Verhuur, Over ons',
    ],
    ['Чинимо акордеони у Львові. Сторінки: Ремонт, Прокат, Контакти.', 'Ремонт, Прокат, Контакти'],
    ['Opravujeme harmoniky v Brně. Stránky: Opravy, Ceník, Kontakt.', 'Opravy, Ceník, Kontakt'],
    [
      'Wir binden Bücher. Wir nähen Seiten, Rücken und Deckel. Zum Binden nehmen wir Seiten Leinen, Papier und Karton.',
      '',
    ],
    ['We sail a wooden boat. Navigation: GPS, Radar, Log. We print 120 pages Linen, Paper and Board a day.', ''],
    ['Vi dyrker rabarber. Gerne sider der hedder Sorter, Havebesøg og Bliv medlem.', 'Sorter, Havebesøg, Bliv medlem'],
  ])('are pages by the owner’s own titles: %s', (text, titles) =>
    expect(
      read(text)
        .wishes.pages.map(({ title }) => title)
        .join(', '),
    ).toBe(titles),
  );

  it('are pages, order, mood, mode and template', () => {
    const text =
      'We mend clocks. Pages: Home, Our Story, Prices. Put the prices first. Please make it calm and modern, in dark mode, with the Gallery template.';
    expect(read(text).wishes).toMatchObject({
      pages: [
        { title: 'Home', topic: 'home' },
        { title: 'Our Story', topic: 'story' },
        { title: 'Prices', topic: 'prices' },
      ],
      first: ['prices'],
      moods: ['calm', 'modern'],
      mode: 'dark',
      template: 'gallery',
    });
  });
});

describe('for any brief', () => {
  const pieces = fc.constantFrom(
    'Hi there!',
    'I run a cello studio in Bath',
    'and need a website.',
    'Please make it dark green.',
    'Don’t mention my age.',
    'We don’t take walk-ins.',
    '"Best ever!" – Tom',
    'called “Nest & Co”',
    '\n- Soup 3,40 €\n',
    'Pages: Home, Prices\n',
    'formerly',
    'Mo–Fr 9–17 Uhr',
    '№ 12 #fff',
    '本屋です。',
    'مرحبا',
  );
  const briefs = fc.oneof(
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
  );

  it('spans hold what is said, clauses stand in order, and no wish is printed', () => {
    fc.assert(
      fc.property(briefs, (text) => {
        const reading = read(text);
        const plain = (one: string) => normalise(one).text.replace(/\s+/g, ' ');
        for (const found of [reading.name, reading.kind])
          if (found) expect(plain(reading.text.slice(found.span.start, found.span.end))).toBe(plain(found.text));
        reading.clauses.forEach(({ span, text: clause }, index) => {
          expect(reading.text.slice(span.start, span.end).replace(/\s+/g, ' ')).toBe(clause);
          expect(span.start).toBeGreaterThanOrEqual(reading.clauses[index - 1]?.span.end ?? 0);
        });
        const steering = reading.clauses.filter(
          ({ role }) => role === 'wish' || role === 'exclusion' || role === 'chatter',
        );
        for (const { span } of reading.statements)
          expect(steering.some((clause) => clause.span.start < span.end && span.start < clause.span.end)).toBe(false);
      }),
      { numRuns: 150 },
    );
  });
});

describe('the business', () => {
  it('is nobody of its people', () => {
    const people = (text: string) => readBrief({ text, templates: [] }).people.map(({ name }) => name);
    expect(people('Willow Street Dental is a dentist in Bristol.')).toEqual([]);
    expect(people('Brennan Electrical is an electrician in Leeds. Run by Dawn Akhtar.')).toEqual(['Dawn Akhtar']);
  });
});

describe('lines', () => {
  const clausesOf = (text: string) =>
    read(text).clauses.map(({ form, text: said, under }) => `${form}|${said}|${under}`);

  it('end no sentence within brackets', () => {
    expect(read('Alder Row lends boats (cl. A and B. Also C), all year. It is deep.').statements[0]?.text).toBe(
      'Alder Row lends boats (cl. A and B. Also C), all year.',
    );
  });

  it('are headings where they stand above a list or prices, however they are written', () => {
    expect(
      clausesOf('Alder Row lends boats.\n\nTrips (all of them in dollars, gear included)\n- Harbour, $20'),
    ).toContain('heading|Trips (all of them in dollars, gear included)|');
    expect(clausesOf('Alder Row\nWe lend boats\nPRICES (a day)\nsmall boat £12\nlong boat £20')).toContain(
      'heading|PRICES (a day)|',
    );
    const small = clausesOf('alder row, boats\nwe lend them\n\nwhat it costs\nsmall boat £12\nlong boat £20');
    expect(small).toContain('sentence|long boat £20|what it costs');
    expect(clausesOf('Alder Row lends boats on the cut.\nWHERE\nBraunston, by the lock.')).toContain('heading|WHERE|');
  });

  it('tell where somebody is by their value alone', () => {
    const [said] = read('Name: Alder Row\nBased in: Braunston (we work all over the county)').statements;
    expect(said).toMatchObject({ text: 'Braunston (we work all over the county)', topic: 'location' });
  });
});

it('amounts in groups are one price also beside a word for the time', () => {
  const { offers } = readBrief({
    text: 'Napraforgó Nyelvstúdió, Szeged.\nAngol és német órák kis csoportban vagy egyénileg.\nCsoportos óra 3 200 Ft, egyéni óra 7 500 Ft.',
    templates: [],
  });
  expect(offers.flatMap((group) => group.offers).map(({ name, price }) => [name, price])).toEqual([
    ['Csoportos óra', '3 200 Ft'],
    ['egyéni óra', '7 500 Ft'],
  ]);
});

it('ends no sentence behind a title cut short, and no entry behind the dots that lead to its price', () => {
  const clauses = (text: string) => readBrief({ text, templates: [] }).clauses.map((clause) => clause.text);
  expect(clauses('We dance. Under Guru Smt. Lata Rao, of Mysuru.')).toEqual([
    'We dance.',
    'Under Guru Smt. Lata Rao, of Mysuru.',
  ]);
  expect(clauses('Oysters in Cancale\nn°2 ... 11 €')).toContain('n°2 ... 11 €');
});

it('takes a verb behind a name for no role, and what visitors need not do for no wish', () => {
  const { people, statements } = readBrief({
    text: 'Silber & Co in Kassel. Ich heiße Ida Amsel, bin Goldschmiedin in der dritten Generation.',
    templates: [],
  });
  expect(people).toEqual([]);
  expect(statements.map(({ text }) => text).join(' ')).toContain('bin Goldschmiedin');
  const told = readBrief({ text: 'Jo makes jam in Bristol. No forms to fill in.', templates: [] }).statements;
  expect(told.map(({ text }) => text)).toContain('No forms to fill in.');
});
