import { placeholder } from '#site/origins/marks.ts';
import { writtenLanguage } from '../brief/language.ts';
import type { PricedItem } from '../brief/prices.ts';
import { cut, lowered, raised, sentence } from '../copy/grammar.ts';
import { servicesOf } from '../trades/index.ts';
import type { Composition, Draft } from './composition.ts';

/** Groups of priced things in the order of the brief. */
function grouped(items: PricedItem[], first: string): { name: string; items: PricedItem[] }[] {
  const groups = new Map<string, PricedItem[]>();
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return [...groups].map(([name, list]) => ({ name: name || (groups.size > 1 ? first : ''), items: list }));
}

/** Prices and offers that no single thing carries: amounts in a row, sentences after them. */
function priceNote({ loosePrices }: Composition['brief']): string {
  const amounts = loosePrices.filter((one) => one.split(' ').length < 5);
  const lines = [amounts.join(', '), ...loosePrices.filter((one) => !amounts.includes(one))].filter(Boolean);
  return cut(lines.map((line) => (lines.length > 1 || line.length > 40 ? sentence(line) : line)).join(' '), 240);
}

/** Offerings of the brief that no price line repeats. */
export function unpriced({ brief }: Composition): string[] {
  return brief.offerings.filter(
    (offering) =>
      !brief.prices.some(
        (item) =>
          item.name.toLowerCase().includes(offering.toLowerCase()) ||
          offering.toLowerCase().includes(item.name.toLowerCase()),
      ),
  );
}

/** What the trade typically offers, described from its parts in the language of the site. */
export function typicalServices(composition: Composition): { name: string; text: string }[] {
  const { brief, voice } = composition;
  return servicesOf(brief.trade, writtenLanguage(brief.language)).map((service) => ({
    name: service.name,
    text: voice.describe(service),
  }));
}

const stemsOf = (text: string): string =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .map((word) => word.slice(0, 5).replace(/s$/, ''))
    .sort()
    .join(' ');

/** A line for an offering of the brief, when the trade knows the very thing: anything narrower only its owner can describe. */
function known(composition: Composition, name: string): string {
  const like = typicalServices(composition).find((service) => stemsOf(service.name) === stemsOf(name));
  // A description that only repeats the name would say nothing.
  return like && !like.text.toLowerCase().startsWith(name.toLowerCase()) ? like.text : '';
}

export function menuSection(composition: Composition, scope: 'whole' | 'taste'): Draft | undefined {
  const { brief, voice, facts, chance, say } = composition;
  const extra = unpriced(composition);
  if (brief.prices.length === 0 && extra.length === 0) return undefined;
  const all = grouped(brief.prices, voice.menuGroup(brief.trade.id)).map((group) => ({
    name: group.name,
    note: '',
    dishes: group.items.map((item) => ({
      name: item.name.slice(0, 100),
      description: item.note,
      price: item.price.slice(0, 40),
      tags: '',
    })),
  }));
  if (extra.length > 0) {
    const dishes = extra.map((name) => ({ name, description: '', price: '', tags: '' }));
    const only = all[0];
    if (all.length === 1 && only && extra.length <= 3) only.dishes.push(...dishes);
    else all.push({ name: all.length > 0 ? say([voice.pages.menu?.title ?? '']) : '', note: '', dishes });
  }
  const groups =
    scope === 'whole'
      ? all
      : all.slice(0, 2).map((group) => ({ ...group, dishes: group.dishes.slice(0, all.length > 1 ? 4 : 6) }));
  const left = all.flatMap((group) => group.dishes).length > groups.flatMap((group) => group.dishes).length;
  const path = composition.pathOf('shelf');
  return {
    kind: 'menu',
    variants: chance.chancesAre(0.5) ? ['board', 'sheet'] : ['sheet', 'board'],
    props: {
      heading: say(voice.headings.menu(facts)),
      intro: '',
      groups: groups.slice(0, 20),
      note:
        scope === 'whole'
          ? [priceNote(brief), brief.prices.length === 0 ? placeholder(voice.wants.prices('')) : '']
              .filter(Boolean)
              .join('\n\n')
          : '',
      action: scope === 'taste' && path && left ? { label: voice.actions.menu, to: path } : { label: '', to: '' },
    },
  };
}

