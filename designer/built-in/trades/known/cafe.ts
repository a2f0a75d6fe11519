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
  words: {
    en: ['café', 'cafe', 'coffee shop', 'coffee house', 'tea room', 'tearoom'],
    de: ['-café', '-cafe', 'kaffeehaus', 'teestube'],
    fr: ['café', 'salon de thé', 'coffee shop'],
    es: ['café', 'cafetería', 'salón de té'],
    pt: ['café', 'cafetaria', 'salão de chá'],
    it: ['caffè', 'caffetteria', 'sala da tè'],
    nl: ['-café', 'koffiebar', 'lunchroom'],
    pl: ['kawiarnia'],
    sv: ['-kafé', '-café', '-fik'],
    da: ['-café', '-kaffebar'],
    ar: ['مقهى'],
    he: ['בית קפה'],
  },
  proposals: {
    en: {
      tagline: 'Coffee first',
      services: [
        { name: 'Coffee', text: 'Espresso, flat white, filter and iced.' },
        { name: 'Breakfast', text: 'Eggs, porridge, toast and granola.' },
        { name: 'Lunch', text: 'Soup, sandwiches, salads and quiche.' },
      ],
    },
    de: {
      tagline: 'Erst einmal Kaffee',
      services: [
        { name: 'Kaffee', text: 'Espresso, Cappuccino und Filter.' },
        { name: 'Frühstück', text: 'Eier, Müsli und Brot.' },
        { name: 'Mittag', text: 'Suppe, Sandwiches und Quiche.' },
      ],
    },
    fr: {
      tagline: 'D’abord, un café',
      services: [
        { name: 'Cafés', text: 'Espresso, cappuccino et filtre.' },
        { name: 'Petit déjeuner', text: 'Œufs, granola et tartines.' },
        { name: 'Midi', text: 'Soupe, sandwichs et quiche.' },
      ],
    },
    es: {
      tagline: 'Primero, un café',
      services: [
        { name: 'Café', text: 'Espresso, cortado y filtro.' },
        { name: 'Desayunos', text: 'Huevos, granola y tostadas.' },
        { name: 'Mediodía', text: 'Sopa, bocadillos y quiche.' },
      ],
    },
    pt: {
      tagline: 'Primeiro, um café',
      services: [
        { name: 'Café', text: 'Espresso, galão e filtro.' },
        { name: 'Pequeno-almoço', text: 'Ovos, granola e torradas.' },
        { name: 'Almoço', text: 'Sopa, sandes e quiche.' },
      ],
    },
  },
};
