import { readBrief } from '#designer/built-in/reading/read-brief.ts';
import { findTrade } from '#designer/built-in/trades/find-trade.ts';
import { labelsOf } from '#site/labels/index.ts';
import type { Business, Opening } from '#site/model/document.ts';
import { addressOf, businessThing, hoursOf, isThing, rowsOfShorthand, typesOf, wordsOf } from './linked-data.ts';
import type { Thing } from './linked-data.ts';
import type { PageHead } from './page-head.ts';
import { attribute, elementsOf, isElement, plain, textOf } from './tree.ts';
import type { Element, Root } from './tree.ts';

export type PageFacts = Pick<Business, 'trade' | 'phone' | 'email' | 'address' | 'place' | 'hours' | 'social'> & {
  name: string;
  /** Lines of the page in which the hours stand, as `keyOf` them. */
  hoursLines: ReadonlySet<string>;
  language: string;
  guessed: string[];
};

const MOST_LINES = 60;
const NETWORKS: Record<string, string> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'tiktok.com': 'TikTok',
  'youtube.com': 'YouTube',
  'twitter.com': 'Twitter',
  'x.com': 'X',
  'pinterest.com': 'Pinterest',
  'xing.com': 'XING',
  'threads.net': 'Threads',
  'vimeo.com': 'Vimeo',
};
const NO_PROFILE = /\/(?:sharer|share|intent|embed|watch|pin\/create|shareArticle|plugins|tr)(?:[/?.]|$)/i;

/** Letters and digits alone: two ways to write one line are the same. */
export const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}@]/gu, '');
export const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^00/, '');

