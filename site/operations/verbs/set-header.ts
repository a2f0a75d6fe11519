import { z } from 'zod';
import { headerFields } from '../../model/document.ts';
import { partName } from '../../model/part-names.ts';
import { patched, patchOf } from '../../model/patch.ts';
import type { Verb } from '../verb.ts';
import { changedNames, fieldWords } from '../words.ts';

const schema = patchOf(headerFields).extend({ type: z.literal('setHeader') });

export const setHeader = {
  type: 'setHeader',
  hint: 'Changes the header above every page.',
  schema,
  apply: (document, { type: _type, ...patch }) => ({ ...document, header: patched(document.header, patch) }),
  describe: (_operation, before, after) =>
    `Changed ${fieldWords(changedNames(before.header, after.header).map((name) => partName(['header', name])))}`,
} satisfies Verb<typeof schema>;
