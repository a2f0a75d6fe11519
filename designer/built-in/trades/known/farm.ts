import type { KnownTrade } from '../known-trade.ts';

export const farm: KnownTrade = {
  id: 'farm',
  schema: 'LocalBusiness',
  motifs: ['landscape', 'produce', 'wheat'],
  shelf: 'products',
  channel: 'visit',
  templates: ['field', 'almanac', 'counter'],
  moods: ['natural', 'earthy', 'open'],
  questions: ['visits', 'orderAhead'],
  words: {
    en: ['farm', 'farm shop', 'organic farm', 'smallholding', 'market garden'],
    de: ['-bauernhof', '-biohof', '-hofladen', 'bio-bauernhof'],
    fr: ['ferme', 'exploitation maraîchère'],
    es: ['granja', 'finca'],
    pt: ['quinta', 'exploração agrícola'],
    it: ['fattoria', 'azienda agricola'],
    nl: ['-boerderij'],
    pl: ['gospodarstwo rolne', 'farma'],
    sv: ['-gård', 'bondgård', 'gårdsbutik'],
    da: ['bondegård', '-gårdbutik'],
    ar: ['مزرعة'],
    he: ['חווה', 'משק'],
  },
  proposals: {
    en: {
      tagline: 'Food from the field',
      services: [
        { name: 'From the field', text: 'Potatoes, roots, salad and herbs.' },
        { name: 'From the animals', text: 'Eggs, milk, meat and wool.' },
        { name: 'Farm shop', text: 'Jars, juice, honey and flour.' },
      ],
    },
    de: {
      tagline: 'Direkt vom Feld',
      services: [
        { name: 'Vom Feld', text: 'Kartoffeln, Wurzeln, Salat und Kräuter.' },
        { name: 'Von den Tieren', text: 'Eier, Milch und Fleisch.' },
        { name: 'Hofladen', text: 'Eingemachtes, Saft, Honig und Mehl.' },
      ],
    },
    fr: {
      tagline: 'Tout droit du champ',
      services: [
        { name: 'Des champs', text: 'Pommes de terre, racines, salades et herbes.' },
        { name: 'Des animaux', text: 'Œufs, lait et viande.' },
        { name: 'Boutique', text: 'Bocaux, jus, miel et farine.' },
      ],
    },
    es: {
      tagline: 'Lo que da la tierra',
      services: [
        { name: 'Del campo', text: 'Patatas, raíces, lechugas y hierbas.' },
        { name: 'De los animales', text: 'Huevos, leche y carne.' },
        { name: 'Tienda', text: 'Conservas, zumo, miel y harina.' },
      ],
    },
    pt: {
      tagline: 'Diretamente do campo',
      services: [
        { name: 'Do campo', text: 'Batatas, raízes, alfaces e ervas.' },
        { name: 'Dos animais', text: 'Ovos, leite e carne.' },
        { name: 'Loja', text: 'Conservas, sumo, mel e farinha.' },
      ],
    },
  },
};
