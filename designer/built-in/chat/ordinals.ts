/** In order; the place in the row is the place that the word means. */
export const WORDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** Words for a place in a row, as the source of a pattern without groups. */
export const ORDINAL = String.raw`(?:${WORDS.join('|')}|\d{1,2}(?:st|nd|rd|th)|last(?: but one)?|final|top|bottom|middle)`;

/** The index that such a word means in a row of `length`, or undefined when the row is shorter. */
export function indexOf(ordinal: string, length: number): number | undefined {
  const word = ordinal.toLowerCase();
  const named = WORDS.indexOf(word);
  const number = /^\d+/.exec(word)?.[0];
  const index =
    named >= 0
      ? named
      : number
        ? Number(number) - 1
        : /but one/.test(word)
          ? length - 2
          : /last|final|bottom/.test(word)
            ? length - 1
            : /middle/.test(word)
              ? Math.floor((length - 1) / 2)
              : 0;
  return index >= 0 && index < length ? index : undefined;
}
