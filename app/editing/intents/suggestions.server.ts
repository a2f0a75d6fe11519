import { proposalsIn } from '#site/origins/texts-of.ts';
import { entry, type Intent } from './intent.ts';

/** Makes suggested texts the owner's: the one at a path, those of a section, or all of them when `at` is empty. */
export const keepSuggestions: Intent = ({ document, form }) =>
  decide(document, entry(form, 'at'), 'keepProposals', 'Kept');

/** Takes suggested texts out, with the entries and sections that hold nothing else. */
export const dropSuggestions: Intent = ({ document, form }) => ({
  ...decide(document, entry(form, 'at'), 'dropProposals', 'Dropped'),
  offersUndo: true,
});

function decide(
  document: Parameters<Intent>[0]['document'],
  at: string,
  type: 'keepProposals' | 'dropProposals',
  done: string,
): Extract<ReturnType<Intent>, { ok: true }> {
  const isThere = proposalsIn(document).some(({ path }) => at === '' || path === at || path.startsWith(`${at}/`));
  if (!isThere) return { ok: true, operations: [], message: 'It was decided already' };
  return { ok: true, operations: [{ type, ...(at && { at }) }], message: done };
}
