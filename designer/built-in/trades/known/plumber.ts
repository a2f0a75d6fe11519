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
  words: {
    en: ['plumber', 'plumbers', 'plumbing company', 'plumbing business', 'plumbing and heating'],
    de: ['installateur', 'klempner', '-klempnerei', 'sanitärbetrieb', 'installateurbetrieb', 'sanitärinstallateur'],
    fr: ['plombier', 'plombière', 'entreprise de plomberie', 'plombier-chauffagiste'],
    es: ['fontanero', 'fontanería', 'empresa de fontanería'],
    pt: ['canalizador', 'empresa de canalização'],
    it: ['idraulico'],
    nl: ['loodgieter', 'loodgietersbedrijf'],
    pl: ['hydraulik'],
    sv: ['rörmokare', 'rörfirma'],
    da: ['blikkenslager', 'vvs-firma', 'vvs-installatør'],
    ar: ['سباك'],
    he: ['אינסטלטור', 'שרברב'],
  },
  proposals: {
    en: {
      tagline: 'Water where it belongs',
      services: [
        { name: 'Leaks', text: 'Dripping taps, burst pipes, damp walls and hidden leaks.' },
        { name: 'Drains', text: 'Sinks, toilets, showers and yard drains.' },
        { name: 'Bathrooms', text: 'Basins, showers, baths and tiling edges.' },
      ],
    },
    de: {
      tagline: 'Wasser, wo es hingehört',
      services: [
        { name: 'Lecks', text: 'Tropfende Hähne, Rohrbruch und feuchte Wände.' },
        { name: 'Abflüsse', text: 'Spülen, Toiletten und Duschen.' },
        { name: 'Bäder', text: 'Becken, Duschen und Wannen.' },
      ],
    },
    fr: {
      tagline: 'L’eau à sa place',
      services: [
        { name: 'Fuites', text: 'Robinets, tuyaux percés et murs humides.' },
        { name: 'Débouchage', text: 'Éviers, toilettes et douches.' },
        { name: 'Salles de bains', text: 'Vasques, douches et baignoires.' },
      ],
    },
    es: {
      tagline: 'El agua, en su sitio',
      services: [
        { name: 'Fugas', text: 'Grifos, tuberías rotas y humedades.' },
        { name: 'Desatascos', text: 'Fregaderos, váteres y duchas.' },
        { name: 'Baños', text: 'Lavabos, duchas y bañeras.' },
      ],
    },
    pt: {
      tagline: 'A água no seu lugar',
      services: [
        { name: 'Fugas', text: 'Torneiras, canos rotos e humidade.' },
        { name: 'Desentupimentos', text: 'Pias, sanitas e duches.' },
        { name: 'Casas de banho', text: 'Lavatórios, duches e banheiras.' },
      ],
    },
  },
};