/** Runs of what numbers are written with. */
export const NUMBERS = /[+\d(][\d\s()/.–-]*/g;

const numberIn = (text: string): string =>
  (text.match(NUMBERS) ?? []).map((number) => number.trim()).find((number) => digitsOf(number).length >= 5) ?? '';

/** The network that a link leads to, '' for any other address. */
export function networkOf(href: string): string {
  if (!/^(?:https?:)?\/\//i.test(href) || !URL.canParse(href, 'https://x.invalid') || NO_PROFILE.test(href)) return '';
  const url = new URL(href, 'https://x.invalid');
  return url.pathname.length > 1 ? (NETWORKS[url.hostname.replace(/^(?:www|m|[a-z]{2}-[a-z]{2}|de)\./, '')] ?? '') : '';
}

function socialOf(hrefs: readonly string[]): Business['social'] {
  const found = new Map<string, string>();
  for (const href of hrefs) {
    const label = networkOf(href);
    const to = label ? new URL(href, 'https://x.invalid').href.replace(/^http:/, 'https:') : '';
    if (label && !found.has(label) && to.length <= 2000) found.set(label, to);
  }
  return [...found].slice(0, 12).map(([label, to]) => ({ label, to }));
}

/** What an `address` element says without ways to call or write. */
function writtenAddress(element: Element): string {
  const lines: string[] = [''];
  const add = (parent: Element) => {
    for (const child of parent.children) {
      if (child.type === 'text') lines.push(`${lines.pop() ?? ''}${child.value.replace(/\s+/g, ' ')}`);
      else if (isElement(child) && !(child.tagName === 'a' && !/maps|\/map/.test(attribute(child, 'href')))) {
        if (/^(?:br|p|div|li|span)$/.test(child.tagName)) lines.push('');
        add(child);
        if (/^(?:p|div|li)$/.test(child.tagName)) lines.push('');
      }
    }
  };
  add(element);
  const said = lines
    .map(plain)
    .filter((line) => line !== '' && !/@|^(?:tel|phone|fax|mobil|e-?mail|t|m|f)\b/i.test(line));
  const streetFrom = said.findIndex((line) => /\d/.test(line));
  return said.slice(Math.max(0, streetFrom), Math.max(0, streetFrom) + 4).join('\n');
}

/** "Mon–Fri" on one line and its times on the next are one line. */
function joinedLines(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isTimes = /^\d{1,2}(?:[:.h]\d\d)?\s?(?:am|pm|uhr|h)?\s?[-–—]/i.test(line);
    if (last !== undefined && isTimes && !/\d/.test(last) && last.length <= 40) joined.splice(-1, 1, `${last} ${line}`);
    else joined.push(line);
  }
  return joined;
}

const DAY =
  /^(?:\S{1,12}:?\s)?(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mié|mie|jue|vie|sáb|sab|dom|gio|ma|wo|vr|za|zo|weekday|weekend|daily|every day|täglich|werktags|tous les jours|lør|søn|tir|ons|tor|fre|lör|sön|pon|wt|śr|czw|pt|sob|ndz)/i;

/** The lines that begin with a day, read by themselves: among others they may be anything's times. */
function hoursAlone(lines: readonly string[], language: string) {
  const days = lines.filter(
    (line) =>
      line.length <= 80 && DAY.test(line) && /\d|closed|geschlossen|fermé|cerrado|chiuso|gesloten|ruhetag/i.test(line),
  );
  return readBrief({ text: `${labelsOf(language).openingHours}:\n${days.slice(0, 14).join('\n')}`, templates: [] });
}

const sortedHours = (rows: Opening[]) =>
  rows.filter((row, at) => rows.findIndex((one) => one.day === row.day && one.opens === row.opens) === at).slice(0, 28);

/** What is true of the business: as the page tells search engines, else by its links, else by its lines. `lines` in reading order. */
export function readFacts(root: Root, things: readonly Thing[], head: PageHead, lines: readonly string[]): PageFacts {
  const elements = [...elementsOf(root)];
  const links = elements.filter(({ tagName }) => tagName === 'a');
  const hrefs = links.map((link) => attribute(link, 'href').trim());
  const thing = businessThing(things) ?? {};
  const property = (name: string) =>
    elements.find((element) => attribute(element, 'itemProp').split(' ').includes(name));
  const telling = joinedLines(lines)
    .filter((line) => line.length <= 160 && /\d|@/.test(line))
    .slice(0, MOST_LINES);
  const brief = readBrief({
    text: `${telling.join('\n')}\n\n${lines
      .filter((line) => line.length > 80)
      .join('\n')
      .slice(0, 800)}`,
    templates: [],
  });
  const guessed: string[] = [];
  const guess = (value: string, sentence: string) => {
    if (value) guessed.push(sentence);
    return value;
  };

  const telephones = links.filter((link) => /^tel:/i.test(attribute(link, 'href')));
  const telephone = telephones.find((link) => digitsOf(textOf(link)).length >= 5) ?? telephones[0];
  const dialled = telephone ? decoded(attribute(telephone, 'href').slice(4)) : '';
  const shownNumber = telephone && digitsOf(textOf(telephone)).length >= 5 ? numberIn(textOf(telephone)) : '';
  const mail = hrefs.find((href) => /^mailto:[^?]+@/i.test(href));
  const addresses = elements.filter(({ tagName }) => tagName === 'address').map(writtenAddress);
  const street = property('streetAddress');
  const town = [property('postalCode'), property('addressLocality')]
    .map((element) => (element ? textOf(element) : ''))
    .filter(Boolean)
    .join(' ');
  const address =
    addressOf(thing) ||
    (street ? [textOf(street), town].filter(Boolean).join('\n') : '') ||
    addresses.find((text) => /\d/.test(text)) ||
    guess(brief.address?.text ?? '', 'The address was found among the words of the page.');

  const shorthand = elements
    .filter((element) => attribute(element, 'itemProp') === 'openingHours')
    .flatMap((element) =>
      rowsOfShorthand(attribute(element, 'content') || attribute(element, 'dateTime') || textOf(element)),
    );
  const said = [...hoursOf(thing), ...shorthand];
  const alone = brief.hours.rows.length > 0 ? brief : hoursAlone(joinedLines(lines), head.language || brief.spoken);
  const hours = said.length > 0 ? said : alone.hours.rows;
  if (said.length === 0 && hours.length > 0) guessed.push('The opening hours were read from the words of the page.');

  const language = head.language || brief.spoken || brief.language;
  if (!head.language) guessed.push('The page does not say its language; it was told from its words.');
  const trade = tradeOf(thing, head, language);
  if (trade) guessed.push('The kind of business was told from the words of the page.');
  return {
    name: head.name,
    trade,
    phone: (
      wordsOf(thing, 'telephone') ||
      shownNumber ||
      dialled ||
      guess(brief.phones[0]?.text ?? '', 'The phone number was found among the words of the page.')
    ).slice(0, 40),
    email:
      emailOf(wordsOf(thing, 'email').replace(/^mailto:/i, '')) ||
      emailOf(mail?.slice(7).split('?')[0] ?? '') ||
      emailOf(brief.emails[0]?.text ?? ''),
    address: address.slice(0, 300),
    place: wordsOf(placeThing(thing), 'addressLocality').slice(0, 80) || placeIn(address, brief.place?.text ?? ''),
    hours: sortedHours(hours),
    hoursLines: new Set(alone.hours.said.flatMap(({ text }) => text.split('\n')).map(keyOf)),
    social: socialOf([...listed(thing['sameAs']), ...hrefs]),
    language,
    guessed,
  };
}

const placeIn = (address: string, place: string) => (place !== '' && address.includes(place) ? place.slice(0, 80) : '');
const placeThing = (thing: Thing): Thing => (isThing(thing['address']) ? thing['address'] : {});
const listed = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
const emailOf = (text: string) =>
  /^[^\s@<>()]{1,64}@[a-z0-9.-]{1,120}\.[a-z]{2,20}$/i.test(decoded(text)) ? decoded(text) : '';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim();
  }
}

/** "CafeOrCoffeeShop" as words, then the parts of the title and the description. */
function tradeOf(thing: Thing, head: PageHead, language: string): string {
  const types = typesOf(thing).map((type) => type.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
  for (const type of types) {
    const found = findTrade(type, 'en') ?? findTrade(type.split(' or ')[0] ?? '', 'en');
    if (found) return found.id;
  }
  const phrases = [
    ...head.title.split(/\s[|–—·•»-]\s|[|,:]/),
    head.name,
    head.name.split(' ')[0] ?? '',
    ...head.description.split(/[.,;:]/).slice(0, 3),
  ];
  for (const phrase of phrases) {
    const found = findTrade(phrase.trim(), language);
    if (found) return found.id;
  }
  return '';
}
