import type { KnownLanguage } from '../../reading/vocabulary/index.ts';
import { tokensOf, type Token } from '../../reading/tokens.ts';
import { wordsHeard, type RequestLanguage, type WordConcept } from '../words/index.ts';
import { distance, tolerance } from './distance.ts';
import { FILLERS } from './fillers.ts';

/** What a word or phrase of a request means. */
export type Concept = WordConcept | 'colour' | `tongue.${KnownLanguage}`;

type Entry = { concept: Concept; words: string[]; isStem: boolean };

export type Lexicon = {
  /** The concepts of the longest phrase that begins at a token, and how many tokens it has. */
  at(tokens: readonly Token[], index: number, names?: ReadonlySet<string>): { concepts: Concept[]; length: number };
  /** The concepts of the word that was most likely meant by one with a typing error; none when it is a word of its own. */
  near(word: string): Concept[];
};

const SHORTEST_STEM = 3;
const LONGEST_WORD = 30;
/** Typing errors that are remembered. */
const MOST_TYPOS = 2000;

const entriesOf = (language: RequestLanguage): Entry[] =>
  wordsHeard(language).flatMap(([concept, phrases]) =>
    phrases.map((phrase) => {
      const isStem = phrase.endsWith('*');
      return { concept, words: tokensOf(isStem ? phrase.slice(0, -1) : phrase).map(({ text }) => text), isStem };
    }),
  );

function build(language: RequestLanguage): Lexicon {
  const whole = new Map<string, Entry[]>();
  const stems = new Map<string, Entry[]>();
  const entries = entriesOf(language);
  for (const entry of entries) {
    const [first = ''] = entry.words;
    const table = entry.isStem && entry.words.length === 1 ? stems : whole;
    table.set(first, [...(table.get(first) ?? []), entry]);
  }
  const longestStem = Math.max(...[...stems.keys()].map(({ length }) => length));
  const known = entries.filter(({ words: phrase, concept }) => phrase.length === 1 && !concept.startsWith('mark.'));

  const fits = ({ words: phrase, isStem }: Entry, tokens: readonly Token[], index: number) =>
    phrase.every((word, offset) => {
      const text = tokens[index + offset]?.text ?? '';
      return text === word || (isStem && offset === phrase.length - 1 && text.startsWith(word));
    });

  const typos = new Map<string, Concept[]>();
  const nearest = (word: string): Concept[] => {
    const most = tolerance(word);
    if (most === 0 || word.length > LONGEST_WORD) return [];
    // "Somthing" is not soothing.
    if ([...FILLERS].some((one) => one.length > 5 && distance(word, one, 1) <= 1)) return [];
    let best = most + 1;
    let concepts: Concept[] = [];
    for (const {
      words: [candidate = ''],
      isStem,
      concept,
    } of known) {
      if (candidate.length < 5 || candidate[0] !== word[0]) continue;
      const compared = isStem ? word.slice(0, candidate.length) : word;
      // "Parties" are no partners.
      const isSure = /^(?:do|part|kind)\./u.test(concept) && !(concept.startsWith('kind.') && candidate.length < 9);
      const allowed = isSure ? tolerance(candidate) : Math.min(1, tolerance(candidate));
      const apart = distance(compared, candidate, Math.min(best, allowed));
      if (apart > allowed) continue;
      if (apart < best) concepts = [];
      if (apart <= best) concepts.push(concept);
      best = Math.min(best, apart);
    }
    return [...new Set(concepts)];
  };

  return {
    at(tokens, index, names) {
      const text = tokens[index]?.text ?? '';
      const isOwn = names?.has(text) ?? false;
      const found = (whole.get(text) ?? []).filter((entry) => fits(entry, tokens, index));
      for (let length = SHORTEST_STEM; !isOwn && length <= Math.min(text.length, longestStem); length += 1)
        found.push(...(stems.get(text.slice(0, length)) ?? []));
      // "Gigs" are more than one gig.
      if (found.length === 0 && text.length > 3 && text.endsWith('s'))
        found.push(
          ...(whole.get(text.slice(0, -1)) ?? []).filter(
            ({ words: phrase, concept }) => phrase.length === 1 && /^(?:part|kind)\./u.test(concept),
          ),
        );
      // "Plainer" is more of plain.
      if (found.length === 0 && !isOwn && text.length > 5 && text.endsWith('er'))
        found.push(
          ...(whole.get(text.slice(0, -2)) ?? []).filter(
            ({ words: phrase, concept }) => phrase.length === 1 && concept.startsWith('mood.'),
          ),
        );
      const length = Math.max(0, ...found.map((entry) => entry.words.length));
      const longest = found.filter((entry) => entry.words.length === length);
      return { concepts: [...new Set(longest.map((entry) => entry.concept))], length };
    },
    near(word) {
      const found = typos.get(word) ?? nearest(word);
      if (typos.size > MOST_TYPOS) typos.clear();
      typos.set(word, found);
      return found;
    },
  };
}

const built = new Map<RequestLanguage, Lexicon>();

export function lexiconOf(language: RequestLanguage): Lexicon {
  const found = built.get(language) ?? build(language);
  built.set(language, found);
  return found;
}
