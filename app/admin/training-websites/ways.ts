import type { Field } from '../noun.ts';

export type NewField = 'brief' | 'title' | 'tags';

/** A way to a new training website: what is asked for. */
export type Way = {
  id: 'brief';
  label: string;
  /** What happens, and what does not. */
  about: string;
  fields: readonly Field<NewField>[];
  submitLabel: string;
};

const title: Field<NewField> = {
  name: 'title',
  label: 'Title',
  kind: 'line',
  maxLength: 120,
  optional: true,
  help: 'Left empty: the name of the website',
};
const tags: Field<NewField> = {
  name: 'tags',
  label: 'Tags',
  kind: 'line',
  maxLength: 500,
  optional: true,
  help: 'With commas between them',
};

export const ways: readonly [Way, ...Way[]] = [
  {
    id: 'brief',
    label: 'From a brief',
    about: 'The designer makes a website of what you write, as it does for everybody.',
    fields: [
      {
        name: 'brief',
        label: 'Brief',
        kind: 'text',
        maxLength: 4000,
        rows: 8,
        help: 'The business in its owner’s words: what it is, what it offers, prices, hours, how it should look',
      },
      title,
      tags,
    ],
    submitLabel: 'Make the website',
  },
];

export const wayIn = (search: URLSearchParams): Way => ways.find(({ id }) => id === search.get('from')) ?? ways[0];
