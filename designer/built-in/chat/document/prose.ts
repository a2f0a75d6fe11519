import type { WebsiteDocument } from '#site/model/document.ts';
import { vocabularyOf } from '../../reading/vocabulary/index.ts';
import { plain } from '../message/plain.ts';
import type { Request } from '../message/request.ts';
import { wordLikeness } from './find.ts';
import { isSmall } from './named.ts';
import { textsOf, type Edit, type Place } from './places.ts';

/** A stretch of a text of the website: a sentence, or one of the things that it lists. */
export type Piece = { place: Place; text: string; start: number; end: number };

/** What joins the last things of a list. */
export const AND = /\s(?:and|und|et|y|e|en|i|och|og|и|та)\s/gu;
/** "Inden 1. december" goes on. */
const SENTENCE =
  /(?:[.!?](?=\s|$)(?<!(?<!\d)\d{1,2}\.(?=\s(?:\p{Ll}|Jan|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)))|[。！？\n])+\s*/gu;
const ITEM = /[,;:·]\s+|[、，；：]\s*/gu;
/** Where semicolons part the things of a list, commas stand inside of them: "Anna, grinder; Tom, driver". */
const GROUP = /[;:·]\s+/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const UNSPACED_PRICE = /[¥￥]?\d[\d,.]{0,12}\s?(?:円|元|บาท)?/gu;
export const wordsAt = ({ text, start, end }: Piece): string => text.slice(start, end);

/** A text cut at a pattern, as offsets, without the cuts. */
function cut(text: string, pattern: RegExp, from = 0, to = text.length): { start: number; end: number }[] {
  const found = [...text.slice(from, to).matchAll(pattern)];
  const bounds = [from, ...found.flatMap((one) => [from + one.index, from + one.index + one[0].length]), to];
  return Array.from({ length: bounds.length / 2 }, (_, at) => ({
    start: bounds[at * 2] ?? to,
    end: bounds[at * 2 + 1] ?? to,
  })).filter(({ start, end }) => end > start);
}

/** The things that a sentence lists; one where it lists none. `and`: what else parts them beside commas and colons. */
export const itemsIn = (piece: Piece, and?: RegExp): Piece[] =>
  cut(piece.text, wordsAt(piece).includes('; ') ? GROUP : ITEM, piece.start, piece.end)
    .flatMap(({ start, end }) => (and ? cut(piece.text, and, start, end) : [{ start, end }]))
    .reduce<Piece[]>((items, span) => {
      const last = items.at(-1);
      // "Dilan (she braids, ask for the price)" is one.
      const isOpen = last !== undefined && wordsAt(last).lastIndexOf('(') > wordsAt(last).lastIndexOf(')');
      return isOpen ? [...items.slice(0, -1), { ...last, end: span.end }] : [...items, { ...piece, ...span }];
    }, []);

/** The sentences of a text. */
export const sentencesIn = (place: Place, text: string): Piece[] =>
  cut(text, SENTENCE).map((span) => ({ place, text, ...span }));

/** The prices of a text in a script without spaces; undefined where it is in another. */
export const unspacedPrices = (words: string): { start: number; end: number }[] | undefined =>
  UNSPACED.test(words)
    ? [...words.matchAll(UNSPACED_PRICE)]
        .filter(([found]) => /[円元¥￥]|บาท/u.test(found))
        .map((one) => ({ start: one.index, end: one.index + one[0].length }))
    : undefined;

/** Whether a word of a request that a piece has stands in other sentences as well. */
export function standsElsewhere(
  document: WebsiteDocument,
  request: Request,
  found: readonly { sentence: Piece }[],
): boolean {
  const words = tellingWords(request).filter((word) =>
    found.some(({ sentence }) => plain(wordsAt(sentence)).split(' ').includes(word)),
  );
  const rest = textsOf(document)
    .filter(({ place }) => place[0] === 'sections')
    .map(({ place, text }) =>
      found
        .filter(({ sentence }) => sentence.place.join() === place.join())
        .reduce((left, { sentence }) => left.replace(wordsAt(sentence), ''), text),
    );
  return rest.some((text) => words.some((word) => plain(text).split(' ').includes(word)));
}

/** The words of a request that may name something: none of its frame, none of the small ones. */
export function tellingWords(request: Request): string[] {
  // A request may be read in a language that it is not in.
  const vocabularies = ['en', request.language].map(vocabularyOf);
  const isFrame = (at: number) =>
    request.senses.some(
      ({ from, to, concepts }) => from <= at && at < to && concepts.every((one) => /^(?:do|mark|part)\./u.test(one)),
    );
  return request.tokens
    .filter(
      ({ kind, text }, at) =>
        (kind === 'word' || (kind === 'number' && request.has('do.remove'))) &&
        !isFrame(at) &&
        !vocabularies.some((vocabulary) => isSmall(text, vocabulary)),
    )
    .flatMap(({ text }) => plain(text).split(' '))
    .filter(
      (word) => word.length > 2 || /\d\d/u.test(word) || (word.length > 1 && request.text.includes(word.toUpperCase())),
    );
}

