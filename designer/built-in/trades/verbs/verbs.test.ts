import { describe, expect, it } from 'vitest';
import { findTrade, trades } from '../index.ts';
import { verbTables } from './index.ts';

/** What people say they do, and the trade that it tells. */
const SAID: [string, string][] = [
  ['Jane Doe photographs weddings in Cork.', 'photographer'],
  ['Hallam & Co advise private clients on banking in Zurich.', 'private-bank'],
  ['Marlow bakes bread in Leith.', 'bakery'],
  ['We fix bicycles in Ghent', 'bike-shop'],
  ['Ana teaches piano to children in Lyon', 'music-school'],
  ['Tom cuts hair in Hull', 'hair-salon'],
  ['We mow lawns and trim hedges around Bath', 'gardener'],
  ['Our family makes cheese in the Jura', 'cheesemonger'],
  ['I paint houses', 'painter'],
  ['I paint portraits in oil', 'artist'],
  ['She translates contracts from Polish', 'translator'],
  ['We walk dogs in Leeds', 'pet-shop'],
  ['They roast coffee in a garage in Oslo', 'roastery'],
  ['Two brothers who brew beer', 'brewery'],
  ['Wir backen Brot in Ulm', 'bakery'],
  ['Ich schneide Haare in Graz', 'hair-salon'],
  ['Wir reparieren Fahrräder', 'bike-shop'],
  ['Ich fotografiere Hochzeiten in Köln', 'photographer'],
  ['Ich unterrichte Klavier', 'music-school'],
  ['Nous faisons du pain à Lille', 'bakery'],
  ['Je répare des vélos à Nantes', 'bike-shop'],
  ['Je photographie des mariages', 'photographer'],
  ['Hacemos pan en Lugo', 'bakery'],
  ['Doy clases de piano en Vigo', 'music-school'],
  ['Reparamos coches en Murcia', 'garage'],
  ['Fazemos pão em Évora', 'bakery'],
  ['Dou aulas de guitarra no Porto', 'music-school'],
  ['Corto cabelo em Braga', 'hair-salon'],
  ['We make websites for dentists', 'software'],
  ['We defend tenants in court', 'lawyer'],
  ['I do nails in my living room in Derby', 'beauty-salon'],
  ['We clean offices and windows in Reading', 'cleaning'],
  ['She looks after toddlers in Ely', 'nursery'],
  ['We move pianos', 'moving'],
  ['I build violins in Cremona', 'instrument-maker'],
  ['We restore old furniture', 'furniture'],
  ['Sew wedding dresses in Turin', 'tailor'],
  ['A museum where volunteers repair bicycles', 'museum'],
  ['Crumb is a café in Lyon. We bake cakes.', 'cafe'],
  ['We serve coffee and bake bread at our bakery in Leeds', 'bakery'],
  ['My dad sells fruit and veg in Hackney', 'greengrocer'],
  ['Rosa delivers babies in Quito', 'midwife'],
  ['I tutor maths in Fife', 'tutor'],
  ['We rent out holiday cottages in Wales', 'holiday-home'],
  ['We take pictures of newborns', 'photographer'],
  ['We install solar panels in Bari', 'solar'],
  ['Kai massages tense backs in Kiel', 'massage'],
  ['Ich massiere in Kiel', 'massage'],
  ['J’enseigne le piano', 'music-school'],
  ['we treat horses and dogs', 'veterinarian'],
  ['We plan weddings in Tuscany', 'event-planner'],
  ['I write crime novels', 'writer'],
  ['we grow vegetables in Kent', 'farm'],
  ['I tattoo in Leeds', 'tattoo'],
  ['We print t-shirts in Perth', 'clothing'],
  ['we rescue donkeys', 'charity'],
];

describe('trades by what is done', () => {
  it.each(SAID)('%s', (text, trade) => {
    expect(findTrade(text)?.trade.id).toBe(trade);
  });

  it('finds none where nothing tells one', () => {
    expect(findTrade('I help people sleep')).toBeUndefined();
    expect(findTrade('We care about what we do')).toBeUndefined();
  });

  it('names known trades only', () => {
    const known = trades.map(({ id }) => id);
    for (const table of Object.values(verbTables)) for (const id of Object.keys(table)) expect(known).toContain(id);
  });
});
