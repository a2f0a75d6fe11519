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
    en: 'A garden you want to sit in | Planting: Borders, hedges, fruit trees and bulbs. | Lawns: Seeding, mowing, edging and scarifying. | Pruning: Roses, hedges, fruit trees and old shrubs.',
    de: 'Ein Garten zum Sitzenbleiben | Pflanzen: Beete, Hecken, Obstbäume und Zwiebeln. | Rasen: Saat, Mähen und Kanten. | Schnitt: Rosen, Hecken und Obstbäume.',
    fr: 'Un jardin où s’asseoir | Plantations: Massifs, haies, fruitiers et bulbes. | Pelouses: Semis, tonte et bordures. | Taille: Rosiers, haies et fruitiers.',
    es: 'Un jardín donde sentarse | Plantar: Arriates, setos, frutales y bulbos. | Césped: Siembra, corte y bordes. | Poda: Rosales, setos y frutales.',
    pt: 'Um jardim para se sentar | Plantar: Canteiros, sebes, fruteiras e bolbos. | Relva: Sementeira, corte e bordos. | Poda: Roseiras, sebes e fruteiras.',
  },
};
