import type { ExampleEntryFragment, ExamplesQuery } from '#app/graphql/generated/graphql.ts';

export type ExampleRow = ExamplesQuery['examples']['edges'][number]['node'];

/** An example as forms hold it: its tags are one text, its calls JSON in lines. `about`: the website's name. */
export type ExampleEntry = Omit<ExampleEntryFragment, 'tags' | 'answer' | 'other' | 'document' | 'before'> & {
  tags: string;
  calls: string;
  reply: string;
  other: { calls: string; reply: string } | null;
  about: string | null;
  before: string | null;
};

export const EXAMPLES_PATH = '/fine-tuning/examples';

/** The parameter that names the example to look at. */
export const EXAMPLE = 'example';

/** The form that judges those that are ticked, and the name of each tick. */
export const JUDGED = 'judged';

/** The parameter that ticks all of a page. */
export const TICKED = 'ticked';

/** Where files of examples come in and go out, and the panels of the list that offer it. */
export const IMPORT_PATH = `${EXAMPLES_PATH}/import`;
export const EXPORT_PATH = `${EXAMPLES_PATH}/export`;
export const IMPORT_PANEL = `${EXAMPLES_PATH}?panel=import`;
export const EXPORT_PANEL = `${EXAMPLES_PATH}?panel=export`;

/** The parameter that names the import to tell of. */
export const IMPORT = 'import';
