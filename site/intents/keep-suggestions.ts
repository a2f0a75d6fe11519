import { entry } from '../forms/entry.ts';
import { decideSuggestions } from './decide-suggestions.ts';
import { type Intent } from './intent.ts';

/** Makes suggested texts the owner's: the one at a path, those of a section, or all of them when `at` is empty. */
export const keepSuggestions: Intent = {
  run: ({ document, form }) => decideSuggestions(document, entry(form, 'at'), 'keepProposals', 'Kept'),
};
