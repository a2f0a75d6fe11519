import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

const nameIn = (text: string) => readBrief({ text, templates: [] }).name?.text ?? null;

it.each([
  ['Jag heter Aksel Brunt och har varit lots i 36 år. Nu håller jag föredrag.', 'Aksel Brunt'],
  ['I write on behalf of the Kibwe Spectacles Project, a charity in Leeds.', 'Kibwe Spectacles Project'],
  ['Midnight Pads fixes saxophones in Ely. Name of the owner: Lucius Boudreaux.', 'Midnight Pads'],
  ["Mobile farrier near Toowoomba. Name's Brodie Maddern, business is Maddern Farriery. Trim $60.", 'Maddern Farriery'],
  ['Nom du club : Boule Folle\nLieu : Albi', 'Boule Folle'],
])('is who speaks, whom they write for, what a label says: %s', (text, name) => expect(nameIn(text)).toBe(name));

it.each([
  [
    'Hallo, ich bin Annegret Thiel und flechte Körbe. Eine Kundin, Frau Behringer, hat geschrieben: „Der Korb hält.“',
    'Annegret Thiel',
  ],
  ["I'm the secretary of Carrow Rowing Club and we row two skiffs.", 'Carrow Rowing Club'],
  ['Mi móvil es 555-0163. Taller Pinar, tallamos cucharas en Jaca.', 'Taller Pinar'],
  ["so I'm Geoffrey Allardyce that's A double L A R D Y C E and I tune pianos", 'Geoffrey Allardyce'],
])('is no customer, no post, no number and no spelling: %s', (text, name) => expect(nameIn(text)).toBe(name));

