import type { KnownTrade } from '../known-trade.ts';

export const builder: KnownTrade = {
  id: 'builder',
  schema: 'GeneralContractor',
  motifs: ['brick', 'house', 'building'],
  shelf: 'works',
  channel: 'call',
  templates: ['workshop', 'chambers', 'counter'],
  moods: ['strong', 'industrial', 'serious'],
  questions: ['quote', 'area'],
  words:
    'builder, builders, building company, construction company, bricklayer, mason | -bauunternehmen, maurer, baufirma, maurerbetrieb | maçon, entreprise de bâtiment, entreprise de maçonnerie, maçonnerie | constructora, albañil, empresa de reformas, empresa de construcción | empresa de construção, construtora, pedreiro | impresa edile, muratore | -aannemer, bouwbedrijf, metselaar | firma budowlana, murarz | byggfirma, -byggföretag, murare | -byggefirma, murermester, murer | شركة بناء, مقاول | קבלן, חברת בנייה',
  proposals: {
    en: 'Built to plan | Extensions: Foundations, walls, roof and connection to the house. | Renovation: Kitchens, bathrooms, floors and walls. | Masonry: Brick, stone, pointing and chimneys.',
    de: 'Bauen nach Plan | Anbauten: Fundament, Wände und Dach. | Sanierung: Küchen, Bäder und Böden. | Mauerwerk: Ziegel, Naturstein und Fugen.',
    fr: 'Du premier trait à la clé | Extensions: Fondations, murs et toit. | Rénovation: Cuisines, salles de bains et sols. | Maçonnerie: Brique, pierre et joints.',
    es: 'Del primer trazo a la llave | Ampliaciones: Cimientos, muros y cubierta. | Reformas: Cocinas, baños y suelos. | Albañilería: Ladrillo, piedra y juntas.',
    pt: 'Do primeiro traço à chave | Ampliações: Fundações, paredes e cobertura. | Remodelações: Cozinhas, casas de banho e pavimentos. | Alvenaria: Tijolo, pedra e juntas.',
  },
};
