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
  words: {
    en: ['bakery', 'baker', 'bakehouse', 'bread shop'],
    de: ['-bäckerei', 'bäcker', '-backstube'],
    fr: ['boulangerie', 'boulanger', 'boulangerie-pâtisserie'],
    es: ['panadería', 'panadero', 'horno'],
    pt: ['padaria', 'padeiro', 'pão e pastelaria'],
    it: ['panetteria', 'panificio', 'forno'],
    nl: ['-bakkerij', 'bakker'],
    pl: ['piekarnia', 'piekarz'],
    sv: ['-bageri', 'bagare'],
    da: ['-bageri', 'bager'],
    ar: ['مخبز', 'مخبزة'],
    he: ['מאפייה', 'מאפיה'],
  },
  proposals: {
    en: {
      tagline: 'Bread for every day',
      services: [
        { name: 'Bread', text: 'Sourdough loaves, rye, wheat, seeded tins and rolls.' },
        { name: 'Pastry', text: 'Croissants, buns, turnovers, plaits and tarts.' },
        { name: 'Cakes', text: 'Sponges, layer cakes, cheesecakes and traybakes.' },
      ],
    },
    de: {
      tagline: 'Brot für jeden Tag',
      services: [
        { name: 'Brot', text: 'Sauerteig, Roggen, Weizen und Saaten.' },
        { name: 'Gebäck', text: 'Hörnchen, Schnecken und Plunder.' },
        { name: 'Kuchen', text: 'Blechkuchen, Obstkuchen und Torten.' },
      ],
    },
    fr: {
      tagline: 'Le pain de tous les jours',
      services: [
        { name: 'Pains', text: 'Levain, seigle, campagne et graines.' },
        { name: 'Viennoiseries', text: 'Croissants, brioches et chaussons.' },
        { name: 'Gâteaux', text: 'Tartes, flans et entremets.' },
      ],
    },
    es: {
      tagline: 'El pan de cada día',
      services: [
        { name: 'Panes', text: 'Masa madre, centeno, trigo y semillas.' },
        { name: 'Bollería', text: 'Cruasanes, napolitanas y trenzas.' },
        { name: 'Tartas', text: 'Bizcochos, tartas de fruta y pasteles.' },
      ],
    },
    pt: {
      tagline: 'Pão para todos os dias',
      services: [
        { name: 'Pão', text: 'Massa-mãe, centeio, trigo e sementes.' },
        { name: 'Pastelaria', text: 'Croissants, folhados e tranças.' },
        { name: 'Bolos', text: 'Pão de ló, tartes e bolos de camadas.' },
      ],
    },
  },
};
