import { ListChecks } from 'lucide';
import { Badge, DateTime, Link } from '#app/ui/index.ts';
import { entryPath, type Filter, type Noun } from '../noun.ts';
import { EXAMPLE, EXAMPLES_PATH as path, type ExampleEntry, type ExampleRow } from './example-entry.ts';
import { Alike, CallNames, Judge, OtherAnswer, Replaced, Tick } from './example-parts.tsx';
import {
  kindOptions,
  kindWords,
  sourceOptions,
  sourceWords,
  splitOptions,
  splitWords,
  stateOptions,
  stateTones,
  stateWords,
} from './example-words.ts';

export type ExampleField = 'task' | 'words' | 'calls' | 'reply' | 'tags' | 'score';

const any = (label: string) => ({ value: '', label });

/** The filters of the list, with the tags that there are. */
export const filtersWith = (tags: readonly string[]): Filter[] => [
  { name: 'state', label: 'State', options: [any('Any state'), ...stateOptions] },
  { name: 'source', label: 'Came from', options: [any('From anywhere'), ...sourceOptions] },
  { name: 'split', label: 'Used for', options: [any('For anything'), ...splitOptions] },
  { name: 'kind', label: 'Kind', options: [any('Any kind'), ...kindOptions] },
  {
    name: 'tag',
    label: 'Tag',
    options: [any('Any tag'), ...tags.map((tag) => ({ value: tag, label: tag }))],
  },
];

/** What was asked for, and what is expected of the assistant. */
export const exampleNoun: Noun<ExampleField, ExampleRow, ExampleEntry> = {
  path,
  panel: EXAMPLE,
  icon: ListChecks,
  words: {
    one: 'example',
    many: 'examples',
    title: 'Examples',
    purpose: 'What owners ask for and what the assistant should do then: shown to models, and exported to train them.',
    searchedIn: 'words',
  },
  columns: [
    {
      label: 'Choose',
      cell: ({ id, words }) => <Tick id={id} words={words} />,
    },
    {
      label: 'Asked for',
      cell: ({ id, words, answer }) => (
        <div className="min-w-44">
          <Link
            href={entryPath({ path, panel: EXAMPLE }, id)}
            className="line-clamp-2 font-medium break-words hover:underline"
          >
            {words}
          </Link>
          <CallNames answer={answer} />
        </div>
      ),
    },
    { label: 'State', cell: ({ state }) => <Badge tone={stateTones[state]}>{stateWords[state]}</Badge> },
    {
      label: 'Tags',
      cell: ({ tags }) => (
        <span className="flex max-w-48 flex-wrap gap-1">
          {tags.map((tag) => (
            <Link key={tag} href={`${path}?${new URLSearchParams({ tag })}`} aria-label={`Tagged “${tag}”`}>
              <Badge>{tag}</Badge>
            </Link>
          ))}
        </span>
      ),
    },
    {
      label: 'Came from',
      cell: ({ source, kind }) => (
        <>
          {sourceWords[source]}
          {kind === 'PREFERENCE' && <span className="block text-sm text-muted">{kindWords[kind]}</span>}
        </>
      ),
    },
    { label: 'Used for', cell: ({ split }) => splitWords[split] },
    { label: 'Score', isNumber: true, cell: ({ score }) => score ?? '–' },
    {
      label: 'Added',
      cell: ({ createdAt }) => <DateTime at={createdAt} className="whitespace-nowrap text-muted" />,
    },
  ],
  fields: [
    {
      name: 'task',
      label: 'What is asked for',
      kind: 'choice',
      isFixed: true,
    },
    { name: 'words', label: 'Words', kind: 'text', rows: 5, help: 'The message or the brief, as an owner says it' },
    {
      name: 'calls',
      label: 'Expected calls',
      kind: 'json',
      optional: true,
      help: 'A list, such as [{"name": "setBrand", "input": {"tagline": "Bread, two days old"}}]',
    },
    {
      name: 'reply',
      label: 'Reply',
      kind: 'text',
      rows: 3,
      optional: true,
      help: 'What the assistant says at the end',
    },
    {
      name: 'tags',
      label: 'Tags',
      kind: 'line',
      maxLength: 500,
      optional: true,
      help: 'Separated by commas, such as “hours, english”',
    },
    { name: 'score', label: 'Score', kind: 'number', min: 1, max: 5, optional: true, help: '1 to 5; 5 is best' },
  ],
  isEditedInPanel: true,
  nameOf: ({ words }) => (words.length > 80 ? `${words.slice(0, 79)}…` : words),
  lead: (entry) => <Judge entry={entry} />,
  facts: (entry) => [
    ...(entry.about === null ? [] : [{ label: 'About the website', value: entry.about }]),
    ...(entry.before === null
      ? []
      : [
          {
            label: 'Said before',
            value: <pre className="font-mono text-sm leading-6 break-words whitespace-pre-wrap">{entry.before}</pre>,
          },
        ]),
    ...(entry.other === null ? [] : [{ label: 'Not so good', value: <OtherAnswer other={entry.other} /> }]),
    { label: 'Came from', value: `${sourceWords[entry.source]}, by ${entry.createdBy}` },
    ...(entry.replaced ? [{ label: 'Replaced', value: <Replaced replaced={entry.replaced} /> }] : []),
    { label: 'Used for', value: splitWords[entry.split] },
    ...(entry.state === 'APPROVED' && entry.split === 'TRAINING'
      ? [{ label: 'Shown to models', value: entry.isShown ? 'Yes, it is live' : 'Not yet: it waits to go live' }]
      : []),
  ],
  beside: (entry) => <Alike entry={entry} />,
  deleting: () => 'Files that it was exported to keep it. This cannot be undone.',
};
