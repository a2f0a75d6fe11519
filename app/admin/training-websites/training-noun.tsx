import { GraduationCap } from 'lucide';
import { Badge, DateTime, Link } from '#app/ui/index.ts';
import { MOST_BRIEF } from '#site/model/brief.ts';
import { entryPath, type Filter, type Noun } from '../noun.ts';
import { COMPARED } from './compared.ts';
import { EntryLead, EntryPreview } from './entry-parts.tsx';
import { ReportFact } from './report-fact.tsx';
import { TRAINING_PATH, type TrainingEntry, type TrainingRow } from './training-entry.ts';
import { originOptions, originWords, statusOptions, statusTones, statusWords } from './training-words.ts';

export type TrainingField = 'title' | 'brief' | 'tags' | 'score' | 'status' | 'notes';

const path = TRAINING_PATH;

/** The filters of the list, with the tags that there are. */
export const filtersWith = (tags: readonly string[]): Filter[] => [
  { name: 'status', label: 'Status', options: [{ value: '', label: 'Any status' }, ...statusOptions] },
  { name: 'origin', label: 'Made from', options: [{ value: '', label: 'Made from anything' }, ...originOptions] },
  {
    name: 'tag',
    label: 'Tag',
    options: [{ value: '', label: 'Any tag' }, ...tags.map((tag) => ({ value: tag, label: tag }))],
  },
  {
    name: 'score',
    label: 'Score',
    options: [
      { value: '', label: 'Any score' },
      ...['5', '4', '3', '2', '1'].map((value) => ({ value, label: `Score ${value}` })),
    ],
  },
];

/** Examples to learn from. */
export const trainingNoun: Noun<TrainingField, TrainingRow, TrainingEntry> = {
  path,
  icon: GraduationCap,
  words: {
    one: 'training website',
    many: 'training websites',
    title: 'Training websites',
    purpose: 'Good examples: what was asked for, and the website that answers it.',
    make: 'Make the first one',
    searchedIn: 'title, brief or address',
  },
  columns: [
    {
      label: 'Compare',
      cell: ({ id, title }) => (
        <input type="checkbox" name={COMPARED} value={id} form={COMPARED} aria-label={`Compare “${title}”`} />
      ),
    },
    {
      label: 'Title',
      cell: ({ id, title, brief }) => (
        <div className="min-w-52">
          <Link href={entryPath({ path }, id)} className="font-medium break-words hover:underline">
            {title}
          </Link>
          <span className="line-clamp-2 text-sm break-words text-muted">{brief}</span>
        </div>
      ),
    },
    { label: 'Made from', cell: ({ origin }) => originWords[origin] },
    {
      label: 'Tags',
      cell: ({ tags }) => (
        <span className="flex max-w-56 flex-wrap gap-1">
          {tags.map((tag) => (
            <Link key={tag} href={`${path}?${new URLSearchParams({ tag })}`} aria-label={`Tagged “${tag}”`}>
              <Badge>{tag}</Badge>
            </Link>
          ))}
        </span>
      ),
    },
    { label: 'Score', isNumber: true, cell: ({ score }) => score ?? '–' },
    { label: 'Status', cell: (row) => <Standing entry={row} /> },
    {
      label: 'Made',
      cell: ({ createdAt }) => <DateTime at={createdAt} className="whitespace-nowrap text-muted" />,
    },
  ],
  fields: [
    { name: 'title', label: 'Title', kind: 'line', maxLength: 120, isName: true },
    {
      name: 'tags',
      label: 'Tags',
      kind: 'line',
      maxLength: 500,
      optional: true,
      help: 'Separated by commas, such as “bakery, short brief”',
    },
    { name: 'status', label: 'Status', kind: 'choice' },
    { name: 'score', label: 'Score', kind: 'number', min: 1, max: 5, optional: true, help: '1 to 5; 5 is best' },
    {
      name: 'brief',
      label: 'Brief',
      kind: 'text',
      maxLength: MOST_BRIEF,
      rows: 8,
      optional: true,
      help: 'What was asked for, as an owner would say it',
    },
    { name: 'notes', label: 'Notes', kind: 'text', maxLength: 4000, rows: 4, optional: true },
  ],
  isEditedInPanel: true,
  isEditable: ({ state }) => state !== 'WORKING',
  nameOf: ({ title }) => title,
  lead: (entry) => <EntryLead entry={entry} />,
  facts: ({ origin, sourceUrl, createdBy, report, website }) => [
    { label: 'Made from', value: originWords[origin] },
    ...(sourceUrl ? [{ label: 'Source', value: <span className="break-all">{sourceUrl}</span> }] : []),
    ...(website ? [{ label: 'Language', value: website.language }] : []),
    { label: 'Made by', value: createdBy },
    ...(report ? [{ label: 'Report', value: <ReportFact report={report} /> }] : []),
  ],
  beside: (entry) => <EntryPreview entry={entry} />,
  deleting: ({ website }) =>
    website
      ? 'Its website goes with it, with everything that was edited there. This cannot be undone.'
      : 'This cannot be undone.',
};

/** What was judged of it; while it is made, and when that came to nothing, that. */
function Standing({ entry: { state, status } }: { entry: Pick<TrainingRow, 'state' | 'status'> }) {
  if (state === 'WORKING') return <Badge tone="accent">Being made</Badge>;
  if (state === 'FAILED') return <Badge tone="danger">Failed</Badge>;
  if (state === 'CANCELLED') return <Badge>Cancelled</Badge>;
  return <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>;
}
