import { entry } from '../forms/entry.ts';
import { readHours } from '../forms/opening-hours.ts';
import { sameJson } from '../model/json.ts';
import { type Intent } from './intent.ts';

/** The week of opening hours, with the note below it. */
export const saveHours: Intent = {
  isTyped: true,
  previews: true,
  run: ({ document, form }) => {
    const { hours, closedDays } = document.business;
    const read = readHours((name) => entry(form, name), { hours, closedDays });
    const values = { hours: read.hours, closedDays: read.closedDays };
    if (!read.ok)
      return {
        ok: false,
        code: 'INVALID',
        message: 'Some of the hours need another look.',
        fields: read.fields,
        values,
      };
    return {
      ok: true,
      operations: sameJson(values, { hours, closedDays }) ? [] : [{ type: 'setBusiness', ...values }],
      values,
      message: 'Opening hours saved',
      mergedWith: () => values,
    };
  },
};
