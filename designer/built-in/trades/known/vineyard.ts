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
  words: {
    en: ['vineyard', 'winery', 'wine estate', 'winemaker'],
    de: ['-weingut', 'winzer', 'winzerhof'],
    fr: ['domaine viticole', 'vigneron', 'vigneronne'],
    es: ['bodega', 'viñedo'],
    pt: ['adega', 'quinta vinícola', 'produtor de vinho'],
    it: ['cantina', 'azienda vinicola'],
    nl: ['-wijngaard', 'wijnboer'],
    pl: ['winnica'],
    sv: ['-vingård'],
    da: ['-vingård'],
    ar: ['كرم عنب'],
    he: ['יקב'],
  },
  proposals: {
    en: {
      tagline: 'From our vines to your glass',
      services: [
        { name: 'White wine', text: 'Dry, late harvest and from old vines.' },
        { name: 'Red wine', text: 'Fruity, barrel-aged and cuvée.' },
        { name: 'Tastings', text: 'The cellar, the vineyard and a plate of cheese.' },
      ],
    },
    de: {
      tagline: 'Von unseren Reben ins Glas',
      services: [
        { name: 'Weißwein', text: 'Trocken, Spätlese und alte Reben.' },
        { name: 'Rotwein', text: 'Fruchtig, aus dem Holzfass und Cuvée.' },
        { name: 'Weinproben', text: 'Keller, Weinberg und Käseteller.' },
      ],
    },
    fr: {
      tagline: 'De nos vignes à votre verre',
      services: [
        { name: 'Blancs', text: 'Secs, vendanges tardives et vieilles vignes.' },
        { name: 'Rouges', text: 'Fruités, élevés en fût et assemblages.' },
        { name: 'Dégustations', text: 'La cave, la vigne et une assiette de fromages.' },
      ],
    },
    es: {
      tagline: 'De la cepa a tu copa',
      services: [
        { name: 'Blancos', text: 'Secos, vendimia tardía y viñas viejas.' },
        { name: 'Tintos', text: 'Jóvenes, crianza y ensamblajes.' },
        { name: 'Catas', text: 'Bodega, viña y tabla de quesos.' },
      ],
    },
    pt: {
      tagline: 'Da vinha ao seu copo',
      services: [
        { name: 'Brancos', text: 'Secos, colheita tardia e vinhas velhas.' },
        { name: 'Tintos', text: 'Frutados, de barrica e lotes.' },
        { name: 'Provas', text: 'Adega, vinha e tábua de queijos.' },
      ],
    },
  },
};
