import type { KnownTrade } from '../known-trade.ts';

export const catering: KnownTrade = {
  id: 'catering',
  schema: 'FoodEstablishment',
  motifs: ['dish', 'table', 'herbs'],
  shelf: 'services',
  channel: 'write',
  templates: ['counter', 'almanac', 'gallery'],
  moods: ['elegant', 'rich', 'warm'],
  questions: ['quote', 'allergens'],
  words: {
    en: ['caterer', 'catering', 'catering company', 'catering service'],
    de: ['-catering', 'partyservice'],
    fr: ['traiteur'],
    es: ['catering', 'servicio de catering'],
    pt: ['catering', 'serviço de catering'],
    it: ['catering', 'servizio catering'],
    nl: ['-catering'],
    pl: ['catering'],
    sv: ['-catering'],
    da: ['-catering'],
    ar: ['خدمة ضيافة', 'تموين حفلات'],
    he: ['קייטרינג'],
  },
  proposals: {
    en: {
      tagline: 'Food for your guests',
      services: [
        { name: 'Buffets', text: 'Cold starters, warm mains, salads and desserts.' },
        { name: 'Set dinners', text: 'Three courses, wine and service at table.' },
        { name: 'Finger food', text: 'Canapés, skewers, small bowls and sweet bites.' },
      ],
    },
    de: {
      tagline: 'Sie laden ein, wir kochen',
      services: [
        { name: 'Buffets', text: 'Kalte Vorspeisen, warme Gerichte und Nachtisch.' },
        { name: 'Menüs', text: 'Mehrere Gänge, Wein und Service am Tisch.' },
        { name: 'Fingerfood', text: 'Canapés, Spieße und kleine Schalen.' },
      ],
    },
    fr: {
      tagline: 'Un repas pour vos invités',
      services: [
        { name: 'Buffets', text: 'Entrées froides, plats chauds et desserts.' },
        { name: 'Repas à table', text: 'Plusieurs services, vins et personnel.' },
        { name: 'Cocktails', text: 'Canapés, brochettes et verrines.' },
      ],
    },
    es: {
      tagline: 'Comida para tus invitados',
      services: [
        { name: 'Bufés', text: 'Entrantes fríos, platos calientes y postres.' },
        { name: 'Mesas', text: 'Varios platos, vino y servicio.' },
        { name: 'Cóctel', text: 'Canapés, brochetas y vasitos.' },
      ],
    },
    pt: {
      tagline: 'Comida para os seus convidados',
      services: [
        { name: 'Bufetes', text: 'Entradas frias, pratos quentes e sobremesas.' },
        { name: 'Jantares à mesa', text: 'Vários pratos, vinho e serviço.' },
        { name: 'Cocktail', text: 'Canapés, espetadinhas e copinhos.' },
      ],
    },
  },
};
