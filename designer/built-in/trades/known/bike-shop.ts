import type { KnownTrade } from '../known-trade.ts';

export const bikeShop: KnownTrade = {
  id: 'bike-shop',
  schema: 'BikeStore',
  motifs: ['bicycle', 'gear', 'wrench'],
  shelf: 'services',
  channel: 'visit',
  templates: ['workshop', 'counter', 'signal'],
  moods: ['bold', 'fresh', 'friendly'],
  questions: ['appointment', 'orderAhead'],
  words:
    'bike shop, bicycle shop, cycle shop, bike workshop, bike repair workshop, bicycle workshop, bike repair shop, bicycle repair shop | -fahrradladen, -fahrradwerkstatt, fahrradgeschäft | magasin de vélos, atelier vélo, vélociste, réparateur de vélos, atelier de vélos | tienda de bicicletas, taller de bicicletas | loja de bicicletas, oficina de bicicletas | negozio di biciclette, ciclofficina | -fietsenwinkel, -fietsenmaker, fietsenzaak | sklep rowerowy, serwis rowerowy | -cykelbutik, cykelverkstad | -cykelbutik, cykelsmed, cykelværksted | محل دراجات | חנות אופניים',
  proposals: {
    en: 'Get rolling again | Repairs: Punctures, brakes, gears and wheels. | Service: Cleaning, chain, bearings and safety check. | Bikes: City, touring, gravel, cargo and children’s.',
    de: 'Wieder ins Rollen kommen | Reparatur: Platten, Bremsen, Schaltung und Laufräder. | Service: Reinigung, Kette, Lager und Sicherheitscheck. | Fahrräder: Stadt, Touren, Lasten und Kinder.',
    fr: 'Remettez-vous en selle | Réparations: Crevaisons, freins, vitesses et roues. | Révision: Nettoyage, chaîne et roulements. | Vélos: Ville, voyage, cargo et enfants.',
    es: 'Otra vez sobre ruedas | Arreglos: Pinchazos, frenos, cambios y ruedas. | Revisión: Limpieza, cadena y rodamientos. | Bicicletas: Ciudad, viaje, carga y niños.',
    pt: 'De volta aos pedais | Reparações: Furos, travões, mudanças e rodas. | Revisão: Limpeza, corrente e rolamentos. | Bicicletas: Cidade, viagem, carga e crianças.',
  },
};