describe('the name that a brief opens with', () => {
  it.each([
    ['Harbour Lights Choir meets every Tuesday in Leith.', 'Harbour Lights Choir'],
    ['The Knot and the Needle – alterations and repairs in York', 'The Knot and the Needle'],
    ['St. Agnes Parish Choir, Lyon Street. We sing on Sundays.', 'St. Agnes Parish Choir'],
    ['Nordlicht is a bakery in Leith, run by Anna Moreno and her brother Luis Moreno.', 'Nordlicht'],
    ["Kay's is a tiny nail bar in Hull. Kay does the nails.", "Kay's"],
    ['Pane e Vino, enoteca a Bologna.', 'Pane e Vino'],
    ['Haus am See\nPension in Bad Saarow mit sechs Zimmern.', 'Haus am See'],
    ['bonjour, ferme de la Roche-aux-Fées à Essé, on fait du fromage.', 'ferme de la Roche-aux-Fées'],
    ['5 & Dime Tacos, Inc. — tacos in Reno. Cash only.', '5 & Dime Tacos, Inc.'],
    ['Chór „Po Pracy” z Łodzi śpiewa w każdy wtorek.', 'Po Pracy'],
    ['Tare. A zero-waste shop in Ghent.', 'Tare'],
    ['مدرسة قلم القصب في عمّان، جبل اللويبدة.', 'مدرسة قلم القصب'],
    ['lumen is a tiny lamp shop in Ghent. We mend lamps.', 'lumen'],
    ['מתוקה מהלב - עוגות בחיפה', 'מתוקה מהלב'],
    ['Harbour Clocks repairs clocks in Whitby. Owner Nan Tilley. Service £60.', 'Harbour Clocks'],
    ['Keen As Mustard – knife sharpening in Totnes', 'Keen As Mustard'],
    ['Vi på Lillhärdals Spinneri spinner ull. Ägare Märta Ensjö.', 'Lillhärdals Spinneri'],
    ['Æblerov Mosteri v/ Torben og Pernille Skovgaard, Fejø\n\nKom med dine egne æbler.', 'Æblerov Mosteri'],
    ['*** THE FIFTH *** WISTOW SCARECROW WEEKEND ***\nSat 29 August, Wistow', 'WISTOW SCARECROW WEEKEND'],
    ['je suis ramoneur à Namur, nom de la boite: Ramonage Duchêne, patron Kevin Duchêne.', 'Ramonage Duchêne'],
    ['io faccio lapidi e restauro tombe antiche: Marmi Cattaneo, Bergamo. Siamo in due.', 'Marmi Cattaneo'],
    ["walls for 31 years, my name's Keith Orme and the business is just called Orme Walling.", 'Orme Walling'],
    ['Blue Door Bakery bakes bread in Leith. Coach Tom Reed. Loaf £4.', 'Blue Door Bakery'],
    ["Tin Kettle Forge makes gates in Ludlow. I'm Ned Farrow, a smith since 1999.", 'Tin Kettle Forge'],
    ['Smedjan Glöden i Rättvik. Jag som smider heter Olle Brandt.', 'Smedjan Glöden'],
    ['La Ferme aux Hirondelles, fromages à Die. Lucie et Marc Tavernier font tout.', 'La Ferme aux Hirondelles'],
    ['Hospoda U Bílého koně, česká kuchyně v Třeboni.', 'Hospoda U Bílého koně'],
    ['Hospoda U Bílého koně je malá hospoda v Třeboni.', 'Hospoda U Bílého koně'],
    ['مخبز السنبلة الذهبية مخبز عائلي في إربد.', 'مخبز السنبلة الذهبية'],
    ['Turnverein Frischauf Suhl 1898 e. V.\n- 120 Mitglieder\n- Beitrag 60 €', 'Turnverein Frischauf Suhl 1898 e. V.'],
    ['töpferei lehmkuhle in soest, wir drehen schalen. kurse dienstags.', 'töpferei lehmkuhle'],
    ['PRICE LIST 2024 - ALDER CREEK ORCHARD, KESWICK\napples £2\npears £3', 'ALDER CREEK ORCHARD'],
    ['ROUND ROBIN ROLLS   Troy NY   5 Elm Ct\nrye 2.00\nbaked by Al and Rosa Sturm', 'ROUND ROBIN ROLLS'],
  ])('in %s', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  it.each([
    'Small bakery in Bath. We bake sourdough.',
    'Wedding photographer, Kent. From £900.',
    'Kleine Bäckerei in Bonn, seit 1920.',
    'luthier de guitarras flamencas en Granada, azul marino por favor',
    'Friseur in Köln',
    'Blue and white mugs from Delft. We post them.',
    'handmade soap from Marseille, since 1990',
    'A bakery in Graz. Call 0316 555 010.',
    'Yoga for seniors in Kelso. Classes on Mondays.',
    'I walk dogs in Hull.\n- two kilns, one very old dog called Biscuit',
    'We fix boats in Wick. Annual show "Sea Light" on 2 May.',
  ])('is not taken from what it is, a place, a pet or a show: %s', (text) => {
    expect(nameIn(text)).toBeNull();
  });

  it.each([
    ['My mates Bobbie "Noodle" Lindqvist and I run Red Nose Yard in Duluth.', 'Red Nose Yard'],
    ['C’est pour mon association, Les Mains Vertes de Sète, jardin partagé.', 'Les Mains Vertes de Sète'],
    ['Vi är Kören Klang i Borås och sjunger på torsdagar.', 'Kören Klang'],
    ['Winner of Best Pie 2022! Sal’s Pies, Dundee. Pies from £4.', 'Sal’s Pies'],
    ['NOM DU CLUB : LA BOULE QUI ROULE\nON JOUE LE MARDI', 'LA BOULE QUI ROULE'],
    ['We mend umbrellas. bella rain it’s called.', 'bella rain'],
    ['Piano lessons with Miriam Okoye, Leamington Spa. An hour £36.', 'Miriam Okoye'],
    ['I restore old maps. Call me, Iris Tennant, on 01273 555 0164.', 'Iris Tennant'],
    [
      "We're getting married! Hannah Lloyd and Tom Ferreira, Saturday 12 September 2026.",
      'Hannah Lloyd and Tom Ferreira',
    ],
    ['Association Les Amis du Canal, Toulouse. Contact : amis@canal.example.', 'Association Les Amis du Canal'],
    ['My name is Leonard Achebe and I write. My latest, "The Quiet Ferry", came out in March.', 'Leonard Achebe'],
    ['sharpening knives\nname = End of Lane\nvan at the market', 'End of Lane'],
    ["I'm Ada Quill and my studio is The Calm Ark, pottery in Leith.", 'The Calm Ark'],
    ['Website voor shantykoor De Natte Bries uit Lemmer.', 'De Natte Bries'],
    ['The Shelf at Number Two is a community pantry in Goole.', 'The Shelf at Number Two'],
    ['Wedding site for Ida & Max\n12 May, Kent', 'Ida & Max'],
    ['Harrow & Finch repairs clocks in Ely. Call 01353 555 010.', 'Harrow & Finch'],
    ['Kia ora. Tussock & Wool, wool shop in Oamaru. Run by me, Hine Parata.', 'Tussock & Wool'],
    ['It is for our golden wedding. Call the site "Still Waltzing".', 'Still Waltzing'],
    ["'Fig & Olive' is a deli in York. Open daily 8-6.", 'Fig & Olive'],
    ['Deli in York: Fig & Olive. Open daily 8-6. I am Ann Fox.', 'Fig & Olive'],
    ['We trade as Fig & Olive and sell cheese in York.', 'Fig & Olive'],
    ['i bake bread at home in ely and i call it crumb club. rye 5 pounds', 'crumb club'],
    ['Folk call a good wall "a Rowan", so that’s what the business is called, A Good Rowan.', 'A Good Rowan'],
    ['I was going to be called Tick Tock but it’s Penhale Clock Repairs. I mend clocks.', 'Penhale Clock Repairs'],
    ['Tallow & Co launderette, 88 Paisley Road, Glasgow. The cat is called Bosch.', 'Tallow & Co'],
    ['Le Fournil de Rose cherche un site simple. Pain 3 €', 'Le Fournil de Rose'],
    ['Bäckerei Korn braucht eine Website. Roggenbrot 4,20 €', 'Bäckerei Korn'],
    ['Preciso de um site para a minha oficina Roda Livre, no Porto. Eu sou a Rita Paz.', 'Roda Livre'],
    ['On est le jardin partagé des Quatre Vents à Roubaix.', 'jardin partagé des Quatre Vents'],
    ['Website for the Barton Bowls Club please. We play on Tuesdays.', 'Barton Bowls Club'],
    ['I teach cello in Bath. Lessons £40. Jo Marsh, 01225 555 010', 'Jo Marsh'],
    ['Shop: Nine Lives\nSelling: cat baskets', 'Nine Lives'],
    ['Business name - Upper Crust Pie Van\nPies from £4', 'Upper Crust Pie Van'],
    ['Dry cleaning in Ayr. Business is Starch Madness (with a ch).', 'Starch Madness'],
    ['I knit for my niece, she is shy. Loop Group, Ayr. Her name is Kirsty Bell.', 'Loop Group'],
    ['Vorrei un sito per la mia scuola di fabbri: Martello Vivo, a Bari. E una pagina "Storia".', 'Martello Vivo'],
    ['Drechslerei Hartmann in Celle, seit 1890. Wir drechseln Knöpfe.', 'Drechslerei Hartmann'],
    ["We're organising the Tweed River Swim again. Meg Rae is the organiser.", 'Tweed River Swim'],
    ['Tengo un taller, se llama Barro que Canta, en Soria.', 'Barro que Canta'],
    ['We hire kayaks in Conwy. Thanks, Ferryman Kayaks', 'Ferryman Kayaks'],
    ['Debt advice at a kitchen table. Quays Money Matters pays me. hi@quaysmoney.example', 'Quays Money Matters'],
  ])('or said later: %s', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });
});

