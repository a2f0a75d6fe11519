import type { KnownTrade } from '../known-trade.ts';

export const optician: KnownTrade = {
  id: 'optician',
  schema: 'Optician',
  motifs: ['glasses', 'sun', 'portrait'],
  shelf: 'services',
  channel: 'visit',
  templates: ['clinic', 'gallery', 'counter'],
  moods: ['clean', 'modern', 'fresh'],
  questions: ['appointment', 'parking'],
  words:
    'optician, opticians, optometrist | -optiker, optikerin, augenoptiker, augenoptik | opticien, opticienne | óptica, óptico | ótica, oculista | ottico, ottica | -opticien, brillenzaak | optyk, salon optyczny | -optiker | -optiker | محل نظارات, نظاراتي | אופטיקה, אופטיקאי',
  proposals: {
    en: 'See clearly again | Eye tests: Distance, reading and screen work. | Frames: Acetate, metal, children’s frames and sunglasses. | Contact lenses: Fitting, trial pairs and care.',
    de: 'Wieder klar sehen | Sehtest: Ferne, Lesen und Bildschirm. | Fassungen: Acetat, Metall, Kinder und Sonnenbrillen. | Kontaktlinsen: Anpassung, Probelinsen und Pflege.',
    fr: 'Y voir clair | Examens de vue: Loin, lecture et écran. | Montures: Acétate, métal, enfants et solaires. | Lentilles: Adaptation, essais et entretien.',
    es: 'Ver de cerca y de lejos | Graduación: Lejos, lectura y pantalla. | Monturas: Acetato, metal, infantiles y de sol. | Lentillas: Adaptación, pruebas y cuidado.',
    pt: 'Ver ao perto e ao longe | Exames: Longe, leitura e ecrã. | Armações: Acetato, metal, crianças e sol. | Lentes de contacto: Adaptação, provas e cuidado.',
  },
};
