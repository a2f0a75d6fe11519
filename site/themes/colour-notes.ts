import type { Theme } from '../model/document.ts';
import { contrastOf, lchOf } from './contrast.ts';
import { schemesOf } from './tones.ts';

/** One of the four colours that people choose. */
export type OwnColour = keyof Pick<Theme, 'background' | 'ink' | 'accent' | 'support'>;

/**
 * How an own colour does in one of its uses. `ratio` is that of the colour as it was asked for (WCAG, 1 to 21) with what it meets
 * there; `shown` is the colour that pages really use, which differs where the asked one would not do, and `shownRatio` its ratio.
 */
export type ColourNote = {
  colour: OwnColour;
  use: 'ground' | 'text' | 'links' | 'wordsOnIt';
  ratio: number;
  shown: string;
  shownRatio: number;
  /** How `shown` differs from what was asked for. */
  change: 'none' | 'darker' | 'lighter';
};

const changeOf = (asked: string, shown: string): ColourNote['change'] =>
  asked === shown ? 'none' : lchOf(shown).l < lchOf(asked).l ? 'darker' : 'lighter';

/** The notes on a theme's own colours on its plain ground by day, from the tones that the renderer uses. */
export function colourNotes(theme: Theme): ColourNote[] {
  const { paper, ink, accent, accentInk, accentText, support, supportInk } = schemesOf(theme).day.plain;
  const against = (colour: OwnColour, use: ColourNote['use'], shown: string): ColourNote => ({
    colour,
    use,
    ratio: contrastOf(theme[colour], paper),
    shown,
    shownRatio: contrastOf(shown, paper),
    change: changeOf(theme[colour], shown),
  });
  const under = (colour: OwnColour, words: string, shown: string): ColourNote => ({
    colour,
    use: 'wordsOnIt',
    ratio: contrastOf(words, theme[colour]),
    shown,
    shownRatio: contrastOf(words, shown),
    change: changeOf(theme[colour], shown),
  });
  return [
    { ...under('background', ink, paper), use: 'ground' },
    against('ink', 'text', ink),
    under('accent', accentInk, accent),
    against('accent', 'links', accentText),
    under('support', supportInk, support),
  ];
}
