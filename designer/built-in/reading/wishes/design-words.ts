import { firstAt, isIn, startsWith, type Tongue } from '../tongue.ts';
import type { Token } from '../tokens.ts';
import { everydayColoursIn, shadesIn } from './colour-words.ts';
import { LIKE } from './context.ts';
import { moodsIn } from './moods.ts';
import { namedColoursIn } from './named-colours.ts';
import { signalsIn } from './signals.ts';
import { topicsIn } from './topics.ts';

/** Whether a text is about a website and its look, rather than about what the website is for. */
export function isAboutDesign(tokens: readonly Token[], { language, words }: Tongue): boolean {
  return (
    isIn(words.site, tokens) ||
    isIn(words.look, tokens) ||
    moodsIn(tokens, language).length > 0 ||
    everydayColoursIn(tokens, language).length > 0 ||
    topicsIn(tokens, language).length > 0
  );
}

/** Which tokens are of look, mood or colour, and which are only small words between them. */
function designTokens(
  spoken: readonly Token[],
  { language, words }: Tongue,
): { design: Set<number>; small: Set<number> } {
  const design = new Set<number>();
  const small = new Set<number>();
  const mark = (set: Set<number>, index: number, length: number) => {
    for (let at = index; at < index + length; at += 1) set.add(at);
  };
  for (const find of [moodsIn, everydayColoursIn, shadesIn])
    for (const { index, length } of find(spoken, language)) mark(design, index, length);
  for (const { index, length, isPlain } of namedColoursIn(spoken, { language, words }))
    if (isPlain) mark(design, index, length);
  const lists = [
    words.articles,
    words.and,
    words.or,
    words.placePrepositions,
    words.roleConnectors,
    words.wishVerbs,
    words.negations,
  ];
  spoken.forEach((_, index) => {
    mark(design, index, Math.max(startsWith(words.look, spoken, index), startsWith(words.site, spoken, index)));
    mark(small, index, Math.max(...lists.map((list) => startsWith(list, spoken, index))));
  });
  return { design, small };
}

const isSpoken = ({ kind }: Token) => kind === 'word' || kind === 'number';

/** A text of nothing else than look, mood and colour: "Dark mode please", "Navy and cream". */
export function isOnlyDesign(tokens: readonly Token[], tongue: Tongue): boolean {
  const spoken = tokens.filter(isSpoken);
  if (spoken.length === 0 || spoken.length > 14) return false;
  const { design, small } = designTokens(spoken, tongue);
  const rest = spoken.filter((_, index) => !design.has(index) && !small.has(index)).length;
  const asks = spoken.some((_, index) => startsWith(tongue.words.wishVerbs, spoken, index) > 0);
  return rest <= Math.floor(design.size / 3) && (design.size > 1 || (design.size === 1 && asks));
}

const COLOUR =
  /^(?:colou?rs?|farben?|couleurs?|colore?s?|colori|cor|cores|kleur|kleuren|kolory?|färg|färger|farver?|לון|צבע|צבעים|ألوان|الألوان)$/;

/**
 * No sentence, and its beginning nothing but colours and feelings: "Navy, brick red, one red dot", "Lyserød og mørkegrøn, som
 * en gammel frøpose". One colour alone is too little.
 */
function isOfColours(tokens: readonly Token[], tongue: Tongue): boolean {
  const { words, language } = tongue;
  if (tokens.some(({ kind }) => kind === 'number') || tokens.length > 24) return false;
  if ([words.first, words.mine, words.weAre, words.copulas].some((list) => isIn(list, tokens))) return false;
  const end = tokens.findIndex(({ kind, text }, index) =>
    kind !== 'word' ? text !== '-' : LIKE.test(text) || startsWith(words.negations, tokens, index) > 0,
  );
  const beginning = tokens.slice(0, end < 0 ? tokens.length : end);
  const { design, small } = designTokens(beginning, tongue);
  const colours = namedColoursIn(tokens, tongue).filter(({ isPlain }) => isPlain);
  if (COLOUR.test(tokens[0]?.text ?? '')) return tokens.length <= 4 || colours.length > 0;
  const isPure = beginning.every(({ kind }, index) => kind !== 'word' || design.has(index) || small.has(index));
  const isLike = tokens.some(({ text }) => LIKE.test(text)) ? 1 : 0;
  return (
    design.size > 0 && isPure && colours.length > 0 && colours.length + moodsIn(tokens, language).length + isLike > 1
  );
}

/** "We'd need these pages: A, B", "tabs for A, B, C": pages with their titles, not of a book. */
function listsPages(tokens: readonly Token[], { language }: Tongue): boolean {
  const page = signalsIn(tokens.slice(0, 8), language).find(({ key }) => key === 'page');
  if (!page || tokens.slice(0, page.index).some(({ kind }) => kind !== 'word' && kind !== 'number')) return false;
  const next = tokens[page.index + page.length];
  const isList = tokens.some(({ text }) => text === ',' || text === '/');
  if (next?.text === ':') return isList && tokens[page.index - 1]?.kind !== 'number';
  const lead = signalsIn(tokens.slice(page.index + page.length, page.index + page.length + 2), language)[0];
  return page.index === 0 && isList && lead?.index === 0 && (lead.key === 'for' || lead.key === 'about');
}

/** No sentence, and two of mood, colour and a part of the look: "Calm colours, maybe sage", "one page is enough". */
export function isLookAlone(tokens: readonly Token[], tongue: Tongue): boolean {
  const { language, words } = tongue;
  if (isOfColours(tokens, tongue) || listsPages(tokens, tongue)) return true;
  if (
    tokens.some(({ kind }) => kind === 'number') ||
    [words.first, words.mine, words.weAre].some((list) => isIn(list, tokens))
  )
    return false;
  const signals = signalsIn(tokens, language).map(({ key }) => key);
  if (signals.includes('onePage')) return tokens.length <= 8;
  if (tokens.length > 24) return false;
  const feels = [...moodsIn(tokens, language), ...everydayColoursIn(tokens, language), ...shadesIn(tokens, language)];
  // The word for a part of the look stands beside: "calm colours", "fondo gris".
  return tokens.some((_, index) => {
    const look = startsWith(words.look, tokens, index);
    return look > 0 && feels.some((feel) => feel.index === index + look || feel.index + feel.length === index);
  });
}

/** The site itself is named as what is made: "a website for", "our homepage", "on the site". */
export function namesTheSite(tokens: readonly Token[], { words }: Tongue): boolean {
  // "posted anywhere in Ireland" is not about the site.
  if (tokens.some((_, index) => startsWith(words.onSite, tokens, index) > 1)) return true;
  for (let at = firstAt(words.site, tokens); at >= 0; at = firstAt(words.site, tokens, at + 1))
    if (
      at === 0 ||
      (at > 1 && startsWith(words.articles, tokens, at - 2) > 0 && tokens[at - 1]?.kind === 'word') ||
      startsWith(words.articles, tokens, at - 1) > 0
    )
      return true;
  return false;
}
