/** The name of the choice between two values of a field, in a form that two people filled in. */
export const choiceName = (field: string): string => `keep-${field}`;
export const MINE = 'mine';
export const THEIRS = 'theirs';
