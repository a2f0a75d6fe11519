import { dateIn } from '../../brief/dates.ts';
import { raised } from '../../copy/grammar.ts';
import { everyListed, namedBy, pathsOf, withChanged, type Listed } from '../listed.ts';
import { listProp, sectionsOf, shown, type Ask, type Intent } from '../request.ts';

const word = (value: unknown) => (typeof value === 'string' ? value : '');
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\b(?:pass|class|the|our)\b/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Entries of these kinds that words name, by the very name first. */
function called(ask: Ask, kinds: string[], words: string): Listed[] {
  const wanted = plain(words);
  const all = everyListed(ask).filter(({ section, name }) => kinds.includes(section.kind) && name !== '');
  const stem = (text: string) => plain(text).replace(/(?:es|s)\b/g, '');
  const exact = all.filter(({ name }) => plain(name) === wanted || stem(name) === stem(words));
  if (exact.length > 0) return exact;
  return wanted.length < 3 ? [] : all.filter(({ name }) => ` ${stem(name)} `.includes(` ${stem(words)} `));
}

const STATE =
  /^(?:mark )?(?:the |our )?(.{2,50}?)\s+(?:is|are|as)\s+(?:now |currently )?(sold out|out of stock|new|back in stock|back|available again|on sale)[.!]*$/iu;

/** "the wool blanket is sold out". */
export const markProduct: Intent = (ask) => {
  const match = STATE.exec(ask.text);
  const places = match ? called(ask, ['products'], ask.value(match[1] ?? '')) : [];
  const state = (match?.[2] ?? '').toLowerCase();
  if (!match || places.length === 0) return undefined;
  const mark = /back|again/.test(state) ? '' : state === 'out of stock' ? 'sold out' : state;
  return {
    operations: withChanged(places, (item) => ({ ...item, mark })),
    did: mark
      ? `marked ${shown(places[0]?.name ?? '')} as ${mark}`
      : `took the mark off ${shown(places[0]?.name ?? '')}`,
    names: pathsOf(places),
  };
};

const HIGHLIGHT =
  /^(?:highlight|emphasi[sz]e|feature|recommend|make)\s+(?:the |our )?(.{2,50}?)(?:\s+(?:stand out|the recommended (?:one|offer)))?[.!]*$/iu;

/** "highlight the ten class pass". */
export const highlightOffer: Intent = (ask) => {
  const match = HIGHLIGHT.exec(ask.text);
  if (!match || (/^make/i.test(ask.text) && !/stand out|recommended/i.test(ask.text))) return undefined;
  const places = called(ask, ['pricing'], ask.value(match[1] ?? ''));
  const [place] = places;
  if (!place || places.length > 1) return undefined;
  return {
    operations: withChanged(
      everyListed(ask).filter(({ section }) => section.id === place.section.id),
      (item) => ({ ...item, highlighted: item.name === place.name }),
    ),
    did: `let ${shown(place.name)} stand out`,
    names: pathsOf(places),
  };
};

const BY_PERCENT =
  /^(?:put|raise|increase|lower|reduce|cut|drop|take|bring|set|make)\s+(?:up |down )?(?:all |every |each )?(?:of )?(?:the |our )?prices?\b(?:\s+(?:on|in|of|for)\s+(?:the |our )?(.{2,30}?))?(?:\s+(up|down))?\s+by\s+(\d{1,2}(?:[.,]\d+)?)\s*(?:%|per ?cent)[.!]*$/iu;

/** The price with its number multiplied, written as before. '' when it has no number. */
function scaled(price: string, factor: number): string {
  return price.replace(/\d+(?:[.,]\d{1,2})?/u, (number) => {
    const comma = number.includes(',');
    const value = (Number(number.replace(',', '.')) * factor).toFixed(2).replace(/\.00$/, '');
    return comma ? value.replace('.', ',') : value;
  });
}

