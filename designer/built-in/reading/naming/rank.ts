import type { Span } from '../reading.ts';
import { saidAt } from '../said.ts';
import { spanOf, type Brief } from './brief.ts';
import { signsOf } from './evidence.ts';
import { stretchesOf } from './stretches.ts';
import { weights } from './weights.ts';

/** What might be the name, with all that speaks for and against it wherever it stands. */
export type Candidate = { text: string; span: Span; signs: ReadonlySet<string>; weight: number };

const OF_PEOPLE = ['person', 'called self', 'self'];
const SEVERAL = ['two', 'three', 'many', 'mixed'];
/** What tells a name from other words with capitals: where it stands, what is said before it. */
const TELLING = [
  'opens',
  'starts',
  'behind we are',
  'found called',
  'found labelled',
  'found quoted',
  'found spelt',
  'found introduced',
  'found at the telephone',
  'apposed',
  'behind own noun',
  'behind own noun and comma',
  'line alone',
  'first line',
  'heading',
  'label',
  'whole clause',
  'address',
  'like the address',
  'behind site for',
  'then the site',
  'on behalf of',
  'legal form',
  'holds a surname',
];
const wordsOf = (text: string) => text.toLowerCase().split(' ');
const weigh = (signs: Iterable<string>) => {
  let sum = 0;
  for (const sign of signs) sum += weights.get(sign) ?? 0;
  return sum;
};

/** Everything that might be the name, weighed: the same words in several places are one candidate with the signs of all. */
export function ranked(brief: Brief, isPossible: (span: Span) => boolean): Candidate[] {
  const groups = new Map<string, { text: string; span: Span; best: number; signs: Set<string>; places: Set<number> }>();
  for (const stretch of stretchesOf(brief)) {
    const span = spanOf(brief, stretch);
    if (!isPossible(span)) continue;
    const { text } = saidAt(brief.text, span.start, span.end);
    const signs = signsOf(brief, stretch);
    const own = weigh(signs);
    const key = text.toLowerCase();
    const group = groups.get(key) ?? { text, span, best: own, signs: new Set(), places: new Set() };
    for (const sign of signs) group.signs.add(sign);
    group.places.add(span.start);
    // Printed as it stands where most speaks for it.
    groups.set(key, own > group.best ? { ...group, text, span, best: own } : group);
  }
  const all = [...groups.values()];
  const isOfPeople = (signs: ReadonlySet<string>) => OF_PEOPLE.some((sign) => signs.has(sign));
  const isOpening = (signs: ReadonlySet<string>) =>
    signs.has('opens') && !isOfPeople(signs) && SEVERAL.some((letters) => signs.has(`letters ${letters}`));
  const surnames = all
    .filter(({ text, signs }) => isOfPeople(signs) && text.includes(' '))
    .map(({ text }) => wordsOf(text).at(-1));
  return all.map(({ text, span, signs, places }) => {
    const words = wordsOf(text);
    const isOther = !isOfPeople(signs) && !signs.has('holds a person') && words.length > 1;
    // "Ormerod Walling" of Keith Ormerod.
    if (isOther && surnames.some((surname) => surname && words.includes(surname))) signs.add('holds a surname');
    // "Tin Kettle Forge makes gates. I'm Ned Farrow": somebody beside what the brief opens with.
    if (isOfPeople(signs) && all.some((other) => other.text !== text && isOpening(other.signs))) signs.add('not first');
    const letters = [...signs].find((sign) => sign.startsWith('letters ')) ?? '';
    if (!TELLING.some((sign) => signs.has(sign)))
      signs.add(`bare ${letters}`).add(places.size > 1 ? 'bare again' : 'bare');
    if (places.size > 1) signs.add('again');
    if (places.size > 2) signs.add('again and again');
    return { text, span, signs, weight: weigh(signs) };
  });
}
