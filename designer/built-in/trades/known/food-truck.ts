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
  words:
    'food truck, street food truck, food van | foodtruck, imbisswagen | food truck, camion-restaurant | food truck, gastroneta | food truck, roulote | food truck, furgoncino | foodtruck | food truck | foodtruck, matvagn | foodtruck, madvogn | عربة طعام | פודטראק, משאית אוכל',
  proposals: {
    en: 'Hot food, right where you are | At the hatch: One hot dish, a meatless dish, sides and cold drinks. | Office lunches: A pitch in the yard, vouchers and a set price. | Weddings and parties: An evening meal and midnight snacks.',
    de: 'Die Küche kommt angerollt | An der Luke: Ein warmes Gericht, etwas ohne Fleisch und Beilagen. | Mittag im Büro: Stellplatz im Hof und Gutscheine. | Hochzeiten und Feste: Abendessen und Mitternachtssnack.',
    fr: 'Du chaud, là où vous êtes | Au comptoir: Un plat chaud, un plat sans viande et accompagnements. | Midi au bureau: Un emplacement dans la cour et des bons. | Mariages et fêtes: Un dîner et un en-cas de minuit.',
    es: 'Comida caliente, ahí mismo | En la ventanilla: Un plato caliente, uno sin carne y guarniciones. | Oficinas: Sitio en el patio y vales. | Bodas y fiestas: Cena y recena.',
    pt: 'Comida quente, mesmo ali | À janela: Um prato quente, um sem carne e acompanhamentos. | Escritórios: Lugar no pátio e vales. | Casamentos e festas: Jantar e ceia.',
  },
};
