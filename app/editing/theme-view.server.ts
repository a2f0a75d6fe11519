import type { Theme, WebsiteDocument } from '#site/model/document.ts';
import { OF_TEMPLATE } from '#site/intents/apply-palette.ts';
import { getTemplate, templates } from '#site/templates/index.ts';
import { colourNotes, palettes, typePairs, type ColourNote } from '#site/themes/index.ts';

export type ThemeView = {
  theme: Theme;
  template: string;
  templates: { id: string; name: string; idea: string; colours: string[] }[];
  palettes: { id: string; label: string; colours: string[]; current: boolean }[];
  notes: ColourNote[];
  types: { id: string; label: string; heading: string; body: string; weight: number }[];
};

const coloursOf = ({ background, ink, accent, support }: Pick<Theme, 'background' | 'ink' | 'accent' | 'support'>) => [
  background,
  ink,
  accent,
  support,
];

/** Everything that the design of a website can be set to, and what it is set to. */
export function themeView({ theme, template }: WebsiteDocument): ThemeView {
  const now = coloursOf(theme).join();
  const own = getTemplate(template);
  const offered = [{ ...own.theme, id: OF_TEMPLATE, label: `${own.name}’s own` }, ...palettes];
  return {
    theme,
    template,
    templates: templates.map(({ id, name, idea, theme: own }) => ({ id, name, idea, colours: coloursOf(own) })),
    palettes: offered.map((palette) => ({
      id: palette.id,
      label: palette.label,
      colours: coloursOf(palette),
      current: coloursOf(palette).join() === now,
    })),
    notes: colourNotes(theme),
    types: typePairs.map(({ id, label, heading, body, headingWeight }) => ({
      id,
      label,
      heading: heading.name,
      body: body?.name ?? 'system-ui',
      weight: headingWeight,
    })),
  };
}
