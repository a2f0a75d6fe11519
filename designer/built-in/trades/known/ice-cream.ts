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
  words:
    'ice cream parlour, ice cream parlor, ice cream shop, gelateria, ice cream van | -eisdiele, eiscafé, -eismanufaktur | glacier, crémerie glacier | heladería | gelataria, sorveteria | gelateria | -ijssalon, ijswinkel | lodziarnia | glassbar, -glassbutik | -isbutik, ishus | محل آيس كريم | גלידריה',
  proposals: {
    en: 'One more scoop | Scoops: Milk ices, fruit sorbets and nut flavours. | Sundaes: Fruit, chocolate and coffee. | To take home: Tubs, wafers and sauces.',
    de: 'Eine Kugel geht noch | Kugeln: Milcheis, Sorbet und Nuss. | Becher: Früchte, Schokolade und Kaffee. | Für zu Hause: Schalen, Waffeln und Soßen.',
    fr: 'Encore une boule | Boules: Crèmes glacées, sorbets et noisette. | Coupes: Fruits, chocolat et café. | À emporter: Bacs, gaufrettes et coulis.',
    es: 'Una bola más | Bolas: Cremas, sorbetes y frutos secos. | Copas: Fruta, chocolate y café. | Para llevar: Tarrinas, barquillos y salsas.',
    pt: 'Mais uma bola | Bolas: Cremes, sorvetes e frutos secos. | Taças: Fruta, chocolate e café. | Para levar: Caixas, bolachas e molhos.',
  },
};
