import type { Operation } from '#site/operations/index.ts';
import { getSection } from '#site/sections/index.ts';
import { raised } from '../../copy/grammar.ts';
import { everyListed, pathsOf, withChanged, type Listed } from '../listed.ts';
import { nearest } from '../vocabulary.ts';
import { freshId, listProp, sectionsOf, shown, type Ask, type Intent } from '../request.ts';
import { newSection } from '../new-section.ts';

const PRICE = String.raw`((?:from |ab )?(?:[€$£¥]|CHF|EUR|USD|GBP)?\s?\d{1,5}(?:[.,]\d{1,2})?\s?(?:€|\$|£|euros?|dollars?|pounds?|EUR|USD|CHF|GBP)?(?:\s?(?:\/|per|a|each|an)\s?\p{L}+)?(?: each)?)`;
const NOW_COSTS = new RegExp(
  String.raw`^(?:please\s+)?(?:the\s+|our\s+|a\s+)?(.{2,60}?)\s+(?:now\s+)?(?:costs?|is|are|goes up to|went up to|goes for|sells for)\s+(?:now\s+)?(?:only\s+)?${PRICE}\s*(?:now)?[.!]*$`,
  'iu',
);
const SET_PRICE = new RegExp(
  String.raw`^(?:please\s+)?(?:change|set|update|raise|lower|put|make|increase|reduce)\s+(?:the\s+)?(?:price\s+(?:of|for)\s+)?(?:the\s+|our\s+)?(.{2,60}?)(?:['’]s)?(?:\s+price)?\s+(?:to|at|up to|down to)\s+${PRICE}[.!]*$`,
  'iu',
);
const ADD = new RegExp(
  String.raw`^(?:please\s+)?(?:add|put|include|introduce|we (?:now )?(?:also )?(?:sell|offer|have|serve)|new on the menu:?|list)\s+(?:an?\s+|the\s+|some\s+|new\s+)*(.{2,80}?)\s*(?:\s(?:for|at|costs?|costing)\s+|,\s*|:\s*|\s[-–—]\s*|\s\(?)${PRICE}\)?(?:\s+(?:to|on|in)\s+(?:the\s+|our\s+)?(.{2,50}?))?[.!]*$`,
  'iu',
);
const ADD_PLAIN =
  /^(?:please\s+)?(?:add|put|include)\s+(?:an?\s+|the\s+|some\s+|new\s+)*(.{2,60}?)\s+(?:to|on)\s+(?:the\s+|our\s+)?((?:[\p{L}]+\s){0,2}?(?:menu|card|board|services?|price list|list of services|treatments|products|prices|offer|shelf|range))[.!]*$/iu;
