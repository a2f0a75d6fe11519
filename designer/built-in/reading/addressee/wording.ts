import { wordingWeights } from './wording-weights.ts';

/** As many kinds of wording are told apart; others fall together by chance. */
export const KINDS = 2 ** 14;

const WORD = /[\p{L}\p{M}\p{N}']+|[^\s\p{L}\p{M}\p{N}]/gu;
const [SHORTEST, LONGEST] = [3, 5];

/** FNV-1a. */
function kindOf(wording: string): number {
  let hash = 2166136261;
  for (let at = 0; at < wording.length; at += 1) hash = Math.imul(hash ^ wording.charCodeAt(at), 16777619);
  return (hash ^ (hash >>> 15)) & (KINDS - 1);
}

/** Parts of a word, with its ends: what words of one stem share, in languages that change them. */
const partsOf = (word: string): string[] => {
  const whole = `<${word}>`;
  const parts: string[] = [];
  for (let length = SHORTEST; length <= LONGEST; length += 1)
    for (let at = 0; at + length <= whole.length; at += 1) parts.push(whole.slice(at, at + length));
  return parts;
};

/** How something is worded: its words, two and three in a row, how it begins and ends, parts of words. Each kind once. */
export function wordingOf(text: string): number[] {
  const words = (text.toLowerCase().match(WORD) ?? []).map((word) => word.replace(/\d+/g, '0'));
  const rows = words.flatMap((word, at) => [word, ...[2, 3].map((length) => words.slice(at, at + length).join(' '))]);
  const ends = [1, 2].flatMap((length) => [
    `^${words.slice(0, length).join(' ')}`,
    `${words.slice(-length).join(' ')}$`,
  ]);
  return [...new Set([...rows, ...ends, ...words.flatMap(partsOf)].map(kindOf))];
}

/** How far the wording of something speaks for the builder (above 0) or for visitors (below). */
export function weighWording(text: string, weights: Float64Array = wordingWeights): number {
  const kinds = wordingOf(text);
  return kinds.reduce((sum, kind) => sum + (weights[kind] ?? 0), 0) / Math.sqrt(Math.max(1, kinds.length));
}
