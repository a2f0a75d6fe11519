import type { WebsiteDocument } from '#site/model/document.ts';
import { isRecord, sameJson } from '#site/model/json.ts';
import { changesBetween } from '#site/operations/index.ts';
import type { Token } from '../../reading/tokens.ts';
import { phrasesOf, placesOf, vocabularyOf, type Vocabulary } from '../../reading/vocabulary/index.ts';
import { entriesOf } from '../document/entries.ts';
import { sectionsOf, wordLikeness } from '../document/find.ts';
import { textsOf } from '../document/places.ts';
import { unaccounted } from './accounted.ts';
import { FILLERS, TELLS } from './fillers.ts';
import { isNow } from './now.ts';
import { plain } from './plain.ts';
import { asksNothing } from '../roles/heard.ts';
import { TURNS } from './turns.ts';
import { isUnspaced } from './unspaced.ts';
import type { Request, Sense } from './request.ts';

/** Words of a request that neither its frame nor what is done accounts for. `matters`: numbers, names, days, quotations are among them. */
export type Unused = {
  words: string[];
  text: string;
  matters: boolean;
  /** How many of the words stand in clauses that order nothing. */
  told: number;
  /** How many stand in clauses that order something of which nothing is done. */
  ordered: number;
};

export const NOTHING_UNUSED: Unused = { words: [], text: '', matters: false, told: 0, ordered: 0 };

/** All words in a value, as texts. */
function textsIn(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value);
  else if (typeof value === 'number') texts.push(String(value));
  else if (Array.isArray(value)) for (const item of value) textsIn(item, texts);
  else if (isRecord(value)) for (const item of Object.values(value)) textsIn(item, texts);
}