const REMOVE =
  /^(?:please\s+)?(?:remove|delete|drop|take|we (?:no longer|don['’]t|do not) (?:sell|offer|serve|have|do)|get rid of)\s+(?:the\s+|our\s+|any\s+)?(.{2,60}?)(?:\s+(?:off|from|out of)\s+(?:the\s+|our\s+)?(?:menu|card|board|list|services?|price list|prices|products|offer|range|site|website))?(?:\s+any ?more)?[.!]*$/iu;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/^(?:the|a|an|our) /, '')
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const singular = (text: string) => plain(text).replace(/(?<=\p{L}{3})s\b/gu, '');
const named = (value: unknown): string => (typeof value === 'string' ? value : '');

const PRICED = ['menu', 'services', 'products', 'pricing', 'events'];

/** All places of the thing that words name; several different things when the words fit more than one. */
function findItems(ask: Ask, words: string): { places: Listed[]; names: string[] } {
  const items = everyListed(ask).filter(({ section }) => PRICED.includes(section.kind));
  const wanted = singular(words);
  if (wanted === '') return { places: [], names: [] };
  const tests: ((name: string) => boolean)[] = [
    (name) => singular(name) === wanted,
    (name) => ` ${singular(name)} `.includes(` ${wanted} `) || ` ${wanted} `.includes(` ${singular(name)} `),
    (name) =>
      wanted.split(' ').length > 1 &&
      wanted
        .split(' ')
        .filter((word) => !/^(?:pas|clas|price|ticket|item)$/.test(word))
        .every((word) =>
          singular(name)
            .split(' ')
            .some((one) => one === word || one === `${word}e`),
        ),
    (name) => nearest(wanted, [singular(name)]) !== undefined,
  ];
  for (const test of tests) {
    const places = items.filter((item) => item.name !== '' && !item.name.includes('[[') && test(item.name));
    if (places.length > 0) return { places, names: [...new Set(places.map((item) => plain(item.name)))] };
  }
  return { places: [], names: [] };
}

const tidyPrice = (price: string) => price.trim().replace(/^from /i, 'from ');

/** Keeps the currency that the old price was written with: "7" for "€6.50" becomes "€7". */
function priceLike(old: string, price: string): string {
  if (!/^\d+(?:[.,]\d+)?$/.test(price)) return price;
  const before = /^[^\d]+/.exec(old)?.[0] ?? '';
  const after = /[\d.,]+(\D*)$/.exec(old)?.[1] ?? '';
  return /[€$£¥]|CHF|EUR|USD|GBP/i.test(before + after) || /^from /i.test(before) === false
    ? `${/from/i.test(before) ? '' : before}${price}${after}`
    : price;
}

/** Questions about the thing whose answer tells the old price tell the new one. */
function answersWith(ask: Ask, name: string, old: string[], price: string): Operation[] {
  return sectionsOf(ask).flatMap(({ section }): Operation[] => {
    if (section.kind !== 'faq') return [];
    const items = listProp(section.props.items);
    const next = items.map((item) => {
      const before = old.find((one) => named(item.answer).toLowerCase().includes(one.toLowerCase()));
      if (!before || !`${named(item.question)} ${named(item.answer)}`.toLowerCase().includes(name.toLowerCase()))
        return item;
      const at = named(item.answer).toLowerCase().indexOf(before.toLowerCase());
      return {
        ...item,
        answer: `${named(item.answer).slice(0, at)}${priceLike(before, price)}${named(item.answer).slice(at + before.length)}`,
      };
    });
    return next.some((item, index) => item !== items[index])
      ? [{ type: 'updateSection', sectionId: section.id, props: { items: next } }]
      : [];
  });
}

const MAKE_PRICE = new RegExp(
  String.raw`^(?:make|set|put)\s+(?:the\s+|our\s+)?(.{2,60}?)\s+(?:cost\s+)?((?:from )?[€$£]\s?\d{1,5}(?:[.,]\d{1,2})?|\d{1,5}(?:[.,]\d{1,2})?\s?(?:€|£|\$|euros?|pounds?|dollars?))[.!]*$`,
  'iu',
);

/** "sourdough now costs 7", "change the price of the haircut to €38". */
export const changePrice: Intent = (ask) => {
  const match = SET_PRICE.exec(ask.text) ?? NOW_COSTS.exec(ask.text) ?? MAKE_PRICE.exec(ask.text);
  if (
    !match ||
    /\b(?:headline|heading|font|phone|number|page|section|address|hours|open|text|size|radius)\b/i.test(match[1] ?? '')
  )
    return undefined;
  const words = ask.value(match[1] ?? '').replace(/^(?:price of|cost of) /i, '');
  const price = tidyPrice(match[2] ?? '');
  const { places, names } = findItems(ask, words);
  if (places.length === 0) {
    if (/cost|price/i.test(ask.text))
      return {
        cannot: `There is no ${shown(words)} on the site`,
        instead: `To add it, say “add ${words} for ${price}”.`,
      };
    return undefined;
  }
  if (names.length > 1)
    return { asks: `There are several: ${names.map(shown).join(', ')}. Which one costs ${price} now?` };
  const old = new Set<string>();
  const operations = withChanged(places, (item) => {
    old.add(named(item.price));
    return { ...item, price: priceLike(named(item.price), price).slice(0, 40) };
  });
  operations.push(...answersWith(ask, places[0]?.name ?? words, [...old].filter(Boolean), price));
  return {
    operations,
    did: `set the price of ${shown(places[0]?.name ?? words)} to ${price}`,
    names: pathsOf(places),
  };
};

/** The list that a new thing belongs to: the longest of the page in view, else of the site. */
function listFor(ask: Ask, where: string): { id: string; kind: string; props: Record<string, unknown> } | undefined {
  const able = sectionsOf(ask).filter(({ section }) => section.kind === 'menu' || section.kind === 'services');
  const size = (props: Record<string, unknown>) =>
    listProp(props.groups).flatMap((group) => listProp(group.dishes)).length + listProp(props.items).length;
  const wanted = /menu|card|board|dish/i.test(where) ? able.filter(({ section }) => section.kind === 'menu') : [];
  const [best] = [...(wanted.length > 0 ? wanted : able)].sort((a, b) => size(b.section.props) - size(a.section.props));
  return best?.section;
}

function added(ask: Ask, name: string, price: string, where: string): Operation[] {
  const section = listFor(ask, where);
  if (!section) {
    const menu = ['menu', 'services'].find((kind) => getSection(kind)) ?? 'services';
    const id = freshId(ask.document, menu);
    const made = newSection(ask.document, menu, id, ask.seed);
    const props =
      menu === 'menu' ? { groups: [{ name: '', dishes: [{ name, price }] }] } : { items: [{ name, price }] };
    return made
      ? [
          {
            type: 'addSection',
            pageId: ask.page.id,
            index: Math.max(ask.page.sections.length - 1, 1),
            section: { ...made, props: { ...made.props, ...props, note: '' } },
          },
        ]
      : [];
  }
  if (section.kind === 'services') {
    const items = listProp(section.props.items).filter((item) => !named(item.name).includes('[['));
    return [
      { type: 'updateSection', sectionId: section.id, props: { items: [...items, { name, text: '', price, to: '' }] } },
    ];
  }
  const groups = listProp(section.props.groups);
  const at = Math.max(
    groups.findIndex((group) => named(group.name) !== '' && plain(where).includes(plain(named(group.name)))),
    0,
  );
  const dish = { name, description: '', price, tags: '' };
  const next =
    groups.length === 0
      ? [{ name: '', note: '', dishes: [dish] }]
      : groups.map((group, index) => (index === at ? { ...group, dishes: [...listProp(group.dishes), dish] } : group));
  return [{ type: 'updateSection', sectionId: section.id, props: { groups: next } }];
}

/** "add rye bread for 5.20 to the menu", "add dog walking to the services". */
export const addItem: Intent = (ask) => {
  const priced = ADD.exec(ask.text);
  const match = priced ?? ADD_PLAIN.exec(ask.text);
  if (!match) return undefined;
  const words = ask.value(match[1] ?? '');
  if (
    /\b(?:page|section|question|faq|banner|headline|phone|email|photo|picture|gallery|button|team|item)\b/i.test(
      words,
    ) &&
    !priced
  )
    return undefined;
  const price = priced ? tidyPrice(match[2] ?? '') : '';
  if (priced && /^\d{1,2}$/.test(price) && /\b(?:am|pm|o['’]clock|open)\b/i.test(ask.text)) return undefined;
  const name = raised(words.replace(/\s+(?:at|for)$/i, '').replace(/^(?:\p{L}+\s+){0,2}?(?:called|named)\s+/iu, ''));
  const there = findItems(ask, name);
  if (there.places.some((place) => plain(place.name) === plain(name))) {
    if (!price) return { says: `${shown(name)} is on the list already.` };
    return {
      operations: withChanged(
        there.places.filter((place) => plain(place.name) === plain(name)),
        (item) => ({ ...item, price }),
      ),
      did: `set the price of ${shown(name)}, which was on the list, to ${price}`,
      names: pathsOf(there.places),
    };
  }
  const where = ask.value((priced ? match[3] : match[2]) ?? '');
  const operations = added(ask, name.slice(0, 80), price, where);
  const first = operations[0];
  return {
    operations,
    did: `added ${shown(name)}${price ? ` for ${price}` : ''}`,
    names:
      first?.type === 'updateSection'
        ? Object.keys(first.props).map((key) => `sections/${first.sectionId}/props/${key}`)
        : [],
    also: price ? undefined : `Tell me its price, such as “${name} costs 5”.`,
  };
};

/** "remove the espresso". Only things that stand in a list; anything else is left to other intents. */
export const removeItem: Intent = (ask) => {
  const match = REMOVE.exec(ask.text);
  if (!match) return undefined;
  const words = ask.value(match[1] ?? '');
  if (/\b(?:section|page|banner|gallery|faq|header|footer|button)\b/i.test(words)) return undefined;
  const { places, names } = findItems(ask, words);
  if (places.length === 0) return undefined;
  if (names.length > 1) return { asks: `There are several: ${names.map(shown).join(', ')}. Which one shall I remove?` };
  return {
    operations: withChanged(places, () => undefined),
    did: `removed ${shown(places[0]?.name ?? words)} from ${new Set(places.map((place) => place.section.id)).size > 1 ? 'every list' : 'the list'}`,
    names: pathsOf(places),
  };
};
