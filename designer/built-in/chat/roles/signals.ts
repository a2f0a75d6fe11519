import type { WebsiteDocument } from '#site/model/document.ts';
import { tokensOf } from '../../reading/tokens.ts';
import { isIn, startsWith } from '../../reading/tongue.ts';
import { phrasesOf, placesOf, vocabularyOf } from '../../reading/vocabulary/index.ts';
import { isSmall } from '../document/named.ts';
import { isSameValue, spotsOf, valuesIn } from '../document/spots.ts';
import { wordsOn } from '../document/words-on.ts';
import { FILLERS } from '../message/fillers.ts';
import { plain } from '../message/plain.ts';
import { readRequest, type Request } from '../message/request.ts';
import { CLASSES } from './words.ts';

/** Classes of words of a language of which it is told whether one is there, and whether it comes first. */
const LISTS = [
  'and',
  'but',
  'first',
  'mine',
  'negations',
  'copulas',
  'articles',
  'relative',
  'thanks',
  'greetings',
  'wishes',
  'surely',
  'wishVerbs',
  'site',
  'open',
  'closed',
  'called',
  'costs',
  'until',
] as const;

/** Orders: what a website can be told to do. */
const ORDERS =
  /^do\.(?:add|remove|change|swap|move|hide|show|duplicate|shorten|rewrite|write|raise|lower|rename|translate|say|close)$/u;
const LENGTHS = [1, 2, 3, 5, 8, 12, 18];
/** Into a request so far its first words reach. */
const NEAR = 2;

/** Every two of these that come together are a signal of their own. */
const pairsOf = (those: Record<string, boolean>): string[] => {
  const there = Object.keys(those).filter((key) => those[key]);
  return there.flatMap((one, index) => there.slice(index + 1).map((other) => `${one}+${other}`));
};

/** What is seen of a clause's letters, whatever its language. */
const shapesOf = ({ text, language, quotes }: Request) => ({
  asks: text.includes('?'),
  shouts: text.includes('!'),
  trails: /\.\.\.|…/u.test(text),
  colon: text.includes(':'),
  endsOpen: text.endsWith(':'),
  quoted: quotes.length > 0,
  money: /\p{Sc}/u.test(text),
  mail: /@|www/u.test(text),
  telephone: /\d[\d ]{5}/u.test(text),
  code: /#[\da-f]{3}/iu.test(text),
  small: /^\p{Ll}/u.test(text),
  smiles: /[:;]-?[()D]|\b(?:haha|lol|rs|jaja)\b/u.test(text),
  name: (language === 'de' ? /\p{L} \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u : /\p{L},? \p{Lu}\p{Ll}/u).test(text),
});

/** What a clause says of the website: words and values that stand there, values that are new to it. */
function ofWebsite({ text, language, tokens }: Request, document: WebsiteDocument) {
  const here = wordsOn(document);
  const vocabulary = vocabularyOf(language);
  const own = tokens.filter(({ kind, text: word }) => {
    const said = plain(word);
    return kind === 'word' && said.length > 2 && here.has(said) && !FILLERS.has(said) && !isSmall(said, vocabulary);
  });
  const values = /\d/u.test(text) ? valuesIn(text, language) : [];
  const spots = values.length > 0 ? spotsOf(document) : [];
  const isThere = (value: (typeof values)[number]) =>
    spots.some((spot) => spot.kind === value.kind && isSameValue(spot, value));
  return {
    own: own.length > 0,
    ownTwo: own.length > 1,
    known: values.some(isThere),
    fresh: values.some((value) => !isThere(value) && spots.some(({ kind }) => kind === value.kind)),
    odd: values.some((value) => !spots.some(({ kind }) => kind === value.kind)),
  };
}

/** What is said before and behind a clause; undefined where that is not known. */
export type Around = { before: string; after: string } | undefined;

