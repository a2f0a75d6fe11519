/** What a template has to make a good website of before people start from it: ten businesses, short and long, in five languages. */
export const sampleBriefs: readonly { name: string; trade: string; brief: string }[] = [
  {
    name: 'Brook Lane Bakery',
    trade: 'Bakery',
    brief:
      'Brook Lane Bakery in Ely. We bake rye and wheat every night. Rye £4, Wheat £3.50, Spelt £5, Cinnamon bun £2.20. Open Tuesday to Saturday 7am to 2pm. 4 Brook Lane, Ely. Phone 01353 555 0142.',
  },
  {
    name: 'Salon Lindenhof',
    trade: 'Hairdresser, in German',
    brief:
      'Salon Lindenhof, Friseur in Köln-Ehrenfeld. Damenschnitt 49 €, Herrenschnitt 29 €, Kinder 18 €, Strähnen ab 75 €. Di–Fr 9–18 Uhr, Sa 9–14 Uhr. Lindenstraße 12, 50674 Köln. Tel. 0221 5550123. Termine bitte telefonisch.',
  },
  {
    name: 'Hill Street Yoga',
    trade: 'Yoga studio',
    brief:
      'Hill Street Yoga, a studio in Leeds. Pages: home, classes, prices, about, contact. Monday 18:00 Vinyasa with Ana, Tuesday 19:00 Yin with Tom, Thursday 7:30 Early flow, Saturday 10:00 Beginners. Drop-in £12, ten classes £95, a month £70. Ana has taught for twelve years. Tom was a dancer before. What do I bring? Nothing, mats are here. Can I come without experience? Yes, to Beginners.',
  },
  {
    name: 'Atelier Morel',
    trade: 'Joinery, in French',
    brief:
      "Atelier Morel, menuiserie à Nantes. Nous fabriquons des tables, des escaliers et des bibliothèques sur mesure en chêne et en frêne. D'abord nous mesurons chez vous, ensuite nous dessinons, puis nous posons. Ouvert du lundi au vendredi de 8h à 17h. atelier@morel.example",
  },
  {
    name: 'Fleet Plumbing',
    trade: 'Plumber',
    brief:
      'Emergency plumber in Bristol. Call 0117 496 0199 at any hour. Burst pipes, boilers, blocked drains. No call-out fee. I come within the hour.',
  },
  {
    name: 'Nora Lind',
    trade: 'Photographer',
    brief:
      'Nora Lind, photographer. Portraits, weddings and reportage. A gallery of my works please. nora@lind.example',
  },
  {
    name: 'Harbour Nights',
    trade: 'Concerts',
    brief:
      'Harbour Nights, a concert series in Cork. 5 May 2027 The Lanterns, 12 May 2027 Quiet Choir, 19 May 2027 Brass on Boats, 26 May 2027 Late Fiddles. Doors 19:30 at the Old Customs House. Tickets €14. “The best evening of my summer.” – Maeve. “I came for one song and stayed.” – Joe. “Warm, loud, close.” – Eimear.',
  },
  {
    name: 'Casa Olmo',
    trade: 'Restaurant, in Spanish',
    brief:
      'Casa Olmo, restaurante en Granada. Gazpacho 7 €, Croquetas 9 €, Paella 16 €, Flan 5 €. Abierto de martes a domingo de 13 a 16 y de 20 a 23:30. Calle del Olmo 3. Reservas: 958 555 012.',
  },
  {
    name: 'Weir & Daughters',
    trade: 'Solicitors',
    brief:
      'Weir & Daughters, solicitors in Perth since 1974. We advise families on wills, houses and the care of parents. Helen Weir, wills and estates. Isla Weir, property. Morag Weir, family law. A first talk of thirty minutes is free. You tell us what happened, we say what can be done and what it costs, and you decide. We write in plain words. We answer within two days. We do not take criminal cases. Our office is at 8 Tay Street, Perth, open Monday to Friday 9am to 5pm, 01738 496 011.',
  },
  { name: 'Little said', trade: 'Museum, in five words', brief: 'A small museum of clocks.' },
];
