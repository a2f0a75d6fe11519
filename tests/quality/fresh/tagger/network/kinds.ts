import type { Token } from '#designer/built-in/reading/tokens.ts';

/** As many kinds of features are told apart; others fall together by chance. */
export const KINDS = 2 ** 14;
const [SHORTEST, LONGEST] = [3, 4];

/** FNV-1a. */
function kindOf(feature: string): number {
  let hash = 2166136261;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 16777619);
  return (hash ^ (hash >>> 15)) & (KINDS - 1);
}

const shapeOf = (typed: string): string => {
  if (/^\p{Lu}+$/u.test(typed) && typed.length > 1) return 'capitals';
  if (/^\p{Lu}/u.test(typed)) return 'capital';
  return /^\p{N}/u.test(typed) ? 'number' : 'small';
};

/**
 * What is seen of a token, as kinds below `KINDS`: the word, its parts of three and four letters with its ends, its shape, the classes
 * of its word. Each once.
 */
export function kindsOf({ text, kind, start, end }: Token, classes: readonly string[], brief: string): number[] {
  if (kind === 'line') return [kindOf(brief.charAt(end) === '\n' || brief.charAt(start - 1) === '\n' ? '\n\n' : '\n')];
  const word = text.replace(/\p{N}+/gu, (digits) => (digits.length > 4 ? '00000' : '0'.repeat(digits.length)));
  if (kind === 'mark') return [kindOf(word)];
  const whole = `<${word}>`;
  const features = [word, `:${shapeOf(brief.slice(start, end))}`, ...classes.map((name) => `@${name}`)];
  for (let length = SHORTEST; length <= LONGEST; length += 1)
    for (let at = 0; at + length <= whole.length; at += 1) features.push(`#${whole.slice(at, at + length)}`);
  return [...new Set(features.map(kindOf))];
}
