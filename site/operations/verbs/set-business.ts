import { z } from 'zod';
import { businessSchema } from '../../model/document.ts';
import { partName } from '../../model/part-names.ts';
import { patched, patchOf } from '../../model/patch.ts';
import type { Verb } from '../verb.ts';
import { changedNames, fieldWords } from '../words.ts';

const schema = patchOf(businessSchema.shape).extend({ type: z.literal('setBusiness') });

export const setBusiness = {
  type: 'setBusiness',
  hint: 'Changes facts of the business. Lists (hours, social profiles) are given whole.',
  schema,
  apply: (document, { type: _type, ...patch }) => ({ ...document, business: patched(document.business, patch) }),
  describe: (_operation, before, after) =>
    `Changed ${fieldWords(changedNames(before.business, after.business).map((name) => partName(['business', name])))}`,
} satisfies Verb<typeof schema>;
