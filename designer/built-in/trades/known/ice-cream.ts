import type { KnownTrade } from '../known-trade.ts';

export const iceCream: KnownTrade = {
  id: 'ice-cream',
  schema: 'IceCreamShop',
  motifs: ['cup', 'cake', 'sun'],
  shelf: 'menu',
  channel: 'visit',
  templates: ['counter', 'poster', 'field'],
  moods: ['fresh', 'playful', 'summery'],
  questions: ['allergens', 'orderAhead'],
  words: {
    en: ['ice cream parlour', 'ice cream parlor', 'ice cream shop', 'gelateria', 'ice cream van'],
    de: ['-eisdiele', 'eiscafé', '-eismanufaktur'],
    fr: ['glacier', 'crémerie glacier'],
    es: ['heladería'],
    pt: ['gelataria', 'sorveteria'],
    it: ['gelateria'],
    nl: ['-ijssalon', 'ijswinkel'],
    pl: ['lodziarnia'],
    sv: ['glassbar', '-glassbutik'],
    da: ['-isbutik', 'ishus'],
    ar: ['محل آيس كريم'],
    he: ['גלידריה'],
  },
  proposals: {
    en: {
      tagline: 'One more scoop',
      services: [
        { name: 'Scoops', text: 'Milk ices, fruit sorbets and nut flavours.' },
        { name: 'Sundaes', text: 'Fruit, chocolate and coffee.' },
        { name: 'To take home', text: 'Tubs, wafers and sauces.' },
      ],
    },
    de: {
      tagline: 'Eine Kugel geht noch',
      services: [
        { name: 'Kugeln', text: 'Milcheis, Sorbet und Nuss.' },
        { name: 'Becher', text: 'Früchte, Schokolade und Kaffee.' },
        { name: 'Für zu Hause', text: 'Schalen, Waffeln und Soßen.' },
      ],
    },
    fr: {
      tagline: 'Encore une boule',
      services: [
        { name: 'Boules', text: 'Crèmes glacées, sorbets et noisette.' },
        { name: 'Coupes', text: 'Fruits, chocolat et café.' },
        { name: 'À emporter', text: 'Bacs, gaufrettes et coulis.' },
      ],
    },
    es: {
      tagline: 'Una bola más',
      services: [
        { name: 'Bolas', text: 'Cremas, sorbetes y frutos secos.' },
        { name: 'Copas', text: 'Fruta, chocolate y café.' },
        { name: 'Para llevar', text: 'Tarrinas, barquillos y salsas.' },
      ],
    },
    pt: {
      tagline: 'Mais uma bola',
      services: [
        { name: 'Bolas', text: 'Cremes, sorvetes e frutos secos.' },
        { name: 'Taças', text: 'Fruta, chocolate e café.' },
        { name: 'Para levar', text: 'Caixas, bolachas e molhos.' },
      ],
    },
  },
};
