export { forgivingLink } from './forgiving-link.ts';
export { initialValues, type ListChange } from './list-change.ts';
export { readForm, type FormRead, type ReadOptions } from './read-form.ts';
