import type { Opening, Weekday } from '#site/model/document.ts';
import { findTrade, anyBusiness, type Trade } from '../trades/index.ts';
import { readAsked, type Asked } from './asked.ts';
import { readColours, type AskedColours } from './colours.ts';
import { readContact } from './contact.ts';
import { readEvents, type DatedEvent } from './events.ts';
import { readHours } from './hours.ts';
import { askedLanguage, languageOf } from './language.ts';
import { readName } from './name.ts';
import { readOfferings } from './offerings.ts';
import { readPeople, type Person } from './people.ts';
import { readPlace } from './place.ts';
import { plainText } from './plain-text.ts';
import { readPrices, type PricedItem } from './prices.ts';
import { readReviews, type Review } from './reviews.ts';
import { without } from './span.ts';
import { readStatements, type Statement } from './statements.ts';
import { readTone, type Tone } from './tone.ts';

/** Everything that the built-in designer understood of a brief. Texts are spelled as the brief spells them. */
export type Brief = {
  text: string;
  /** Language of the website. */
  language: string;
  /** Language that the brief itself is written in: its own sentences are in it. */
  spoken: string;
  name: string;
  nameGiven: boolean;
  trade: Trade;
  tradeGiven: boolean;
  /** The words that name the business's kind: "sourdough bakery", "house cleaning service". */
  description: string;
  place: string;
  address: string;
  phone: string;
  email: string;
  web: string;
  social: { label: string; to: string }[];
  hours: Opening[];
  hoursNote: string;
  closed: Weekday[];
  prices: PricedItem[];
  /** Prices that stand for no single thing: "From $90". */
  loosePrices: string[];
  offerings: string[];
  /** Things that happen on a day, in the order of the brief. */
  events: DatedEvent[];
  /** Words of customers that the brief quotes. */
  reviews: Review[];
  people: Person[];
  /** A founding year as written: "1998". */
  since: string;
  statements: Statement[];
  colours: AskedColours;
  asked: Asked;
  tone: Tone;
};

export type BriefInput = { text: string; name?: string; language?: string; templates: string[] };

/** What one says before one begins. */
const GREETING =
  /^(?:hi|hello|hey|good (?:morning|day|evening)|hallo|guten (?:tag|morgen|abend)|moin|bonjour|bonsoir|salut|hola|buen[oa]s (?:días|tardes|noches)|olá|bom dia|boa tarde)(?: (?:there|all|everyone|zusammen|à tous))?[!,.]*\s+(?=\S)/iu;

