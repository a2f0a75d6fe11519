import type { WebsiteDocument } from '#site/model/document.ts';
import { placesOf, vocabularyOf, type Vocabulary } from '../../reading/vocabulary/index.ts';
import { amountsIn } from '../message/amount.ts';
import { plain } from '../message/plain.ts';
import type { Request } from '../message/request.ts';
import { entriesOf, type Entry } from './entries.ts';
import { wordLikeness, type Match } from './find.ts';

/** How surely a thing is meant whose whole name is said. */
export const WHOLE_NAME = 0.9;

/** Concepts whose words are how a request is put, never what a thing is called unless all of its name is said. */
const FRAME = ['do.', 'mark.', 'part.'];

/** How surely a word that was said is one of a name: the same, its beginning, or the end of a compound ("hut", "Trekkershut"). */
function isWordOf(said: string, word: string): boolean {
  if (said === word || wordLikeness(said, word) > 0) return true;
  const [shorter, longer] = said.length < word.length ? [said, word] : [word, said];
  return (
    (shorter.length >= 3 && longer.length >= shorter.length + 3 && longer.endsWith(shorter)) ||
    (shorter.length >= 4 && longer.length - shorter.length <= 5 && longer.startsWith(shorter))
  );
}

const small = new WeakMap<Vocabulary, Set<string>>();

/** Whether no thing is known by a word: articles, prepositions, the most frequent words of a language. */
export function isSmall(word: string, vocabulary: Vocabulary): boolean {
  const { frequent, articles, from, until, clock, placePrepositions, and } = vocabulary;
  const lists = [frequent, articles, from, until, clock, placePrepositions, and];
  const known = small.get(vocabulary) ?? new Set(lists.flatMap((list) => list.split(/, |\//u)));
  small.set(vocabulary, known);
  return known.has(word);
}

const wordsOf = (text: string, vocabulary: Vocabulary) => {
  const words = plain(text)
    .split(' ')
    .filter((word) => word.length > 1 || /\d/u.test(word));
  const telling = words.filter((word) => !isSmall(word, vocabulary));
  return telling.length > 0 ? telling : words;
};

/** Names that are said nowhere but as a part of a longer one: "cut" in "cut and colour". */
function namesWithin(names: readonly string[], said: string): Set<string> {
  const whole = ` ${said} `;
  const spoken = names.filter((name) => whole.includes(` ${name} `));
  return new Set(
    spoken.filter((name) =>
      spoken.some(
        (other) =>
          other.length > name.length &&
          ` ${other} `.includes(` ${name} `) &&
          !whole.replaceAll(` ${other} `, ' | ').includes(` ${name} `),
      ),
    ),
  );
}

/**
 * Entries that are named somewhere in a request, the surest first: by their whole name, or by a word that no other name has. All
 * words of the request count but those of its frame, from one token to another.
 */
export function entriesWithin(
  document: WebsiteDocument,
  request: Request,
  fits: (entry: Entry) => boolean = () => true,
  from = 0,
  to = request.tokens.length,
): Match<Entry>[] {
  // A request may be read in a language that it is not in.
  const [vocabulary, site] = [vocabularyOf(request.language), vocabularyOf(document.language)];
  const frame = new Set<number>();
  for (const sense of request.senses)
    if (sense.concepts.every((concept) => FRAME.some((start) => concept.startsWith(start))))
      for (let at = sense.from; at < sense.to; at += 1) frame.add(at);
  const amounts = amountsIn(request).filter(({ hasUnit }) => hasUnit);
  const tokens = request.tokens.slice(from, to).flatMap((token, index) => {
    // "It's 10 € now" names no "10 people".
    if (amounts.some(({ start, end }) => start <= token.start && token.end <= end)) return [];
    const quote = request.quotes.find((one) => one.from === from + index);
    const words =
      isSmall(token.text, vocabulary) || isSmall(token.text, site)
        ? []
        : wordsOf(quote?.text ?? token.text, vocabulary);
    // "Saturdays" are no "days".
    const isDay = placesOf(vocabulary.weekdays).at(request.tokens, from + index) !== null;
    return words.map((word) => ({ word, isFrame: frame.has(from + index), isDay }));
  });
  type Told = (typeof tokens)[number];
  const isOf = ({ word: one, isDay }: Told, word: string) => (isDay ? one === word : isWordOf(one, word));
  const said = plain(request.between(from, to));
  const entries = entriesOf(document).filter((entry) => entry.name !== '' && fits(entry));
  const names = new Map(entries.map(({ name }) => [plain(name), wordsOf(name, vocabulary)]));
  const within = namesWithin([...names.keys()], said);
  return entries
    .filter(({ name }) => !within.has(plain(name)))
    .flatMap((entry): Match<Entry>[] => {
      const own = plain(entry.name);
      const words = names.get(own) ?? [];
      if (words.length === 0) return [];
      const hits = words.filter((word) => tokens.some((token) => isOf(token, word)));
      const isSaid = (word: string) =>
        tokens.some((token) => token.word === word || wordLikeness(token.word, word) > 0);
      // "Big Vera, a 1962 coach" is known as Big Vera.
      const head = plain(entry.name.split(/[,(–:]/u)[0] ?? '');
      const isSpoken = (one: string) => ` ${said} `.includes(` ${one} `);
      const isWhole = words.every(isSaid) || isSpoken(own) || (head.includes(' ') && isSpoken(head));
      if (isWhole) return [{ thing: entry, score: Math.min(0.98, WHOLE_NAME + 0.03 * words.length) }];
      const telling = hits.filter(
        (word) =>
          (word.length >= 3 || /\d\d/u.test(word)) && tokens.some((token) => !token.isFrame && isOf(token, word)),
      );
      // "El B2": a letter and a number are one word.
      telling.push(...words.filter((word) => /^\p{L}\d+$/u.test(word) && isSpoken(word)));
      if (telling.length === 0) return [];
      const isAlone = telling.some((word) =>
        [...names].every(([other, those]) => other === own || !those.some((one) => isWordOf(word, one))),
      );
      const share = hits.join('').length / words.join('').length;
      return [{ thing: entry, score: (isAlone ? 0.7 : 0.55) + 0.15 * share }];
    })
    .sort((a, b) => b.score - a.score);
}
