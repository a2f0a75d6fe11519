const STOPS = '.!… ';

function withoutStops(text: string): string {
  let end = text.length;
  while (end > 0 && STOPS.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** A text as it is compared: small letters, one i, one kind of quotes, dashes and spaces, no stop at its end. */
export const plain = (text: string): string =>
  withoutStops(
    text
      .toLowerCase()
      .replaceAll(/ı|i\u0307/g, 'i')
      .replaceAll(/[‘’‚‛`´]/g, "'")
      .replaceAll(/[“”„«»‹›]/g, '"')
      .replaceAll(/[‐‑‒–—−]/g, '-')
      .replaceAll(/\s+/g, ' '),
  ).trim();

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Whether words stand in a text as words of their own: "art" does not stand in "party". */
export function holds(text: string, words: string): boolean {
  const [whole, wanted] = [plain(text), plain(words)];
  if (wanted === '') return true;
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1)) {
    const starts = !isLetter(wanted[0]) || !isLetter(whole[at - 1]) || isUnspaced(wanted);
    const ends = !isLetter(wanted.at(-1)) || !isLetter(whole[at + wanted.length]) || isUnspaced(wanted);
    if (starts && ends) return true;
  }
  return false;
}

/** Scripts that put no spaces between words, or endings at them, as Korean does. */
const isUnspaced = (text: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);

const NUMBER = /\d+(?:[.,' ]\d{3})*(?:[.,]\d{1,2})?/g;

/** An amount in hundredths, however its thousands and decimals are written; null when it is none. */
function amountOf(written: string): number | null {
  const bare = written.replaceAll(/[' ]/g, '');
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  const digits = whole.replaceAll(/[.,]/g, '');
  return digits === '' ? null : Number(digits) * 100 + Number(decimals.padEnd(2, '0') || 0);
}

const amountsIn = (text: string) => (text.match(NUMBER) ?? []).map(amountOf);

/** Whether a price stands in a text: its words as they are, or all its amounts in whatever form: £35, £35.00, 35 £. */
export function holdsPrice(text: string, price: string): boolean {
  if (holds(text, price)) return true;
  const wanted = amountsIn(price);
  const there = amountsIn(text);
  return wanted.length > 0 && wanted.every((amount) => amount !== null && there.includes(amount));
}
