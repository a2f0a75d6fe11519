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
  words: {
    en: ['car garage', 'car repair shop', 'mechanic', 'car mechanic', 'auto repair shop', 'car workshop'],
    de: ['-autowerkstatt', 'kfz-werkstatt', 'kfz-betrieb'],
    fr: ['garage automobile', 'garagiste', 'mécanicien auto', 'garage'],
    es: ['taller mecánico', 'taller de coches', 'mecánico'],
    pt: ['oficina mecânica', 'oficina auto', 'oficina de automóveis', 'mecânico'],
    it: ['autofficina', 'officina meccanica', 'meccanico'],
    nl: ['-autogarage', 'garagebedrijf', 'autobedrijf'],
    pl: ['warsztat samochodowy', 'mechanik samochodowy'],
    sv: ['bilverkstad'],
    da: ['-autoværksted', 'bilværksted'],
    ar: ['ورشة سيارات', 'ميكانيكي سيارات'],
    he: ['מוסך'],
  },
  proposals: {
    en: {
      tagline: 'Back on the road',
      services: [
        { name: 'Servicing', text: 'Oil, filters, brake fluid and checks.' },
        { name: 'Brakes and tyres', text: 'Pads, discs, wheel changes and balancing.' },
        { name: 'Diagnosis', text: 'Warning lights, noises and electronics.' },
      ],
    },
    de: {
      tagline: 'Zurück auf die Straße',
      services: [
        { name: 'Inspektion', text: 'Öl, Filter und Bremsflüssigkeit.' },
        { name: 'Bremsen und Reifen', text: 'Beläge, Scheiben und Radwechsel.' },
        { name: 'Diagnose', text: 'Warnlampen, Geräusche und Elektronik.' },
      ],
    },
    fr: {
      tagline: 'De retour sur la route',
      services: [
        { name: 'Entretien', text: 'Huile, filtres et liquide de frein.' },
        { name: 'Freins et pneus', text: 'Plaquettes, disques et roues.' },
        { name: 'Diagnostic', text: 'Voyants, bruits et électronique.' },
      ],
    },
    es: {
      tagline: 'De vuelta a la carretera',
      services: [
        { name: 'Revisión', text: 'Aceite, filtros y líquido de frenos.' },
        { name: 'Frenos y ruedas', text: 'Pastillas, discos y equilibrado.' },
        { name: 'Diagnosis', text: 'Testigos, ruidos y electrónica.' },
      ],
    },
    pt: {
      tagline: 'De volta à estrada',
      services: [
        { name: 'Revisão', text: 'Óleo, filtros e líquido de travões.' },
        { name: 'Travões e pneus', text: 'Pastilhas, discos e equilíbrio.' },
        { name: 'Diagnóstico', text: 'Avisos, ruídos e eletrónica.' },
      ],
    },
  },
};
