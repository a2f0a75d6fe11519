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
  words:
    'taxi, taxi company, taxi service, taxi firm, cab company | -taxiunternehmen, taxi, taxibetrieb, taxidienst | taxi, service de taxi, compagnie de taxi | taxi, servicio de taxi | táxi, serviço de táxi | taxi, servizio taxi | -taxibedrijf, taxi | taxi, taksówki | taxi, taxiföretag | taxa, taxafirma | تاكسي, سيارة أجرة | מונית, חברת מוניות',
  proposals: {
    en: 'Where to? | Town rides: Station, doctor, shopping and home. | Airport: Pick-up, luggage and flight times. | Longer trips: Other towns, events and there and back.',
    de: 'Wohin soll es gehen? | In der Stadt: Bahnhof, Arzt und Einkauf. | Flughafen: Abholung, Gepäck und Flugzeiten. | Längere Fahrten: Andere Orte, Feste und hin und zurück.',
    fr: 'Où allez-vous ? | En ville: Gare, médecin et courses. | Aéroport: Prise en charge, bagages et horaires. | Longs trajets: Autres villes, fêtes et aller-retour.',
    es: '¿Adónde vamos? | En la ciudad: Estación, médico y compras. | Aeropuerto: Recogida, equipaje y horarios. | Viajes largos: Otras ciudades, fiestas e ida y vuelta.',
    pt: 'Para onde vamos? | Na cidade: Estação, médico e compras. | Aeroporto: Recolha, bagagem e horários. | Viagens longas: Outras cidades, festas e ida e volta.',
  },
};
