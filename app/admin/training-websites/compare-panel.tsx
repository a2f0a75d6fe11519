import { Form } from '@remix-run/react';
import { Button, ButtonLink, Card, DateTime, Link, Notice } from '#app/ui/index.ts';
import { entryPath } from '../noun.ts';
import { COMPARED } from './compared.ts';
import { EntryPreview } from './entry-parts.tsx';
import { TRAINING_PATH, type TrainingEntry } from './training-entry.ts';
import { originWords, statusWords } from './training-words.ts';

export type Comparison =
  /** Nothing is compared. */
  | { state: 'none' }
  /** One was chosen; another one is to come. */
  | { state: 'one'; entry: Pick<TrainingEntry, 'id' | 'title'> }
  /** Three or more were chosen, or one that is not there. */
  | { state: 'wrong'; problem: string }
  | { state: 'two'; entries: [TrainingEntry, TrainingEntry] };

type ComparePanelProps = { comparison: Comparison; closeHref: string };

/** Two entries beside each other: previews, briefs and facts. On a phone one stands under the other. */
export function ComparePanel({ comparison, closeHref }: ComparePanelProps) {
  if (comparison.state === 'none') return null;
  if (comparison.state === 'wrong') return <Notice tone="warning">{comparison.problem}</Notice>;
  if (comparison.state === 'one')
    return (
      <Notice
        tone="info"
        title={`“${comparison.entry.title}” is chosen`}
        actions={<ButtonLink href={closeHref}>Choose none</ButtonLink>}
      >
        Choose a second one below, then press “Compare two”.
      </Notice>
    );
  return (
    <section aria-labelledby="compared" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="compared" className="text-lg">
          Side by side
        </h2>
        <ButtonLink look="quiet" href={closeHref}>
          Close the comparison
        </ButtonLink>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        {comparison.entries.map((entry) => (
          <Compared key={entry.id} entry={entry} />
        ))}
      </div>
    </section>
  );
}

const Compared = ({ entry }: { entry: TrainingEntry }) => (
  <article aria-label={entry.title} className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <h3 className="text-base font-semibold break-words">
      <Link href={entryPath({ path: TRAINING_PATH }, entry.id)} className="hover:underline">
        {entry.title}
      </Link>
    </h3>
    <EntryPreview entry={entry} className="h-[28rem]" />
    <Card>
      <dl className="divide-y">
        {factsOf(entry).map(([label, value]) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-4 px-4 py-2 sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <dt className="text-sm leading-6 text-muted">{label}</dt>
            <dd className="break-words whitespace-pre-line">{value || '–'}</dd>
          </div>
        ))}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 px-4 py-2 sm:grid-cols-[7rem_minmax(0,1fr)]">
          <dt className="text-sm leading-6 text-muted">Made</dt>
          <dd>
            <DateTime at={entry.createdAt} />
          </dd>
        </div>
      </dl>
    </Card>
  </article>
);

const factsOf = ({ brief, tags, score, status, origin, notes, website }: TrainingEntry): [string, string][] => [
  ['Brief', brief],
  ['Tags', tags],
  ['Score', score == null ? '' : String(score)],
  ['Status', statusWords[status]],
  ['Made from', originWords[origin]],
  ['Language', website?.language ?? ''],
  ['Notes', notes],
];

/** Sends the two that were ticked in the list; keeps what narrows it, and one that was chosen elsewhere. */
export const CompareForm = ({ kept }: { kept: [name: string, value: string][] }) => (
  <Form method="get" id={COMPARED} className="flex flex-wrap items-center gap-3">
    {kept.map(([name, value]) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit">Compare two</Button>
    <p className="text-sm text-muted">Tick two above to see them side by side.</p>
  </Form>
);
