import { bodyOf, counted, linkOf, offerOf, placeOf } from './draft.ts';
import type { Draft, DraftContext } from './draft.ts';
import { offer } from './offer.ts';
import type { Offers } from './offer.ts';
import type { Item, Part } from './outline.ts';
import { pricesInTable } from './price-tables.ts';
import { isBarePrice, isPrice, splitPrice } from './prices.ts';
import { isAbout } from './topics.ts';

const FOOD_TRADES = new Set(['restaurant', 'cafe', 'bar', 'pizzeria', 'ice-cream', 'food-truck', 'bakery', 'brewery']);
const PER_TIME = /\/|\b(?:month|year|week|monat|jahr|woche|mois|an|mes|año|mese|anno|maand|jaar)\b/i;

/** "Latte – with oat milk £3.60". */
function fromLine(line: string): Item | null {
  const split = splitPrice(line);
  if (!split) return null;
  const [, name = split.name, text = ''] = /^(.{2,80}?)(?:\s[–—-]\s|:\s|\n)(.+)$/s.exec(split.name) ?? [];
  return offer(name, split.price, text.trim());
}

/** Lines of which nearly all end with a price; one without goes with the line before it. */
function fromLines(lines: readonly string[]): Item[] | null {
  const items = lines.map(fromLine);
  const priced = items.filter((item) => item !== null);
  return priced.length >= 2 && priced.length >= lines.length * 0.8 ? priced : null;
}

function fromRow(row: readonly string[]): Item | null {
  const at = row.findLastIndex((cell) => isPrice(cell) || isBarePrice(cell));
  const [title = '', ...rest] = row.filter((cell, index) => index !== at && cell !== '');
  return at > 0 && title !== '' ? offer(title, row[at] ?? '', rest.join(' · ')) : null;
}

function fromRows(body: readonly string[][]): Item[] | null {
  const items = body.map(fromRow);
  const hasMoney = body.some((row) => row.some(isPrice) || row.some((cell) => /^\d{1,4}[.,]\d{2}$/.test(cell)));
  const isAll = items.every((item) => item !== null);
  return isAll && hasMoney && items.length > 0 && body.every((row) => row.filter((cell) => isPrice(cell)).length <= 1)
    ? items.filter((item) => item !== null)
    : null;
}

/** What one part of a page offers with prices; null for anything else. */
export function offersOf(part: Part): Offers[] | null {
  switch (part.is) {
    case 'list':
      return whole(fromLines(part.items));
    case 'text':
      return whole(part.text.includes('\n') ? fromLines(part.text.split('\n')) : null);
    case 'table':
      return pricesInTable(part);
    case 'pairs':
      return whole(
        fromRows(part.pairs.map(({ name, value }) => [name, ...value.split('\n')].flatMap((cell) => splitCell(cell)))),
      );
    case 'cards': {
      const priced = part.items.filter(({ title, price }) => title !== '' && price !== '');
      if (priced.length >= 2 && priced.length >= part.items.length * 0.6)
        return [{ name: '', note: '', items: part.items.filter(({ title }) => title !== '') }];
      return groupsIn(part.items);
    }
    default:
      return null;
  }
}

const splitCell = (cell: string) => {
  const split = isPrice(cell) ? null : splitPrice(cell);
  return split ? [split.name, split.price] : [cell];
};
const whole = (items: Item[] | null): Offers[] | null => items && [{ name: '', note: '', items }];

/** "Starters" with its dishes as lines, "Mains" with its own. */
function groupsIn(items: readonly Item[]): Offers[] | null {
  const groups = items.map((item): Offers | null => {
    const lines = [
      ...item.lists.flat(),
      ...item.texts
        .filter(({ text }) => splitPrice(text.split('\n').at(-1) ?? ''))
        .flatMap(({ text }) => text.split('\n')),
    ];
    const found = fromLines(lines) ?? (lines.length === 1 ? lines.map(fromLine).filter((one) => one !== null) : null);
    const notes = item.texts.filter(({ text }) => !lines.includes(text.split('\n')[0] ?? ''));
    return found && found.length > 0
      ? { name: item.title, note: notes.map(({ text }) => text).join(' '), items: found }
      : null;
  });
  const found = groups.filter((group) => group !== null);
  return found.length === groups.length && found.length > 0 ? found : null;
}

