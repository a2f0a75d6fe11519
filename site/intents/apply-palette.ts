import { entry } from '../forms/entry.ts';
import { getTemplate } from '../templates/index.ts';
import { palettes } from '../themes/index.ts';
import { invalid, type Intent } from './intent.ts';
import { themeOperation } from './theme-operation.ts';

/** What the form calls the colours that the website's template came with. */
export const OF_TEMPLATE = 'template';

/** Takes over the four colours of a palette, or of the website's template. */
export const applyPalette: Intent = {
  run: ({ document, form }) => {
    const chosen = entry(form, 'palette');
    const template = getTemplate(document.template);
    const palette =
      chosen === OF_TEMPLATE
        ? { ...template.theme, label: `${template.name}’s own` }
        : palettes.find(({ id }) => id === chosen);
    if (!palette) return invalid('palette', 'Choose one of the palettes.');
    const { background, ink, accent, support } = palette;
    return {
      ok: true,
      operations: themeOperation(document, { ...document.theme, background, ink, accent, support }),
      message: `Colours: ${palette.label}`,
    };
  },
};
