import type { KnownTrade } from '../known-trade.ts';

export const butcher: KnownTrade = {
  id: 'butcher',
  schema: 'GroceryStore',
  motifs: ['produce', 'herbs', 'shop'],
  shelf: 'products',
  channel: 'visit',
  templates: ['counter', 'workshop', 'almanac'],
  moods: ['earthy', 'strong', 'warm'],
  questions: ['orderAhead', 'parking'],
  words: {
    en: ['butcher', 'butchers', 'butcher shop', "butcher's shop"],
    de: ['-metzgerei', 'metzger', '-fleischerei', '-schlachterei'],
    fr: ['boucherie', 'boucher', 'boucherie-charcuterie'],
    es: ['carnicería', 'carnicero'],
    pt: ['talho'],
    it: ['macelleria', 'macellaio'],
    nl: ['-slagerij', 'slager'],
    pl: ['sklep mięsny', 'rzeźnik'],
    sv: ['slaktare', '-charkuteri'],
    da: ['-slagter', 'slagterbutik'],
    ar: ['ملحمة', 'جزارة'],
    he: ['אטליז'],
  },
  proposals: {
    en: {
      tagline: 'Meat, cut as you like it',
      services: [
        { name: 'Fresh meat', text: 'Beef, pork, lamb and poultry.' },
        { name: 'Sausages', text: 'Fresh links, smoked rings, salami and liver sausage.' },
        { name: 'The counter', text: 'Ham, pies, roast cuts and cold salads.' },
      ],
    },
    de: {
      tagline: 'Fleisch, nach Wunsch geschnitten',
      services: [
        { name: 'Frisches Fleisch', text: 'Rind, Schwein, Lamm und Geflügel.' },
        { name: 'Wurst', text: 'Bratwurst, Salami und Leberwurst.' },
        { name: 'Theke', text: 'Schinken, Braten und Salate.' },
      ],
    },
    fr: {
      tagline: 'La viande coupée comme vous l’aimez',
      services: [
        { name: 'Viandes', text: 'Bœuf, porc, agneau et volaille.' },
        { name: 'Charcuterie', text: 'Saucisses, saucissons et pâtés.' },
        { name: 'À la coupe', text: 'Jambon, rôtis et salades.' },
      ],
    },
    es: {
      tagline: 'Carne cortada a tu gusto',
      services: [
        { name: 'Carne fresca', text: 'Ternera, cerdo, cordero y aves.' },
        { name: 'Embutidos', text: 'Chorizo, salchichón y morcilla.' },
        { name: 'Mostrador', text: 'Jamón, asados y ensaladas.' },
      ],
    },
    pt: {
      tagline: 'Carne cortada a gosto',
      services: [
        { name: 'Carne fresca', text: 'Vaca, porco, borrego e aves.' },
        { name: 'Enchidos', text: 'Chouriço, linguiça e morcela.' },
        { name: 'Balcão', text: 'Fiambre, assados e saladas.' },
      ],
    },
  },
};
