import type { KnownTrade } from '../known-trade.ts';

export const vineyard: KnownTrade = {
  id: 'vineyard',
  schema: 'Winery',
  motifs: ['grape', 'landscape', 'bottle'],
  shelf: 'products',
  channel: 'visit',
  templates: ['field', 'almanac', 'gallery'],
  moods: ['natural', 'elegant', 'earthy'],
  questions: ['tastings', 'visits'],
  words:
    'vineyard, winery, wine estate, winemaker | -weingut, winzer, winzerhof | domaine viticole, vigneron, vigneronne | bodega, viñedo | adega, quinta vinícola, produtor de vinho | cantina, azienda vinicola | -wijngaard, wijnboer | winnica | -vingård | -vingård | كرم عنب | יקב',
  proposals: {
    en: 'From our vines to your glass | White wine: Dry, late harvest and from old vines. | Red wine: Fruity, barrel-aged and cuvée. | Tastings: The cellar, the vineyard and a plate of cheese.',
    de: 'Von unseren Reben ins Glas | Weißwein: Trocken, Spätlese und alte Reben. | Rotwein: Fruchtig, aus dem Holzfass und Cuvée. | Weinproben: Keller, Weinberg und Käseteller.',
    fr: 'De nos vignes à votre verre | Blancs: Secs, vendanges tardives et vieilles vignes. | Rouges: Fruités, élevés en fût et assemblages. | Dégustations: La cave, la vigne et une assiette de fromages.',
    es: 'De la cepa a tu copa | Blancos: Secos, vendimia tardía y viñas viejas. | Tintos: Jóvenes, crianza y ensamblajes. | Catas: Bodega, viña y tabla de quesos.',
    pt: 'Da vinha ao seu copo | Brancos: Secos, colheita tardia e vinhas velhas. | Tintos: Frutados, de barrica e lotes. | Provas: Adega, vinha e tábua de queijos.',
  },
};
