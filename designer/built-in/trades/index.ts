import { advice } from './advice.ts';
import { beauty } from './beauty.ts';
import { building } from './building.ts';
import { community } from './community.ts';
import { craft } from './craft.ts';
import { creative } from './creative.ts';
import { eating } from './eating.ts';
import { fitness } from './fitness.ts';
import { health } from './health.ts';
import { houseServices } from './house-services.ts';
import { learning } from './learning.ts';
import { lodging } from './lodging.ts';
import { occasion } from './occasion.ts';
import { outdoors } from './outdoors.ts';
import { personal } from './personal.ts';
import { portugueseFor } from './portuguese.ts';
import { provisions } from './provisions.ts';
import { shop } from './shop.ts';
import { technology } from './technology.ts';
import { vehicles } from './vehicles.ts';
import type { Trade } from './trade.ts';
import { doingsIn } from './verbs/index.ts';

export type { Family, Service, Shelf, Trade, Wish } from './trade.ts';
export { servicesOf } from './services/index.ts';

/** What is assumed when a brief names no trade that is known. */
export const anyBusiness: Trade = {
  id: 'business',
  family: 'advice',
  label: 'business',
  field: 'our work',
  we: 'work',
  wish: 'write',
  shelf: 'services',
  motifs: ['shapes', 'circle', 'leaf'],
  templates: ['almanac', 'counter', 'workshop'],
  services: [],
  words: [
    'business',
    'company',
    'firm',
    'studio',
    'firma',
    'unternehmen',
    'betrieb',
    'entreprise',
    'empresa',
    'service',
    'services',
    'organisation',
    'organization',
    'team',
  ],
  de: 'ein Betrieb',
  fr: 'une entreprise',
  es: 'una empresa',
  pt: 'uma empresa',
};

/** Every trade that is known. */
export const trades: Trade[] = [
  anyBusiness,
  ...provisions,
  ...eating,
  ...beauty,
  ...health,
  ...fitness,
  ...building,
  ...houseServices,
  ...outdoors,
  ...vehicles,
  ...learning,
  ...advice,
  ...creative,
  ...technology,
  ...personal,
  ...lodging,
  ...community,
  ...occasion,
  ...shop,
  ...craft,
].map((trade) => {
  const portuguese = portugueseFor(trade.id);
  return portuguese ? { ...trade, pt: portuguese.label, words: [...trade.words, ...portuguese.words] } : trade;
});

const byId = new Map(trades.map((trade) => [trade.id, trade]));

export const tradeOf = (id: string): Trade => byId.get(id) ?? anyBusiness;

/** Words that name a trade only when nothing narrower does. */
const WIDE = new Set(
  'negócio loja escola oficina café clube quinta estúdio cursos seguros obras flores bolos dança shop store studio company business firm firma unternehmen betrieb entreprise empresa service services organisation organization school academy courses event market fair club community agency platform app tool ai data tracking portfolio books gallery restoration tools dog horse team bar dance legal tax credit property travel tours cleaning heating flowers nails glasses chocolate gin honey tea atelier bank garage union lounge venue speaker church society campaign research student data network venue retail factory manufacturer pool alarm storage salon clinic'.split(
    ' ',
  ),
);

const CALLED_SO = /^ (?:business|company|service|firm|shop|practice)(?!\p{L})/iu;
/** "Crumb is a café": said of the business itself, a wide word is sure enough. */
const IS_A = /(?<!\p{L})(?:is|are|ist|sind|est|es|é) (?:an?|eine?|une?|una?|uma?) (?:\p{L}+ ){0,2}$/iu;

const byWord = new Map(
  trades.flatMap((trade) => trade.words.map((word): [string, Trade] => [word.replace(/’/g, "'"), trade])),
);
/** Most words that a name of a trade has. */
const LONGEST = Math.max(...[...byWord.keys()].map((word) => word.split(' ').length));

/** The trade that a word names, in the singular or with the endings of a plural. */
function tradeNamed(words: string): Trade | undefined {
  return (
    byWord.get(words) ??
    (words.length > 4
      ? (byWord.get(words.replace(/(?:es|en|s|n)$/, '')) ?? byWord.get(words.replace(/s$/, '')))
      : undefined)
  );
}

/** True for a word that names a trade and no particular business: "Bakery". */
export const isTradeWord = (word: string): boolean => byWord.has(word.toLowerCase().replace(/’/g, "'"));

export type TradeFound = { trade: Trade; word: string; at: number };

/**
 * The trade that a text is most likely about: the word named first wins, narrow words before wide ones. What stands
 * after "for" counts less, so that software for restaurants is software. Undefined when no trade is named.
 */
export function findTrade(text: string): TradeFound | undefined {
  let best: (TradeFound & { score: number }) | undefined;
  const doings = doingsIn(text);
  // Who "photographs weddings" is a photographer: what is done to counts less than what is done.
  for (const { trade, at, end } of doings) {
    const score = at / 4 + (end - at) / 8 + 25;
    if (!best || score < best.score) best = { trade: tradeOf(trade), word: '', at, score };
  }
  const tokens = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’&-]*/gu)];
  for (const [start, match] of tokens.entries()) {
    let word = '';
    let trade: Trade | undefined;
    for (let count = Math.min(LONGEST, tokens.length - start); count > 0 && !trade; count -= 1) {
      const last = tokens[start + count - 1];
      if (!last) continue;
      word = text
        .slice(match.index, last.index + last[0].length)
        .toLowerCase()
        .replace(/’/g, "'")
        .replace(/\s+/g, ' ');
      trade = tradeNamed(word);
    }
    if (!trade) continue;
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const after = text.slice(match.index + word.length);
    const afterFor =
      /\b(?:for|that|which|who|where|near|beside|opposite|behind|next to|above|like|former|old|für|pour|para|neben)\s+(?:\p{L}+[\s-]){0,2}$/iu.test(
        before,
      ) &&
      !/\b(?:website|site|page|webpage|homepage|webseite|web|landing page|blog|portfolio)\s+(?:for|für|pour|para)\s+(?:\p{L}+[\s-]){0,3}$/iu.test(
        before,
      );
    const score =
      match.index / 4 +
      (WIDE.has(word) ? (IS_A.test(before) || CALLED_SO.test(after) ? 10 : 120) : 0) +
      (word.length < 4 ? 20 : 0) +
      (/\b(?:no|not|kein\p{L}*|pas de|sin|sem) (?:\p{L}+ )?$/iu.test(before) ? 150 : 0) +
      (afterFor ? 150 : 0) +
      (doings.some((doing) => match.index > doing.at && match.index < doing.end && doing.trade !== trade.id)
        ? 150
        : 0) +
      (trade.id === 'shop' || trade.id === 'business' ? 160 : 0) -
      Math.min(word.length, 24);
    if (!best || score < best.score) best = { trade, word, at: match.index, score };
  }
  return best && { trade: best.trade, word: best.word, at: best.at };
}

/** The last word for a trade in a few words, and where it ends. */
export function tradeWordIn(text: string): { word: string; end: number } | undefined {
  const tokens = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’&-]*/gu)];
  for (let last = tokens.length - 1; last >= 0; last -= 1) {
    for (let count = Math.min(LONGEST, last + 1); count > 0; count -= 1) {
      const from = tokens[last - count + 1];
      const to = tokens[last];
      if (!from || !to) continue;
      const end = to.index + to[0].length;
      const word = text.slice(from.index, end);
      if (tradeNamed(word.toLowerCase().replace(/’/g, "'"))) return { word, end };
    }
  }
  return undefined;
}
