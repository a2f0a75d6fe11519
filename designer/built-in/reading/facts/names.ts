import type { Clause } from '../reading.ts';
import { tokensOf } from '../tokens.ts';
import { phrasesOf, type Vocabulary } from '../vocabulary/index.ts';
import { fixed } from './found-phrases.ts';
import {
  hasPhrase,
  isLoose,
  joinLists,
  listsOf,
  markAt,
  phraseAt,
  stretchOf,
  trimmed,
  type Source,
  type Stretch,
} from './source.ts';

const BEFORE_PRICE = fixed(
  'at, for, on, at just, zu, für, je, nur, pour, à, por, para, a, per, za, voor, för, til, om, en',
);

const leads = listsOf(({ and, or, copulas }) => [and, or, copulas]);
const sentenceLeads = listsOf((words) => [words.and, words.or, words.copulas, words.articles, words.mine, words.every]);
const endingsOf = ({ copulas, costs, from, and, articles, every }: Vocabulary) => [
  copulas,
  costs,
  from,
  and,
  articles,
  every,
];
const endings = listsOf(endingsOf);
const tails = listsOf((words) => [...endingsOf(words), BEFORE_PRICE]);

/** Takes small words off the ends of a stretch, so that the name of a thing is left. `isSentence`: articles as well. */
export function nameIn(source: Source, stretch: Stretch, isSentence: boolean): Stretch {
  const lead = isSentence ? sentenceLeads(source) : leads(source);
  // "July and August only – $79": a mark parts those words from the price.
  const tail = isLoose(source, stretch.to - 1) ? endings(source) : tails(source);
  const name = trimmed(source, stretch, (index) => (isLoose(source, index) ? 1 : phraseAt(source, index, lead)), tail);
  const isOpen = source.tokens.slice(name.from, name.to).some(({ text }) => text === '(');
  return markAt(source, name.to - 1, ')') && !isOpen ? { from: name.from, to: name.to - 1 } : name;
}

/** What begins a condition or a reason. */
export const IF = fixed(
  'if, when, unless, because, wenn, falls, weil, si, quand, lorsque, parce que, se, quando, cuando, porque, perché, als, indien, omdat, jeśli, gdy, bo, om, när, hvis, når, fordi, když, pokud, jos, kun, jeżeli',
);

/** Whether a stretch can be the name of something: a few words, none of them a speaker, a denial or a clause. */
export function isName(source: Source, stretch: Stretch, most: number, isSentence: boolean) {
  const { words } = source;
  const letters = source.tokens.slice(stretch.from, stretch.to).filter(({ kind }) => kind === 'word').length;
  if (letters === 0 || letters > most || speaks(source, stretch)) return false;
  // "£210 per square metre if we bring stone in"
  if (phraseAt(source, stretch.to - 1, IF) > 0) return false;
  // "Insured to $50,000"
  if (stretch.to - stretch.from > 1 && phraseAt(source, stretch.to - 1, words.until) > 0) return false;
  if (!isSentence) return true;
  if (
    hasPhrase(
      source,
      stretch,
      joinLists(words.weAre, words.first, words.negations, words.called, words.since, words.formerly),
    )
  )
    return false;
  const start = phraseAt(source, stretch.from, joinLists(words.relative, words.placePrepositions));
  return start === 0 || stretch.to - stretch.from > 6 ? start === 0 : false;
}

/** "We've", "j'ai": somebody and what they do in one word. */
export const speaks = (source: Source, { from, to }: Stretch): boolean =>
  source.tokens.slice(from, to).some(({ text }) => isOneOf(/^(\p{L}+)'/u.exec(text)?.[1] ?? '', source.words.first));

export const isOneOf = (label: string, list: string) =>
  label !== '' && phrasesOf(list).has(label.toLowerCase().replace(/[:.]$/, ''));

/** Whether a heading holds one of these phrases beside others: "Our services and prices". */
export function holdsOneOf(label: string, list: string) {
  const tokens = tokensOf(label);
  return tokens.some((_, index) => phrasesOf(list).at(tokens, index) > 0);
}

/** Whether a clause is a sentence rather than an entry on a line of its own, such as "Haircut £30". */
export function isProse(source: Source, clause: Clause) {
  if (clause.form !== 'sentence') return false;
  const { start, end } = clause.span;
  const { text, words } = source;
  const isLine =
    /(?:^|\n)\s?$/.test(text.slice(Math.max(0, start - 2), start)) && /^\s?(?:$|\n)/.test(text.slice(end, end + 2));
  if (!isLine || /[.!?…]["')]?$/.test(clause.text)) return true;
  const stretch = stretchOf(source, clause.span);
  return (
    stretch.to - stretch.from > 30 ||
    hasPhrase(source, stretch, joinLists(words.weAre, words.first, words.offering, words.copulas, words.costs))
  );
}
