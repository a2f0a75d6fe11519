import { MOST_BRIEF } from '#site/model/brief.ts';
import type { Field } from '../noun.ts';

export type NewField = 'brief' | 'website' | 'address' | 'title' | 'tags';

/** A way to a new training website: what is asked for. */
export type Way = {
  id: 'brief' | 'website' | 'address';
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
  help: 'Separated by commas',
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
        maxLength: MOST_BRIEF,
        rows: 8,
        help: 'The business in its owner’s words: what it is, what it offers, prices, hours, how it should look',
      },
      title,
      tags,
    ],
    submitLabel: 'Make the website',
  },
  {
    id: 'website',
    label: 'From a website',
    about:
      'A copy of a website whose owner agreed to it, without its personal data: phone numbers, addresses and names become gaps, and pictures become drawings. If its owner withdraws consent, the copy is deleted.',
    fields: [
      {
        name: 'website',
        label: 'Website',
        kind: 'line',
        maxLength: 300,
        isCode: true,
        help: 'Its address, such as https://name.example, or its id',
      },
      title,
      tags,
    ],
    submitLabel: 'Copy the website',
  },
  {
    id: 'address',
    label: 'From a public page',
    about:
      'The page is fetched once, if its website lets robots read it, and its words become sections of ours. No script runs and no picture is copied; a report says what was kept, left out and guessed.',
    fields: [
      {
        name: 'address',
        label: 'Address',
        kind: 'line',
        maxLength: 2000,
        isCode: true,
        help: 'Such as https://example.com/about',
      },
      title,
      tags,
    ],
    submitLabel: 'Read the page',
  },
];

export const wayIn = (search: URLSearchParams): Way => ways.find(({ id }) => id === search.get('from')) ?? ways[0];
