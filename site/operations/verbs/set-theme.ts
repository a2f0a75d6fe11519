import { z } from 'zod';
import { themeSchema } from '../../model/document.ts';
import { failed } from '../../model/failure.ts';
import { partName } from '../../model/part-names.ts';
import { patched, patchOf } from '../../model/patch.ts';
import { modeOf, typePairs } from '../../themes/index.ts';
import type { Verb } from '../verb.ts';
import { changedNames, fieldWords } from '../words.ts';

const { type: typePair, ...looks } = themeSchema.shape;
const schema = patchOf({ ...looks, typePair }).extend({ type: z.literal('setTheme') });

const COLOURS = ['background', 'ink', 'accent', 'support'];

export const setTheme = {
  type: 'setTheme',
  hint: 'Changes colours, corners, spacing, light or dark, and the typefaces by `typePair`, since `type` names the operation.',
  schema,
  apply(document, { type: _type, typePair: type, ...patch }) {
    if (type !== undefined && !typePairs.some(({ id }) => id === type)) {
      const known = typePairs.map(({ id }) => id).join(', ');
      return failed('INVALID', `There are no typefaces called “${type}”. Choose one of: ${known}.`, 'typePair');
    }
    // A light ground on a dark site would not be shown as asked: the mode follows a ground that is set without one.
    const { mode } = document.theme;
    const turned =
      patch.background && patch.mode === undefined && mode !== 'auto' ? modeOf(patch.background) : undefined;
    return {
      ...document,
      theme: patched(document.theme, { ...patch, ...(turned && turned !== mode ? { mode: turned } : {}), type }),
    };
  },
  describe(_operation, before, after) {
    const names = changedNames(before.theme, after.theme);
    const colours = names.filter((name) => COLOURS.includes(name));
    if (colours.length < 3) return `Changed ${fieldWords(names.map((name) => partName(['theme', name])))}`;
    // A palette goes by its colours alone: light or dark comes with it.
    const others = names.filter((name) => !colours.includes(name) && name !== 'mode');
    return `Changed ${fieldWords(['Colours', ...others.map((name) => partName(['theme', name]))])}`;
  },
} satisfies Verb<typeof schema>;
