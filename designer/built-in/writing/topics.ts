import type { WebsiteDocument } from '#site/model/document.ts';
import { isRecord } from '#site/model/json.ts';
import { publishedText } from '#site/origins/marks.ts';
import { chanceFrom, type Chance } from '../chance.ts';
import { entriesOf, type Entry } from '../chat/document/entries.ts';
import { writingWordsOf } from './words/index.ts';

/** So many ideas at once: few enough to be read. */
const MOST = 8;
/** Longer names make no title. */
const MOST_NAME = 60;

const PEOPLE = new Set(['team']);
const EVENTS = new Set(['events']);
const QUESTIONS = new Set(['faq']);
const OFFERS = new Set(['services', 'features', 'pricing', 'menu', 'products', 'steps']);

/** The words of a title, without case, marks and the small ones. */
const wordsOf = (title: string): Set<string> =>
  new Set(
    title
      .toLocaleLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 3),
  );

/** Whether two titles are about the same: most words of the shorter one stand in the other. */
export function isAlike(one: string, other: string): boolean {
  const [fewer, more] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.size - b.size);
  if (!fewer || !more) return false;
  if (fewer.size === 0) return one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
  const shared = [...fewer].filter((word) => more.has(word)).length;
  return shared / fewer.size > 0.6;
}

const fill = (pattern: string, name: string) => pattern.replace(/\{\w+\}/u, () => name);

/** Ideas of one source, one for each thing that it names. */
function ideasOf(entries: Entry[], kinds: ReadonlySet<string>, patterns: readonly string[], chance: Chance): string[] {
  const names = entries
    .filter(({ section }) => kinds.has(section.kind) && !section.hidden)
    .map(({ name }) => publishedText(name).trim())
    .filter((name) => name !== '' && name.length <= MOST_NAME);
  return chance
    .shuffle([...new Set(names)])
    .map((name, nth) => fill(patterns[nth % patterns.length] ?? '{name}', name));
}

/** Questions that the owner answers are ideas as they stand. */
const questionsIn = (entries: Entry[]): string[] =>
  entries
    .filter(({ section, item }) => QUESTIONS.has(section.kind) && !section.hidden && isRecord(item))
    .map(({ name }) => publishedText(name).trim())
    .filter((name) => name.endsWith('?'));

/**
 * Ideas for posts about what the website names, in its language, those of different kinds in turn. None is like another or like one
 * of `taken`. Fewer, or none, when all has been said.
 */
export function topicsFor(document: WebsiteDocument, taken: readonly string[], seed: number): string[] {
  const words = writingWordsOf(document.language);
  const chance = chanceFrom(seed);
  const entries = entriesOf(document);
  const sources = [
    ideasOf(entries, OFFERS, words.offers, chance.for('offers')),
    chance.for('questions').shuffle(questionsIn(entries)),
    ideasOf(entries, PEOPLE, words.people, chance.for('people')),
    ideasOf(entries, EVENTS, words.events, chance.for('events')),
    chance.for('business').shuffle(words.business.map((pattern) => fill(pattern, document.brand.name))),
  ];
  const ideas: string[] = [];
  for (let nth = 0; ideas.length < MOST && sources.some((source) => nth < source.length); nth += 1)
    for (const source of sources) {
      const idea = source[nth];
      if (idea === undefined || ideas.length === MOST) continue;
      if (![...taken, ...ideas].some((other) => isAlike(other, idea))) ideas.push(idea);
    }
  return ideas;
}
