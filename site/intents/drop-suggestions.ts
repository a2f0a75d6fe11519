import { entry } from '../forms/entry.ts';
import { decideSuggestions } from './decide-suggestions.ts';
import { type Intent } from './intent.ts';

/** Takes suggested texts out, with the entries and sections that hold nothing else. */
export const dropSuggestions: Intent = {
  run: ({ document, form }) => ({
    ...decideSuggestions(document, entry(form, 'at'), 'dropProposals', 'Dropped'),
    offersUndo: true,
  }),
};
