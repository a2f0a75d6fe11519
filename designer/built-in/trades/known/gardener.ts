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
  words:
    'gardener, gardeners, landscaper, landscape gardener, gardening service, garden designer | -gärtnerei, gärtner, gärtnerin, -gartenbau, gartenbaubetrieb, gartengestalter | jardinier, jardinière, paysagiste, entreprise de jardinage | jardinero, jardinera, empresa de jardinería, jardinería | jardineiro, jardineira, empresa de jardinagem | giardiniere, impresa di giardinaggio | -hovenier, hoveniersbedrijf, tuinman | ogrodnik, firma ogrodnicza | trädgårdsmästare, trädgårdsfirma | -anlægsgartner, gartner | بستاني, منسق حدائق | גנן, גנן נוף',
  proposals: {
    en: 'A garden you want to sit in | Planting: Borders, hedges, fruit trees and bulbs. | Lawns: Seeding, mowing, edging and scarifying. | Pruning: Roses, hedges, fruit trees and old shrubs.',
    de: 'Ein Garten zum Sitzenbleiben | Pflanzen: Beete, Hecken, Obstbäume und Zwiebeln. | Rasen: Saat, Mähen und Kanten. | Schnitt: Rosen, Hecken und Obstbäume.',
    fr: 'Un jardin où s’asseoir | Plantations: Massifs, haies, fruitiers et bulbes. | Pelouses: Semis, tonte et bordures. | Taille: Rosiers, haies et fruitiers.',
    es: 'Un jardín donde sentarse | Plantar: Arriates, setos, frutales y bulbos. | Césped: Siembra, corte y bordes. | Poda: Rosales, setos y frutales.',
    pt: 'Um jardim para se sentar | Plantar: Canteiros, sebes, fruteiras e bolbos. | Relva: Sementeira, corte e bordos. | Poda: Roseiras, sebes e fruteiras.',
  },
};
