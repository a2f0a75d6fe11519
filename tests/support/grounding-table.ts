import type { Case, Claim } from './said-or-not.ts';

/** How a language says a shape of fact; `«0»`, `«1»` are filled in. */
type Shape = {
  says: Record<Language, string>;
  /** What a model writes of it, and the same with something else put in. */
  claim: (language: Language, filling: string[]) => Claim;
  /** `said → written ≠ invented` of each owner, by language; what fills several places is joined by ` + `. */
  fillings: Record<Language, string>;
};
type Language = 'en' | 'de' | 'fr' | 'es' | 'pt';

const LANGUAGES: Language[] = ['en', 'de', 'fr', 'es', 'pt'];
const same = <Value>(value: Value): Record<Language, Value> => ({
  en: value,
  de: value,
  fr: value,
  es: value,
  pt: value,
});
const filled = (text: string, filling: string[]) =>
  filling.reduce((all, part, nth) => all.replaceAll(`«${nth}»`, part), text);

const SHAPES: Shape[] = [
  // Years in words, written in figures.
  {
    says: {
      en: 'A small workshop. We have worked for «0» years in this street.',
      de: 'Eine kleine Werkstatt. Wir arbeiten seit «0» Jahren in dieser Straße.',
      fr: 'Un petit atelier. Nous travaillons depuis «0» ans dans cette rue.',
      es: 'Un taller pequeño. Trabajamos desde hace «0» años en esta calle.',
      pt: 'Uma oficina pequena. Trabalhamos há «0» anos nesta rua.',
    },
    claim: (language, [count = '']) => ({
      heading: {
        en: `for ${count} years`,
        de: `seit ${count} Jahren`,
        fr: `depuis ${count} ans`,
        es: `desde hace ${count} años`,
        pt: `há ${count} anos`,
      }[language],
    }),
    fillings: {
      en: 'twelve → 12 ≠ 15; thirty-five → 35 ≠ 53; 7 → seven ≠ nine; twenty-one → 21 ≠ 20; 40 → forty ≠ fourteen',
      de: 'zwölf → 12 ≠ 15; fünfunddreißig → 35 ≠ 53; 7 → sieben ≠ neun; einundzwanzig → 21 ≠ 20; 40 → vierzig ≠ vierzehn',
      fr: 'douze → 12 ≠ 15; trente-cinq → 35 ≠ 53; 7 → sept ≠ neuf; vingt-deux → 22 ≠ 20; 40 → quarante ≠ quatorze',
      es: 'doce → 12 ≠ 15; treinta y cinco → 35 ≠ 53; 7 → siete ≠ nueve; veintidós → 22 ≠ 20; 40 → cuarenta ≠ catorce',
      pt: 'doze → 12 ≠ 15; trinta e cinco → 35 ≠ 53; 7 → sete ≠ nove; vinte e dois → 22 ≠ 20; 40 → quarenta ≠ catorze',
    },
  },
  // Prices, each of its thing.
  {
    says: {
      en: 'Prices: haircut «0», beard trim «1».',
      de: 'Preise: Haarschnitt «0», Bartpflege «1».',
      fr: 'Tarifs : coupe «0», barbe «1».',
      es: 'Precios: corte «0», barba «1».',
      pt: 'Preços: corte «0», barba «1».',
    },
    claim: (language, [price = '']) => ({
      name: { en: 'haircut', de: 'Haarschnitt', fr: 'coupe', es: 'corte', pt: 'corte' }[language],
      price,
    }),
    fillings: {
      en: '£18 + £9 → £18.00 ≠ £9; eighteen pounds + nine pounds → £18 ≠ £80; £18.50 + £9 → 18.50 GBP ≠ £18; 18 pounds + £9 → £18 ≠ €18',
      de: '18 € + 9 € → 18,00 € ≠ 9 €; achtzehn Euro + neun Euro → 18 € ≠ 80 €; 18,50 € + 9 € → € 18,50 ≠ 18 €; 18 Euro + 9 Euro → 18 € ≠ £18',
      fr: '18 € + 9 € → 18,00 € ≠ 9 €; dix-huit euros + neuf euros → 18 € ≠ 80 €; 18,50 € + 9 € → 18,50 euros ≠ 18 €; 18 euros + 9 euros → 18 € ≠ £18',
      es: '18 € + 9 € → 18,00 € ≠ 9 €; dieciocho euros + nueve euros → 18 € ≠ 80 €; 18,50 € + 9 € → 18,50 euros ≠ 18 €; 18 euros + 9 euros → 18 € ≠ £18',
      pt: '18 € + 9 € → 18,00 € ≠ 9 €; dezoito euros + nove euros → 18 € ≠ 80 €; 18,50 € + 9 € → 18,50 euros ≠ 18 €; 18 euros + 9 euros → 18 € ≠ £18',
    },
  },
  // Days of the year, with and without the year; today is 23 November 2026.
  {
    says: {
      en: 'Winter market on «0» at «1». We sell wreaths.',
      de: 'Wintermarkt am «0» um «1». Wir verkaufen Kränze.',
      fr: "Marché d'hiver le «0» à «1». Nous vendons des couronnes.",
      es: 'Mercado de invierno el «0» a las «1». Vendemos coronas.',
      pt: 'Mercado de inverno no dia «0» às «1». Vendemos coroas.',
    },
    claim: (language, [date = '', time = '']) => ({
      title: {
        en: 'Winter market',
        de: 'Wintermarkt',
        fr: "Marché d'hiver",
        es: 'Mercado de invierno',
        pt: 'Mercado de inverno',
      }[language],
      date,
      time,
    }),
    fillings: {
      en: '5 December 2026 + 7pm → 2026-12-05 + 19:00 ≠ 2026-12-06 + 19:00; 5 December + 7.30pm → 2026-12-05 + 19:30 ≠ 2026-12-05 + 20:30; January 9 + 10am → 2027-01-09 + 10:00 ≠ 2026-01-09 + 10:00',
      de: '5. Dezember 2026 + 19 Uhr → 2026-12-05 + 19:00 ≠ 2026-12-06 + 19:00; 5. Dezember + 19.30 Uhr → 2026-12-05 + 19:30 ≠ 2026-12-05 + 20:30; 9.1.2027 + 10 Uhr → 2027-01-09 + 10:00 ≠ 2027-09-01 + 10:00',
      fr: '5 décembre 2026 + 19h → 2026-12-05 + 19:00 ≠ 2026-12-06 + 19:00; 5 décembre + 19h30 → 2026-12-05 + 19:30 ≠ 2026-12-05 + 20:30; 9 janvier + 10 heures → 2027-01-09 + 10:00 ≠ 2026-01-09 + 10:00',
      es: '5 de diciembre de 2026 + 19:00 → 2026-12-05 + 19 h ≠ 2026-12-06 + 19 h; 5 de diciembre + 19:30 → 2026-12-05 + 19.30 h ≠ 2026-12-05 + 20:30; 9 de enero + 10:00 → 2027-01-09 + 10 h ≠ 2026-01-09 + 10:00',
      pt: '5 de dezembro de 2026 + 19h → 2026-12-05 + 19:00 ≠ 2026-12-06 + 19:00; 5 de dezembro + 19h30 → 2026-12-05 + 19:30 ≠ 2026-12-05 + 20:30; 9 de janeiro + 10h → 2027-01-09 + 10:00 ≠ 2026-01-09 + 10:00',
    },
  },
  // Telephones, with and without the code of the country.
  {
    says: {
      en: 'Joinery in Hexham. Call us on «0».',
      de: 'Tischlerei in Jena. Telefon «0».',
      fr: 'Menuiserie à Lyon. Téléphone : «0».',
      es: 'Carpintería en Cádiz. Teléfono «0».',
      pt: 'Carpintaria em Évora. Telefone «0».',
    },
    claim: (_language, [phone = '']) => ({ phone }),
    fillings: {
      en: '01434 555 012 → 01434 555012 ≠ 01434 555 021; 01434 555 012 → +44 1434 555012 ≠ +44 1434 555 112',
      de: '03641 445566 → 03641 44 55 66 ≠ 03641 445565; 03641 445566 → +49 3641 445566 ≠ +49 3641 445576',
      fr: '04 78 12 34 56 → 04.78.12.34.56 ≠ 04 78 12 34 65; 04 78 12 34 56 → +33 4 78 12 34 56 ≠ +33 4 78 13 34 56',
      es: '956 123 456 → 956 12 34 56 ≠ 956 123 465; 956 123 456 → +34 956 123 456 ≠ +34 956 124 456',
      pt: '266 700 800 → 266700800 ≠ 266 700 880; 266 700 800 → +351 266 700 800 ≠ +351 266 701 800',
    },
  },
  // People and what they do.
  {
    says: {
      en: 'The bakery is run by «0», baker, and «1», confectioner.',
      de: 'Die Bäckerei führen «0», Bäckerin, und «1», Konditor.',
      fr: 'La boulangerie est tenue par «0», boulangère, et «1», pâtissier.',
      es: 'La panadería la llevan «0», panadera, y «1», pastelero.',
      pt: 'A padaria é de «0», padeira, e «1», pasteleiro.',
    },
    claim: (language, [person = '', role = '']) => ({
      person,
      role: role || { en: 'baker', de: 'Bäckerin', fr: 'boulangère', es: 'panadera', pt: 'padeira' }[language],
    }),
    fillings: same(
      'Ana Reis + Tom Hall → Ana Reis ≠ Anna Weiss; Mia Costa + Leo Brandt → Mia Costa ≠ Mia Brandt; Noa Blum + Max Vidal → Noa Blum ≠ Dr. Noa Blum',
    ),
  },
  // What somebody said.
  {
    says: {
      en: 'A guest wrote: “«0»” – «1».',
      de: 'Ein Gast schrieb: „«0»“ – «1».',
      fr: 'Une cliente a écrit : « «0» » – «1».',
      es: 'Una clienta escribió: «0» – «1».',
      pt: 'Uma cliente escreveu: “«0»” – «1».',
    },
    claim: (_language, [quote = '', by = '']) => ({ quote, by }),
    fillings: {
      en: 'The best rye north of the river + Jo Park → The best rye north of the river + Jo Park ≠ The best rye in England + Jo Park; Warm and quick + Eva Long → Warm and quick + Eva Long ≠ Warm and quick + Eve Short',
      de: 'Das beste Brot der Stadt + Jo Park → Das beste Brot der Stadt + Jo Park ≠ Das beste Brot des Landes + Jo Park; Warm und schnell + Eva Lang → Warm und schnell + Eva Lang ≠ Warm und schnell + Eva Kurz',
      fr: 'Le meilleur pain de la ville + Jo Parc → Le meilleur pain de la ville + Jo Parc ≠ Le meilleur pain du pays + Jo Parc; Accueil chaleureux et rapide + Eva Long → Accueil chaleureux et rapide + Eva Long ≠ Accueil chaleureux et rapide + Eva Court',
      es: 'El mejor pan de la ciudad + Jo Parque → El mejor pan de la ciudad + Jo Parque ≠ El mejor pan del país + Jo Parque; Trato amable y rápido + Eva Largo → Trato amable y rápido + Eva Largo ≠ Trato amable y rápido + Eva Corto',
      pt: 'O melhor pão da cidade + Jo Parque → O melhor pão da cidade + Jo Parque ≠ O melhor pão do país + Jo Parque; Simpatia e rapidez + Eva Longo → Simpatia e rapidez + Eva Longo ≠ Simpatia e rapidez + Eva Curto',
    },
  },
  // Awards with their year.
  {
    says: {
      en: 'We won the «0» in «1». Come and try.',
      de: 'Wir bekamen den «0» «1». Kommen Sie vorbei.',
      fr: 'Nous avons reçu le «0» «1». Venez goûter.',
      es: 'Ganamos el «0» «1». Venga a probar.',
      pt: 'Ganhámos o «0» «1». Venha provar.',
    },
    claim: (language, [award = '', year = '']) => ({
      heading: language === 'en' ? `${award} in ${year}` : `${award} ${year}`,
    }),
    fillings: {
      en: 'Bread Prize + 2019 → Bread Prize + 2019 ≠ Bread Prize + 2021; Rye Medal + 2008 → Rye Medal + 2008 ≠ Gold Medal + 2008',
      de: 'Brotpreis + 2019 → Brotpreis + 2019 ≠ Brotpreis + 2021; Kornpokal + 2008 → Kornpokal + 2008 ≠ Goldpokal + 2008',
      fr: "Prix du Pain + 2019 → Prix du Pain + 2019 ≠ Prix du Pain + 2021; Trophée du Blé + 2008 → Trophée du Blé + 2008 ≠ Trophée d'Or + 2008",
      es: 'Premio del Pan + 2019 → Premio del Pan + 2019 ≠ Premio del Pan + 2021; Trofeo del Trigo + 2008 → Trofeo del Trigo + 2008 ≠ Trofeo de Oro + 2008',
      pt: 'Prémio do Pão + 2019 → Prémio do Pão + 2019 ≠ Prémio do Pão + 2021; Troféu do Trigo + 2008 → Troféu do Trigo + 2008 ≠ Troféu de Ouro + 2008',
    },
  },
  // Numbers of things, grouped as a language groups them.
  {
    says: {
      en: 'Our orchard has «0» trees and «1» hives.',
      de: 'Unser Garten hat «0» Bäume und «1» Völker.',
      fr: 'Notre verger compte «0» arbres et «1» ruches.',
      es: 'Nuestro huerto tiene «0» árboles y «1» colmenas.',
      pt: 'O nosso pomar tem «0» árvores e «1» colmeias.',
    },
    claim: (language, [value = '']) => ({
      value,
      label: { en: 'trees', de: 'Bäume', fr: 'arbres', es: 'árboles', pt: 'árvores' }[language],
    }),
    fillings: {
      en: '1,200 + 14 → 1200 ≠ 1300; 1200 + 14 → 1,200 ≠ 14; thirty + 14 → 30 ≠ 40; two hundred + 14 → 200 ≠ 2000',
      de: '1.200 + 14 → 1200 ≠ 1300; 1200 + 14 → 1.200 ≠ 14; dreißig + 14 → 30 ≠ 40; 40 + 14 → vierzig ≠ vierzehn',
      fr: '1 200 + 14 → 1200 ≠ 1300; 1200 + 14 → 1 200 ≠ 14; trente + 14 → 30 ≠ 40; deux cents + 14 → 200 ≠ 2000',
      es: '1.200 + 14 → 1200 ≠ 1300; 1200 + 14 → 1.200 ≠ 14; treinta + 14 → 30 ≠ 40; veinticuatro + 14 → 24 ≠ 42',
      pt: '1.200 + 14 → 1200 ≠ 1300; 1200 + 14 → 1.200 ≠ 14; trinta + 14 → 30 ≠ 40; quarenta e duas + 14 → 42 ≠ 24',
    },
  },
  // Opening hours of a day.
  {
    says: {
      en: 'Toy shop. Open Monday from «0» to «1».',
      de: 'Spielzeugladen. Geöffnet Montag von «0» bis «1».',
      fr: 'Magasin de jouets. Ouvert le lundi de «0» à «1».',
      es: 'Juguetería. Abierto los lunes de «0» a «1».',
      pt: 'Loja de brinquedos. Aberto à segunda das «0» às «1».',
    },
    claim: (_language, [opens = '', closes = '']) => ({ hours: [{ day: 'mon', opens, closes }] }),
    fillings: {
      en: '9am + 5pm → 09:00 + 17:00 ≠ 09:00 + 18:00; 8.30am + 1pm → 08:30 + 13:00 ≠ 08:00 + 13:00',
      de: '9 + 17 Uhr → 09:00 + 17:00 ≠ 09:00 + 18:00; 8.30 + 13 Uhr → 08:30 + 13:00 ≠ 08:00 + 13:00',
      fr: '9h + 17h → 09:00 + 17:00 ≠ 09:00 + 18:00; 8h30 + 13h → 08:30 + 13:00 ≠ 08:00 + 13:00',
      es: '9:00 + 17:00 → 09:00 + 17:00 ≠ 09:00 + 18:00; 8:30 + 13:00 → 08:30 + 13:00 ≠ 08:00 + 13:00',
      pt: '9h + 17h → 09:00 + 17:00 ≠ 09:00 + 18:00; 8h30 + 13h → 08:30 + 13:00 ≠ 08:00 + 13:00',
    },
  },
  // Where it is.
  {
    says: {
      en: 'Our shop: «0», «1».',
      de: 'Unser Laden: «0», «1».',
      fr: 'Notre boutique : «0», «1».',
      es: 'Nuestra tienda: «0», «1».',
      pt: 'A nossa loja: «0», «1».',
    },
    claim: (_language, [street = '', town = '']) => ({ address: `${street}\n${town}` }),
    fillings: {
      en: '12 Mill Lane + Hexham NE46 1AB → 12 Mill Lane + Hexham NE46 1AB ≠ 21 Mill Lane + Hexham NE46 1AB; 3 Quay Road + Whitby YO21 2CD → 3 Quay Road + Whitby YO21 2CD ≠ 3 Quay Road + Oban PA34 4AB',
      de: 'Mühlweg 12 + 07743 Jena → Mühlweg 12 + 07743 Jena ≠ Mühlweg 21 + 07743 Jena; Kaistraße 3 + 24103 Kiel → Kaistraße 3 + 24103 Kiel ≠ Kaistraße 3 + 18055 Rostock',
      fr: '12 rue du Moulin + 69001 Lyon → 12 rue du Moulin + 69001 Lyon ≠ 21 rue du Moulin + 69001 Lyon; 3 quai du Port + 13002 Marseille → 3 quai du Port + 13002 Marseille ≠ 3 quai du Port + 33000 Bordeaux',
      es: 'Calle del Molino 12 + 11001 Cádiz → Calle del Molino 12 + 11001 Cádiz ≠ Calle del Molino 21 + 11001 Cádiz; Plaza Nueva 3 + 41001 Sevilla → Plaza Nueva 3 + 41001 Sevilla ≠ Plaza Nueva 3 + 28001 Madrid',
      pt: 'Rua do Moinho 12 + 7000-123 Évora → Rua do Moinho 12 + 7000-123 Évora ≠ Rua do Moinho 21 + 7000-123 Évora; Praça Velha 3 + 3000-104 Coimbra → Praça Velha 3 + 3000-104 Coimbra ≠ Praça Velha 3 + 4000-123 Porto',
    },
  },
  // The year it began.
  {
    says: {
      en: 'A family workshop since «0», in «1».',
      de: 'Ein Familienbetrieb seit «0», in «1».',
      fr: 'Un atelier familial depuis «0», à «1».',
      es: 'Un taller familiar desde «0», en «1».',
      pt: 'Uma oficina familiar desde «0», em «1».',
    },
    claim: (language, [year = '', place = '']) => {
      const since = { en: 'since', de: 'seit', fr: 'depuis', es: 'desde', pt: 'desde' }[language];
      const within = { en: 'in', de: 'in', fr: 'à', es: 'en', pt: 'em' }[language];
      return { heading: place ? `${since} ${year}, ${within} ${place}` : `${since} ${year}` };
    },
    fillings: same(
      '1987 + Bath → 1987 ≠ 1978; 1921 + Trier → 1921 + Trier ≠ 1921 + Köln; 2004 + Lyon → 2004 + Lyon ≠ 2014 + Lyon; 1899 + Porto → 1899 ≠ 1998; 2015 + Leeds → 2015 + Leeds ≠ 2015 + London',
    ),
  },
  // Shares.
  {
    says: {
      en: 'We bake with «0» of our own flour.',
      de: 'Wir backen mit «0» eigenem Mehl.',
      fr: 'Nous cuisons avec «0» de notre farine.',
      es: 'Horneamos con «0» de harina propia.',
      pt: 'Cozemos com «0» de farinha própria.',
    },
    claim: (language, [share = '']) => ({
      heading: {
        en: `with ${share} of our own flour`,
        de: `mit ${share} eigenem Mehl`,
        fr: `avec ${share} de notre farine`,
        es: `con ${share} de harina propia`,
        pt: `com ${share} de farinha própria`,
      }[language],
    }),
    fillings: same(
      '80 % → 80% ≠ 90%; 100% → 100 % ≠ 10 %; 35% → 35 % ≠ 53 %; 60 % → 60% ≠ 16%; 75% → 75 % ≠ 70 %; 12,5 % → 12,5% ≠ 125%',
    ),
  },
];

/** By shapes and languages: each filling is claimed as it was said and as it was not. */
export const groundingTable: Case[] = SHAPES.flatMap(({ says, claim, fillings }) =>
  LANGUAGES.flatMap((language) =>
    fillings[language].split('; ').flatMap((filling): Case[] => {
      const [said = [], truth = [], invented = []] = filling.split(/ [→≠] /).map((part) => part.split(' + '));
      const told = filled(says[language], said);
      return [
        { language, says: told, claim: claim(language, truth), isTrue: true },
        { language, says: told, claim: claim(language, invented), isTrue: false },
      ];
    }),
  ),
);
