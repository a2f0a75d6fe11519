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
  words: {
    en: [
      'bike shop',
      'bicycle shop',
      'cycle shop',
      'bike workshop',
      'bike repair workshop',
      'bicycle workshop',
      'bike repair shop',
      'bicycle repair shop',
    ],
    de: ['-fahrradladen', '-fahrradwerkstatt', 'fahrradgeschäft'],
    fr: ['magasin de vélos', 'atelier vélo', 'vélociste', 'réparateur de vélos', 'atelier de vélos'],
    es: ['tienda de bicicletas', 'taller de bicicletas'],
    pt: ['loja de bicicletas', 'oficina de bicicletas'],
    it: ['negozio di biciclette', 'ciclofficina'],
    nl: ['-fietsenwinkel', '-fietsenmaker', 'fietsenzaak'],
    pl: ['sklep rowerowy', 'serwis rowerowy'],
    sv: ['-cykelbutik', 'cykelverkstad'],
    da: ['-cykelbutik', 'cykelsmed', 'cykelværksted'],
    ar: ['محل دراجات'],
    he: ['חנות אופניים'],
  },
  proposals: {
    en: {
      tagline: 'Get rolling again',
      services: [
        { name: 'Repairs', text: 'Punctures, brakes, gears and wheels.' },
        { name: 'Service', text: 'Cleaning, chain, bearings and safety check.' },
        { name: 'Bikes', text: 'City, touring, gravel, cargo and children’s.' },
      ],
    },
    de: {
      tagline: 'Wieder ins Rollen kommen',
      services: [
        { name: 'Reparatur', text: 'Platten, Bremsen, Schaltung und Laufräder.' },
        { name: 'Service', text: 'Reinigung, Kette, Lager und Sicherheitscheck.' },
        { name: 'Fahrräder', text: 'Stadt, Touren, Lasten und Kinder.' },
      ],
    },
    fr: {
      tagline: 'Remettez-vous en selle',
      services: [
        { name: 'Réparations', text: 'Crevaisons, freins, vitesses et roues.' },
        { name: 'Révision', text: 'Nettoyage, chaîne et roulements.' },
        { name: 'Vélos', text: 'Ville, voyage, cargo et enfants.' },
      ],
    },
    es: {
      tagline: 'Otra vez sobre ruedas',
      services: [
        { name: 'Arreglos', text: 'Pinchazos, frenos, cambios y ruedas.' },
        { name: 'Revisión', text: 'Limpieza, cadena y rodamientos.' },
        { name: 'Bicicletas', text: 'Ciudad, viaje, carga y niños.' },
      ],
    },
    pt: {
      tagline: 'De volta aos pedais',
      services: [
        { name: 'Reparações', text: 'Furos, travões, mudanças e rodas.' },
        { name: 'Revisão', text: 'Limpeza, corrente e rolamentos.' },
        { name: 'Bicicletas', text: 'Cidade, viagem, carga e crianças.' },
      ],
    },
  },
};
