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
  words:
    "hotel, guesthouse, guest house, inn, bed and breakfast, b&b, hostel | -hotel, -pension, gästehaus | hôtel, maison d'hôtes, chambres d'hôtes, chambre d'hôtes | hotel, hostal, pensión, casa de huéspedes | hotel, pensão, casa de hóspedes, hostel | albergo, hotel, pensione, bed and breakfast | -hotel, pension, bed and breakfast | hotel, pensjonat | -hotell, pensionat, vandrarhem | -hotel, pensionat, kro | فندق, نزل | מלון, צימר, אכסניה",
  proposals: {
    en: 'Sleep well here | Rooms: Singles, doubles and family rooms. | Breakfast: Bread, eggs, fruit and coffee. | Getting here: Station, parking and luggage.',
    de: 'Schlafen Sie gut | Zimmer: Einzel, Doppel und Familien. | Frühstück: Brot, Eier, Obst und Kaffee. | Anreise: Bahnhof, Parken und Gepäck.',
    fr: 'Dormez bien ici | Chambres: Simples, doubles et familiales. | Petit déjeuner: Pain, œufs, fruits et café. | Accès: Gare, parking et bagages.',
    es: 'Buenas noches, hasta mañana | Habitaciones: Individuales, dobles y familiares. | Desayuno: Pan, huevos, fruta y café. | Llegar: Estación, aparcamiento y equipaje.',
    pt: 'Durma bem aqui | Quartos: Individuais, duplos e familiares. | Pequeno-almoço: Pão, ovos, fruta e café. | Chegar: Estação, estacionamento e bagagem.',
  },
};
