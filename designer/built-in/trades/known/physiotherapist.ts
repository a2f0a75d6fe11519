import type { KnownTrade } from '../known-trade.ts';

export const physiotherapist: KnownTrade = {
  id: 'physiotherapist',
  schema: 'Physiotherapy',
  motifs: ['body', 'wave', 'care'],
  shelf: 'services',
  channel: 'book',
  templates: ['clinic', 'almanac', 'field'],
  moods: ['calm', 'fresh', 'clean'],
  questions: ['appointment', 'firstVisit'],
  words: {
    en: ['physiotherapist', 'physiotherapy practice', 'physiotherapy clinic', 'physio', 'osteopath'],
    de: [
      '-physiotherapiepraxis',
      'physiotherapie',
      'physiotherapeutin',
      'physiotherapeut',
      'praxis für physiotherapie',
    ],
    fr: ['cabinet de kinésithérapie', 'kinésithérapeute', 'kiné', 'ostéopathe'],
    es: ['clínica de fisioterapia', 'fisioterapeuta', 'fisioterapia'],
    pt: ['clínica de fisioterapia', 'fisioterapeuta', 'fisioterapia'],
    it: ['studio di fisioterapia', 'fisioterapista', 'fisioterapia'],
    nl: ['-fysiotherapiepraktijk', 'fysiotherapeut', 'fysiotherapie'],
    pl: ['gabinet fizjoterapii', 'fizjoterapeuta', 'fizjoterapia'],
    sv: ['fysioterapeut', 'sjukgymnast'],
    da: ['fysioterapeut', '-fysioterapi'],
    ar: ['عيادة علاج طبيعي', 'معالج طبيعي'],
    he: ['פיזיותרפיסט', 'קליניקת פיזיותרפיה'],
  },
  proposals: {
    en: {
      tagline: 'Back to moving freely',
      services: [
        { name: 'Back and neck', text: 'Desk pain, disc trouble and stiffness.' },
        { name: 'Joints', text: 'Knees, hips, shoulders and ankles.' },
        { name: 'After surgery', text: 'Mobility, strength and walking.' },
      ],
    },
    de: {
      tagline: 'Wieder in Bewegung kommen',
      services: [
        { name: 'Rücken und Nacken', text: 'Bürorücken, Bandscheibe und Steifheit.' },
        { name: 'Gelenke', text: 'Knie, Hüfte und Schulter.' },
        { name: 'Nach Operationen', text: 'Beweglichkeit, Kraft und Gehen.' },
      ],
    },
    fr: {
      tagline: 'Retrouver le mouvement',
      services: [
        { name: 'Dos et nuque', text: 'Douleurs de bureau, disques et raideurs.' },
        { name: 'Articulations', text: 'Genoux, hanches et épaules.' },
        { name: 'Après une opération', text: 'Mobilité, force et marche.' },
      ],
    },
    es: {
      tagline: 'Volver a moverse',
      services: [
        { name: 'Espalda y cuello', text: 'Dolor de oficina, discos y rigidez.' },
        { name: 'Articulaciones', text: 'Rodillas, caderas y hombros.' },
        { name: 'Tras una operación', text: 'Movilidad, fuerza y marcha.' },
      ],
    },
    pt: {
      tagline: 'Voltar a mexer-se',
      services: [
        { name: 'Costas e pescoço', text: 'Dores de escritório, discos e rigidez.' },
        { name: 'Articulações', text: 'Joelhos, ancas e ombros.' },
        { name: 'Depois da cirurgia', text: 'Mobilidade, força e marcha.' },
      ],
    },
  },
};
