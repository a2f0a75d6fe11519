import type { KnownTrade } from '../known-trade.ts';

export const cakeMaker: KnownTrade = {
  id: 'cake-maker',
  schema: 'Bakery',
  motifs: ['cake', 'bread', 'flower'],
  shelf: 'products',
  channel: 'write',
  templates: ['almanac', 'counter', 'gallery'],
  moods: ['soft', 'homemade', 'festive'],
  questions: ['orderAhead', 'allergens'],
  words:
    'cake maker, cake shop, patisserie, cake bakery | -konditorei, konditor, -tortenmanufaktur | pâtisserie, pâtissier, pâtissière | pastelería, repostería, pastelero | pastelaria, confeitaria, casa de bolos | pasticceria, pasticcere | banketbakkerij, banketbakker, patisserie | cukiernia, cukiernik | -konditori, konditor | -konditori, konditor | محل حلويات | קונדיטוריה',
  proposals: {
    en: 'A cake for the day | Wedding cakes: Tiers, sugar flowers, tastings and delivery to the venue. | Birthday cakes: Layers, fillings, lettering and candles. | Small bakes: Cupcakes, biscuits, macarons and brownies.',
    de: 'Die Torte zum Fest | Hochzeitstorten: Etagen, Zuckerblumen und Verkostung. | Geburtstagstorten: Füllungen, Schriftzug und Kerzen. | Kleines Gebäck: Muffins, Kekse und Macarons.',
    fr: 'Un gâteau pour le grand jour | Gâteaux de mariage: Étages, fleurs en sucre et dégustation. | Anniversaires: Garnitures, inscriptions et bougies. | Petits gâteaux: Cupcakes, biscuits et macarons.',
    es: 'Una tarta para ese día | Tartas de boda: Pisos, flores de azúcar y prueba. | Cumpleaños: Rellenos, letras y velas. | Pequeños dulces: Magdalenas, galletas y macarons.',
    pt: 'Um bolo para o dia | Bolos de casamento: Andares, flores de açúcar e prova. | Aniversários: Recheios, letras e velas. | Pequenos doces: Queques, bolachas e macarons.',
  },
};
