import { startsWith, type Tongue } from './tongue.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary/index.ts';

const CLOSED: (keyof Vocabulary & string)[] = [
  'articles',
  'placePrepositions',
  'copulas',
  'weAre',
  'first',
  'mine',
  'relative',
  'negations',
  'called',
  'roleConnectors',
  'and',
  'or',
  'but',
  'from',
  'until',
  'per',
  'wishVerbs',
  'wishes',
  'surely',
  'tell',
  'dontSay',
  'site',
  'onSite',
  'greetings',
  'thanks',
  'frequent',
  'every',
];

/** Which tokens are words that carry meaning: none of the closed classes of the language. */
export function contentTokens(tokens: readonly Token[], { words }: Tongue): Token[] {
  const closed = new Set<number>();
  const lists = CLOSED.map((key) => words[key]).filter((list) => typeof list === 'string');
  tokens.forEach((_, index) => {
    const length = Math.max(...lists.map((list) => startsWith(list, tokens, index)));
    for (let at = index; at < index + length; at += 1) closed.add(at);
  });
  return tokens.filter(({ kind, text }, index) => kind === 'word' && text.length > 1 && !closed.has(index));
}
