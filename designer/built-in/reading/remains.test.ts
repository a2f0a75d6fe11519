import { expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

const read = (text: string) => readBrief({ text, templates: [] });
const printed = (text: string) => read(text).statements.map((statement) => statement.text);

it('reads an interview as labels and values, and its questions are none of visitors’', () => {
  const asked = (question: string, answer: string) => [`Q: ${question}`, `A: ${answer}`];
  const text = [
    ...asked('What is it called?', 'Alder & Vane'),
    ...asked('What do you make?', 'Weather vanes of copper. Some turn, some do not.'),
    ...asked('Opening hours?', 'Friday 10am-4pm'),
    ...asked('Look?', 'copper green on white'),
    ...asked('Anything to leave out?', 'Do not mention the theft.'),
  ].join('\n');
  const { questions, statements, hours } = read(text);
  expect(questions).toEqual([]);
  expect(hours.rows).toMatchObject([{ day: 'fri' }]);
  expect(statements.map((said) => said.text)).toEqual(['Weather vanes of copper.', 'Some turn, some do not.']);
});

it('leaves questions of visitors what they are where they are a part of what is told', () => {
  const { questions } = read(
    'Alder Row lends boats on the cut.\nWe open in April.\n\nQuestions\nDo dogs swim? They may.\nIs it deep? No.\nCan I fish? Yes.\nIs there tea? Always.',
  );
  expect(questions).toHaveLength(4);
});

it('reads a form with numbered questions', () => {
  const text =
    '1. What is your business called?\nAlder & Vane\n2. Where are you?\nOn the cut at Braunston\n3. What makes you special?\nEvery vane is hammered by hand.\n4. Colours?\ncopper green';
  expect(read(text).questions).toEqual([]);
  expect(printed(text).join(' ')).not.toMatch(/[?]|green/);
  expect(printed(text)).toContain('Every vane is hammered by hand.');
});

it('prints nothing of the edges of an old website', () => {
  const text = [
    'HOME | BOATS | PRICES | CONTACT',
    'Alder Row lends boats on the cut.',
    'You are visitor number 004512',
    'Last updated 11/03/2016',
    '(c) 2011 Alder Row. Site made with Frontpage.',
  ].join('\n');
  expect(printed(text)).toEqual(['Alder Row lends boats on the cut.']);
});

it('prints no counter of an old website in German either', () => {
  const text = 'Der Schachclub spielt seit 1953 in Erfurt.\nSie sind Besucher Nr. 14382\nOptimiert für 800x600';
  expect(printed(text)).toEqual(['Der Schachclub spielt seit 1953 in Erfurt.']);
});

it('prints neither the farewell of a letter nor who signs it', () => {
  const letter = (farewell: string) =>
    `Alder Row lends boats on the cut. We have eleven of them, and each has a name.\n\nYours in haste,\nMia Holt\nboat keeper\n01788 555310`.replace(
      'Yours in haste,',
      farewell,
    );
  for (const farewell of ['Yours in haste,', 'With kind regards'])
    expect(printed(letter(farewell)).join(' ')).not.toMatch(/Mia|haste|regards/);
  expect(read(letter('Yours in haste,')).phones).toHaveLength(1);
});

it.each([
  'From: Mia Holt\nTo: the website people\nSubject: words for the site',
  '---------- Forwarded message ---------\nFrom: Mia Holt\nSubject: choir website!!\nTo: Pieter',
  'Von: Mia Holt\nBetreff: Text für die Seite',
])('prints nothing of the head of a mail: %s', (head) => {
  const text = `${head}\n\nAlder Row lends boats on the cut. We have eleven of them.`;
  expect(printed(text)).toEqual(['Alder Row lends boats on the cut.', 'We have eleven of them.']);
  expect(read(text).people).toEqual([]);
});

it('takes a date below the head of a mail for what it is', () => {
  const { events, statements } = read(
    'From: Mia Holt\nSubject: our fair\n\nDate: 12 May, all day\nAlder Row lends boats on the cut.',
  );
  expect(JSON.stringify([events, statements])).toContain('12 May');
});

it('prints nothing of a salutation, and takes nobody it names for the business', () => {
  const { name, statements } = read(
    'Respected Sir/Madam,\nWe run a school for tabla in Pune which is called Laya Kendra. The fee is Rs. 1,800 per month.',
  );
  expect(name?.text).toBe('Laya Kendra');
  expect(statements.map((said) => said.text).join(' ')).not.toContain('Respected');
});

it('ends no sentence between a currency and its amount', () =>
  expect(
    read('Molar Lane mends teeth in Kochi. Scaling Rs. 1,200, aligners from Rs. 85,000. Ring the bell.')
      .offers.flatMap(({ offers }) => offers)
      .map(({ name, price }) => `${name}: ${price}`),
  ).toEqual(['Scaling: Rs. 1,200', 'aligners: from Rs. 85,000']));

it('prints the cells of a row without its pipes, and no head of a table whose rows are typed', () => {
  const text = 'Alder Row lends boats.\n\n| Boat | Berth |\n|---|---|\n| Kingfisher | north bank |';
  expect(printed(text).join(' ')).not.toContain('|');
  expect(printed(text)).toContain('Kingfisher · north bank');
});

it.each([
  ["G'day, Tilly Rowe here, mobile welder, Mackay and the islands. Gates from $200. Welds $40.", 'mobile welder'],
  ['Oak Seats, Selby. Stool £40, chair £60. We sand slowly. Free estimate from photos. Ring 01632 960101.', 'estimate'],
  [
    'Işıl Halı, Denizli. Kilim 45 TL, halı 90 TL. Bitkisel sabun kullanıyoruz, evler için uygun. 0258 555 01 66',
    'sabun',
  ],
])('keeps what visitors would miss among the facts: %s', (text, words) =>
  expect(readBrief({ text, templates: [] }).statements.some((said) => said.text.includes(words))).toBe(true),
);

it('takes a word for hours between two lists for their heading, and an order for no page', () => {
  const hours = 'Pin Palace - Selby\n16 lanes and a bar\nGame: £5 | Shoes: £3\nHours\nMon closed\nTue 3pm-10pm';
  expect(readBrief({ text: hours, templates: [] }).statements.map((said) => said.text)).not.toContain('Hours');
  const pages = 'Lead Light, Penzance.\n\nPages for Gallery and Lessons please, and obviously drop the old counter.';
  expect(readBrief({ text: pages, templates: [] }).wishes.pages.map(({ title }) => title)).toEqual([
    'Gallery',
    'Lessons',
  ]);
});

it('keeps what one sentence says and asks not to be written out, in a language that is not read', () => {
  const text =
    'Işıl Halı, Denizli. Kilim 45 TL, halı 90 TL.\n\nMavi #1AA6A6 olsun. Perde yıkama yapmıyoruz, lütfen yazmayın.';
  expect(printed(text).join(' ')).not.toContain('Perde');
});

it.each([
  'Sent from my iPad',
  '(gesendet vom Handy, Tippfehler bitte verzeihen)',
  'Envoyé de mon iPhone',
  'Inviato da iPhone',
])('prints nothing that a mail program writes below a mail: %s', (line) => {
  const text = `Alder Row lends boats on the cut. We have eleven of them.\n\nMany thanks\nMia\n\nMia Holt\n01788 555310\n${line}`;
  expect(printed(text)).toEqual(['Alder Row lends boats on the cut.', 'We have eleven of them.']);
});

it('keeps that something is sent', () =>
  expect(printed('Alder Row mends oars.\nSent from my shed in Braunston to anywhere.')).toContain(
    'Sent from my shed in Braunston to anywhere.',
  ));

it('a bracket of which a part must not stand is dropped whole', () => {
  const text =
    'Wir verleihen Boote am Kanal und heißen ab Mai „Erlenreihe“ (vorher: Haus Norderstraße, bitte den alten Namen nicht mehr nennen).\nWir haben elf Boote.\nAlle haben Namen.';
  expect(printed(text)).toEqual([
    'Wir verleihen Boote am Kanal und heißen ab Mai „Erlenreihe“.',
    'Wir haben elf Boote.',
    'Alle haben Namen.',
  ]);
});

it.each([
  ['Alder Row lends boats.\nRates-\nCanoe £20\nPunt £30\nRaft £40', 'Rates-'],
  ['Alder Row lends boats.\nCash only.\n\nRATES 2026\nCanoe £20\nPunt £30\nRaft £40', 'RATES 2026'],
  ['Είμαστε το Καρνάγιο.\nΝοικιάζουμε βάρκες.\nΤηλ. 22810 00064', 'Τηλ.'],
])('a label of what stands elsewhere is no text: %s', (text, label) => expect(printed(text)).not.toContain(label));

it.each([
  ['Motoécole Deux Rives – Namur (Jambes)', 'Namur (Jambes)'],
  ['Alder Row Boats, Braunston, Marina Lane', 'Braunston, Marina Lane'],
])('what the title says behind the name is told: %s', (title, line) =>
  expect(printed(`${title}\n\nBoats on the cut since 1962. We have eleven of them.`)[0]).toBe(line),
);

it.each(['Everything is propagated here on site.', 'Repointing we look at first.'])(
  'what says how or where somebody works is told: %s',
  (line) => {
    const text = `Fern Row is a plant nursery in Ludlow.\nWe grow alpines and ferns.\n${line}\nPots from £4.\nOpen Monday to Friday 9-5.\nTel 01584 555 010`;
    expect(printed(text)).toContain(line);
  },
);

it('what shall be told is told, and not that it shall be', () => {
  const text = 'Balık pişiriyoruz.\nDükkân Konya’da.\nTelefon 0332 000 00 29\nMakine halısı yıkamıyoruz, onu da yazın.';
  expect(printed(text)).toContain('Makine halısı yıkamıyoruz.');
  expect(printed(text).join(' ')).not.toMatch(/yazın/);
});

it('what visitors shall bring is told', () =>
  expect(
    printed(
      'Bastuflotten Alrad ligger i Luleå. Vi kör ut er och ni badar.\nTvå timmar 1 900 kr.\nSkeppare är Ragna Niemi.\nTa med egen vattenflaska.\nBokning: 0920-00 00 36',
    ),
  ).toContain('Ta med egen vattenflaska.'));

it('reads lines behind dashes as a form where one of their labels is known', () => {
  const { statements, phones } = read(
    'What we do – escape rooms, but portable\nHow long – 45 minutes a go\nAges – 8 and up\nRing – 01632 960 733',
  );
  expect(statements.flatMap(({ row }) => row?.label ?? [])).toEqual(['What we do', 'How long', 'Ages']);
  expect(phones).toHaveLength(1);
});

it('a form whose lines have hyphens may have lists below some of them', () => {
  const { statements, name } = read(
    'Name - Ana Tiffin\nWhat - home style veg lunches\nAreas - Kothrud, Warje\nRates -\n Single ₹110\n Double ₹200\nIn every box - rice, dal\nWebsite in simple English',
  );
  expect(name?.text).toBe('Ana Tiffin');
  expect(statements.flatMap(({ row }) => row?.label ?? [])).toEqual(['Areas', 'In every box']);
});

it.each([
  [
    'Tábor Bobří pero.\nPřihlášky do 30. dubna na mail, jinak je plno.',
    'Přihlášky do 30. dubna na mail, jinak je plno.',
  ],
  ['Ordinace Pod Lipou.\nLéčí tu MUDr. Jana Vlčková a sestra Míra.', 'Léčí tu MUDr. Jana Vlčková a sestra Míra.'],
  ['Playgroup Tots in Ely.\nFrom the age of 2. May we see you soon.', 'From the age of 2.'],
])('no sentence ends at a day of a month or a title: %s', (text, said) => expect(printed(text)).toContain(said));

it.each([
  ['Crumb bakes in Leeds.\nSlogan: Slow bread, fast friends.', 'Slow bread, fast friends.'],
  ['Crumb bakes in Leeds.\nPlease put this on the front: "Slow bread, fast friends."', 'Slow bread, fast friends.'],
  ['Escuela Tecolote en Puebla.\n\nLa frase que va grande: "Aquí se aprende a caer."', 'Aquí se aprende a caer.'],
  [
    'Krume backt in Kiel.\nDer Spruch, der groß stehen soll: „Langsames Brot, schnelle Freunde.“',
    'Langsames Brot, schnelle Freunde.',
  ],
  // Whose words they are stays with them.
  [
    'Crumb bakes in Leeds. As my father used to say: "Slow bread is best."',
    'As my father used to say: "Slow bread is best."',
  ],
  [
    'Tecla en Oaxaca.\nEn la pared dice "Para todo mal, mezcal, y para todo bien, también" y lo quiero en grande',
    'En la pared dice "Para todo mal, mezcal, y para todo bien, también".',
  ],
])('a saying stands without what is said of it to the builder: %s', (text, said) =>
  expect(printed(text).at(-1)).toBe(said),
);

it('greets nobody on the page, whatever the team is called', () => {
  const { name, statements } = read(
    'Liebes Baukasten-Team, der Vorstand will ins Internet. Kleingartenverein Morgenrot e. V. in Halle, 84 Parzellen. Pacht 45 € im Jahr.\nE-Mail morgenrot@garten.example. Grün.',
  );
  expect(name?.text).toBe('Kleingartenverein Morgenrot e. V.');
  expect(JSON.stringify(statements)).not.toContain('Baukasten');
});

it('keeps what a label says before a way to get in touch, where it is no kind of way', () => {
  const brief = (line: string) => `Otter Choir sings in Ely. We are 45 voices. Thursdays 18:00 to 20:00. ${line}`;
  expect(printed(brief('Weddings and funerals: write to ada@otter.example and we quote.')).join(' ')).toContain(
    'funerals',
  );
  expect(printed(brief('Our email: ada@otter.example.')).join(' ')).not.toContain('email');
});

it('keeps a list of prices under a label of several words, and everybody whom a list of people parts by semicolons', () => {
  const { offers, people, statements } = read(
    'Otter Canoes, Temagami.\nRentals (per day): small canoe $58, large canoe $64, cedar canvas $85 (ask nicely)\nCommittee: Ada Oakes – chair; Winston Grant – treasurer; Fay Liddell – plots\nPhone 705-555-0133',
  );
  expect(offers[0]?.offers.map(({ name, price }) => [name, price])).toContainEqual(['large canoe', '$64']);
  expect(people.map(({ name, role }) => [name, role])).toEqual([
    ['Ada Oakes', 'chair'],
    ['Winston Grant', 'treasurer'],
    ['Fay Liddell', 'plots'],
  ]);
  expect(JSON.stringify(statements)).not.toMatch(/canoe|Winston/);
});

it.each([
  ["Eskişehir'de halı yıkama firmamız var, adı Köpük Halı. Halıyı evden alıp yıkıyoruz. Yün halı 70 TL.", 'adı'],
  ['Rentamos sillas y mesas en Puebla, la empresa se llama Fiestas Lontra. Silla $12. Se pide con 3 días.', 'llama'],
  ['Vi hyr ut en flotte i Västervik, den heter Ångbojen. Plats för 8 personer. 2 timmar kostar 290 kr.', 'heter'],
  ['We walk dogs in Frome, and the business is called Long Lead. Groups of four. £14 an hour.', 'called'],
])('does not tell at the end of a sentence what the title says: %s', (text, words) =>
  expect(printed(text).join(' ')).not.toContain(words),
);

it('keeps why a name was chosen', () =>
  expect(
    printed("We walk dogs in Frome, and it's called Long Lead because nobody pulls. Groups of four. £14 an hour.").join(
      ' ',
    ),
  ).toContain('because nobody pulls'));
