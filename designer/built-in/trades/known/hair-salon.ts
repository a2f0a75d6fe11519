import type { KnownTrade } from '../known-trade.ts';

export const hairSalon: KnownTrade = {
  id: 'hair-salon',
  schema: 'HairSalon',
  motifs: ['scissors', 'flower', 'portrait'],
  shelf: 'services',
  channel: 'book',
  templates: ['gallery', 'clinic', 'counter'],
  moods: ['elegant', 'soft', 'modern'],
  questions: ['appointment', 'cancel'],
  words: {
    en: [
      'hair salon',
      'hairdresser',
      'hairdressers',
      'hairdressing salon',
      'hair studio',
      'hair stylist',
      'hairstylist',
    ],
    de: ['friseur', 'friseurin', 'friseursalon', 'frisör', 'friseurmeisterin', 'haarstudio'],
    fr: ['salon de coiffure', 'coiffeur', 'coiffeuse'],
    es: ['peluquería', 'peluquero', 'peluquera'],
    pt: ['cabeleireiro', 'salão de cabeleireiro', 'cabeleireira'],
    it: ['parrucchiere', 'salone di parrucchiere', 'parrucchiera'],
    nl: ['kapper', 'kapsalon', 'kapster'],
    pl: ['salon fryzjerski', 'fryzjer', 'fryzjerka'],
    sv: ['frisör', 'frisörsalong', 'hårsalong'],
    da: ['frisør', 'frisørsalon'],
    ar: ['صالون شعر', 'مصفف شعر'],
    he: ['מספרה', 'ספר'],
  },
  proposals: {
    en: {
      tagline: 'Hair that feels like you',
      services: [
        { name: 'Cuts', text: 'Short, long, fringe and children’s cuts.' },
        { name: 'Colour', text: 'Roots, highlights, balayage and gloss.' },
        { name: 'Care', text: 'Masks, scalp treatments and blow-dry.' },
      ],
    },
    de: {
      tagline: 'Haare, die zu Ihnen passen',
      services: [
        { name: 'Schnitte', text: 'Kurz, lang, Pony und Kinder.' },
        { name: 'Farbe', text: 'Ansatz, Strähnen und Balayage.' },
        { name: 'Pflege', text: 'Kuren, Kopfhaut und Föhnen.' },
      ],
    },
    fr: {
      tagline: 'Parlons d’abord, coupons ensuite',
      services: [
        { name: 'Coupes', text: 'Courtes, longues, frange et enfants.' },
        { name: 'Couleur', text: 'Racines, mèches et balayage.' },
        { name: 'Soins', text: 'Masques, cuir chevelu et brushing.' },
      ],
    },
    es: {
      tagline: 'Primero hablamos, luego cortamos',
      services: [
        { name: 'Cortes', text: 'Corto, largo, flequillo y niños.' },
        { name: 'Color', text: 'Raíces, mechas y balayage.' },
        { name: 'Cuidado', text: 'Mascarillas, cuero cabelludo y secado.' },
      ],
    },
    pt: {
      tagline: 'Primeiro conversar, depois cortar',
      services: [
        { name: 'Cortes', text: 'Curto, comprido, franja e crianças.' },
        { name: 'Cor', text: 'Raízes, madeixas e balayage.' },
        { name: 'Cuidado', text: 'Máscaras, couro cabeludo e brushing.' },
      ],
    },
  },
};
