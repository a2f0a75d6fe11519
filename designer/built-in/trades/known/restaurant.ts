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
  words:
    'restaurant, bistro, trattoria, brasserie, osteria, diner, eatery, gastropub, steakhouse | -restaurant, -gasthaus, -gasthof, -wirtshaus, bistro, gaststätte | restaurant, bistrot, brasserie, auberge | restaurante, mesón, taberna, bistró | restaurante, tasca, marisqueira | ristorante, trattoria, osteria | -restaurant, bistro, eetcafé | restauracja, bistro | -restaurang, bistro, krog | -restaurant, bistro, kro | مطعم | מסעדה',
  proposals: {
    en: 'A table for you | Lunch: A short card, soup, salads and a plate of the day. | Dinner: Starters, mains, sides and desserts. | Wine: By the glass, by the bottle and house wine.',
    de: 'Ein Tisch für Sie | Mittag: Tagesgericht, Suppe und Salate. | Abend: Vorspeisen, Hauptgerichte und Nachspeisen. | Wein: Offen, Flaschen und Hauswein.',
    fr: 'Une table pour vous | Midi: Plat du jour, soupe et salades. | Soir: Entrées, plats et desserts. | Vins: Au verre, à la bouteille et cuvée maison.',
    es: 'La mesa está puesta | Mediodía: Plato del día, sopa y ensaladas. | Noche: Entrantes, principales y postres. | Vinos: Por copas, por botellas y de la casa.',
    pt: 'Uma mesa à espera | Almoço: Prato do dia, sopa e saladas. | Jantar: Entradas, pratos e sobremesas. | Vinhos: A copo, à garrafa e da casa.',
  },
};