/** "A site for my mum’s shop" is for a shop. */
const ERRAND_FOR =
  /((?:website|site|page)) for (?:my|our) (?:mum|mom|dad|mother|father|sister|brother|wife|husband|friend|partner|boss|uncle|aunt)['’]?s (?=\p{Ll})/iu;

const SINCE =
  /\b(?:since|founded in|founded|established in|established|est\.?|opened in|started in|in business since|seit|gegründet|depuis|fondée? en|desde|fundad[ao] en|(?:founded|started|opened|set up) by [^.!?\n\d]{3,60}? in|family[- ]run since)\s+((?:1[5-9]|20)\d{2})\b/iu;

const DESCRIPTION =
  /\b(?:website|site|webpage|webseite|homepage|page(?= for))\s+(?:for|about|of|to showcase|für|pour|para)\s+(?:(?:an?|my|our|the|eine?n?|une?|una?|mein(?:e|en)?|unser(?:e|en)?)\s+)?([\p{L}'’&-]+(?:\s[\p{L}'’&-]+){0,5}?)(?=\s+(?:to|that|which|who|in|with|and|called|named|where|for|run|based|including|mit|in der|qui|que|namens)\b|[,.;:!?"“\n]|$)/iu;
const KIND_OF_SITE = /\b(?:an?|my|our)\s+((?:[\p{L}-]+\s){1,4}?)(?:website|webpage|site)\b/u;
const PLAIN_ADJECTIVE =
  /^(?:(?:comprehensive|simple|personal|modern|beautiful|new|nice|small|professional|one-page|single-page|responsive|clean|good|great|landing|full|complete|multi-page|fast)\s+)+/iu;
const ADJECTIVE =
  /^(?:an?|create|please|make|build|implement|website|my|our|the|mein\p{L}*|unser\p{L}*|mon|ma|notre|mi|nuestr[oa]|[oa]? ?(?:meu|minha|nosso|nossa))\s+/giu;

function descriptionOf(text: string, trade: Trade, word: string, at: number): string {
  const kind = KIND_OF_SITE.exec(text)?.[1]?.trim().replace(PLAIN_ADJECTIVE, '') ?? '';
  if (kind && !/^(?:one-page|personal|simple|modern|comprehensive|new|business|single-page)$/i.test(kind)) return kind;
  const asked = DESCRIPTION.exec(text)?.[1]?.trim() ?? '';
  if (asked && !/\p{Lu}/u.test(asked) && asked.length <= 48 && !/^\p{L}+ing\b/u.test(asked)) return asked;
  if (!word) return trade.label;
  // The word itself with the adjectives before it: "family-run sourdough bakery".
  const before =
    /(?:^|.*[\s(])(?:an?|the|our|my|eine?|une?|una?)\s+((?:[\p{Ll}][\p{L}'’&-]*\s+){0,3})$/u.exec(
      text.slice(Math.max(0, at - 50), at),
    )?.[1] ?? '';
  const found =
    text.slice(at, at + word.length + 2).match(/^[\p{L}\p{N}'’&-]+(?:[ -][\p{L}'’&-]+)*?(?=[^\p{L}'’&-]|$)/u)?.[0] ??
    word;
  return `${before}${found.length >= word.length ? text.slice(at, at + word.length) : word}`
    .replace(ADJECTIVE, '')
    .trim();
}

/** "Bloom & Wild Nails in Leeds gel" is gel: a list may follow the name without a stop. */
function withoutNameOf(item: string, name: string, place: string): string {
  if (!name || !item.startsWith(`${name} `)) return item;
  const rest = item.slice(name.length).trim();
  const bare = place && rest.startsWith(`in ${place} `) ? rest.slice(place.length + 4) : rest;
  return bare ? bare.charAt(0).toUpperCase() + bare.slice(1) : item;
}

/** "Profesora: Emma Clarke.": said by the team already. */
function isOnlyPeople(statement: string, people: readonly Person[]): boolean {
  const mentioned = people.filter(({ name }) => statement.includes(name));
  if (mentioned.length === 0) return false;
  let rest = statement.toLowerCase();
  for (const { name, role } of mentioned) for (const part of [name, role]) rest = rest.replace(part.toLowerCase(), ' ');
  return (rest.match(/\p{L}{3,}/gu) ?? []).filter((word) => !/^(?:and|und|the|our|team)$/.test(word)).length === 0;
}

/** The text without sentences that another reader has taken whole. */
const withoutSentences = (text: string, sentences: readonly string[]) =>
  sentences.reduce((rest, sentence) => rest.replace(sentence, '|'.repeat(sentence.length)), text);

/** An app is not the company that could be hired to write one: what such companies offer is not its own. */
const withoutServices = (trade: Trade, text: string): Trade =>
  trade.id === 'software' &&
  !/\b(?:company|agency|studio|developers?|consult\w*|solutions|firm|freelanc\w*|for clients|agentur|firma|agence|agencia|empresa)\b/iu.test(
    text,
  ) &&
  text.split(' ').length > 4
    ? { ...trade, services: [] }
    : trade;

/** A year of founding: not one since which something else holds ("insured since 2004"). */
function sinceIn(text: string): string {
  for (const match of text.matchAll(new RegExp(SINCE.source, 'giu'))) {
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    if (
      !/\b(?:licen[sc]ed|insured|certified|accredited|registered|member|members|organic|vegan|married|together|award\w*|teaching here|living|lives?|lived)\b[^.!?]*$/iu.test(
        before,
      )
    )
      return match[1] ?? '';
  }
  return '';
}

/**
 * Reads a brief: free text in any of the known languages, of any quality. Never throws; what it cannot find is empty.
 */
export function readBrief(input: BriefInput): Brief {
  const text = plainText(input.text)
    .replace(GREETING, '')
    .replace(ERRAND_FOR, '$1 for a ')
    .replace(/(?<![\p{L}.])L ?[-–] ?V(?= ?:? ?\d)/gu, 'lun-vie')
    .replace(/ (?:it['’]?s|its|which is) (?=called )/giu, ' ');
  const spoken = languageOf(text);
  const language = input.language || askedLanguage(text) || spoken;
  const found = findTrade(text);
  const trade = withoutServices(found?.trade ?? anyBusiness, text);
  const description = descriptionOf(text, trade, found?.word ?? '', found?.at ?? 0);
  const givenName = plainText(input.name ?? '')
    .replace(/\n/g, ' ')
    .slice(0, 120)
    .trim();
  const read = readName(text, description);
  const name = givenName || read.name;
  const contact = readContact(text);
  const afterContact = without(text, contact.spans);
  const colours = readColours(afterContact, name);
  const dated = readEvents(afterContact);
  const afterEvents = without(afterContact, dated.spans);
  const hours = readHours(afterEvents);
  const place = readPlace(without(afterEvents, hours.spans), name);
  const afterPlace = without(without(afterEvents, hours.spans), place.spans);
  const said = readReviews(afterPlace);
  const afterReviews = without(afterPlace, said.spans);
  const prices = readPrices(afterReviews);
  const people = readPeople(afterReviews, name);
  const taken = without(afterReviews, prices.spans);
  const told = readStatements(text, taken).map((statement) => ({
    ...statement,
    text: contact.phone ? statement.text.replace(`, ${contact.phone}`, '') : statement.text,
  }));
  const statements = told.filter(
    (statement) =>
      !colours.sentences.some((sentence) => sentence.includes(statement.text) || statement.text.includes(sentence)) &&
      !isOnlyPeople(statement.text, people.people),
  );

  return {
    text,
    language: /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language) ? language : 'en',
    spoken,
    name,
    nameGiven: Boolean(givenName) || read.given,
    trade,
    tradeGiven: Boolean(found),
    description,
    place: place.place.slice(0, 80),
    address: place.address.slice(0, 300),
    phone: contact.phone.slice(0, 40),
    email: contact.email,
    web: contact.web,
    social: contact.social,
    hours: hours.hours,
    hoursNote: hours.note.slice(0, 200),
    closed: hours.closed,
    prices: prices.items.map((item) => ({ ...item, name: withoutNameOf(item.name, name, place.place) })),
    loosePrices: prices.loose,
    events: dated.events,
    reviews: said.reviews,
    offerings: readOfferings(withoutSentences(taken, colours.sentences), people.people, place.place),
    people: people.people,
    since: sinceIn(text),
    statements,
    colours,
    asked: readAsked(text, input.templates),
    tone: readTone(text),
  };
}
