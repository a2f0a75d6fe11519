import { z } from 'zod';
import { footerFields } from '../../model/document.ts';
import { partName } from '../../model/part-names.ts';
import { patched, patchOf } from '../../model/patch.ts';
import type { Verb } from '../verb.ts';
import { changedNames, fieldWords } from '../words.ts';

const schema = patchOf(footerFields).extend({ type: z.literal('setFooter') });

export const setFooter = {
  type: 'setFooter',
  hint: 'Changes the footer below every page.',
  schema,
  apply: (document, { type: _type, ...patch }) => ({ ...document, footer: patched(document.footer, patch) }),
  describe: (_operation, before, after) =>
    `Changed ${fieldWords(changedNames(before.footer, after.footer).map((name) => partName(['footer', name])))}`,
} satisfies Verb<typeof schema>;