/** What the rest of a message tells of one of its clauses: whether that orders, has values, or draws a conclusion. */
function aroundOf(around: Around, language: Request['language']): Record<string, boolean> {
  if (!around) return {};
  const [before, after] = [around.before.trim(), around.after.trim()];
  const orders = (text: string) =>
    text !== '' && readRequest(text, language).senses.some(({ concepts }) => concepts.some((one) => ORDERS.test(one)));
  const word = tokensOf(after).find(({ kind }) => kind === 'word')?.text ?? '';
  const isOnly = before === '' && after === '';
  return {
    only: isOnly,
    foremost: before === '' && !isOnly,
    last: after === '' && !isOnly,
    joined: before !== '' && !/[.!?。…:\n]["”»)]?$/u.test(before),
    // Who said what is quoted.
    afterQuote: /["”»“][\s,(–—-]*$/u.test(before),
    underColon: before.endsWith(':'),
    open: after !== '' && /^[,;–—(-]|^\p{Ll}/u.test(after),
    orderedBefore: orders(before),
    orderedAfter: orders(after),
    numberBefore: /\d/u.test(before),
    numberAfter: /\d/u.test(after),
    soAfter: CLASSES.so.has(word),
    butAfter: word !== '' && phrasesOf(vocabularyOf(language).but).at(tokensOf(after), 0) > 0,
  };
}

/** What speaks for what a clause is there for: classes of words, its marks, its place, and what it says of the website. */
export function signalsOf(request: Request, around: Around, document: WebsiteDocument): string[] {
  const { tokens, senses, language } = request;
  const words = vocabularyOf(language);
  const spoken = tokens.filter(({ kind }) => kind === 'word');
  const lists = LISTS.flatMap((key) =>
    startsWith(words[key], spoken) > 0 ? [`${key}0`] : isIn(words[key], spoken) ? [key] : [],
  );
  const classes = Object.entries(CLASSES).flatMap(([key, list]) => {
    const at = spoken.findIndex(({ text }) => list.has(text));
    return at < 0 ? [] : [at < NEAR ? `${key}0` : key];
  });
  const has = (...keys: string[]) =>
    keys.some((key) => [...lists, ...classes].some((one) => one === key || one === `${key}0`));
  const concepts = senses.flatMap(({ from, concepts: these }) =>
    these.flatMap((one) => (/^(?:do|mark)\./u.test(one) ? [from <= NEAR ? `${one}0` : one] : [])),
  );
  const groups = senses.flatMap(({ concepts: these }) =>
    these.flatMap((one) => (/^(?:part|kind|mood|topic|tongue)\./u.test(one) ? [one.slice(0, one.indexOf('.'))] : [])),
  );
  const isOrder = (from: number, these: readonly string[]) => from <= NEAR && these.some((one) => ORDERS.test(one));
  const order = senses.some(({ concepts: these }) => these.some((one) => ORDERS.test(one)));
  const isDate = tokens.some((_, at) =>
    [words.weekdays, words.months].some((list) => placesOf(list).at(tokens, at) !== null),
  );
  const shapes = shapesOf(request);
  const said = ofWebsite(request, document);
  // "Flurble the wub": before its object, without a subject, stands what is to be done, whatever it is.
  const isVerbFirst =
    lists.every((one) => !one.endsWith('0')) &&
    [words.articles, words.mine].some((list) => startsWith(list, spoken, 1) > 0);
  const number = tokens.some(({ kind }) => kind === 'number');
  const nots = senses.filter(({ concepts: these }) => these.includes('mark.not'));
  // "Don't remove it", "lösch es nicht"
  const forbids = senses.some(
    ({ from, to, concepts: these }) =>
      these.some((one) => ORDERS.test(one)) && nots.some((not) => not.to === from || not.from === to),
  );
  const flags = {
    forbids,
    ...shapes,
    ...said,
    date: isDate,
    colour: request.colours.length > 0,
    order,
    orderFirst: senses.some(({ from, concepts: these }) => isOrder(from, these)),
    unknown: senses.length === 0,
    verbFirst: isVerbFirst,
  };
  const place: Record<string, boolean> = aroundOf(around, language);
  const { orderFirst, own, fresh, known, asks, name, date } = flags;
  return [
    ...lists.map((one) => `v-${one}`),
    ...classes.map((one) => `c-${one}`),
    ...new Set(concepts),
    ...new Set(groups),
    ...Object.entries({ ...flags, ...place }).flatMap(([key, holds]) => (holds ? [key] : [])),
    `words${LENGTHS.find((length) => spoken.length <= length) ?? 'more'}`,
    `numbers${Math.min(2, tokens.filter(({ kind }) => kind === 'number').length)}`,
    ...pairsOf({
      order,
      orderFirst,
      number,
      own,
      fresh,
      known,
      asks,
      name,
      date,
      ...place,
      short: spoken.length <= 4,
      part: groups.includes('part') || groups.includes('kind'),
      look: groups.includes('mood') || flags.colour,
      we: has('first', 'mine'),
      they: has('they'),
      why: has('why'),
      past: has('past'),
      now: has('now'),
      stays: has('stays'),
      same: has('same'),
      rest: has('rest'),
      not: has('not', 'negations'),
      you: has('you'),
      but: has('but'),
      only: request.has('mark.only'),
      verbFirst: isVerbFirst,
      later: has('later'),
      feel: has('feel'),
    }),
  ];
}