/** The texts that differ between two values, with all that an item of a list says where something in it differs. */
function differing(before: unknown, after: unknown, texts: string[]): void {
  if (sameJson(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    const [old, now] = [before as unknown[], after as unknown[]];
    const only = (these: unknown[], those: unknown[]) =>
      these.filter((one) => !those.some((other) => sameJson(one, other)));
    const changed = [...only(old, now), ...only(now, old)];
    // A list in another order: everything in it was meant.
    textsIn(changed.length > 0 ? changed : old, texts);
  } else {
    textsIn(before, texts);
    textsIn(after, texts);
  }
}

/** Every word that a change touches: old and new texts, the things and sections they stand in. */
function touchedWords(before: WebsiteDocument, after: WebsiteDocument): Set<string> {
  const texts: string[] = [];
  for (const { path, before: old, after: now } of changesBetween(before, after).forward) {
    const [root = '', id = ''] = path;
    if (root === 'locks') continue;
    differing(old, now, texts);
    const at = path.join('/');
    for (const document of [before, after])
      for (const { place, item } of entriesOf(document)) if (at.startsWith(`${place.join('/')}/`)) textsIn(item, texts);
    for (const document of [before, after])
      for (const { section, page } of sectionsOf(document))
        if (section.id === id || page.id === id) {
          textsIn(section.id === id ? section.props.heading : undefined, texts);
          texts.push(page.title);
        }
    if (root === 'business' && id === 'hours') texts.push('hours');
  }
  return new Set(
    texts
      .flatMap((text) => [...plain(text).split(' '), ...(plain(text).match(/\d+|\p{L}+/gu) ?? [])])
      .filter((word) => word !== ''),
  );
}

const SMALL = [
  'frequent',
  'articles',
  'copulas',
  'first',
  'ordinals',
  'mine',
  'greetings',
  'thanks',
  'wishVerbs',
  'wishes',
  'surely',
  'tell',
  'relative',
  'from',
  'until',
  'and',
  'or',
  'but',
  'clock',
  'am',
  'pm',
  'per',
  'costs',
  'placePrepositions',
  'onSite',
  'site',
  'called',
  'open',
  'closed',
  'roleConnectors',
  'daily',
  'workdays',
  'free',
] as const satisfies readonly (keyof Vocabulary)[];

/** Sections that a request names and that nothing happens to, where none is named as a place beside which something goes. */
function idleKinds(request: Request, before: WebsiteDocument, after: WebsiteDocument): Set<Sense> {
  const changes = changesBetween(before, after).forward.filter(({ path }) => path[0] !== 'locks');
  if (
    request.has('mark.before', 'mark.after', 'mark.in', 'mark.to') ||
    changes.some(({ path }) => path[0] !== 'sections')
  )
    return new Set();
  const ids = new Set(changes.map(({ path }) => path[1]));
  const touched = new Set(
    [before, after]
      .flatMap((document) => sectionsOf(document).filter(({ section }) => ids.has(section.id)))
      .map(({ section }) => `kind.${section.kind}`),
  );
  const there = new Set(sectionsOf(before).map(({ section }) => `kind.${section.kind}`));
  return new Set(
    request.senses.filter(
      ({ concepts }) =>
        concepts.every((one) => one.startsWith('kind.')) &&
        concepts.some((one) => there.has(one)) &&
        !concepts.some((one) => touched.has(one)),
    ),
  );
}

/** Whether a word stands in a clause that only tells something, beside one that orders. */
function isTold(request: Request, word: Token, before: WebsiteDocument): boolean {
  const { from, to } = clauseOf(request, word);
  const [first, last] = [request.tokens[from], request.tokens[to - 1]];
  if (!first || !last || (from === 0 && to === request.tokens.length)) return false;
  const clause = request.text.slice(first.start, last.end);
  return asksNothing(clause, { message: request.text, document: before, heard: request.language });
}

const ORDERS = /^do\.(?!greet|thank|can|want|ask|say|offer|help|dislike)/u;
/** Whether a word stands in a clause that orders something, and says nothing that stands on the website now. */
function isOrdered(request: Request, word: Token, isSaidNow: (text: string) => boolean): boolean {
  const { from, to } = clauseOf(request, word);
  const isInside = (sense: Sense) => sense.from >= from && sense.to <= to;
  return (
    request.senses.some((sense) => isInside(sense) && sense.concepts.every((one) => ORDERS.test(one))) &&
    !request.tokens.slice(from, to).some(({ text }) => isSaidNow(text))
  );
}

/** "Add a third kite to the price list: the Storm Petrel": what stands before the colon says what sort of thing it is. */
function isOfLead({ tokens, has }: Request, word: Token): boolean {
  const colon = tokens.findIndex(({ text }, at) => text === ':' && at > tokens.indexOf(word));
  return colon > 0 && has('do.add') && !tokens.slice(0, colon).some(({ kind }) => kind === 'number');
}

/** Numbers that may be of a time of day: hours, minutes by fives, "1730". */
const isTimeLike = (text: string): boolean =>
  /^\d{1,2}$/u.test(text)
    ? Number(text) <= 24 || (Number(text) < 60 && Number(text) % 5 === 0)
    : /^[0-2]?\d[0-5]\d$/u.test(text);

/** "But only for small dogs": a clause that narrows what stands before it. */
const narrows = (request: Request, word: Token): boolean => {
  const { from } = clauseOf(request, word);
  return from > 0 && TURNS.test(request.text.slice(request.tokens[from]?.start));
};

/** The clause that a word of a request stands in, between commas and dashes. */
function clauseOf({ tokens }: Request, word: Token): { from: number; to: number } {
  const at = tokens.indexOf(word);
  const isCut = (index: number) => [',', '-', '–', ';', ':'].includes(tokens[index]?.text ?? '');
  let [from, to] = [at, at];
  while (from > 0 && !isCut(from - 1)) from -= 1;
  while (to < tokens.length && !isCut(to)) to += 1;
  return { from, to };
}

/** What stands on the website after a change and did not before. */
export function newTexts(before: WebsiteDocument, after: WebsiteDocument): string {
  const old = new Set(textsOf(before).map(({ text }) => text));
  return textsOf(after)
    .filter(({ text }) => !old.has(text))
    .map(({ text }) => text)
    .join(' ');
}

/** Behind a stop or a smiling face a sentence begins, with a capital whatever its first word is. */
const BEGINS = /[.!?:)(…]\s$/u;
const SHORTEST_NAME = 4;
const DEAR =
  /^(?:dear|sir|madam|liebe[rs]?|sehr|cher|chère|chers|estimad[oa]s?|querid[oa]s?|car[oaie]|gentil[ei]|beste|geachte|szanown[aeiy]|drog[aiy]|hej|kära|kære|milý|vážen[áéíý]|sayın|уважаем\p{L}{2}|шановн\p{L}{1,2})$/u;
const LONGEST_SALUTATION = 5;
/** "Dear Sir,", "Hi Bram!": how many of the first words greet somebody. */
function salutationOf({ tokens, language, senses }: Request): number {
  const end = tokens.findIndex(({ text }) => text === ',' || text === '!');
  const [first] = tokens;
  const isGreeting =
    DEAR.test(first?.text ?? '') ||
    phrasesOf(vocabularyOf(language).greetings).at(tokens, 0) > 0 ||
    senses.some(({ from, concepts }) => from === 0 && concepts.includes('do.greet'));
  return isGreeting && end > 0 && end <= LONGEST_SALUTATION ? end : 0;
}

/** Words by which what stands on the website is known: those with a capital, and all of the names of its things. */
const namesOf = (document: WebsiteDocument): Set<string> =>
  new Set(
    [
      ...entriesOf(document).map(({ name }) => name),
      ...textsOf(document).flatMap(({ text }) => text.match(/(?<=\s)\p{Lu}\p{L}+/gu) ?? []),
    ]
      .flatMap((name) => plain(name).split(' '))
      .filter((word) => word.length >= SHORTEST_NAME && !plain(document.brand.name).split(' ').includes(word)),
  );

/** "£18 from January", "off till winter": when it begins or ends, of which a website says nothing. */
function saysWhen({ tokens, language }: Request, at: number): boolean {
  const { weekdays, months, seasons, from, until } = vocabularyOf(language);
  const isSeason =
    [weekdays, months].some((list) => placesOf(list).at(tokens, at) !== null) || phrasesOf(seasons).at(tokens, at) > 0;
  const isAsOf = tokens[at - 2]?.text === 'as' && tokens[at - 1]?.text === 'of';
  return isSeason && (isAsOf || [1, 2].some((back) => phrasesOf(`${from}, ${until}`).at(tokens, at - back) > 0));
}

/**
 * Whether a word that is left is never left out in passing: it names a day, a month, a season or a thing of the website, or stands
 * with "and" beside one that is used.
 */
function isWeighty(
  { tokens, senses, language }: Request,
  word: Token,
  own: ReadonlySet<string>,
  left: readonly Token[],
): boolean {
  const at = tokens.indexOf(word);
  const { weekdays, months, seasons } = vocabularyOf(language);
  const isLeft = (index: number) => left.some((one) => one === tokens[index]);
  const isJoined = senses.some(
    ({ from, to, concepts }) =>
      from > 0 &&
      concepts.includes('mark.and') &&
      ((to === at && !isLeft(from - 1)) || (from === at + 1 && !isLeft(to))),
  );
  return (
    isJoined ||
    placesOf(weekdays).at(tokens, at) !== null ||
    placesOf(months).at(tokens, at) !== null ||
    phrasesOf(seasons).at(tokens, at) > 0 ||
    plain(word.text)
      .split(' ')
      .some((one) => own.has(one))
  );
}

/** The part of a request that a change leaves unaccounted for. */
export function unusedIn(request: Request, before: WebsiteDocument, after: WebsiteDocument, covers = ''): Unused {
  const vocabulary = vocabularyOf(request.language);
  const small = SMALL.map((name) => phrasesOf(vocabulary[name]));
  const coins = phrasesOf(vocabulary.money);
  const touched = new Set([...touchedWords(before, after), ...plain(covers).split(' ')]);
  const all = [...touched].join(' ');
  const weekOf = ({ business: { hours, closedDays } }: WebsiteDocument) => ({ hours, closedDays });
  const hoursChanged = !sameJson(weekOf(before), weekOf(after));
  const themeChanged = !sameJson(before.theme, after.theme);
  const own = namesOf(before);
  const newWords = new Set(plain(newTexts(before, after)).split(' '));
  const isSaidNow = (text: string) => plain(text) !== '' && newWords.has(plain(text));
  const covered = new Set<number>();
  const cover = (from: number, length: number) => {
    for (let at = from; at < from + length; at += 1) covered.add(at);
  };
  cover(0, salutationOf(request));
  const idle = idleKinds(request, before, after);
  request.senses.forEach((sense) => {
    const isIdleColour = !themeChanged && sense.concepts.every((one) => one === 'colour');
    if (!idle.has(sense) && !isIdleColour) cover(sense.from, sense.to - sense.from);
  });
  request.tokens.forEach((token, index) => {
    for (const phrases of small) cover(index, phrases.at(request.tokens, index));
    if (hoursChanged) cover(index, placesOf(vocabulary.weekdays).at(request.tokens, index)?.length ?? 0);
    if (token.kind === 'mark' && token.text !== '"') return cover(index, 1);
    const isFrame = FILLERS.has(plain(token.text)) || TELLS.has(token.text) || isNow(token.text);
    const isWhen = !hoursChanged && saysWhen(request, index);
    // "66 dollars" where "$66" stands now
    const number = plain(request.tokens[index - 1]?.text ?? '');
    const isCoin = /^\d{2,}$/u.test(number) && touched.has(number) && coins.at(request.tokens, index) > 0;
    if (token.kind === 'line' || isFrame || isWhen || isCoin || isTouched(token.text)) cover(index, 1);
  });
  function isTouched(text: string): boolean {
    // Endings and particles stand as words of their own in Japanese.
    if (isUnspaced(request.language) && (all.includes(text) || /^[\p{Script=Hiragana}円元号]{1,6}$/u.test(text)))
      return true;
    if (hoursChanged && covers === '' && isTimeLike(text)) return true;
    if (themeChanged && /\d/u.test(text)) return true;
    return plain(text)
      .split(' ')
      .every(
        (word) =>
          word.length < 2 ||
          touched.has(word) ||
          (word.length > 3 && [...touched].some((one) => wordLikeness(word, one) > 0)),
      );
  }
  // Words that the change does not do are left, unless they stand on the website now.
  const undone = [...unaccounted(request, before, after)].filter((at) => !isSaidNow(request.tokens[at]?.text ?? ''));
  for (const at of undone) covered.delete(at);
  const left = request.tokens.filter((_, index) => !covered.has(index));
  // What is quoted is used when it stands somewhere now that did not, or the other way round.
  const quotes = request.quotes.filter(
    ({ text }) =>
      !plain(text)
        .split(' ')
        .every((word) => touched.has(word) || word === ''),
  );
  const words = left.filter(({ text }) => text !== '"');
  const [first, last] = [words[0], words.at(-1)];
  return {
    words: [...words.map(({ text }) => text), ...quotes.map(({ text }) => text)],
    told: words.filter((word) => isOfLead(request, word) || isTold(request, word, before)).length,
    ordered: words.filter((word) => isOrdered(request, word, isSaidNow)).length,
    text: first && last ? request.text.slice(first.start, last.end) : (quotes[0]?.text ?? ''),
    matters:
      quotes.length > 0 ||
      undone.length > 0 ||
      words.some((word) => !isOfLead(request, word) && isWeighty(request, word, own, left)) ||
      words.some((word) => narrows(request, word)) ||
      words.some(
        ({ text, start }) =>
          /\d/u.test(text) ||
          (start > 0 &&
            request.language !== 'de' &&
            // Where all is written in capitals they tell nothing.
            /\p{Ll}/u.test(request.text) &&
            /^\p{Lu}/u.test(request.text.slice(start)) &&
            !BEGINS.test(request.text.slice(0, start)) &&
            text.length > 1),
      ),
  };
}
