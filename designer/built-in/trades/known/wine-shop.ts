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
  words:
    'wine shop, wine merchant, wine store | -weinhandlung, weinladen, -weinhandel | caviste, cave à vins | vinoteca, tienda de vinos | garrafeira, loja de vinhos | enoteca | -wijnhandel, wijnwinkel | sklep z winem | vinbutik | -vinhandel, vinbutik | متجر نبيذ | חנות יין',
  proposals: {
    en: 'The right bottle for tonight | Red: Light, structured, ripe and cellar bottles. | White: Dry, aromatic, oaked and mineral. | Sparkling: Traditional method, pét-nat and crémant.',
    de: 'Die passende Flasche für heute | Rotwein: Leicht, kräftig und gereift. | Weißwein: Trocken, aromatisch und aus dem Holzfass. | Schaumwein: Sekt, Crémant und Pét-Nat.',
    fr: 'La bouteille qu’il faut ce soir | Rouges: Légers, charpentés et de garde. | Blancs: Secs, aromatiques et boisés. | Bulles: Champagne, crémant et pétillant naturel.',
    es: 'Una botella para esta noche | Tintos: Jóvenes, con cuerpo y de guarda. | Blancos: Secos, aromáticos y con madera. | Espumosos: Cava, champán y ancestral.',
    pt: 'A garrafa para hoje | Tintos: Leves, encorpados e de guarda. | Brancos: Secos, aromáticos e com madeira. | Espumantes: Bruto, champanhe e pét-nat.',
  },
};
