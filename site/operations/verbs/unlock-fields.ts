import { z } from 'zod';
import { partName } from '../../model/part-names.ts';
import { midSentence } from '../../model/field-label.ts';
import type { Verb } from '../verb.ts';

const schema = z.strictObject({
  type: z.literal('unlockFields'),
  paths: z.array(z.string().min(1).max(200)).min(1).max(500),
});

export const unlockFields = {
  type: 'unlockFields',
  hint: "Lets the assistant change fields again that a person edited by hand. `paths` as in the document's `locks`; others are passed over.",
  schema,
  apply: (document, { paths }) => ({ ...document, locks: document.locks.filter((lock) => !paths.includes(lock)) }),
  describe: ({ paths }, before) => {
    const [only = ''] = paths;
    const words = paths.length === 1 ? midSentence(partName(only.split('/'), before)) : `${paths.length} fields`;
    return `Let the assistant change ${words}`;
  },
} satisfies Verb<typeof schema>;
