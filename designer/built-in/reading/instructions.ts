import { isIn, startsWith, type Tongue } from './tongue.ts';
import type { Token } from './tokens.ts';
import { isAboutDesign, namesTheSite } from './wishes/design-words.ts';

/** Where an order to leave something unsaid begins, or -1. "We don't use plastic" says what the owner does and is none. */
export function dontSayAt(tokens: readonly Token[], { words }: Tongue): number {
  for (let index = 0; index < tokens.length; index += 1) {
    const length = startsWith(words.dontSay, tokens, index);
    if (length === 0) continue;
    const subject = [index - 1, index - 2].some((at) => at >= 0 && startsWith(words.first, tokens, at) > 0);
    if (!subject) return index;
  }
  return -1;
}

/** "Not too gothic" is about the look, whatever follows. */
const TOO = /^(?:too|zu|trop|demasiado|muito|troppo|te|zbyt|för|alt)$/;

/** Whether a clause tells the designer what must not stand on the site. */
export function isInstruction(tokens: readonly Token[], tongue: Tongue): boolean {
  const { words } = tongue;
  if (dontSayAt(tokens, tongue) >= 0) return true;
  if (!isIn(words.negations, tokens)) return false;
  if (namesTheSite(tokens, tongue) && isIn(words.onSite, tokens)) return true;
  const negation = startsWith(words.negations, tokens);
  if (negation > 0 && TOO.test(tokens[negation]?.text ?? '')) return true;
  // "Not a shop" and "No somos una tienda" say what it is.
  const says = [words.articles, words.weAre, words.copulas].some((list) => startsWith(list, tokens, negation) > 0);
  const elliptic = negation > 0 && !says;
  const asked = isIn(words.wishes, tokens) || isIn(words.surely, tokens) || startsWith(words.wishVerbs, tokens) > 0;
  return (elliptic || asked) && isAboutDesign(tokens, tongue);
}
