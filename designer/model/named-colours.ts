import { modeOf } from '#site/themes/index.ts';
import type { Theme } from '#site/model/document.ts';
import type { Operation } from '#site/operations/index.ts';
import type { Understood } from '../designer.ts';

const CODE = /#[0-9a-f]{6}\b/gi;
const PARTS = ['background', 'ink', 'accent', 'support'] as const;

/**
 * Gives colours that the owner named back to a website that has got another look: those of its first draft that were read in their words.
 * The look keeps the rest; a light or dark ground brings the ink that reads on it. Nothing where no colour was named.
 */
export function namedColoursBack(draft: Theme, look: Theme, understood: readonly Understood[]): Operation[] {
  const said = understood.find(({ fact }) => fact === 'colours')?.value ?? '';
  const named = new Set((said.match(CODE) ?? []).map((code) => code.toLowerCase()));
  const kept: Partial<Record<(typeof PARTS)[number], string>> = {};
  for (const part of PARTS) if (named.has(draft[part].toLowerCase())) kept[part] = draft[part];
  if (Object.keys(kept).length === 0) return [];
  const isTurned = kept.background !== undefined && modeOf(kept.background) !== modeOf(look.background);
  return [{ type: 'setTheme', ...(isTurned && { ink: draft.ink }), ...kept }];
}
