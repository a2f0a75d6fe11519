import type { KnownTrade } from '../known-trade.ts';

export const bakery: KnownTrade = {
  id: 'bakery',
  schema: 'Bakery',
  motifs: ['bread', 'wheat', 'cake'],
  shelf: 'menu',
  channel: 'visit',
  templates: ['counter', 'almanac', 'field'],
  moods: ['warm', 'homemade', 'earthy'],
  questions: ['orderAhead', 'allergens'],
  words:
    'bakery, baker, bakehouse, bread shop | -bäckerei, bäcker, -backstube | boulangerie, boulanger, boulangerie-pâtisserie | panadería, panadero, horno | padaria, padeiro, pão e pastelaria | panetteria, panificio, forno | -bakkerij, bakker | piekarnia, piekarz | -bageri, bagare | -bageri, bager | مخبز, مخبزة | מאפייה, מאפיה',
  proposals: {
    en: 'Bread for every day | Bread: Sourdough loaves, rye, wheat, seeded tins and rolls. | Pastry: Croissants, buns, turnovers, plaits and tarts. | Cakes: Sponges, layer cakes, cheesecakes and traybakes.',
    de: 'Brot für jeden Tag | Brot: Sauerteig, Roggen, Weizen und Saaten. | Gebäck: Hörnchen, Schnecken und Plunder. | Kuchen: Blechkuchen, Obstkuchen und Torten.',
    fr: 'Le pain de tous les jours | Pains: Levain, seigle, campagne et graines. | Viennoiseries: Croissants, brioches et chaussons. | Gâteaux: Tartes, flans et entremets.',
    es: 'El pan de cada día | Panes: Masa madre, centeno, trigo y semillas. | Bollería: Cruasanes, napolitanas y trenzas. | Tartas: Bizcochos, tartas de fruta y pasteles.',
    pt: 'Pão para todos os dias | Pão: Massa-mãe, centeio, trigo e sementes. | Pastelaria: Croissants, folhados e tranças. | Bolos: Pão de ló, tartes e bolos de camadas.',
  },
};
