import type { KnownTrade } from '../known-trade.ts';

export const gardener: KnownTrade = {
  id: 'gardener',
  schema: 'HomeAndConstructionBusiness',
  motifs: ['plant', 'tree', 'leaf'],
  shelf: 'services',
  channel: 'call',
  templates: ['field', 'almanac', 'workshop'],
  moods: ['natural', 'fresh', 'earthy'],
  questions: ['quote', 'area'],
  words: {
    en: ['gardener', 'gardeners', 'landscaper', 'landscape gardener', 'gardening service', 'garden designer'],
    de: ['-gärtnerei', 'gärtner', 'gärtnerin', '-gartenbau', 'gartenbaubetrieb', 'gartengestalter'],
    fr: ['jardinier', 'jardinière', 'paysagiste', 'entreprise de jardinage'],
    es: ['jardinero', 'jardinera', 'empresa de jardinería', 'jardinería'],
    pt: ['jardineiro', 'jardineira', 'empresa de jardinagem'],
    it: ['giardiniere', 'impresa di giardinaggio'],
    nl: ['-hovenier', 'hoveniersbedrijf', 'tuinman'],
    pl: ['ogrodnik', 'firma ogrodnicza'],
    sv: ['trädgårdsmästare', 'trädgårdsfirma'],
    da: ['-anlægsgartner', 'gartner'],
    ar: ['بستاني', 'منسق حدائق'],
    he: ['גנן', 'גנן נוף'],
  },
  proposals: {
    en: {
      tagline: 'A garden you want to sit in',
      services: [
        { name: 'Planting', text: 'Borders, hedges, fruit trees and bulbs.' },
        { name: 'Lawns', text: 'Seeding, mowing, edging and scarifying.' },
        { name: 'Pruning', text: 'Roses, hedges, fruit trees and old shrubs.' },
      ],
    },
    de: {
      tagline: 'Ein Garten zum Sitzenbleiben',
      services: [
        { name: 'Pflanzen', text: 'Beete, Hecken, Obstbäume und Zwiebeln.' },
        { name: 'Rasen', text: 'Saat, Mähen und Kanten.' },
        { name: 'Schnitt', text: 'Rosen, Hecken und Obstbäume.' },
      ],
    },
    fr: {
      tagline: 'Un jardin où s’asseoir',
      services: [
        { name: 'Plantations', text: 'Massifs, haies, fruitiers et bulbes.' },
        { name: 'Pelouses', text: 'Semis, tonte et bordures.' },
        { name: 'Taille', text: 'Rosiers, haies et fruitiers.' },
      ],
    },
    es: {
      tagline: 'Un jardín donde sentarse',
      services: [
        { name: 'Plantar', text: 'Arriates, setos, frutales y bulbos.' },
        { name: 'Césped', text: 'Siembra, corte y bordes.' },
        { name: 'Poda', text: 'Rosales, setos y frutales.' },
      ],
    },
    pt: {
      tagline: 'Um jardim para se sentar',
      services: [
        { name: 'Plantar', text: 'Canteiros, sebes, fruteiras e bolbos.' },
        { name: 'Relva', text: 'Sementeira, corte e bordos.' },
        { name: 'Poda', text: 'Roseiras, sebes e fruteiras.' },
      ],
    },
  },
};