/** How many of a request's words a text has; in scripts without spaces, whether the request has its name. */
export function hits(said: string, words: readonly string[], request: Request): number {
  if (UNSPACED.test(request.text)) {
    const name = said.replace(UNSPACED_PRICE, '').trim();
    return name.length > 1 && name.length < 16 && request.text.replaceAll(' ', '').includes(name) ? 1 : 0;
  }
  const own = plain(said).split(' ');
  if (words.length === 0) return 0;
  const weekdays = vocabularyOf(request.language).weekdays.split(/[/,] ?/);
  const weight = (word: string) => (weekdays.includes(word) ? 1.5 : 1);
  const found = words.filter((word) => own.some((one) => wordLikeness(word, one) > 0.9));
  return found.reduce((sum, word) => sum + weight(word), 0);
}

type Found = { sentence: Piece; item: Piece };
const found = new WeakMap<WebsiteDocument, Map<string, Found[]>>();

/** Everything that the owner's sentences list; documents do not change, so each is read once. */
function piecesOf(document: WebsiteDocument, and?: RegExp): Found[] {
  const known = found.get(document) ?? new Map<string, Found[]>();
  found.set(document, known);
  const key = and?.source ?? '';
  const pieces =
    known.get(key) ??
    textsOf(document)
      .filter(
        ({ place }) =>
          (place[0] === 'sections' || place.includes('seo')) &&
          !['name', 'price', 'title', 'question'].includes(place.at(-1) ?? ''),
      )
      .flatMap(({ place, text }) => sentencesIn(place, text))
      .flatMap((sentence) => itemsIn(sentence, and).map((item) => ({ sentence, item })));
  known.set(key, pieces);
  return pieces;
}

/**
 * The sentence, and the thing listed in it, that a request names better than any other: at every place where they stand. Empty
 * where none is named, or two are equally.
 */
export function proseNamed(
  document: WebsiteDocument,
  request: Request,
  and?: RegExp,
): { sentence: Piece; item: Piece }[] {
  const words = tellingWords(request);
  const pieces = piecesOf(document, and)
    .map((one) => ({ ...one, score: hits(wordsAt(one.item), words, request) }))
    .filter(({ score }) => score >= 1)
    .map((one) => ({ ...one, score: one.score + hits(wordsAt(one.sentence), words, request) / 10 }));
  const most = Math.max(0, ...pieces.map(({ score }) => score));
  const best = pieces.filter(({ score }) => score === most);
  const isOne = new Set(best.map(({ item }) => plain(wordsAt(item)))).size === 1;
  return isOne ? best : [];
}

const LONGEST = 16;
const countWords = (text: string) => text.split(/\s+/u).filter((word) => word !== '').length;

/** A text without a piece, and without the sign or word that parts it from its neighbours. */
const without = ({ text, start, end }: Piece): string => {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const parted = after.replace(/^(?:[,;、，；]\s*|\s\p{L}{1,3}\s(?=\p{L}))/u, '');
  return parted === after ? before.replace(/(?:[,;、，；]\s*|\s\p{L}{1,3}\s)$/u, '') + after : before + parted;
};

/** A text without a sentence. */
const withoutSentence = ({ text, start, end }: Piece): string =>
  `${text.slice(0, start)}${text.slice(end).replace(/^[.!?。！？\s]+/u, '')}`.trim();

/** The text without a thing that one of its sentences lists, or without a sentence that says nothing else; null where it says more. */
export function cutOut({ sentence, item }: Found): Edit[] | null {
  const items = itemsIn(sentence, AND);
  const isAlone =
    items.length === 1 || (items.length === 2 && sentence.text.slice(items[0]?.end, items[1]?.start).includes(':'));
  if (isAlone)
    return countWords(wordsAt(sentence)) > LONGEST ? null : [{ place: item.place, value: withoutSentence(sentence) }];
  const [first] = items;
  const lead = first ? (LEAD.exec(wordsAt(first))?.[0].length ?? 0) : 0;
  const isList = items.every((one, at) => {
    const words = wordsAt(one).slice(at === 0 ? lead : 0);
    const bracket = words.indexOf(' (');
    const name = bracket > 0 ? words.slice(0, bracket) : words;
    return countWords(name) <= 7 && !/(?:^|\s)(?:is|are|has|have|we|i)\s/iu.test(name);
  });
  if (!isList || !first || (first.start === item.start && lead === 0)) return null;
  // "Barbers are Kerem, Yusuf": what leads to the list stays.
  return [
    { place: item.place, value: without(first.start === item.start ? { ...item, start: item.start + lead } : item) },
  ];
}
/** "The barbers are", "Team:": what stands before the first thing of a list. */
const LEAD = /^(?:[^,;:]{2,40}\s(?:are|is|sind|sont|son|são|sono|zijn)|[^,;:]{2,40}:)\s(?=\S)/iu;

/** Where else the owner's sentences say a name; `edits` is what leaves it out, null where a sentence says more than it. */
export const mentionsOf = (document: WebsiteDocument, name: string): { sentence: string; edits: Edit[] | null }[] => {
  const mentions = piecesOf(document, AND).filter(({ item }) =>
    ` ${plain(wordsAt(item))} `.includes(` ${plain(name)} `),
  );
  return mentions
    .filter(({ item }, at) => mentions.findIndex((one) => one.item.place.join() === item.place.join()) === at)
    .map((one) => ({ sentence: wordsAt(one.sentence), edits: cutOut(one) }));
};
