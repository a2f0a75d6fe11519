import { themeSchema, type WebsiteDocument } from '#site/model/document.ts';
import { patchOf } from '#site/model/patch.ts';
import { templates } from '#site/templates/index.ts';
import { palettes, typePairs } from '#site/themes/index.ts';
import { changedFields, withTheirs } from '../field-changes.ts';
import { entry, invalid, type Intent } from './intent.ts';

const names = Object.keys(themeSchema.shape);

/** The theme form: whatever of the theme it holds. Colours are written as `#rrggbb`, with or without the `#`. */
export const saveTheme: Intent = ({ document, form }) => {
  const sent = Object.fromEntries(
    names
      .filter((name) => form.has(name))
      .map((name) => [name, name in colourNames ? colour(entry(form, name)) : entry(form, name)]),
  );
  const values = { ...document.theme, ...sent };
  const theme = themeSchema.safeParse(values);
  if (!theme.success) {
    const fields: Record<string, string[]> = {};
    for (const issue of theme.error.issues) (fields[String(issue.path[0])] ??= []).push(issue.message);
    return { ok: false, code: 'INVALID', message: 'Some of the design needs another look.', fields, values };
  }
  if (!typePairs.some(({ id }) => id === theme.data.type))
    return invalid('type', 'Choose one of the typefaces.', values);
  return {
    ok: true,
    operations: themeOperation(document, theme.data),
    values: theme.data,
    message: 'Design saved',
    mergedWith: (newest) => withTheirs(document.theme, theme.data, newest.theme),
  };
};

/** Takes over the four colours of a palette. */
export const applyPalette: Intent = ({ document, form }) => {
  const palette = palettes.find(({ id }) => id === entry(form, 'palette'));
  if (!palette) return invalid('palette', 'Choose one of the palettes.');
  const { background, ink, accent, support } = palette;
  return {
    ok: true,
    operations: themeOperation(document, { ...document.theme, background, ink, accent, support }),
    message: `Colours: ${palette.label}`,
  };
};

/** Gives the website another form; words and pictures stay. */
export const applyTemplate: Intent = ({ document, form }) => {
  const template = templates.find(({ id }) => id === entry(form, 'template'));
  if (!template) return invalid('template', 'Choose one of the templates.');
  if (template.id === document.template) return { ok: true, operations: [] };
  return {
    ok: true,
    operations: [{ type: 'applyTemplate', template: template.id }],
    message: `Template: ${template.name}`,
  };
};

const colourNames = { background: true, ink: true, accent: true, support: true };

const colour = (typed: string) => {
  const digits = typed.replace(/^#/, '').toLowerCase();
  return `#${/^[0-9a-f]{3}$/.test(digits) ? [...digits].map((digit) => digit + digit).join('') : digits}`;
};

function themeOperation(document: WebsiteDocument, theme: WebsiteDocument['theme']) {
  const patch = patchOf(themeSchema.shape).parse(changedFields(document.theme, theme));
  const { type: typePair, ...looks } = patch;
  return Object.keys(patch).length === 0
    ? []
    : [{ type: 'setTheme' as const, ...looks, ...(typePair && { typePair }) }];
}
