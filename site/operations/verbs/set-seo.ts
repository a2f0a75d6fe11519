import { z } from 'zod';
import { siteSeoFields } from '../../model/document.ts';
import { partName } from '../../model/part-names.ts';
import { patched, patchOf } from '../../model/patch.ts';
import type { Verb } from '../verb.ts';
import { changedNames, fieldWords } from '../words.ts';

const schema = patchOf(siteSeoFields).extend({ type: z.literal('setSeo') });

export const setSeo = {
  type: 'setSeo',
  hint: 'Changes the words for search results and the picture for sharing of the website as a whole.',
  schema,
  apply: (document, { type: _type, ...patch }) => ({ ...document, seo: patched(document.seo, patch) }),
  describe: (_operation, before, after) =>
    `Changed ${fieldWords(changedNames(before.seo, after.seo).map((name) => partName(['seo', name])))}`,
} satisfies Verb<typeof schema>;
