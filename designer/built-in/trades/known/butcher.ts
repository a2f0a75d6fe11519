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
  words:
    "butcher, butchers, butcher shop, butcher's shop | -metzgerei, metzger, -fleischerei, -schlachterei | boucherie, boucher, boucherie-charcuterie | carnicería, carnicero | talho | macelleria, macellaio | -slagerij, slager | sklep mięsny, rzeźnik | slaktare, -charkuteri | -slagter, slagterbutik | ملحمة, جزارة | אטליז",
  proposals: {
    en: 'Meat, cut as you like it | Fresh meat: Beef, pork, lamb and poultry. | Sausages: Fresh links, smoked rings, salami and liver sausage. | The counter: Ham, pies, roast cuts and cold salads.',
    de: 'Fleisch, nach Wunsch geschnitten | Frisches Fleisch: Rind, Schwein, Lamm und Geflügel. | Wurst: Bratwurst, Salami und Leberwurst. | Theke: Schinken, Braten und Salate.',
    fr: 'La viande coupée comme vous l’aimez | Viandes: Bœuf, porc, agneau et volaille. | Charcuterie: Saucisses, saucissons et pâtés. | À la coupe: Jambon, rôtis et salades.',
    es: 'Carne cortada a tu gusto | Carne fresca: Ternera, cerdo, cordero y aves. | Embutidos: Chorizo, salchichón y morcilla. | Mostrador: Jamón, asados y ensaladas.',
    pt: 'Carne cortada a gosto | Carne fresca: Vaca, porco, borrego e aves. | Enchidos: Chouriço, linguiça e morcela. | Balcão: Fiambre, assados e saladas.',
  },
};
