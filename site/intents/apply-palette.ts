import { entry } from '../forms/entry.ts';
import { palettes } from '../themes/index.ts';
import { invalid, type Intent } from './intent.ts';
import { themeOperation } from './theme-operation.ts';

/** Takes over the four colours of a palette. */
export const applyPalette: Intent = {
  run: ({ document, form }) => {
    const palette = palettes.find(({ id }) => id === entry(form, 'palette'));
    if (!palette) return invalid('palette', 'Choose one of the palettes.');
    const { background, ink, accent, support } = palette;
    return {
      ok: true,
      operations: themeOperation(document, { ...document.theme, background, ink, accent, support }),
      message: `Colours: ${palette.label}`,
    };
  },
};
