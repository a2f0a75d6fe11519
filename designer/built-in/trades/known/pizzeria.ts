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
  words:
    'pizzeria, pizza place, pizza restaurant | -pizzeria | pizzeria | pizzería | pizaria, pizzaria | pizzeria | -pizzeria | pizzeria | -pizzeria | -pizzeria, pizzaria | بيتزاريا | פיצרייה',
  proposals: {
    en: 'Pizza from a hot oven | Pizza: Tomato bases, white bases, folded and by the slice. | Starters: Salads, bruschetta and olives. | Desserts: Tiramisù, panna cotta and gelato.',
    de: 'Pizza aus dem heißen Ofen | Pizza: Mit Tomate, weiß und gefaltet. | Vorspeisen: Salate, Bruschetta und Oliven. | Nachspeisen: Tiramisù, Panna cotta und Eis.',
    fr: 'La pizza sort du four | Pizzas: Base tomate, base crème et pliées. | Entrées: Salades, bruschetta et olives. | Desserts: Tiramisù, panna cotta et glaces.',
    es: 'Pizza, directa del horno | Pizzas: Con tomate, blancas y dobladas. | Entrantes: Ensaladas, bruschetta y aceitunas. | Postres: Tiramisú, panna cotta y helado.',
    pt: 'Pizza a sair do forno | Pizas: Com tomate, brancas e dobradas. | Entradas: Saladas, bruschetta e azeitonas. | Sobremesas: Tiramisù, panna cotta e gelado.',
  },
};
