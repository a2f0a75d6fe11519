import { sameJson } from '#site/model/json.ts';
import { readHours } from '../opening-hours.ts';
import { entry, type Intent } from './intent.ts';

/** The week of opening hours, with the note below it. */
export const saveHours: Intent = ({ document, form }) => {
  const read = readHours((name) => entry(form, name));
  const values = { hours: read.hours };
  if (!read.ok)
    return { ok: false, code: 'INVALID', message: 'Some of the hours need another look.', fields: read.fields, values };
  return {
    ok: true,
    operations: sameJson(read.hours, document.business.hours) ? [] : [{ type: 'setBusiness', hours: read.hours }],
    values,
    message: 'Opening hours saved',
    mergedWith: () => values,
  };
};
