import { readBrief } from '#designer/built-in/reading/read-brief.ts';
import { findTrade } from '#designer/built-in/trades/find-trade.ts';
import type { Business, Opening } from '#site/model/document.ts';
import { addressIn, isStreet, townOf, writtenAddress } from './addresses.ts';
import { decoded, digitsOf, emailOf, keyOf, labelledPhone, numberIn, socialOf } from './contact-ways.ts';
import { addressOf, businessThing, hoursOf, isThing, rowsOfShorthand, typesOf, wordsOf } from './linked-data.ts';
import type { Thing } from './linked-data.ts';
import { hoursIn, joinedLines, withDayNames } from './page-hours.ts';
import type { PageHead } from './page-head.ts';
import { pageLanguage } from './page-language.ts';
import { attribute, elementsOf, textOf } from './tree.ts';
import type { Root } from './tree.ts';

export type PageFacts = Pick<
  Business,
  'trade' | 'phone' | 'email' | 'address' | 'place' | 'hours' | 'closedDays' | 'social'
> & {
  name: string;
  /** Lines of the page in which the hours stand, as `keyOf` them. */
  hoursLines: ReadonlySet<string>;
  language: string;
  guessed: string[];
};

const MOST_LINES = 60;
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
  const telling = joinedLines(lines.map(withDayNames))
    .filter((line) => line.length <= 160 && /\d|@/.test(line))
    .slice(0, MOST_LINES);
  const brief = readBrief({
    text: `${telling.join('\n')}\n\n${lines
      .filter((line) => line.length > 80)
      .join('\n')
      .slice(0, 800)}`,
    templates: [],
  });
  const { language, guessed: aboutLanguage } = pageLanguage(head.language, lines);
  const guessed: string[] = [];
  const guess = (value: string, sentence: string) => {
    if (value) guessed.push(sentence);
    return value;
  };

  const telephones = links.filter((link) => /^tel:/i.test(attribute(link, 'href')));
  const telephone = telephones.find((link) => digitsOf(textOf(link)).length >= 5) ?? telephones[0];
  const dialled = telephone ? decoded(attribute(telephone, 'href').slice(4)) : '';
  const shownNumber = telephone && digitsOf(textOf(telephone)).length >= 5 ? numberIn(textOf(telephone)) : '';
  const linkedPhone = wordsOf(thing, 'telephone');
  const mail = hrefs.find((href) => /^mailto:[^?]+@/i.test(href));
  const page = keyOf(lines.join(''));
  const isShown = (text: string) => text !== '' && page.includes(keyOf(text));
  const written = elements.filter(({ tagName }) => tagName === 'address').map(writtenAddress);
  const streetsIn = (text: string) => text.split('\n').some((line) => isStreet(line, true));
  const street = property('streetAddress');
  const town = [property('postalCode'), property('addressLocality')]
    .map((element) => (element ? textOf(element) : ''))
    .filter(Boolean)
    .join(' ');
  const linked = addressOf(thing);
  const address =
    (isShown(linked.split('\n')[0] ?? '') ? linked : '') ||
    (street && textOf(street) ? [textOf(street), town].filter(Boolean).join('\n') : '') ||
    written.find(streetsIn) ||
    guess(addressIn(lines), 'The address was found in the text of the page.') ||
    linked ||
    written.find((text) => /\d/.test(text)) ||
    guess(
      (brief.address?.text ?? '').split('\n').some((line) => isStreet(line)) ? (brief.address?.text ?? '') : '',
      'The address was found in the text of the page.',
    );

  const shorthand = elements
    .filter((element) => attribute(element, 'itemProp') === 'openingHours')
    .flatMap((element) =>
      rowsOfShorthand(attribute(element, 'content') || attribute(element, 'dateTime') || textOf(element)),
    );
  const said = [...hoursOf(thing), ...shorthand];
  const shownHours = hoursIn(lines, language, {
    rows: brief.hours.rows,
    closed: brief.hours.closed,
    said: brief.hours.said.map(({ text }) => text),
  });
  const isBorneOut =
    shownHours.rows.length < 3 ||
    said.some(({ day, opens }) => shownHours.rows.some((row) => row.day === day && row.opens === opens));
  const hours = said.length > 0 && isBorneOut ? said : shownHours.rows;
  if (said.length === 0 && hours.length > 0) guessed.push('The opening hours were read from the text of the page.');
  if (said.length > 0 && !isBorneOut)
    guessed.push('The opening hours are those that visitors read; those for search engines say otherwise.');

  if (aboutLanguage !== null) guessed.push(aboutLanguage);
  const trade = tradeOf(thing, head, language);
  if (trade) guessed.push('The kind of business was worked out from the text of the page.');
  return {
    name: head.name,
    trade,
    phone: (
      (lines.some((line) => isNumberIn(line, linkedPhone)) ? linkedPhone : '') ||
      shownNumber ||
      guess(labelledPhone(lines), 'The phone number was found in the text of the page.') ||
      linkedPhone ||
      dialled ||
      guess(brief.phones[0]?.text ?? '', 'The phone number was found in the text of the page.')
    ).slice(0, 40),
    email:
      emailOf(wordsOf(thing, 'email').replace(/^mailto:/i, '')) ||
      emailOf(mail?.slice(7).split('?')[0] ?? '') ||
      emailOf(brief.emails[0]?.text ?? ''),
    address: address.slice(0, 300),
    place:
      wordsOf(placeThing(thing), 'addressLocality').slice(0, 80) ||
      (townOf(address) || placeIn(address, brief.place?.text ?? '')).slice(0, 80),
    hours: sortedHours(hours),
    closedDays: shownHours.closed.filter((closed) => !hours.some(({ day }) => day === closed)),
    hoursLines: shownHours.hoursLines,
    social: socialOf([...listed(thing['sameAs']), ...hrefs]),
    language,
    guessed,
  };
}

const isNumberIn = (line: string, number: string) =>
  digitsOf(number).length >= 6 && digitsOf(line).includes(digitsOf(number).slice(-7));
const placeIn = (address: string, place: string) => (place !== '' && address.includes(place) ? place.slice(0, 80) : '');
const placeThing = (thing: Thing): Thing => (isThing(thing['address']) ? thing['address'] : {});
const listed = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
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
