import { entry, has } from '../forms/entry.ts';
import { themeSchema } from '../model/document.ts';
import { typePairs } from '../themes/index.ts';
import { withTheirs } from './changed-fields.ts';
import { invalid, type Intent } from './intent.ts';
import { themeOperation } from './theme-operation.ts';

const names = Object.keys(themeSchema.shape);
const colourNames = { background: true, ink: true, accent: true, support: true };

const colour = (typed: string) => {
  const digits = typed.replace(/^#/, '').toLowerCase();
  return `#${/^[0-9a-f]{3}$/.test(digits) ? [...digits].map((digit) => digit + digit).join('') : digits}`;
};

/** The theme form: whatever of the theme it holds. Colours are written as `#rrggbb`, with or without the `#`. */
export const saveTheme: Intent = {
  isTyped: true,
  previews: true,
  run: ({ document, form }) => {
    const sent = Object.fromEntries(
      names
        .filter((name) => has(form, name))
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
  },
};
