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
  words: {
    en: ['cake maker', 'cake shop', 'patisserie', 'cake bakery'],
    de: ['-konditorei', 'konditor', '-tortenmanufaktur'],
    fr: ['pâtisserie', 'pâtissier', 'pâtissière'],
    es: ['pastelería', 'repostería', 'pastelero'],
    pt: ['pastelaria', 'confeitaria', 'casa de bolos'],
    it: ['pasticceria', 'pasticcere'],
    nl: ['banketbakkerij', 'banketbakker', 'patisserie'],
    pl: ['cukiernia', 'cukiernik'],
    sv: ['-konditori', 'konditor'],
    da: ['-konditori', 'konditor'],
    ar: ['محل حلويات'],
    he: ['קונדיטוריה'],
  },
  proposals: {
    en: {
      tagline: 'A cake for the day',
      services: [
        { name: 'Wedding cakes', text: 'Tiers, sugar flowers, tastings and delivery to the venue.' },
        { name: 'Birthday cakes', text: 'Layers, fillings, lettering and candles.' },
        { name: 'Small bakes', text: 'Cupcakes, biscuits, macarons and brownies.' },
      ],
    },
    de: {
      tagline: 'Die Torte zum Fest',
      services: [
        { name: 'Hochzeitstorten', text: 'Etagen, Zuckerblumen und Verkostung.' },
        { name: 'Geburtstagstorten', text: 'Füllungen, Schriftzug und Kerzen.' },
        { name: 'Kleines Gebäck', text: 'Muffins, Kekse und Macarons.' },
      ],
    },
    fr: {
      tagline: 'Un gâteau pour le grand jour',
      services: [
        { name: 'Gâteaux de mariage', text: 'Étages, fleurs en sucre et dégustation.' },
        { name: 'Anniversaires', text: 'Garnitures, inscriptions et bougies.' },
        { name: 'Petits gâteaux', text: 'Cupcakes, biscuits et macarons.' },
      ],
    },
    es: {
      tagline: 'Una tarta para ese día',
      services: [
        { name: 'Tartas de boda', text: 'Pisos, flores de azúcar y prueba.' },
        { name: 'Cumpleaños', text: 'Rellenos, letras y velas.' },
        { name: 'Pequeños dulces', text: 'Magdalenas, galletas y macarons.' },
      ],
    },
    pt: {
      tagline: 'Um bolo para o dia',
      services: [
        { name: 'Bolos de casamento', text: 'Andares, flores de açúcar e prova.' },
        { name: 'Aniversários', text: 'Recheios, letras e velas.' },
        { name: 'Pequenos doces', text: 'Queques, bolachas e macarons.' },
      ],
    },
  },
};
