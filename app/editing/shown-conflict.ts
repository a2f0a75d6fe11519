import type { ApiConflict } from '#app/graphql/errors.ts';
import type { ShownConflict } from './outcome.ts';
import { inWords } from './value-in-words.ts';

/** A field that two people changed, for the one who has to choose. */
export const shownConflict = ({ label, path, mine, theirs }: ApiConflict): ShownConflict => ({
  label: label || [path].flat().at(-1) || 'Field',
  mine: inWords(mine),
  theirs: inWords(theirs),
});