export function servicesSection(
  composition: Composition,
  scope: 'whole' | 'taste',
  about: 'services' | 'products' | 'works' | 'events' = 'services',
): Draft | undefined {
  const { brief, voice, facts, chance, say } = composition;
  const given = [
    ...brief.prices.map((item) => ({
      name: item.name.slice(0, 80),
      text: item.note || known(composition, item.name),
      price: item.price.slice(0, 60),
    })),
    ...unpriced(composition).map((name) => ({ name, text: known(composition, name), price: '' })),
  ];
  const typical = typicalServices(composition).map((service) => ({ ...service, price: '' }));
  const items = given.length > 0 ? given : typical;
  if (items.length === 0) return undefined;
  const shown =
    scope === 'whole'
      ? items.slice(0, 24)
      : (given.length > 0 ? items : chance.for('taste').shuffle(items)).slice(
          0,
          items.length > 5 ? 4 : 3 + chance.below(2),
        );
  const priced = shown.some((item) => item.price);
  const described = shown.every((item) => item.text);
  const path = composition.pathOf('shelf');
  const more = shown.length < items.length || items.length > 4;
  return {
    kind: 'services',
    variants:
      priced || !described
        ? shown.length > 2
          ? ['ledger']
          : ['ledger', 'cards']
        : shown.length < 3
          ? ['ledger', 'cards']
          : ['ledger', 'cards', 'bento'],
    props: {
      heading: say(
        priced && shown.every((item) => item.price) && chance.chancesAre(0.5)
          ? voice.headings.prices(facts)
          : voice.headings[about](facts),
      ),
      intro: '',
      items: shown.map((item) => ({ ...item, to: '' })),
      note: scope === 'whole' ? priceNote(brief) : '',
      action: scope === 'taste' && path && more ? { label: voice.actions[about], to: path } : { label: '', to: '' },
    },
  };
}

/** What happens when, with times and prices where the brief gives them. */
export function eventsSection(composition: Composition, scope: 'whole' | 'taste'): Draft | undefined {
  const { brief, voice, facts, say } = composition;
  if (brief.events.length === 0) return undefined;
  const items = (scope === 'whole' ? brief.events : brief.events.slice(0, 4)).map(({ date, time, title, price }) => ({
    date: date.slice(0, 60),
    time: time.slice(0, 60),
    title: raised(title),
    price: price.slice(0, 60),
  }));
  const path = composition.pathOf('events') || composition.pathOf('shelf');
  return {
    kind: 'events',
    props: {
      heading: say(voice.headings.events(facts)),
      intro: '',
      items,
      action:
        scope === 'taste' && path && items.length < brief.events.length
          ? { label: voice.actions.events, to: path }
          : { label: '', to: '' },
    },
  };
}

/** Goods and works in pictures. Their names come from the brief, else from the trade; the pictures are the owner's. */
export function gallerySection(composition: Composition): Draft {
  const { brief, voice, facts, chance, say } = composition;
  const typical = typicalServices(composition).map((service) => service.name);
  const names = brief.offerings.length > 1 ? brief.offerings : typical.length > 1 ? typical : facts.items;
  const titles = chance.for('gallery').shuffle(names).slice(0, 5);
  const works = brief.trade.shelf === 'works';
  const items = (titles.length > 1 ? titles : ['', '', '']).map((title, index) => ({
    picture: composition.wish(
      title ? lowered(title) : works ? voice.nouns.piece : voice.nouns.place,
      title || `${brief.name} ${index + 1}`,
    ),
    title: raised(title),
    caption: '',
  }));
  return {
    kind: 'gallery',
    variants: items.length >= 5 ? ['mosaic', 'strip', 'captions'] : ['strip', 'captions'],
    props: { heading: say(voice.headings[works ? 'works' : 'gallery'](facts)), intro: '', items },
  };
}

export function pricingSection(composition: Composition): Draft | undefined {
  const { brief, voice, facts, say } = composition;
  if (brief.prices.length === 0) {
    return {
      kind: 'services',
      variants: ['ledger'],
      props: { heading: say(voice.headings.prices(facts)), intro: placeholder(voice.wants.prices('')), items: [] },
    };
  }
  return {
    kind: 'services',
    variants: ['ledger'],
    props: {
      heading: say(voice.headings.prices(facts)),
      intro: '',
      items: brief.prices
        .slice(0, 24)
        .map((item) => ({ name: item.name.slice(0, 80), text: item.note, price: item.price.slice(0, 60), to: '' })),
      note: priceNote(brief),
    },
  };
}
