import type { KnownTrade } from '../known-trade.ts';

export const foodTruck: KnownTrade = {
  id: 'food-truck',
  schema: 'Restaurant',
  motifs: ['van', 'dish', 'herbs'],
  shelf: 'menu',
  channel: 'write',
  templates: ['poster', 'counter', 'workshop'],
  moods: ['bold', 'playful', 'festive'],
  questions: ['hire', 'allergens'],
  words: {
    en: ['food truck', 'street food truck', 'food van'],
    de: ['foodtruck', 'imbisswagen'],
    fr: ['food truck', 'camion-restaurant'],
    es: ['food truck', 'gastroneta'],
    pt: ['food truck', 'roulote'],
    it: ['food truck', 'furgoncino'],
    nl: ['foodtruck'],
    pl: ['food truck'],
    sv: ['foodtruck', 'matvagn'],
    da: ['foodtruck', 'madvogn'],
    ar: ['عربة طعام'],
    he: ['פודטראק', 'משאית אוכל'],
  },
  proposals: {
    en: {
      tagline: 'Hot food, right where you are',
      services: [
        { name: 'At the hatch', text: 'One hot dish, a meatless dish, sides and cold drinks.' },
        { name: 'Office lunches', text: 'A pitch in the yard, vouchers and a set price.' },
        { name: 'Weddings and parties', text: 'An evening meal and midnight snacks.' },
      ],
    },
    de: {
      tagline: 'Die Küche kommt angerollt',
      services: [
        { name: 'An der Luke', text: 'Ein warmes Gericht, etwas ohne Fleisch und Beilagen.' },
        { name: 'Mittag im Büro', text: 'Stellplatz im Hof und Gutscheine.' },
        { name: 'Hochzeiten und Feste', text: 'Abendessen und Mitternachtssnack.' },
      ],
    },
    fr: {
      tagline: 'Du chaud, là où vous êtes',
      services: [
        { name: 'Au comptoir', text: 'Un plat chaud, un plat sans viande et accompagnements.' },
        { name: 'Midi au bureau', text: 'Un emplacement dans la cour et des bons.' },
        { name: 'Mariages et fêtes', text: 'Un dîner et un en-cas de minuit.' },
      ],
    },
    es: {
      tagline: 'Comida caliente, ahí mismo',
      services: [
        { name: 'En la ventanilla', text: 'Un plato caliente, uno sin carne y guarniciones.' },
        { name: 'Oficinas', text: 'Sitio en el patio y vales.' },
        { name: 'Bodas y fiestas', text: 'Cena y recena.' },
      ],
    },
    pt: {
      tagline: 'Comida quente, mesmo ali',
      services: [
        { name: 'À janela', text: 'Um prato quente, um sem carne e acompanhamentos.' },
        { name: 'Escritórios', text: 'Lugar no pátio e vales.' },
        { name: 'Casamentos e festas', text: 'Jantar e ceia.' },
      ],
    },
  },
};
