import type { KnownTrade } from '../known-trade.ts';

export const pizzeria: KnownTrade = {
  id: 'pizzeria',
  schema: 'Restaurant',
  motifs: ['dish', 'flame', 'herbs'],
  shelf: 'menu',
  channel: 'order',
  templates: ['counter', 'poster', 'field'],
  moods: ['warm', 'bold', 'mediterranean'],
  questions: ['orderAhead', 'allergens'],
  words: {
    en: ['pizzeria', 'pizza place', 'pizza restaurant'],
    de: ['-pizzeria'],
    fr: ['pizzeria'],
    es: ['pizzería'],
    pt: ['pizaria', 'pizzaria'],
    it: ['pizzeria'],
    nl: ['-pizzeria'],
    pl: ['pizzeria'],
    sv: ['-pizzeria'],
    da: ['-pizzeria', 'pizzaria'],
    ar: ['بيتزاريا'],
    he: ['פיצרייה'],
  },
  proposals: {
    en: {
      tagline: 'Pizza from a hot oven',
      services: [
        { name: 'Pizza', text: 'Tomato bases, white bases, folded and by the slice.' },
        { name: 'Starters', text: 'Salads, bruschetta and olives.' },
        { name: 'Desserts', text: 'Tiramisù, panna cotta and gelato.' },
      ],
    },
    de: {
      tagline: 'Pizza aus dem heißen Ofen',
      services: [
        { name: 'Pizza', text: 'Mit Tomate, weiß und gefaltet.' },
        { name: 'Vorspeisen', text: 'Salate, Bruschetta und Oliven.' },
        { name: 'Nachspeisen', text: 'Tiramisù, Panna cotta und Eis.' },
      ],
    },
    fr: {
      tagline: 'La pizza sort du four',
      services: [
        { name: 'Pizzas', text: 'Base tomate, base crème et pliées.' },
        { name: 'Entrées', text: 'Salades, bruschetta et olives.' },
        { name: 'Desserts', text: 'Tiramisù, panna cotta et glaces.' },
      ],
    },
    es: {
      tagline: 'Pizza, directa del horno',
      services: [
        { name: 'Pizzas', text: 'Con tomate, blancas y dobladas.' },
        { name: 'Entrantes', text: 'Ensaladas, bruschetta y aceitunas.' },
        { name: 'Postres', text: 'Tiramisú, panna cotta y helado.' },
      ],
    },
    pt: {
      tagline: 'Pizza a sair do forno',
      services: [
        { name: 'Pizas', text: 'Com tomate, brancas e dobradas.' },
        { name: 'Entradas', text: 'Saladas, bruschetta e azeitonas.' },
        { name: 'Sobremesas', text: 'Tiramisù, panna cotta e gelado.' },
      ],
    },
  },
};