describe('the name of a business beside other capitals', () => {
  it.each([
    ["I mend bikes in Corby, my name's Wilf Garrow and the firm is just called Garrow Cycles.", 'Garrow Cycles'],
    ['Jag heter Sten Alm och driver Keramiken Blålera i Höganäs. Mugg 240 kr.', 'Keramiken Blålera'],
    ["Je m'appelle Odile Faure et je tiens Les Fils d'Odile à Albi. Ourlet 12 €.", "Les Fils d'Odile"],
    ['Rantakylän soutajat ry, Joensuu. Puheenjohtaja Liisa Halonen, sihteeri Matti Virta.', 'Rantakylän soutajat ry'],
    ['Corso di ceramica a Faenza, laboratorio Mani Storte. Insegnano Rita Galli e Ugo Neri.', 'Mani Storte'],
  ])('is not a person with a role: %s', (text, name) => expect(nameIn(text)).toBe(name));

  it.each([
    ['WELCOME TO TARN END POTTERY!!! Est. 1978. Mugs £8, bowls £12. Open all summer.', 'TARN END POTTERY'],
    ['I mend kites. My name is Ada Reed, the business is just Reed Kites, Hull.', 'Reed Kites'],
    ['Pracownia rowerowa "Szprycha", Gdynia, ul. Morska 4. Nazywam się Adam Lis.', 'Szprycha'],
  ])('is not a welcome, a small word or who speaks: %s', (text, name) => expect(nameIn(text)).toBe(name));

  it.each([
    ['Around Galway and Mayo: Declan Furey Chimneys, sweeping since 1990. Sweep €70.', 'Declan Furey Chimneys'],
    ['V Plzni opravujeme kola. Kola Hrubý, Kopeckého 4. Servis 400 Kč.', 'Kola Hrubý'],
    ["MRS PATTY'S FAMOUS PASTIES ***\nwe do parties and fetes\npasty £4", "MRS PATTY'S FAMOUS PASTIES"],
    ['Dog physio, Harriet Lowe-Finch BSc, near Ripon. First visit £60.', 'Harriet Lowe-Finch'],
    ['Mølleby Ysteri v/ Kari og Ole Dahl, Røros\n\nOst 90 kr.', 'Mølleby Ysteri'],
  ])('is not a place, a decoration, a degree or who runs it: %s', (text, name) => expect(nameIn(text)).toBe(name));
});

