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
  words:
    'farm, farm shop, organic farm, smallholding, market garden | -bauernhof, -biohof, -hofladen, bio-bauernhof | ferme, exploitation maraîchère | granja, finca | quinta, exploração agrícola | fattoria, azienda agricola | -boerderij | gospodarstwo rolne, farma | -gård, bondgård, gårdsbutik | bondegård, -gårdbutik | مزرعة | חווה, משק',
  proposals: {
    en: 'Food from the field | From the field: Potatoes, roots, salad and herbs. | From the animals: Eggs, milk, meat and wool. | Farm shop: Jars, juice, honey and flour.',
    de: 'Direkt vom Feld | Vom Feld: Kartoffeln, Wurzeln, Salat und Kräuter. | Von den Tieren: Eier, Milch und Fleisch. | Hofladen: Eingemachtes, Saft, Honig und Mehl.',
    fr: 'Tout droit du champ | Des champs: Pommes de terre, racines, salades et herbes. | Des animaux: Œufs, lait et viande. | Boutique: Bocaux, jus, miel et farine.',
    es: 'Lo que da la tierra | Del campo: Patatas, raíces, lechugas y hierbas. | De los animales: Huevos, leche y carne. | Tienda: Conservas, zumo, miel y harina.',
    pt: 'Diretamente do campo | Do campo: Batatas, raízes, alfaces e ervas. | Dos animais: Ovos, leite e carne. | Loja: Conservas, sumo, mel e farinha.',
  },
};
