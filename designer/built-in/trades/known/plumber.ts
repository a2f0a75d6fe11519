import type { KnownTrade } from '../known-trade.ts';

export const plumber: KnownTrade = {
  id: 'plumber',
  schema: 'Plumber',
  motifs: ['tap', 'pipe', 'wrench'],
  shelf: 'services',
  channel: 'call',
  templates: ['workshop', 'counter', 'chambers'],
  moods: ['strong', 'industrial', 'clean'],
  questions: ['quote', 'emergency'],
  words:
    'plumber, plumbers, plumbing company, plumbing business, plumbing and heating | installateur, klempner, -klempnerei, sanitärbetrieb, installateurbetrieb, sanitärinstallateur | plombier, plombière, entreprise de plomberie, plombier-chauffagiste | fontanero, fontanería, empresa de fontanería | canalizador, empresa de canalização | idraulico | loodgieter, loodgietersbedrijf | hydraulik | rörmokare, rörfirma | blikkenslager, vvs-firma, vvs-installatør | سباك | אינסטלטור, שרברב',
  proposals: {
    en: 'Water where it belongs | Leaks: Dripping taps, burst pipes, damp walls and hidden leaks. | Drains: Sinks, toilets, showers and yard drains. | Bathrooms: Basins, showers, baths and tiling edges.',
    de: 'Wasser, wo es hingehört | Lecks: Tropfende Hähne, Rohrbruch und feuchte Wände. | Abflüsse: Spülen, Toiletten und Duschen. | Bäder: Becken, Duschen und Wannen.',
    fr: 'L’eau à sa place | Fuites: Robinets, tuyaux percés et murs humides. | Débouchage: Éviers, toilettes et douches. | Salles de bains: Vasques, douches et baignoires.',
    es: 'El agua, en su sitio | Fugas: Grifos, tuberías rotas y humedades. | Desatascos: Fregaderos, váteres y duchas. | Baños: Lavabos, duchas y bañeras.',
    pt: 'A água no seu lugar | Fugas: Torneiras, canos rotos e humidade. | Desentupimentos: Pias, sanitas e duches. | Casas de banho: Lavatórios, duches e banheiras.',
  },
};
