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
  words:
    'caterer, catering, catering company, catering service | -catering, partyservice | traiteur | catering, servicio de catering | catering, serviço de catering | catering, servizio catering | -catering | catering | -catering | -catering | خدمة ضيافة, تموين حفلات | קייטרינג',
  proposals: {
    en: 'Food for your guests | Buffets: Cold starters, warm mains, salads and desserts. | Set dinners: Three courses, wine and service at table. | Finger food: Canapés, skewers, small bowls and sweet bites.',
    de: 'Sie laden ein, wir kochen | Buffets: Kalte Vorspeisen, warme Gerichte und Nachtisch. | Menüs: Mehrere Gänge, Wein und Service am Tisch. | Fingerfood: Canapés, Spieße und kleine Schalen.',
    fr: 'Un repas pour vos invités | Buffets: Entrées froides, plats chauds et desserts. | Repas à table: Plusieurs services, vins et personnel. | Cocktails: Canapés, brochettes et verrines.',
    es: 'Comida para tus invitados | Bufés: Entrantes fríos, platos calientes y postres. | Mesas: Varios platos, vino y servicio. | Cóctel: Canapés, brochetas y vasitos.',
    pt: 'Comida para os seus convidados | Bufetes: Entradas frias, pratos quentes e sobremesas. | Jantares à mesa: Vários pratos, vinho e serviço. | Cocktail: Canapés, espetadinhas e copinhos.',
  },
};
