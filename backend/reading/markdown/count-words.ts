/** Scripts that put no spaces between words: about two signs are one. */
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu;
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*/gu;
const SIGNS_A_WORD = 2;

/** How many words people read in a text, whatever script it is in. */
export function countWords(text: string): number {
  const signs = text.match(SIGN)?.length ?? 0;
  const others = signs > 0 ? text.replace(SIGN, ' ') : text;
  return (others.match(WORD)?.length ?? 0) + Math.ceil(signs / SIGNS_A_WORD);
}
