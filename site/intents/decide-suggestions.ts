import type { WebsiteDocument } from '../model/document.ts';
import { proposalsIn } from '../origins/texts-of.ts';
import type { Asked } from './intent.ts';

/** Keeps or drops the suggested text at a path, those of a section, or all of them when `at` is empty. */
export function decideSuggestions(
  document: WebsiteDocument,
  at: string,
  type: 'keepProposals' | 'dropProposals',
  done: string,
): Asked {
  const isThere = proposalsIn(document).some(({ path }) => at === '' || path === at || path.startsWith(`${at}/`));
  if (!isThere) return { ok: true, operations: [], message: 'It was decided already' };
  return { ok: true, operations: [{ type, ...(at && { at }) }], message: done };
}
