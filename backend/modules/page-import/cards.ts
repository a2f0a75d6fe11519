import type { Button, Cards, Group, Heading, Item, Outline, Picture, Quote, Text } from './outline.ts';
import { isPrice, splitPrice } from './prices.ts';

const LONGEST_CARD = 1600;
const LAYOUT = /section|row\b|container|block-group|wrapper|column\b/;
const DATE =
  /^(?:\d{4}-\d\d-\d\d|\d{1,2}[./]\s?\d{1,2}[./](?:\s?\d{2,4})?|\d{1,2}(?:st|nd|rd|th|\.)?\s\p{L}{3,12}\.?(?:\s\d{4})?|\p{L}{3,12}\.?\s\d{1,2}(?:st|nd|rd|th)?(?:,?\s\d{4})?)$/u;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim)\p{L}{0,9}\.?,?\s/iu;

export const isDate = (text: string): boolean => text.length <= 40 && DATE.test(text.trim().replace(WEEKDAY, ''));

function* leavesOf(parts: readonly Outline[]): Generator<Exclude<Outline, Group>> {
  for (const part of parts) {
    if (part.is === 'group') yield* leavesOf(part.children);
    else yield part;
  }
}

type Shape = {
  level: number;
  headings: number;
  length: number;
  pictures: number;
  texts: number;
  strong: boolean;
  quotes: number;
  others: number;
};

function shapeOf(part: Outline): Shape {
  const shape: Shape = { level: 0, headings: 0, length: 0, pictures: 0, texts: 0, strong: false, quotes: 0, others: 0 };
  const leaves = [...leavesOf([part])];
  const headings = leaves.filter((leaf): leaf is Heading => leaf.is === 'heading');
  shape.level = headings.length === 0 ? 0 : Math.min(...headings.map(({ level }) => level));
  shape.headings = headings.filter(({ level }) => level === shape.level).length;
  for (const leaf of leaves) {
    if (leaf.is === 'picture') shape.pictures += 1;
    else if (leaf.is === 'quote') shape.quotes += 1;
    else if (leaf.is === 'text') {
      shape.length += leaf.text.length;
      shape.texts += 1;
      if (shape.texts === 1) shape.strong = leaf.isStrong;
    } else if (leaf.is === 'list') shape.length += leaf.items.join('').length;
    else if (leaf.is !== 'heading' && leaf.is !== 'button') shape.others += 1;
  }
  return shape;
}

/** Why several boxes beside each other may be things of one kind: '' when they are not. */
function sameness(groups: readonly Group[], mayBeParts: boolean): boolean {
  const shapes = groups.map(shapeOf);
  const [first] = shapes;
  if (!first || shapes.some(({ length, others, headings }) => length > LONGEST_CARD || others > 0 || headings > 1))
    return false;
  if (shapes.every(({ quotes }) => quotes > 0)) return true;
  if (!shapes.every(({ level }) => level === first.level)) return false;
  if (first.level > 0) {
    const isPart = groups[0]?.tag === 'section';
    if (first.level > 2 && !isPart) return true;
    const isOneClass = groups.every(({ hint, id }) => id === '' && hint === groups[0]?.hint && hint.trim() !== '');
    return mayBeParts || (isOneClass && !LAYOUT.test(groups[0]?.hint ?? '') && (!isPart || first.level > 2));
  }
  const onlyPictures = shapes.every(({ pictures, texts }) => pictures > 0 && texts === 0);
  if (onlyPictures) return true;
  return (
    shapes.every(({ texts }) => texts >= 1) &&
    (shapes.every(({ texts, strong }) => texts >= 2 || strong) || shapes.every(({ pictures }) => pictures > 0))
  );
}

/** Things of one kind beside each other, wherever they stand, as cards. */
export function findCards(parts: readonly Outline[], isOrdered = false): (Outline | Cards)[] {
  const found: (Outline | Cards)[] = [];
  for (let at = 0; at < parts.length;) {
    const part = parts[at];
    if (!part) break;
    const run = runAt(parts, at);
    if (run) {
      found.push({ ...cardsOf(run, part), isOrdered });
      at += run.length;
      continue;
    }
    found.push(part);
    at += 1;
  }
  return found;
}

/** Boxes and lone pictures may stand in one row, where a card is nothing but its picture. */
function runAt(parts: readonly Outline[], from: number): Group[] | null {
  const first = parts[from];
  if (first?.is !== 'group') return null;
  let to = from;
  while (to < parts.length) {
    const next = parts[to];
    if (next?.is !== 'group' || next.tag !== first.tag) break;
    to += 1;
  }
  const isEntry = first.tag === 'li' || first.tag === 'article' || first.tag === 'tr' || first.tag === 'td';
  for (let end = to; end >= from + 2; end -= 1) {
    const run = parts.slice(from, end).filter((part): part is Group => part.is === 'group');
    if (sameness(run, isEntry)) return run;
    if (end === to && to - from > 12) end = from + 13;
  }
  return null;
}

const cardsOf = (run: readonly Group[], first: Outline): Cards => ({
  is: 'cards',
  items: run.map(({ children }) => itemOf(children)),
  isOrdered: false,
  hint: first.is === 'group' ? first.hint : '',
});

const isTitle = (text: Text, follows: boolean) =>
  (text.isStrong && text.text.length <= 100) ||
  (follows && text.text.length <= 60 && !/[.!…]$|\n/.test(text.text) && !isPrice(text.text) && !isDate(text.text));

/** One thing out of what stands in its box. */
export function itemOf(parts: readonly Outline[]): Item {
  const item: Item = { title: '', texts: [], lists: [], price: '', pictures: [], buttons: [], quote: null, date: '' };
  const leaves = [...leavesOf(parts)];
  const heading = leaves.find((leaf) => leaf.is === 'heading');
  const own = leaves.filter((leaf): leaf is Text => leaf.is === 'text');
  const title = heading
    ? null
    : own.find((text, at) =>
        isTitle(text, own.length > 1 && at === own.findIndex(({ text: words }) => !isPrice(words) && !isDate(words))),
      );
  item.title = heading?.is === 'heading' ? heading.text : (title?.text ?? '');
  for (const leaf of leaves) {
    if (leaf === heading || leaf === title) continue;
    addTo(item, leaf);
  }
  const split = item.price === '' && item.title !== '' ? splitPrice(item.title) : null;
  return split ? { ...item, title: split.name, price: split.price } : item;
}

function addTo(item: Item, leaf: Exclude<Outline, Group>): void {
  if (leaf.is === 'picture') item.pictures.push(leaf satisfies Picture);
  else if (leaf.is === 'button') item.buttons.push(leaf satisfies Button);
  else if (leaf.is === 'quote') item.quote ??= leaf satisfies Quote;
  else if (leaf.is === 'list') item.lists.push(leaf.items);
  else if (leaf.is === 'heading') {
    if (item.price === '' && isPrice(leaf.text)) item.price = leaf.text;
    else
      item.texts.push({
        is: 'text',
        text: leaf.text,
        rich: `**${leaf.text.replaceAll('*', '')}**`,
        isStrong: true,
        hint: '',
      });
  } else if (leaf.is === 'text') {
    if (item.price === '' && isPrice(leaf.text)) item.price = leaf.text;
    else if (item.date === '' && isDate(leaf.text)) item.date = leaf.text;
    else item.texts.push(leaf);
  } else if (leaf.is === 'pairs') item.lists.push(leaf.pairs.map(({ name, value }) => `${name}: ${value}`));
}
