import type { Theme } from '#site/model/document.ts';
import type { Also, Plan } from '../ask.ts';
import { change } from '../ask.ts';
import { operation } from '../document/places.ts';

/** What a request changes of the theme. */
export type Patch = Partial<Omit<Theme, 'type'>> & { typePair?: string };

type More = { covers?: string; isSure?: boolean; also?: Also | undefined };

/** The theme with other values, as one change. */
export const themed = (score: number, patch: Patch, { covers = '', isSure = false, also }: More = {}): Plan[] => {
  const names = Object.keys(patch).map((key) => `theme/${key === 'typePair' ? 'type' : key}`);
  return Object.keys(patch).length === 0
    ? []
    : change(score, operation({ type: 'setTheme', ...patch }), { names, covers, isSure, ...(also && { also }) });
};
