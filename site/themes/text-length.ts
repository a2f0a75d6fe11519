const NARROW = /[\p{M}\s.,:;'’!|()\-–iljtfrIJ]/u;
const WIDE = /[mwMW&@%—]/u;
const SQUARE = /[\u2e80-\u9fff\uac00-\ud7ff\uff00-\uff60\u{1f000}-\u{1faff}]/u;

/**
 * How long a text stands, in average letters: "Willow & Moss" is longer than "Lilli Fjellt", which has as many letters.
 * Times a typeface's `advance` and its size, that is the width of the text, give or take a tenth.
 */
export const textLength = (text: string): number =>
  [...text].reduce((sum, letter) => {
    if (SQUARE.test(letter)) return sum + 2;
    if (NARROW.test(letter)) return sum + 0.55;
    if (WIDE.test(letter)) return sum + 1.5;
    return sum + (/\p{Lu}/u.test(letter) ? 1.25 : 1);
  }, 0);
