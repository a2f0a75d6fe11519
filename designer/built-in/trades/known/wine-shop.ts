import type { KnownTrade } from '../known-trade.ts';

export const wineShop: KnownTrade = {
  id: 'wine-shop',
  schema: 'Store',
  motifs: ['grape', 'bottle', 'glasses'],
  shelf: 'products',
  channel: 'visit',
  templates: ['almanac', 'gallery', 'counter'],
  moods: ['elegant', 'rich', 'classic'],
  questions: ['tastings', 'orderAhead'],
  words: {
    en: ['wine shop', 'wine merchant', 'wine store'],
    de: ['-weinhandlung', 'weinladen', '-weinhandel'],
    fr: ['caviste', 'cave à vins'],
    es: ['vinoteca', 'tienda de vinos'],
    pt: ['garrafeira', 'loja de vinhos'],
    it: ['enoteca'],
    nl: ['-wijnhandel', 'wijnwinkel'],
    pl: ['sklep z winem'],
    sv: ['vinbutik'],
    da: ['-vinhandel', 'vinbutik'],
    ar: ['متجر نبيذ'],
    he: ['חנות יין'],
  },
  proposals: {
    en: {
      tagline: 'The right bottle for tonight',
      services: [
        { name: 'Red', text: 'Light, structured, ripe and cellar bottles.' },
        { name: 'White', text: 'Dry, aromatic, oaked and mineral.' },
        { name: 'Sparkling', text: 'Traditional method, pét-nat and crémant.' },
      ],
    },
    de: {
      tagline: 'Die passende Flasche für heute',
      services: [
        { name: 'Rotwein', text: 'Leicht, kräftig und gereift.' },
        { name: 'Weißwein', text: 'Trocken, aromatisch und aus dem Holzfass.' },
        { name: 'Schaumwein', text: 'Sekt, Crémant und Pét-Nat.' },
      ],
    },
    fr: {
      tagline: 'La bouteille qu’il faut ce soir',
      services: [
        { name: 'Rouges', text: 'Légers, charpentés et de garde.' },
        { name: 'Blancs', text: 'Secs, aromatiques et boisés.' },
        { name: 'Bulles', text: 'Champagne, crémant et pétillant naturel.' },
      ],
    },
    es: {
      tagline: 'Una botella para esta noche',
      services: [
        { name: 'Tintos', text: 'Jóvenes, con cuerpo y de guarda.' },
        { name: 'Blancos', text: 'Secos, aromáticos y con madera.' },
        { name: 'Espumosos', text: 'Cava, champán y ancestral.' },
      ],
    },
    pt: {
      tagline: 'A garrafa para hoje',
      services: [
        { name: 'Tintos', text: 'Leves, encorpados e de guarda.' },
        { name: 'Brancos', text: 'Secos, aromáticos e com madeira.' },
        { name: 'Espumantes', text: 'Bruto, champanhe e pét-nat.' },
      ],
    },
  },
};
