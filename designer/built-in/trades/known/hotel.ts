import type { KnownTrade } from '../known-trade.ts';

export const hotel: KnownTrade = {
  id: 'hotel',
  schema: 'Hotel',
  motifs: ['key', 'landscape', 'door'],
  shelf: 'services',
  channel: 'book',
  templates: ['field', 'gallery', 'almanac'],
  moods: ['elegant', 'calm', 'natural'],
  questions: ['reserve', 'dogs'],
  words: {
    en: ['hotel', 'guesthouse', 'guest house', 'inn', 'bed and breakfast', 'b&b', 'hostel'],
    de: ['-hotel', '-pension', 'gästehaus'],
    fr: ['hôtel', "maison d'hôtes", "chambres d'hôtes", "chambre d'hôtes"],
    es: ['hotel', 'hostal', 'pensión', 'casa de huéspedes'],
    pt: ['hotel', 'pensão', 'casa de hóspedes', 'hostel'],
    it: ['albergo', 'hotel', 'pensione', 'bed and breakfast'],
    nl: ['-hotel', 'pension', 'bed and breakfast'],
    pl: ['hotel', 'pensjonat'],
    sv: ['-hotell', 'pensionat', 'vandrarhem'],
    da: ['-hotel', 'pensionat', 'kro'],
    ar: ['فندق', 'نزل'],
    he: ['מלון', 'צימר', 'אכסניה'],
  },
  proposals: {
    en: {
      tagline: 'Sleep well here',
      services: [
        { name: 'Rooms', text: 'Singles, doubles and family rooms.' },
        { name: 'Breakfast', text: 'Bread, eggs, fruit and coffee.' },
        { name: 'Getting here', text: 'Station, parking and luggage.' },
      ],
    },
    de: {
      tagline: 'Schlafen Sie gut',
      services: [
        { name: 'Zimmer', text: 'Einzel, Doppel und Familien.' },
        { name: 'Frühstück', text: 'Brot, Eier, Obst und Kaffee.' },
        { name: 'Anreise', text: 'Bahnhof, Parken und Gepäck.' },
      ],
    },
    fr: {
      tagline: 'Dormez bien ici',
      services: [
        { name: 'Chambres', text: 'Simples, doubles et familiales.' },
        { name: 'Petit déjeuner', text: 'Pain, œufs, fruits et café.' },
        { name: 'Accès', text: 'Gare, parking et bagages.' },
      ],
    },
    es: {
      tagline: 'Buenas noches, hasta mañana',
      services: [
        { name: 'Habitaciones', text: 'Individuales, dobles y familiares.' },
        { name: 'Desayuno', text: 'Pan, huevos, fruta y café.' },
        { name: 'Llegar', text: 'Estación, aparcamiento y equipaje.' },
      ],
    },
    pt: {
      tagline: 'Durma bem aqui',
      services: [
        { name: 'Quartos', text: 'Individuais, duplos e familiares.' },
        { name: 'Pequeno-almoço', text: 'Pão, ovos, fruta e café.' },
        { name: 'Chegar', text: 'Estação, estacionamento e bagagem.' },
      ],
    },
  },
};
