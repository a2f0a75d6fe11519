import type { KnownTrade } from '../known-trade.ts';

export const holidayHome: KnownTrade = {
  id: 'holiday-home',
  schema: 'LodgingBusiness',
  motifs: ['house', 'landscape', 'tree'],
  shelf: 'services',
  channel: 'book',
  templates: ['field', 'letter', 'gallery'],
  moods: ['natural', 'calm', 'open'],
  questions: ['dogs', 'children'],
  words:
    'holiday home, holiday cottage, holiday house, vacation rental, holiday flat, holiday let | -ferienwohnung, -ferienhaus, ferienhof | gîte, maison de vacances, location de vacances | casa rural, casa de vacaciones, apartamento turístico | casa de férias, alojamento local, turismo rural | casa vacanze, agriturismo | -vakantiehuis, vakantiewoning | domek letniskowy, dom wakacyjny | stuga, sommarstuga, semesterhus | -sommerhus, feriehus | بيت عطلات | בית נופש',
  proposals: {
    en: 'Your house for the holidays | The house: Bedrooms, kitchen, bathroom and living room. | Outside: Terrace, garden and parking. | Nearby: Walks, swimming, shops and trains.',
    de: 'Ihr Zuhause für die Ferien | Das Haus: Schlafzimmer, Küche, Bad und Wohnraum. | Draußen: Terrasse, Garten und Parken. | In der Nähe: Wandern, Baden und Läden.',
    fr: 'Votre maison de vacances | La maison: Chambres, cuisine, salle de bains et séjour. | Dehors: Terrasse, jardin et parking. | Alentours: Balades, baignade et commerces.',
    es: 'Tu casa en vacaciones | La casa: Dormitorios, cocina, baño y salón. | Fuera: Terraza, jardín y aparcamiento. | Cerca: Paseos, baño y tiendas.',
    pt: 'A sua casa de férias | A casa: Quartos, cozinha, casa de banho e sala. | Fora: Terraço, jardim e estacionamento. | Por perto: Passeios, banhos e lojas.',
  },
};
