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
  words: {
    en: ['builder', 'builders', 'building company', 'construction company', 'bricklayer', 'mason'],
    de: ['-bauunternehmen', 'maurer', 'baufirma', 'maurerbetrieb'],
    fr: ['maçon', 'entreprise de bâtiment', 'entreprise de maçonnerie', 'maçonnerie'],
    es: ['constructora', 'albañil', 'empresa de reformas', 'empresa de construcción'],
    pt: ['empresa de construção', 'construtora', 'pedreiro'],
    it: ['impresa edile', 'muratore'],
    nl: ['-aannemer', 'bouwbedrijf', 'metselaar'],
    pl: ['firma budowlana', 'murarz'],
    sv: ['byggfirma', '-byggföretag', 'murare'],
    da: ['-byggefirma', 'murermester', 'murer'],
    ar: ['شركة بناء', 'مقاول'],
    he: ['קבלן', 'חברת בנייה'],
  },
  proposals: {
    en: {
      tagline: 'Built to plan',
      services: [
        { name: 'Extensions', text: 'Foundations, walls, roof and connection to the house.' },
        { name: 'Renovation', text: 'Kitchens, bathrooms, floors and walls.' },
        { name: 'Masonry', text: 'Brick, stone, pointing and chimneys.' },
      ],
    },
    de: {
      tagline: 'Bauen nach Plan',
      services: [
        { name: 'Anbauten', text: 'Fundament, Wände und Dach.' },
        { name: 'Sanierung', text: 'Küchen, Bäder und Böden.' },
        { name: 'Mauerwerk', text: 'Ziegel, Naturstein und Fugen.' },
      ],
    },
    fr: {
      tagline: 'Du premier trait à la clé',
      services: [
        { name: 'Extensions', text: 'Fondations, murs et toit.' },
        { name: 'Rénovation', text: 'Cuisines, salles de bains et sols.' },
        { name: 'Maçonnerie', text: 'Brique, pierre et joints.' },
      ],
    },
    es: {
      tagline: 'Del primer trazo a la llave',
      services: [
        { name: 'Ampliaciones', text: 'Cimientos, muros y cubierta.' },
        { name: 'Reformas', text: 'Cocinas, baños y suelos.' },
        { name: 'Albañilería', text: 'Ladrillo, piedra y juntas.' },
      ],
    },
    pt: {
      tagline: 'Do primeiro traço à chave',
      services: [
        { name: 'Ampliações', text: 'Fundações, paredes e cobertura.' },
        { name: 'Remodelações', text: 'Cozinhas, casas de banho e pavimentos.' },
        { name: 'Alvenaria', text: 'Tijolo, pedra e juntas.' },
      ],
    },
  },
};
