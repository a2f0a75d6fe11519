import type { ColourNote } from '#site/themes/colour-notes.ts';

/** WCAG AA for text of any size. */
const ENOUGH = 4.5;

/** Downwards, so that a ratio that is not quite enough never looks as if it were. */
const ratioInWords = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

const changes = { darker: 'darkened', lighter: 'lightened' };

/** A note in words. When pages show another colour, its name and `shown` come right after the text. */
export function noteInWords({ use, ratio, shownRatio, change }: ColourNote) {
  const shown = ratioInWords(shownRatio);
  const asked = ratioInWords(ratio);
  const said = (text: string, isFine = false) => ({ text, isFine, shown });
  if (change === 'none')
    return use === 'text'
      ? said(`${shown} on the background, easy to read.`, true)
      : said(`${use === 'links' ? 'Links' : 'Words on it'}: ${shown}, easy to read.`, true);
  switch (use) {
    case 'ground':
      return said('A dark website has a dark background. It becomes', true);
    case 'text':
      // A dark website has text of its own, whatever was chosen for a light one.
      return ratio >= ENOUGH
        ? said(`In a dark website it is ${changes[change]} to`, true)
        : said(`${asked} on the background: too faint for text, so it is ${changes[change]} to`);
    case 'links':
      return said(`Links: ${asked} on the background, too faint. They are ${changes[change]} to`);
    case 'wordsOnIt':
      return said(`Too close to the background to be seen, so it is ${changes[change]} to`);
  }
}