/** "put all prices on the menu up by 10%". */
export const scalePrices: Intent = (ask) => {
  const match = BY_PERCENT.exec(ask.text);
  if (!match) return undefined;
  const down = /^(?:lower|reduce|cut|drop)/i.test(ask.text) || /down/i.test(match[2] ?? '');
  const share = Number((match[3] ?? '0').replace(',', '.')) / 100;
  const where = match[1] ?? '';
  const kinds = /menu|card|board/i.test(where) ? ['menu'] : ['menu', 'services', 'products', 'pricing'];
  const places = everyListed(ask).filter(
    ({ section, item }) => kinds.includes(section.kind) && /\d/.test(word(item.price)),
  );
  if (places.length === 0) return { cannot: 'There are no prices to change there' };
  return {
    operations: withChanged(places, (item) => ({
      ...item,
      price: scaled(word(item.price), 1 + (down ? -share : share)).slice(0, 40),
    })),
    did: `${down ? 'lowered' : 'raised'} ${places.length} prices by ${match[3]}%`,
    names: pathsOf(places),
    also: 'Check them once: I rounded to the cent.',
  };
};

const MOVED =
  /^(?:the |our )?(.{3,60}?)\s+(?:has |have )?(?:been )?(?:moved|postponed|rescheduled|shifted|brought forward|is now|takes place|is)\s+(?:to |on |until )?(.{4,40})$/iu;
const CANCEL = /^(?:cancel|call off|scrap)\s+(?:the |our )?(.{3,60}?)[.!]*$/iu;
const ANY_EVENT = /^(?:event|workshop|concert|gig|show|class|tasting|talk|reading|date)$/i;

const eventsCalled = (ask: Ask, words: string): Listed[] => {
  const named = called(ask, ['events'], words);
  const all = everyListed(ask).filter(({ section }) => section.kind === 'events');
  return named.length === 0 && ANY_EVENT.test(words.trim()) && all.length === 1 ? all : named;
};

/** "the workshop moved to 12 December 2026", "cancel Breath and bones". */
export const changeEvent: Intent = (ask) => {
  const cancelled = CANCEL.exec(ask.text)?.[1];
  if (cancelled) {
    const places = eventsCalled(ask, ask.value(cancelled));
    return places.length > 0
      ? {
          operations: withChanged(places, () => undefined),
          did: `took ${shown(places[0]?.name ?? '')} off the events`,
          names: pathsOf(places),
        }
      : undefined;
  }
  const match = MOVED.exec(ask.text);
  const date = match ? dateIn(match[2] ?? '') : undefined;
  const places = match && date ? eventsCalled(ask, ask.value(match[1] ?? '')) : [];
  if (!date || places.length !== 1) return undefined;
  return {
    operations: withChanged(places, (item) => ({ ...item, date: date.date })),
    did: `moved ${shown(places[0]?.name ?? '')} to ${date.words.trim()}`,
    names: pathsOf(places),
  };
};

const ADD_GROUP =
  /^add (?:an?|another|the)?\s*(?:new )?(?:group|category|heading)\s+(?:called |named |for )?(\ue000\d+\ue001|[^,:]{2,30}?)\s+to the (?:menu|card|board)(?:\s*(?:with|:)\s*(.+?))?[.!]*$/isu;
const DISH = /^(.{2,60}?)\s+(?:for|at|,)?\s*((?:[€£$]\s?\d+(?:[.,]\d{1,2})?)|(?:\d+(?:[.,]\d{1,2})?\s?(?:€|£|\$)))$/u;

