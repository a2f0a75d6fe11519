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
  words:
    'roofer, roofers, roofing company, roofing contractor | -dachdeckerbetrieb, dachdecker, dachdeckerei | couvreur, entreprise de couverture | techador, empresa de tejados | empresa de telhados | copritetti, lattoniere | -dakdekker, dakdekkersbedrijf | dekarz | takläggare | tagdækker | عامل أسقف | גגן',
  proposals: {
    en: 'A sound roof over your head | Repairs: Slipped tiles, storm damage and flashing. | New roofs: Battens, tiles, slate and insulation. | Flat roofs: Membranes, drains and edges.',
    de: 'Trocken unterm Dach | Reparatur: Lose Ziegel, Sturmschäden und Anschlüsse. | Neue Dächer: Lattung, Ziegel, Schiefer und Dämmung. | Flachdächer: Bahnen, Abläufe und Ränder.',
    fr: 'Au sec sous le toit | Réparations: Tuiles, tempêtes et solins. | Toitures neuves: Liteaux, tuiles, ardoise et isolation. | Toits plats: Membranes, évacuations et bords.',
    es: 'Lo que hay sobre tu cabeza | Reparaciones: Tejas, temporal y remates. | Tejados nuevos: Rastreles, tejas, pizarra y aislamiento. | Cubiertas planas: Láminas, desagües y bordes.',
    pt: 'Por cima da sua cabeça | Reparações: Telhas, tempestades e remates. | Telhados novos: Ripas, telhas, ardósia e isolamento. | Coberturas planas: Telas, ralos e bordos.',
  },
};