const fits = (text: string, most: number) => text.length <= most;

/** Offers as the kind of section that their shape and the business ask for. */
export function offersDraft(
  groups: readonly Offers[],
  intro: Record<string, unknown>,
  { stretch, facts }: DraftContext,
): Draft {
  const items = groups.flatMap((group) => group.items);
  const told = [stretch.heading, stretch.hint, ...groups.map(({ name }) => name)];
  const isFood = FOOD_TRADES.has(facts.trade) || isAbout('food', ...told);
  const hasLists = items.some(({ lists }) => lists.length > 0);
  const isPlans =
    groups.length === 1 &&
    items.length <= 6 &&
    (hasLists || items.some(({ price }) => PER_TIME.test(price))) &&
    (hasLists || isAbout('plans', ...told));
  if (isPlans) return plansDraft(items, intro);
  if (isFood || groups.length > 1) return menuDraft(groups, intro);
  const isGoods =
    items.filter(({ pictures }) => pictures.length > 0).length >= items.length / 2 && !isAbout('services', ...told);
  if (isGoods || isAbout('products', ...told)) return goodsDraft(items, intro);
  return {
    kind: 'services',
    props: {
      ...intro,
      items: items.map((item) => ({
        ...offerOf(item),
      })),
    },
    tells: counted(items.length, 'service with its price', 'services with their prices'),
  };
}

const plansDraft = (items: readonly Item[], intro: Record<string, unknown>): Draft => ({
  kind: 'pricing',
  props: {
    ...intro,
    plans: items.map(({ title, price, texts, lists, buttons }) => {
      const [, amount = price, unit = ''] =
        /^([^/]{1,40}?)\s?(?:\/\s?|(?=\b(?:per|pro|par|al|im)\s))(.{1,40})$/.exec(price) ?? [];
      const unitText = texts.find(
        ({ text }) => unit === '' && /^(?:\/|per |pro |par |a |im )/i.test(text) && fits(text, 40),
      );
      const rest = texts.filter((text) => text !== unitText).map(({ text }) => text);
      const isShort = rest.join(' ').length <= 200;
      return {
        name: title,
        price: amount,
        unit: unit || (unitText?.text.replace(/^\/\s?/, '') ?? ''),
        text: isShort ? rest.join(' ') : '',
        includes: [...(isShort ? [] : rest), ...lists.flat()].join('\n'),
        action: linkOf(buttons),
      };
    }),
  },
  tells: `${counted(items.length, 'offer')} with what it includes and costs`,
});

const menuDraft = (groups: readonly Offers[], intro: Record<string, unknown>): Draft => ({
  kind: 'menu',
  props: {
    ...intro,
    groups: groups.map(({ name, note, items }) => ({
      name,
      note,
      dishes: items.map((item) => ({
        name: item.title,
        description: bodyOf(item),
        price: item.price,
        picture: placeOf(item.pictures[0]),
      })),
    })),
  },
  tells: `a list of ${counted(
    groups.reduce((sum, { items }) => sum + items.length, 0),
    'thing',
  )} with ${groups.length > 1 ? `prices in ${groups.length} groups` : 'prices'}`,
});

const goodsDraft = (items: readonly Item[], intro: Record<string, unknown>): Draft => ({
  kind: 'products',
  props: {
    ...intro,
    items: items.map((item) => ({
      ...offerOf(item),
      action: linkOf(item.buttons),
    })),
  },
  tells: counted(items.length, 'product with its price', 'products with their prices'),
});