/** "add a group “Cakes” to the menu with carrot cake for £4". */
export const addGroup: Intent = (ask) => {
  const match = ADD_GROUP.exec(ask.text);
  const menu = sectionsOf(ask).find(({ section }) => section.kind === 'menu')?.section;
  if (!match || !menu) return undefined;
  const name = raised(ask.value(match[1] ?? ''));
  const dishes = ask
    .value(match[2] ?? '')
    .split(/,(?!\d)\s*|\s+and\s+(?=[^,]*\d)/u)
    .filter(Boolean)
    .map((part) => {
      const [, dish = part, price = ''] = DISH.exec(part.trim()) ?? [];
      return { name: raised(dish.trim()).slice(0, 100), description: '', price };
    });
  return {
    operations: [
      {
        type: 'updateSection',
        sectionId: menu.id,
        props: { groups: [...listProp(menu.props.groups), { name: name.slice(0, 80), note: '', dishes }] },
      },
    ],
    did: `added ${shown(name)} to the menu`,
    names: [`sections/${menu.id}/props/groups`],
    also: dishes.length === 0 ? 'Tell me what belongs there, such as “add carrot cake for 4 to the menu”.' : undefined,
  };
};

const ADD_POINT =
  /^add\s+(\ue000\d+\ue001|.{2,50}?)\s+to (?:the |our )?(features|reasons|benefits|points|steps|services|list of services)\s*(?::|,|–|-)\s*(.+)$/isu;
const POINTS: Record<string, string[]> = { steps: ['steps'], services: ['services'], 'list of services': ['services'] };

/** "add “Late opening” to the features: Thursdays until eight.". */
export const addPoint: Intent = (ask) => {
  const match = ADD_POINT.exec(ask.text);
  if (!match) return undefined;
  const kinds = POINTS[(match[2] ?? '').toLowerCase()] ?? ['features'];
  const place = sectionsOf(ask).find(({ section }) => kinds.includes(section.kind))?.section;
  if (!place) return undefined;
  const name = raised(ask.value(match[1] ?? '')).slice(0, 80);
  const items = listProp(place.props.items).filter((item) => !word(item.name).includes('[['));
  return {
    operations: [
      {
        type: 'updateSection',
        sectionId: place.id,
        props: { items: [...items, { name, text: ask.value(match[3] ?? '').slice(0, 300) }] },
      },
    ],
    did: `added ${shown(name)}`,
    names: [`sections/${place.id}/props/items`],
  };
};

const REMOVE_REVIEW =
  /^(?:remove|delete|drop|take out)\s+(?:the |that )?(?:review|testimonial|quote)\s+(?:by|from|of)\s+(.{2,60}?)[.!]*$/iu;

/** "remove the review by Tom Reid". */
export const removeReview: Intent = (ask) => {
  const words = REMOVE_REVIEW.exec(ask.text)?.[1];
  if (!words) return undefined;
  const places = called(ask, ['testimonials'], ask.value(words));
  const [place] = places;
  if (!place) return { cannot: `There is no review by ${shown(ask.value(words))}` };
  const whole = everyListed(ask).filter(({ section }) => section.id === place.section.id).length === places.length;
  return {
    operations: whole ? [{ type: 'removeSection', sectionId: place.section.id }] : withChanged(places, () => undefined),
    did: `removed the review by ${String(place.item[namedBy(place)])}`,
    names: [...pathsOf(places), `sections/${place.section.id}`],
  };
};

const IS_NOW =
  /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)\s+is\s+(?:now\s+)?(?:our |the |an? )?(.{3,60}?)(?:\s+now)?[.!]*$/u;

/** "Morag is now head of pastry": a new role for somebody of the team. */
export const changeRole: Intent = (ask) => {
  const match = IS_NOW.exec(ask.typed);
  const team = everyListed(ask).filter(({ section }) => section.kind === 'team');
  const places = team.filter(({ name }) => name === match?.[1] || name.split(' ')[0] === match?.[1]);
  if (!match || places.length === 0 || /\d|^(?:gone|away|ill|leaving)\b/i.test(match[2] ?? '')) return undefined;
  const role = raised(match[2] ?? '').slice(0, 100);
  return {
    operations: withChanged(places, (item) => ({ ...item, role })),
    did: `changed the role of ${places[0]?.name ?? ''} to ${shown(role)}`,
    names: pathsOf(places),
  };
};
