import { entry } from '../forms/entry.ts';
import { partName } from '../operations/index.ts';
import { type Intent } from './intent.ts';

/** Lets the assistant change one locked field again, or all of them (`lock` is `all`). */
export const unlock: Intent = {
  run: ({ document, form }) => {
    const chosen = entry(form, 'lock');
    const paths = chosen === 'all' ? document.locks : document.locks.filter((lock) => lock === chosen);
    if (paths.length === 0) return { ok: true, operations: [] };
    return {
      ok: true,
      operations: [{ type: 'unlockFields', paths }],
      message:
        chosen === 'all' ? 'The assistant may change everything' : `Unlocked: ${partName(chosen.split('/'), document)}`,
    };
  },
};
