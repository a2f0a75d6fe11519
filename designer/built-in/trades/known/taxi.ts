import type { KnownTrade } from '../known-trade.ts';

export const taxi: KnownTrade = {
  id: 'taxi',
  schema: 'LocalBusiness',
  motifs: ['van', 'map', 'building'],
  shelf: 'services',
  channel: 'call',
  templates: ['workshop', 'signal', 'counter'],
  moods: ['bold', 'strong', 'friendly'],
  questions: ['area', 'quote'],
  words: {
    en: ['taxi', 'taxi company', 'taxi service', 'taxi firm', 'cab company'],
    de: ['-taxiunternehmen', 'taxi', 'taxibetrieb', 'taxidienst'],
    fr: ['taxi', 'service de taxi', 'compagnie de taxi'],
    es: ['taxi', 'servicio de taxi'],
    pt: ['táxi', 'serviço de táxi'],
    it: ['taxi', 'servizio taxi'],
    nl: ['-taxibedrijf', 'taxi'],
    pl: ['taxi', 'taksówki'],
    sv: ['taxi', 'taxiföretag'],
    da: ['taxa', 'taxafirma'],
    ar: ['تاكسي', 'سيارة أجرة'],
    he: ['מונית', 'חברת מוניות'],
  },
  proposals: {
    en: {
      tagline: 'Where to?',
      services: [
        { name: 'Town rides', text: 'Station, doctor, shopping and home.' },
        { name: 'Airport', text: 'Pick-up, luggage and flight times.' },
        { name: 'Longer trips', text: 'Other towns, events and there and back.' },
      ],
    },
    de: {
      tagline: 'Wohin soll es gehen?',
      services: [
        { name: 'In der Stadt', text: 'Bahnhof, Arzt und Einkauf.' },
        { name: 'Flughafen', text: 'Abholung, Gepäck und Flugzeiten.' },
        { name: 'Längere Fahrten', text: 'Andere Orte, Feste und hin und zurück.' },
      ],
    },
    fr: {
      tagline: 'Où allez-vous ?',
      services: [
        { name: 'En ville', text: 'Gare, médecin et courses.' },
        { name: 'Aéroport', text: 'Prise en charge, bagages et horaires.' },
        { name: 'Longs trajets', text: 'Autres villes, fêtes et aller-retour.' },
      ],
    },
    es: {
      tagline: '¿Adónde vamos?',
      services: [
        { name: 'En la ciudad', text: 'Estación, médico y compras.' },
        { name: 'Aeropuerto', text: 'Recogida, equipaje y horarios.' },
        { name: 'Viajes largos', text: 'Otras ciudades, fiestas e ida y vuelta.' },
      ],
    },
    pt: {
      tagline: 'Para onde vamos?',
      services: [
        { name: 'Na cidade', text: 'Estação, médico e compras.' },
        { name: 'Aeroporto', text: 'Recolha, bagagem e horários.' },
        { name: 'Viagens longas', text: 'Outras cidades, festas e ida e volta.' },
      ],
    },
  },
};
