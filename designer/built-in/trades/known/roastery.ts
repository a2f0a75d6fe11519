import type { KnownTrade } from '../known-trade.ts';

export const roastery: KnownTrade = {
  id: 'roastery',
  schema: 'Store',
  motifs: ['cup', 'leaf', 'shop'],
  shelf: 'products',
  channel: 'visit',
  templates: ['counter', 'almanac', 'gallery'],
  moods: ['earthy', 'modern', 'warm'],
  questions: ['orderAhead', 'parking'],
  words: {
    en: ['coffee roastery', 'coffee roaster', 'roastery'],
    de: ['-kaffeerösterei', 'kaffeeröster', '-rösterei'],
    fr: ['torréfacteur', 'torréfaction', 'brûlerie'],
    es: ['tostadero', 'tostador de café', 'tostadero de café'],
    pt: ['torrefação', 'torrefação de café'],
    it: ['torrefazione'],
    nl: ['-koffiebranderij'],
    pl: ['palarnia kawy', 'palarnia'],
    sv: ['-kafferosteri', '-rosteri'],
    da: ['-kafferisteri', '-risteri'],
    ar: ['محمصة', 'محمصة قهوة'],
    he: ['בית קלייה'],
  },
  proposals: {
    en: {
      tagline: 'Coffee, roasted here',
      services: [
        { name: 'Filter coffee', text: 'Single origins, light roasts and decaf.' },
        { name: 'Espresso', text: 'House blend, single origins and dark roasts.' },
        { name: 'At the bar', text: 'Espresso, flat white, filter and cold brew.' },
      ],
    },
    de: {
      tagline: 'Kaffee, hier geröstet',
      services: [
        { name: 'Filterkaffee', text: 'Einzelne Herkünfte, helle Röstungen und entkoffeiniert.' },
        { name: 'Espresso', text: 'Hausmischung und dunkle Röstungen.' },
        { name: 'An der Bar', text: 'Espresso, Cappuccino und Filter.' },
      ],
    },
    fr: {
      tagline: 'Le café torréfié ici',
      services: [
        { name: 'Filtre', text: 'Origines uniques, torréfactions claires et décaféiné.' },
        { name: 'Espresso', text: 'Mélange maison et torréfactions foncées.' },
        { name: 'Au comptoir', text: 'Espresso, cappuccino et filtre.' },
      ],
    },
    es: {
      tagline: 'Café tostado aquí',
      services: [
        { name: 'Filtro', text: 'Orígenes únicos, tueste claro y descafeinado.' },
        { name: 'Espresso', text: 'Mezcla de la casa y tueste oscuro.' },
        { name: 'En la barra', text: 'Espresso, cortado y filtro.' },
      ],
    },
    pt: {
      tagline: 'Café torrado aqui',
      services: [
        { name: 'Filtro', text: 'Origens únicas, torra clara e descafeinado.' },
        { name: 'Espresso', text: 'Lote da casa e torra escura.' },
        { name: 'Ao balcão', text: 'Café, galão e filtro.' },
      ],
    },
  },
};
