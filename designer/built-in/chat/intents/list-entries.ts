import { sectionWords } from '../find-target.ts';
import {
  describedBy,
  everyListed,
  listedIn,
  listsCalled,
  namedBy,
  pathsOf,
  withChanged,
  type Listed,
} from '../listed.ts';
import { indexOf, ORDINAL } from '../ordinals.ts';
import { markedSection, sectionsOf, shown, type Answer, type Ask, type Intent } from '../request.ts';

const REMOVE_NTH = new RegExp(
  String.raw`^(?:remove|delete|drop|take (?:out|away|off)|get rid of|hide|cut)\s+(?:the\s+)?(${ORDINAL})(?:\s+(?:of (?:the |our )?)?([\p{L} ]{2,24}?))?(?:\s+(?:from|in|of|on)\s+(?:the\s+)?.{2,40})?[.!]*$`,
  'iu',
);
const CHANGE_NTH = new RegExp(
  String.raw`^(?:change|set|make|rename|update|let)\s+(?:the\s+)?(?:(name|title|text|description|answer|price|question|role|caption|quote)\s+of\s+(?:the\s+)?)?(${ORDINAL})\s+([\p{L} ]{2,24}?)(?:['’]s\s+(name|title|text|description|answer|price|question|role|caption))?\s+(?:to(?: (?:say|read|be))?|say|read|into|as)\s*:?\s+(.+)$`,
  'isu',
);
const NTH_IS = new RegExp(
  String.raw`^(?:the\s+)?(${ORDINAL})\s+([\p{L} ]{2,24}?)\s+(?:should (?:be|say|read)|is now|now (?:says|reads|costs)|costs)\s*:?\s+(.+)$`,
  'isu',
);
const PART = String.raw`(description|text|role|job(?: title)?|caption|answer|date|time|place|unit|note|name|title|price|day)`;
const PART_OF = new RegExp(
  String.raw`^(?:change|set|update|make|let)\s+(?:the\s+)?${PART}\s+(?:of|for|to)\s+(?:the\s+|our\s+)?(\ue000\d+\ue001|.{2,60}?)\s+(?:to(?: (?:say|read|be))?|into|say|read|as)\s*:?\s+(.+)$`,
  'isu',
);
const OWN_PART = new RegExp(
  String.raw`^(?:change|set|update|make|let)\s+(?:the\s+)?(\ue000\d+\ue001|.{2,60}?)['’]s?\s+${PART}\s+(?:to(?: (?:say|read|be))?|into|say|read|as)\s*:?\s+(.+)$`,
  'isu',
);
const PART_IS = new RegExp(
  String.raw`^(?:the\s+)?${PART}\s+(?:of|for|to)\s+(?:the\s+|our\s+)?(\ue000\d+\ue001|.{2,60}?)\s+(?:should (?:be|say|read)|is(?: now)?|must be)\s*:?\s+(.+)$`,
  'isu',
);
const DESCRIBE =
  /^(?:describe|add (?:the |a )?(?:description|text|note) (?:to|for))\s+(?:the\s+|our\s+)?(.{2,60}?)\s*(?:as|:|with)\s*:?\s+(.+)$/isu;

/** The field of an item that a word means. */
function fieldOf(item: Listed, word: string): string | undefined {
  const asked = word.toLowerCase();
  const has = (name: string) => Object.hasOwn(item.item, name);
  if (/^(?:description|text|answer|quote|caption|note)$/.test(asked)) {
    return has(asked) && asked !== 'text' ? asked : describedBy(item);
  }
  if (/^(?:name|title|question)$/.test(asked)) return namedBy(item);
  if (/^job/.test(asked)) return has('role') ? 'role' : undefined;
  return has(asked) ? asked : undefined;
}

function settled(ask: Ask, item: Listed, word: string, raw: string): Answer {
  const field = fieldOf(item, word);
  const value = ask.value(raw);
  const limit = field === 'price' ? 40 : field === describedBy(item) ? 300 : 80;
  if (!field) return { cannot: `${shown(item.name)} has no ${word.toLowerCase()}` };
  if (value.length > limit && field !== 'answer')
    return { cannot: `That is ${value.length} characters; ${limit} fit there`, instead: 'Give me a shorter text.' };
  return {
    operations: withChanged([item], (old) => ({ ...old, [field]: value })),
    did: `changed the ${word.toLowerCase()} of ${shown(item.name)} to ${shown(value)}`,
    names: pathsOf([item]),
  };
}

/** The items in which "the second one" counts: those of the list named, else of the section in talk. */
function rowFor(ask: Ask, noun: string): Listed[] {
  const marked = markedSection(ask.text);
  if (marked && /^(?:one|item|entry|row|)$/i.test(noun)) return listedIn(ask, marked);
  const lists = listsCalled(ask, noun);
  const own = marked ? lists.find((items) => items[0]?.section.id === marked) : undefined;
  return own ?? lists[0] ?? (ask.focusId && /^(?:one|item|entry|row|)$/i.test(noun) ? listedIn(ask, ask.focusId) : []);
}

