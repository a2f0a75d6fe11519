/** A copy with `item` at `index`; past the end means at the end, and so does no index. */
export const inserted = <Item>(items: readonly Item[], item: Item, index: number = items.length): Item[] => {
  const at = Math.min(index, items.length);
  return [...items.slice(0, at), item, ...items.slice(at)];
};

/** A copy with the item at `from` standing at `to` in the result. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const others = items.filter((_, index) => index !== from);
  return items.slice(from, from + 1).reduce((result, item) => inserted(result, item, to), others);
};

/** A copy with the item at `index` exchanged. */
export const exchanged = <Item>(items: readonly Item[], index: number, item: Item): Item[] =>
  items.map((other, at) => (at === index ? item : other));
