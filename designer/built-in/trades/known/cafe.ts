import type { KnownTrade } from '../known-trade.ts';

export const cafe: KnownTrade = {
  id: 'cafe',
  schema: 'CafeOrCoffeeShop',
  motifs: ['cup', 'cake', 'table'],
  shelf: 'menu',
  channel: 'visit',
  templates: ['counter', 'field', 'almanac'],
  moods: ['warm', 'cosy', 'friendly'],
  questions: ['reserve', 'children'],
  words:
    'café, cafe, coffee shop, coffee house, tea room, tearoom | -café, -cafe, kaffeehaus, teestube | café, salon de thé, coffee shop | café, cafetería, salón de té | café, cafetaria, salão de chá | caffè, caffetteria, sala da tè | -café, koffiebar, lunchroom | kawiarnia | -kafé, -café, -fik | -café, -kaffebar | مقهى | בית קפה',
  proposals: {
    en: 'Coffee first | Coffee: Espresso, flat white, filter and iced. | Breakfast: Eggs, porridge, toast and granola. | Lunch: Soup, sandwiches, salads and quiche.',
    de: 'Erst einmal Kaffee | Kaffee: Espresso, Cappuccino und Filter. | Frühstück: Eier, Müsli und Brot. | Mittag: Suppe, Sandwiches und Quiche.',
    fr: 'D’abord, un café | Cafés: Espresso, cappuccino et filtre. | Petit déjeuner: Œufs, granola et tartines. | Midi: Soupe, sandwichs et quiche.',
    es: 'Primero, un café | Café: Espresso, cortado y filtro. | Desayunos: Huevos, granola y tostadas. | Mediodía: Sopa, bocadillos y quiche.',
    pt: 'Primeiro, um café | Café: Espresso, galão e filtro. | Pequeno-almoço: Ovos, granola e torradas. | Almoço: Sopa, sandes e quiche.',
  },
};
