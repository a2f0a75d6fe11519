import type { KnownTrade } from '../known-trade.ts';

export const restaurant: KnownTrade = {
  id: 'restaurant',
  schema: 'Restaurant',
  motifs: ['dish', 'herbs', 'table'],
  shelf: 'menu',
  channel: 'book',
  templates: ['counter', 'almanac', 'gallery'],
  moods: ['warm', 'rich', 'elegant'],
  questions: ['reserve', 'allergens'],
  words: {
    en: ['restaurant', 'bistro', 'trattoria', 'brasserie', 'osteria', 'diner', 'eatery', 'gastropub', 'steakhouse'],
    de: ['-restaurant', '-gasthaus', '-gasthof', '-wirtshaus', 'bistro', 'gaststätte'],
    fr: ['restaurant', 'bistrot', 'brasserie', 'auberge'],
    es: ['restaurante', 'mesón', 'taberna', 'bistró'],
    pt: ['restaurante', 'tasca', 'marisqueira'],
    it: ['ristorante', 'trattoria', 'osteria'],
    nl: ['-restaurant', 'bistro', 'eetcafé'],
    pl: ['restauracja', 'bistro'],
    sv: ['-restaurang', 'bistro', 'krog'],
    da: ['-restaurant', 'bistro', 'kro'],
    ar: ['مطعم'],
    he: ['מסעדה'],
  },
  proposals: {
    en: {
      tagline: 'A table for you',
      services: [
        { name: 'Lunch', text: 'A short card, soup, salads and a plate of the day.' },
        { name: 'Dinner', text: 'Starters, mains, sides and desserts.' },
        { name: 'Wine', text: 'By the glass, by the bottle and house wine.' },
      ],
    },
    de: {
      tagline: 'Ein Tisch für Sie',
      services: [
        { name: 'Mittag', text: 'Tagesgericht, Suppe und Salate.' },
        { name: 'Abend', text: 'Vorspeisen, Hauptgerichte und Nachspeisen.' },
        { name: 'Wein', text: 'Offen, Flaschen und Hauswein.' },
      ],
    },
    fr: {
      tagline: 'Une table pour vous',
      services: [
        { name: 'Midi', text: 'Plat du jour, soupe et salades.' },
        { name: 'Soir', text: 'Entrées, plats et desserts.' },
        { name: 'Vins', text: 'Au verre, à la bouteille et cuvée maison.' },
      ],
    },
    es: {
      tagline: 'La mesa está puesta',
      services: [
        { name: 'Mediodía', text: 'Plato del día, sopa y ensaladas.' },
        { name: 'Noche', text: 'Entrantes, principales y postres.' },
        { name: 'Vinos', text: 'Por copas, por botellas y de la casa.' },
      ],
    },
    pt: {
      tagline: 'Uma mesa à espera',
      services: [
        { name: 'Almoço', text: 'Prato do dia, sopa e saladas.' },
        { name: 'Jantar', text: 'Entradas, pratos e sobremesas.' },
        { name: 'Vinhos', text: 'A copo, à garrafa e da casa.' },
      ],
    },
  },
};
