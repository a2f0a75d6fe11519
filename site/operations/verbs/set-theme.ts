import { z } from 'zod';
import { themeSchema } from '../../model/document.ts';
import { partName } from '../../model/part-names.ts';
import { patched, patchOf } from '../../model/patch.ts';
import type { Verb } from '../verb.ts';
import { changedNames, fieldWords } from '../words.ts';

const schema = patchOf(themeSchema.shape).extend({ type: z.literal('setTheme') });

/** Changes colours, typefaces, corners, spacing, light or dark. */
export const setTheme = {
  type: 'setTheme',
  schema,
  apply: (document, { type: _type, ...patch }) => ({ ...document, theme: patched(document.theme, patch) }),
  describe: (_operation, before, after) =>
    `Changed ${fieldWords(changedNames(before.theme, after.theme).map((name) => partName(['theme', name])))}`,
} satisfies Verb<typeof schema>;
