import { z } from 'zod';
import { brandFields } from '../../model/document.ts';
import { imageSchema } from '../../model/fields.ts';
import { partName } from '../../model/part-names.ts';
import { patched, patchOf } from '../../model/patch.ts';
import type { Verb } from '../verb.ts';
import { changedNames, fieldWords } from '../words.ts';

const schema = patchOf({ ...brandFields, logo: imageSchema, icon: imageSchema }).extend({
  type: z.literal('setBrand'),
});

export const setBrand = {
  type: 'setBrand',
  hint: 'Changes the name, the tagline, the logo or the icon in the browser’s tab.',
  schema,
  apply: (document, { type: _type, ...patch }) => ({ ...document, brand: patched(document.brand, patch) }),
  describe: (_operation, before, after) =>
    `Changed ${fieldWords(changedNames(before.brand, after.brand).map((name) => partName(['brand', name])))}`,
} satisfies Verb<typeof schema>;
