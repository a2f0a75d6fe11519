import { entry } from '../forms/entry.ts';
import { templates } from '../templates/index.ts';
import { hasOwnColours } from '../templates/given-colours.ts';
import { invalid, type Intent } from './intent.ts';

/** Gives the website another form; words and pictures stay. */
export const applyTemplate: Intent = {
  run: ({ document, form }) => {
    const template = templates.find(({ id }) => id === entry(form, 'template'));
    if (!template) return invalid('template', 'Choose one of the templates.');
    if (template.id === document.template) return { ok: true, operations: [] };
    return {
      ok: true,
      operations: [{ type: 'applyTemplate', template: template.id }],
      message: hasOwnColours(document)
        ? `Template: ${template.name}. Your colours stay; its own are under Palette.`
        : `Template: ${template.name}`,
    };
  },
};
