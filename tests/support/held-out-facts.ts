import type { Case, Claim } from './said-or-not.ts';

type Told = [language: string, says: string, truth: Claim[], invented: Claim[]];

const mon = (opens: string, closes: string) => ({ day: 'mon' as const, opens, closes });
const sat = (opens: string, closes: string) => ({ day: 'sat' as const, opens, closes });

/** Written before the reader of facts was, by hand, one owner each; scored once when it first ran. */
const TOLD: Told[] = [
  [
    'en',
    'Thornbury Forge. Three generations have worked iron here since 1921. A gate takes six weeks and starts at eight hundred and fifty pounds. Open Saturdays 10am to 4pm. Ring 01454 555 012. Courses on 14 March 2027 at half past nine, £95 a head. "Best railings in Bristol", says Martha Webb.',
    [
      { heading: 'since 1921' },
      { value: '6', label: 'weeks' },
      { phone: '+44 1454 555012' },
      { quote: 'Best railings in Bristol', by: 'Martha Webb' },
      { hours: [sat('10:00', '16:00')] },
      { title: 'Courses', date: '2027-03-14', time: '9:30' },
    ],
    [
      { heading: 'since 1912' },
      { value: '4', label: 'weeks' },
      { phone: '01454 555 021' },
      { quote: 'The finest forge in England', by: 'Martha Webb' },
      { hours: [sat('09:00', '16:00')] },
      { title: 'Courses', date: '2027-03-15', time: '9:30' },
    ],
  ],
  [
    'de',
    'Imkerei Sonnhalde: Seit vierundzwanzig Jahren halten wir Bienen am Kaiserstuhl. 45 Völker, ein Glas Honig kostet 7,50 Euro. Führung am 3. Mai 2027 um 15 Uhr. Montag von 8 bis 12 Uhr geöffnet. Telefon 07663 4455. Imkermeisterin ist Karla Ruf. Wir bekamen die Goldmedaille 2022 des Landesverbands.',
    [
      { heading: 'Seit 24 Jahren' },
      { name: 'ein Glas Honig', price: '7,50 €' },
      { title: 'Führung', date: '2027-05-03', time: '15:00' },
      { person: 'Karla Ruf', role: 'Imkermeisterin' },
      { hours: [mon('08:00', '12:00')] },
      { heading: 'Goldmedaille 2022' },
    ],
    [
      { heading: 'Seit 42 Jahren' },
      { name: 'ein Glas Honig', price: '5,70 €' },
      { title: 'Führung', date: '2027-05-30', time: '15:00' },
      { person: 'Klara Ruf', role: 'Imkermeisterin' },
      { hours: [mon('08:00', '13:00')] },
      { heading: 'Goldmedaille 2023' },
    ],
  ],
  [
    'fr',
    "L'Atelier du Verre souffle à Biot depuis dix-huit ans. Vase à partir de 1 200 euros, stage à 80 €. Portes ouvertes le 12 juin 2027 à 18h30. Appelez le 04 93 65 00 11. 7 rue des Artisans, 06410 Biot. « Une lumière unique », dit Paul Ferrand.",
    [
      { heading: 'depuis 18 ans' },
      { name: 'stage', price: '80,00 €' },
      { title: 'Portes ouvertes', date: '2027-06-12', time: '18:30' },
      { address: '7 rue des Artisans\n06410 Biot' },
      { quote: 'Une lumière unique', by: 'Paul Ferrand' },
    ],
    [
      { heading: 'depuis 80 ans' },
      { name: 'stage', price: '18 €' },
      { title: 'Portes ouvertes', date: '2027-07-12', time: '18:30' },
      { address: '17 rue des Artisans\n06410 Biot' },
      { quote: 'Une lumière unique', by: 'Pauline Ferrand' },
    ],
  ],
  [
    'es',
    'Taller Ribera repara guitarras en Cádiz desde hace quince años. Cambio de cuerdas 12 euros, ajuste completo 45 euros. Concierto el 8 de agosto de 2027 a las 21:00. Llama al 956 123 456. Lo lleva Inés Ribera, luthier. Hemos reparado más de 3.000 guitarras.',
    [
      { heading: 'desde hace 15 años' },
      { name: 'Cambio de cuerdas', price: '€12' },
      { title: 'Concierto', date: '2027-08-08', time: '21 h' },
      { phone: '+34 956 12 34 56' },
      { value: '3000', label: 'guitarras' },
    ],
    [
      { heading: 'desde hace 50 años' },
      { name: 'Cambio de cuerdas', price: '€45' },
      { title: 'Concierto', date: '2027-08-18', time: '21 h' },
      { phone: '956 123 465' },
      { value: '13.000', label: 'guitarras' },
    ],
  ],
  [
    'pt',
    'A Padaria Moinho faz pão em Évora há trinta e dois anos. Broa a 2,80 €, bolo de mel a 14 €. Feira no dia 20 de setembro de 2027 às 10h. Segunda das 7h às 13h. Telefone 266 700 800. A padeira é a Rosa Calado. Prémio Pão de Ouro 2018.',
    [
      { heading: 'há 32 anos' },
      { name: 'Broa', price: '€ 2,80' },
      { title: 'Feira', date: '2027-09-20', time: '10:00' },
      { hours: [mon('07:00', '13:00')] },
      { heading: 'Prémio Pão de Ouro 2018' },
    ],
    [
      { heading: 'há 23 anos' },
      { name: 'Broa', price: '€ 14' },
      { title: 'Feira', date: '2027-09-02', time: '10:00' },
      { hours: [mon('07:00', '14:00')] },
      { heading: 'Prémio Pão de Prata 2018' },
    ],
  ],
];

export const heldOut: Case[] = TOLD.flatMap(([language, says, truth, invented]) => [
  ...truth.map((claim): Case => ({ language, says, claim, isTrue: true })),
  ...invented.map((claim): Case => ({ language, says, claim, isTrue: false })),
]);