it.each([
  [
    "Nom : Cabane à sucre La Perle d'Ô\nLieu : 12, rang Nord, Saint-Jean\nPropriétaire : Léo Roy",
    "Cabane à sucre La Perle d'Ô",
  ],
  ['店名：豆屋 つばめ\n場所：奈良県奈良市東向2-4\nコーヒー豆の店です。', '豆屋 つばめ'],
  [
    'HOME | ROOMS | RATES\n\nWelcome to Lock House\nLock House is a guest house with two rooms.\n\nROOMS & RATES (per night)\nHeron Room, queen bed .... £90\nTeal Room, twin beds .... £80',
    'Lock House',
  ],
])('is the whole line of a form, and no heading of a list: %s', (text, name) => expect(nameIn(text)).toBe(name));

it.each([
  ['Wir sind das Büro Nordlicht Harz, Beratung für Altbauten, mit Sitz in Goslar. Termin 90 €.', 'Büro Nordlicht Harz'],
  ["서울에 있는 공방 '느린바람'입니다. 지갑을 만듭니다.", '느린바람'],
])('reads a name behind what it is, or between single quotes: %s', (text, name) => expect(nameIn(text)).toBe(name));

it('whoever a club plays against is not the club', () =>
  expect(nameIn('ALDER ROW BRUISERS\nSATURDAY MARCH 14\nvs. THE BRAUNSTON OARS\nMARINA HALL')).toBe(
    'ALDER ROW BRUISERS',
  ));

describe('the name that a brief tells further down', () => {
  it.each([
    ['we do tiffin in Nashik, my aunt Leela Kulkarni cooks, name is Kaku Tiffins, order before nine.', 'Kaku Tiffins'],
    ["Je m'appelle Nora Le Bihan, vannière à Vitré. L'atelier s'appelle La Malle au Grenier.", 'La Malle au Grenier'],
    ["We are the ringers of St Ald's, Clay. Six bells. We call ourselves the Clay Ringers.", 'Clay Ringers'],
    ['Us bell ringers of Alder Row ring in Ely. Please call the site Alder Row Ringers.', 'Alder Row Ringers'],
    ['What do you do? — I mend kites.\nWhat is it called? — Long Tail Kites.\nWhere? — Dover.', 'Long Tail Kites'],
    [
      'also wir sind der ruderverein in plön, ruderclub seeblick e.v. heißen wir, vier boote.',
      'ruderclub seeblick e.v.',
    ],
  ])('is found where it is said: %s', (text, name) => expect(nameIn(text)?.toLowerCase()).toBe(name.toLowerCase()));
});

it.each([
  [
    'Ik vaar met mijn skûtsje Stille Wetter op de meren. Het bedrijf heet Afscheid onder Zeil. Bel 0515 555 018.',
    'Afscheid onder Zeil',
  ],
  [
    'Hei, yritys on Tassutuuli, koirahierontaa, Kuopio. Minä olen hieroja ja hieron koiria kotona. Auki ti-to klo 10-18.',
    'Tassutuuli',
  ],
])('goes on over a small word behind “called”, and ends at a mark: %s', (text, name) =>
  expect(nameIn(text)).toBe(name),
);

it.each([
  ['Místo: Ledeč nad Sázavou, kousek za městem\nVěk: 7 až 14 let, kapacita 48 dětí', 'Ledeč nad Sázavou'],
  [
    'I play accordion in Lafayette. The Bayou Ledger wrote "She makes the thing breathe like somebody."',
    'The Bayou Ledger',
  ],
])('is neither where it is nor who is quoted: %s', (text, other) => expect(nameIn(text)).not.toBe(other));

it.each([
  ['We mend harmoniums, founded by my grandfather Haripada Sen. Name of shop is Sur Bhandar.', 'Sur Bhandar'],
  ['Name - Vasantha Raghunathan. Violin for children and adults.', 'Vasantha Raghunathan'],
  ["We grow oysters at Batemans Bay, the business is Moffat's Lease 41. Open Sundays.", "Moffat's Lease 41"],
])('a name behind what says that it is one: %s', (text, name) =>
  expect(readBrief({ text, templates: [] }).name?.text).toBe(name),
);

it('who gives one name only is called by it, and by no noun of the brief', () =>
  expect(
    nameIn('Hello, my name is Ilie and I make the tiling work in Westford. Phone after 5, by day I have noise.'),
  ).toBe('Ilie'));

it('is nobody whom the head of a mail names', () => {
  const mail =
    "---------- Forwarded message ----------\nFrom: Mia Holt\nTo: Owen\nSubject: website wording\n\nOwen, can you paste this into that website thing?\n\nTAWE HAND CLINIC\nPhysiotherapy for hands. Swansea.\nRamp at the side door.\n\nI'm Mia Holt, lead physiotherapist. Joshua Ade is our physiotherapist for children.\n\nFirst appointment £62\nFollow-up £44";
  expect(readBrief({ text: mail, templates: [] }).name?.text).toBe('TAWE HAND CLINIC');
});
