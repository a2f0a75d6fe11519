import type { KnownTrade } from '../known-trade.ts';

export const garage: KnownTrade = {
  id: 'garage',
  schema: 'AutoRepair',
  motifs: ['wrench', 'gear', 'van'],
  shelf: 'services',
  channel: 'call',
  templates: ['workshop', 'signal', 'counter'],
  moods: ['strong', 'industrial', 'bold'],
  questions: ['appointment', 'quote'],
  words:
    'car garage, car repair shop, mechanic, car mechanic, auto repair shop, car workshop | -autowerkstatt, kfz-werkstatt, kfz-betrieb | garage automobile, garagiste, mécanicien auto, garage | taller mecánico, taller de coches, mecánico | oficina mecânica, oficina auto, oficina de automóveis, mecânico | autofficina, officina meccanica, meccanico | -autogarage, garagebedrijf, autobedrijf | warsztat samochodowy, mechanik samochodowy | bilverkstad | -autoværksted, bilværksted | ورشة سيارات, ميكانيكي سيارات | מוסך',
  proposals: {
    en: 'Back on the road | Servicing: Oil, filters, brake fluid and checks. | Brakes and tyres: Pads, discs, wheel changes and balancing. | Diagnosis: Warning lights, noises and electronics.',
    de: 'Zurück auf die Straße | Inspektion: Öl, Filter und Bremsflüssigkeit. | Bremsen und Reifen: Beläge, Scheiben und Radwechsel. | Diagnose: Warnlampen, Geräusche und Elektronik.',
    fr: 'De retour sur la route | Entretien: Huile, filtres et liquide de frein. | Freins et pneus: Plaquettes, disques et roues. | Diagnostic: Voyants, bruits et électronique.',
    es: 'De vuelta a la carretera | Revisión: Aceite, filtros y líquido de frenos. | Frenos y ruedas: Pastillas, discos y equilibrado. | Diagnosis: Testigos, ruidos y electrónica.',
    pt: 'De volta à estrada | Revisão: Óleo, filtros e líquido de travões. | Travões e pneus: Pastilhas, discos e equilíbrio. | Diagnóstico: Avisos, ruídos e eletrónica.',
  },
};
