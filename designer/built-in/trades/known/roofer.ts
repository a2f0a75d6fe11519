import type { KnownTrade } from '../known-trade.ts';

export const roofer: KnownTrade = {
  id: 'roofer',
  schema: 'RoofingContractor',
  motifs: ['roof', 'house', 'tools'],
  shelf: 'services',
  channel: 'call',
  templates: ['workshop', 'chambers', 'counter'],
  moods: ['strong', 'industrial', 'serious'],
  questions: ['quote', 'emergency'],
  words: {
    en: ['roofer', 'roofers', 'roofing company', 'roofing contractor'],
    de: ['-dachdeckerbetrieb', 'dachdecker', 'dachdeckerei'],
    fr: ['couvreur', 'entreprise de couverture'],
    es: ['techador', 'empresa de tejados'],
    pt: ['empresa de telhados'],
    it: ['copritetti', 'lattoniere'],
    nl: ['-dakdekker', 'dakdekkersbedrijf'],
    pl: ['dekarz'],
    sv: ['takläggare'],
    da: ['tagdækker'],
    ar: ['عامل أسقف'],
    he: ['גגן'],
  },
  proposals: {
    en: {
      tagline: 'A sound roof over your head',
      services: [
        { name: 'Repairs', text: 'Slipped tiles, storm damage and flashing.' },
        { name: 'New roofs', text: 'Battens, tiles, slate and insulation.' },
        { name: 'Flat roofs', text: 'Membranes, drains and edges.' },
      ],
    },
    de: {
      tagline: 'Trocken unterm Dach',
      services: [
        { name: 'Reparatur', text: 'Lose Ziegel, Sturmschäden und Anschlüsse.' },
        { name: 'Neue Dächer', text: 'Lattung, Ziegel, Schiefer und Dämmung.' },
        { name: 'Flachdächer', text: 'Bahnen, Abläufe und Ränder.' },
      ],
    },
    fr: {
      tagline: 'Au sec sous le toit',
      services: [
        { name: 'Réparations', text: 'Tuiles, tempêtes et solins.' },
        { name: 'Toitures neuves', text: 'Liteaux, tuiles, ardoise et isolation.' },
        { name: 'Toits plats', text: 'Membranes, évacuations et bords.' },
      ],
    },
    es: {
      tagline: 'Lo que hay sobre tu cabeza',
      services: [
        { name: 'Reparaciones', text: 'Tejas, temporal y remates.' },
        { name: 'Tejados nuevos', text: 'Rastreles, tejas, pizarra y aislamiento.' },
        { name: 'Cubiertas planas', text: 'Láminas, desagües y bordes.' },
      ],
    },
    pt: {
      tagline: 'Por cima da sua cabeça',
      services: [
        { name: 'Reparações', text: 'Telhas, tempestades e remates.' },
        { name: 'Telhados novos', text: 'Ripas, telhas, ardósia e isolamento.' },
        { name: 'Coberturas planas', text: 'Telas, ralos e bordos.' },
      ],
    },
  },
};
