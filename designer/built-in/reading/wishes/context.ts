import { startsWith, type Tongue } from '../tongue.ts';
import type { Token } from '../tokens.ts';
import type { KnownLanguage } from '../vocabulary/index.ts';
import { everydayColoursIn, shadesIn } from './colour-words.ts';
import { bareOf } from './lexicon.ts';
import { moodsIn } from './moods.ts';
import { signalsIn } from './signals.ts';

/** Languages that put an adjective after its thing: "té verde". */
const AFTER: readonly KnownLanguage[] = ['fr', 'es', 'pt', 'it', 'ar', 'he'];

/** After them comes what it shall look like. */
export const LIKE =
  /^(?:like|wie|comme|como|come|als|zoals|som|jak|jako|ako|kao|kuin|gibi|mint|as|maybe|perhaps|vielleicht|peut-être|quizás|talvez|forse|misschien|może|kanske|måske)$/;

/** Whether a word is one that a wish about looks is made of, or ends it. */
function isOfLooks(tokens: readonly Token[], index: number, { language, words }: Tongue): boolean {
  const token = tokens[index];
  if (!token || token.kind !== 'word' || LIKE.test(token.text)) return true;
  const lists = [
    words.and,
    words.or,
    words.look,
    words.site,
    words.placePrepositions,
    words.roleConnectors,
    words.but,
    words.thanks,
    words.surely,
    words.wishVerbs,
    words.copulas,
    words.articles,
    words.negations,
    words.wishes,
    words.first,
    words.mine,
  ];
  const bare = { ...token, text: bareOf(token.text, language) };
  const own = [bare, ...tokens.slice(index + 1, index + 4)];
  if (lists.some((list) => startsWith(list, tokens, index) > 0 || startsWith(list, own) > 0)) return true;
  const near = tokens.slice(index, index + 3);
  return [moodsIn, everydayColoursIn, shadesIn, signalsIn].some((find) => find(near, language)[0]?.index === 0);
}

/**
 * Whether a colour or a feeling is said of the website and not of a thing: "green buttons" and "in green", not "green tea".
 */
export function isSaidOfLooks(tokens: readonly Token[], index: number, length: number, tongue: Tongue): boolean {
  const before = index === 0 || isOfLooks(tokens, index - 1, tongue);
  const after = isOfLooks(tokens, index + length, tongue);
  if (!AFTER.includes(tongue.language)) return after;
  return before && (after || index > 0);
}
