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
  words: {
    en: ['optician', 'opticians', 'optometrist'],
    de: ['-optiker', 'optikerin', 'augenoptiker', 'augenoptik'],
    fr: ['opticien', 'opticienne'],
    es: ['óptica', 'óptico'],
    pt: ['ótica', 'oculista'],
    it: ['ottico', 'ottica'],
    nl: ['-opticien', 'brillenzaak'],
    pl: ['optyk', 'salon optyczny'],
    sv: ['-optiker'],
    da: ['-optiker'],
    ar: ['محل نظارات', 'نظاراتي'],
    he: ['אופטיקה', 'אופטיקאי'],
  },
  proposals: {
    en: {
      tagline: 'See clearly again',
      services: [
        { name: 'Eye tests', text: 'Distance, reading and screen work.' },
        { name: 'Frames', text: 'Acetate, metal, children’s frames and sunglasses.' },
        { name: 'Contact lenses', text: 'Fitting, trial pairs and care.' },
      ],
    },
    de: {
      tagline: 'Wieder klar sehen',
      services: [
        { name: 'Sehtest', text: 'Ferne, Lesen und Bildschirm.' },
        { name: 'Fassungen', text: 'Acetat, Metall, Kinder und Sonnenbrillen.' },
        { name: 'Kontaktlinsen', text: 'Anpassung, Probelinsen und Pflege.' },
      ],
    },
    fr: {
      tagline: 'Y voir clair',
      services: [
        { name: 'Examens de vue', text: 'Loin, lecture et écran.' },
        { name: 'Montures', text: 'Acétate, métal, enfants et solaires.' },
        { name: 'Lentilles', text: 'Adaptation, essais et entretien.' },
      ],
    },
    es: {
      tagline: 'Ver de cerca y de lejos',
      services: [
        { name: 'Graduación', text: 'Lejos, lectura y pantalla.' },
        { name: 'Monturas', text: 'Acetato, metal, infantiles y de sol.' },
        { name: 'Lentillas', text: 'Adaptación, pruebas y cuidado.' },
      ],
    },
    pt: {
      tagline: 'Ver ao perto e ao longe',
      services: [
        { name: 'Exames', text: 'Longe, leitura e ecrã.' },
        { name: 'Armações', text: 'Acetato, metal, crianças e sol.' },
        { name: 'Lentes de contacto', text: 'Adaptação, provas e cuidado.' },
      ],
    },
  },
};
