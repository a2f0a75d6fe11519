/** Choices that depend on a seed only: the same seed gives the same choices, so a site can be made again. */
export type Chance = {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
  /** One of the items. Throws when there are none. */
  pick<Item>(items: readonly Item[]): Item;
  /** The items in another order. */
  shuffle<Item>(items: readonly Item[]): Item[];
  /** `count` different items in random order, fewer when there are fewer. */
  sample<Item>(items: readonly Item[], count: number): Item[];
  chancesAre(share: number): boolean;
  /** An independent stream for one purpose: using it leaves the choices elsewhere as they were. */
  for(purpose: string): Chance;
};

/** FNV-1a over the characters, as an unsigned 32-bit number. */
export function numberFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32: small, quick and even enough for choosing words. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const shuffle = <Item>(items: readonly Item[]): Item[] => {
    const left = [...items];
    const result: Item[] = [];
    while (left.length > 0) result.push(...left.splice(below(left.length), 1));
    return result;
  };
  return {
    next,
    below,
    shuffle,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('Nothing to choose from');
      return item;
    },
    sample: (items, count) => shuffle(items).slice(0, count),
    chancesAre: (share) => next() < share,
    for: (purpose) => chanceFrom(numberFrom(`${seed}:${purpose}`)),
  };
}
