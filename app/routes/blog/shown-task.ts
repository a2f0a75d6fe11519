import type { ShownTaskFragment } from '#app/graphql/generated/graphql.ts';

/** What the assistant is writing, or wrote. */
export type ShownTask = ShownTaskFragment;

/** Words of how far it is. */
export const progressOf = ({ done }: Pick<ShownTask, 'done'>): string =>
  done > 0
    ? `Writing: ${done.toLocaleString('en')} ${done === 1 ? 'word' : 'words'} so far`
    : 'The assistant is writing…';

/** There is something to read about its end; a quick answer of the built-in designer says all by what it made. */
export const isWorthTelling = ({ state, usage, note }: ShownTask): boolean =>
  state !== 'WORKING' && (state !== 'DONE' || usage != null || note !== '');
