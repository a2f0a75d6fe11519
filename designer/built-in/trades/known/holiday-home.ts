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
  words: {
    en: ['holiday home', 'holiday cottage', 'holiday house', 'vacation rental', 'holiday flat', 'holiday let'],
    de: ['-ferienwohnung', '-ferienhaus', 'ferienhof'],
    fr: ['gîte', 'maison de vacances', 'location de vacances'],
    es: ['casa rural', 'casa de vacaciones', 'apartamento turístico'],
    pt: ['casa de férias', 'alojamento local', 'turismo rural'],
    it: ['casa vacanze', 'agriturismo'],
    nl: ['-vakantiehuis', 'vakantiewoning'],
    pl: ['domek letniskowy', 'dom wakacyjny'],
    sv: ['stuga', 'sommarstuga', 'semesterhus'],
    da: ['-sommerhus', 'feriehus'],
    ar: ['بيت عطلات'],
    he: ['בית נופש'],
  },
  proposals: {
    en: {
      tagline: 'Your house for the holidays',
      services: [
        { name: 'The house', text: 'Bedrooms, kitchen, bathroom and living room.' },
        { name: 'Outside', text: 'Terrace, garden and parking.' },
        { name: 'Nearby', text: 'Walks, swimming, shops and trains.' },
      ],
    },
    de: {
      tagline: 'Ihr Zuhause für die Ferien',
      services: [
        { name: 'Das Haus', text: 'Schlafzimmer, Küche, Bad und Wohnraum.' },
        { name: 'Draußen', text: 'Terrasse, Garten und Parken.' },
        { name: 'In der Nähe', text: 'Wandern, Baden und Läden.' },
      ],
    },
    fr: {
      tagline: 'Votre maison de vacances',
      services: [
        { name: 'La maison', text: 'Chambres, cuisine, salle de bains et séjour.' },
        { name: 'Dehors', text: 'Terrasse, jardin et parking.' },
        { name: 'Alentours', text: 'Balades, baignade et commerces.' },
      ],
    },
    es: {
      tagline: 'Tu casa en vacaciones',
      services: [
        { name: 'La casa', text: 'Dormitorios, cocina, baño y salón.' },
        { name: 'Fuera', text: 'Terraza, jardín y aparcamiento.' },
        { name: 'Cerca', text: 'Paseos, baño y tiendas.' },
      ],
    },
    pt: {
      tagline: 'A sua casa de férias',
      services: [
        { name: 'A casa', text: 'Quartos, cozinha, casa de banho e sala.' },
        { name: 'Fora', text: 'Terraço, jardim e estacionamento.' },
        { name: 'Por perto', text: 'Passeios, banhos e lojas.' },
      ],
    },
  },
};
