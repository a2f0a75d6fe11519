/** Trades that are alike in what their websites need and how one talks about them. */
export type Family =
  | 'eating'
  | 'provisions'
  | 'beauty'
  | 'health'
  | 'fitness'
  | 'building'
  | 'vehicles'
  | 'advice'
  | 'creative'
  | 'technology'
  | 'shop'
  | 'craft'
  | 'lodging'
  | 'learning'
  | 'community'
  | 'occasion'
  | 'outdoors'
  | 'personal';

/** What the visitor should do first. */
export type Wish = 'call' | 'visit' | 'book' | 'write' | 'order' | 'join' | 'read';

/** How the offer is best shown: dishes with prices, goods, work that is done, works to look at, dates, articles. */
export type Shelf = 'menu' | 'products' | 'services' | 'works' | 'events' | 'articles' | 'life';

export type Trade = {
  id: string;
  family: Family;
  /** What such a business is called, without article: "bakery". */
  label: string;
  /** What people get there: "bread and pastries". */
  field: string;
  /** What its people do, after "we": "bake bread and pastries". */
  we: string;
  wish: Wish;
  shelf: Shelf;
  /** Words that tell a brief is about this trade, in any language, lower case. */
  words: string[];
  /** The label with its indefinite article in other languages. */
  de?: string;
  fr?: string;
  es?: string;
  pt?: string;
  /** Typical services as "Name: a part, another part, …". True of the trade, never of numbers or people. */
  services: string[];
  /** Motifs for illustrations, best first. */
  motifs: string[];
  /** Ids of templates that suit, best first; those of the family follow. */
  templates?: string[];
};

export type Service = { name: string; parts: string[] };

/** Lines such as "Name: a part, another part", taken apart. */
export const servicesIn = (lines: readonly string[]): Service[] =>
  lines.map((line) => {
    const [name = '', parts = ''] = line.split(': ');
    return { name, parts: parts.split(', ').filter(Boolean) };
  });