/** "remove the second question", "delete the last section", "delete the second one". */
export const removeNth: Intent = (ask) => {
  const match = REMOVE_NTH.exec(ask.text);
  if (!match) return undefined;
  const noun = (match[2] ?? '').trim();
  const ordinal = match[1] ?? '';
  if (/^(?:section|block|part)$/i.test(noun)) {
    const index = indexOf(ordinal, ask.page.sections.length);
    const section = index === undefined ? undefined : ask.page.sections[index];
    if (!section) return { cannot: `${ask.page.title} has ${ask.page.sections.length} sections` };
    return {
      operations: [{ type: 'removeSection', sectionId: section.id }],
      did: `removed ${sectionWords({ page: ask.page, section }, ask)}`,
      names: [`sections/${section.id}`],
    };
  }
  const row = rowFor(ask, noun);
  const index = indexOf(ordinal, row.length);
  const item = index === undefined ? undefined : row[index];
  if (row.length === 0) return undefined;
  if (!item) return { cannot: `There are only ${row.length}` };
  return {
    operations:
      row.length === 1 ? [{ type: 'removeSection', sectionId: item.section.id }] : withChanged([item], () => undefined),
    did: `removed ${shown(item.name)}`,
    names: [...pathsOf([item]), `sections/${item.section.id}`],
  };
};

/** "the second question should be …", "change the price of the first service to £20". */
export const changeNth: Intent = (ask) => {
  const changed = CHANGE_NTH.exec(ask.text);
  const is = changed ? undefined : NTH_IS.exec(ask.text);
  const ordinal = changed?.[2] ?? is?.[1];
  const noun = (changed?.[3] ?? is?.[2] ?? '').trim();
  if (!ordinal || /\b(?:section|page|button|heading)\b/i.test(noun)) return undefined;
  const row = rowFor(ask, noun);
  const index = indexOf(ordinal, row.length);
  const item = index === undefined ? undefined : row[index];
  if (!item) return row.length > 0 ? { cannot: `There are only ${row.length}` } : undefined;
  const value = changed?.[5] ?? is?.[3] ?? '';
  const costs = /\bcosts\b/i.test(ask.text) ? 'price' : undefined;
  const main = item.section.kind === 'testimonials' ? describedBy(item) : namedBy(item);
  return settled(ask, item, changed?.[1] ?? changed?.[4] ?? costs ?? main, value);
};

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Items that words name: the very name first, then names that hold the words, then a question that speaks of them. */
function itemsCalled(ask: Ask, words: string): Listed[] {
  const wanted = plain(words).replace(/^(?:the|our|question about|question) /, '');
  if (wanted.length < 2) return [];
  const all = everyListed(ask).filter(({ name }) => name !== '' && !name.includes('[['));
  const tests = [
    (name: string) => name === wanted,
    (name: string) => ` ${name} `.includes(` ${wanted} `),
    (name: string) => wanted.split(' ').every((word) => name.includes(word.replace(/s$/, ''))),
  ];
  for (const test of tests) {
    const found = all.filter(({ name }) => test(plain(name)));
    if (found.length > 0) return found;
  }
  return [];
}

/** "change Isla's role to Head baker", "the answer to … should be …", "the description of the rye is …". */
export const changePart: Intent = (ask) => {
  const of = PART_OF.exec(ask.text) ?? PART_IS.exec(ask.text);
  const own = of ? undefined : OWN_PART.exec(ask.text);
  const described = of || own ? undefined : DESCRIBE.exec(ask.text);
  const word = of?.[1] ?? own?.[2] ?? (described ? 'description' : undefined);
  const name = of?.[2] ?? own?.[1] ?? described?.[1];
  const value = of?.[3] ?? own?.[3] ?? described?.[2];
  if (!word || !name || !value || markedSection(name) || /\b(?:page|section|seo|search|google)\b/i.test(name))
    return undefined;
  const items = itemsCalled(ask, ask.value(name)).filter((item) => fieldOf(item, word) !== undefined);
  const different = new Set(items.map((item) => plain(item.name)));
  if (items.length === 0) return undefined;
  if (different.size > 1)
    return { asks: `There are several: ${items.map((item) => shown(item.name)).join(', ')}. Which one?` };
  const [item] = items;
  return item && settled(ask, item, word, value);
};

const ORDER =
  /^(?:move|put)\s+(?:the\s+)?(.{2,50}?)\s+(up|down|first|last|to the (?:top|bottom|start|end)(?: of the list)?)[.!]*$/isu;

/** "put the cardamom bun first": the order within a list, for things that are no section. */
export const orderItem: Intent = (ask) => {
  const match = ORDER.exec(ask.text);
  if (!match || markedSection(ask.text) || sectionsOf(ask).length === 0) return undefined;
  const items = itemsCalled(ask, ask.value(match[1] ?? ''));
  const [item] = items;
  if (!item || items.length > 1 || plain(item.name).split(' ').length > plain(match[1] ?? '').split(' ').length + 1)
    return undefined;
  const row = listedIn(ask, item.section.id).filter((one) => one.group === item.group);
  const rest = row.filter((one) => one.index !== item.index).map((one) => one.item);
  const where = (match[2] ?? '').toLowerCase();
  const at = /up/.test(where)
    ? item.index - 1
    : /down/.test(where)
      ? item.index + 1
      : /first|top|start/.test(where)
        ? 0
        : rest.length;
  rest.splice(Math.max(0, Math.min(at, rest.length)), 0, item.item);
  const order = [...rest];
  return {
    operations: withChanged(row, () => order.shift()),
    did: `moved ${shown(item.name)} ${where}`,
    names: pathsOf(row),
  };
};
