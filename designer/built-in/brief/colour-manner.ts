import { clampChroma, converter, formatHex } from 'culori';

/** What a word before or after a colour does to it. */
export type Manner = 'pale' | 'light' | 'soft' | 'muted' | 'bright' | 'deep' | 'dark';

/** Words that stand before a colour; German ones with their endings. */
const BEFORE: Record<Manner, string> = {
  pale: 'pale|palest|very light|very pale|blasse[rsnm]?',
  light: 'light|lighter|helle[rsnm]?',
  soft: 'soft|softer|gentle|pastel|zarte[rsnm]?|sanfte[rsnm]?',
  muted: 'muted|dusty|faded|gedämpfte[rsnm]?|matte[rsnm]?',
  bright: 'bright|brighter|vivid|strong|kräftige[rsnm]?|leuchtende[rsnm]?',
  deep: 'deep|deeper|rich|tiefe[rsnm]?|satte[rsnm]?',
  dark: 'dark|darker|very dark|dunkle[rsnm]?',
};
/** Words that stand after a colour in French, Spanish and Portuguese. */
const AFTER: Record<Manner, string> = {
  pale: 'pâles?|pálid[oa]s?',
  light: 'claire?s?|clar[oa]s?|clarinh[oa]s?',
  soft: 'doux|douces?|poudrée?s?|empolvad[oa]s?|pastel|suaves?',
  muted: 'passée?s?|apagad[oa]s?',
  bright: 'vifs?|vives?|viv[oa]s?|fuertes?|fortes?',
  deep: 'profonde?s?|profund[oa]s?|intens[oa]s?|intensee?s?',
  dark: 'foncée?s?|sombres?|oscur[oa]s?|escur[oa]s?',
};
/** First parts of German compounds: "blassgrün". */
const COMPOUND: Partial<Record<Manner, string>> = {
  pale: 'blass|zart',
  light: 'hell',
  soft: 'pastell',
  deep: 'tief',
  dark: 'dunkel',
};

const patternOf = (words: Partial<Record<Manner, string>>) => Object.values(words).join('|');
/** Patterns of all these words, for a larger pattern. */
export const mannersBefore = patternOf(BEFORE);
export const mannersAfter = patternOf(AFTER);
export const mannersInCompounds = patternOf(COMPOUND);

const TABLE = [BEFORE, AFTER, COMPOUND].flatMap((words) =>
  Object.entries(words).map(([manner, pattern]): [string, RegExp] => [manner, new RegExp(`^(?:${pattern})$`, 'iu')]),
);

type Tone = { l: number; c: number };
const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** Lightness and chroma of OKLCH that a page can bear: pale tones are hardly coloured, dark ones not muddy. */
const MOVES: Record<string, (tone: Tone) => Tone> = {
  pale: ({ c }) => ({ l: 0.94, c: Math.min(c * 0.4, 0.05) }),
  light: ({ c }) => ({ l: 0.89, c: Math.min(c * 0.55, 0.08) }),
  soft: ({ l, c }) => ({ l: Math.max(l, 0.84), c: Math.min(c * 0.5, 0.07) }),
  muted: ({ l, c }) => ({ l: between(0.5, l, 0.74), c: Math.min(c * 0.45, 0.075) }),
  bright: ({ l, c }) => ({ l: between(0.58, l, 0.84), c: Math.min(c * 1.2, 0.2) }),
  deep: ({ l, c }) => ({ l: Math.min(l, Math.max(0.3, l * 0.78)), c: Math.min(c, 0.17) }),
  // A dark orange or yellow must not become a brown.
  dark: ({ l, c }) => ({ l: l > 0.64 ? l * 0.88 : between(0.27, l * 0.62, 0.42), c: Math.min(c * 0.9, 0.13) }),
};

const toOklch = converter('oklch');

/** The colour as these words around it move it: "pale green" is a green hardly to be seen, "deep purple" a dark one. */
export function movedBy(hex: string, words: readonly string[]): string {
  return words.reduce((colour, word) => {
    const manner = TABLE.find(([, pattern]) => pattern.test(word))?.[0] ?? '';
    const { l, c, h } = toOklch(colour) ?? { l: 0.5, c: 0 };
    // White and black stay what they are, a little off: "soft white", "bright white", "deep black".
    if (c < 0.02 && l > 0.94)
      return manner === 'soft' || manner === 'muted' ? formatHex({ mode: 'oklch', l: 0.968, c: 0.006, h: 85 }) : colour;
    if (c < 0.02 && l < 0.28)
      return manner === 'soft' || manner === 'muted' ? formatHex({ mode: 'oklch', l: 0.26, c: 0.004, h: 85 }) : colour;
    const move = MOVES[manner];
    return move ? formatHex(clampChroma({ mode: 'oklch', ...move({ l, c }), h }, 'oklch')) : colour;
  }, hex);
}
