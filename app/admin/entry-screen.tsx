import { Form, useSearchParams } from '@remix-run/react';
import { Pencil, Trash2 } from 'lucide';
import type { ReactNode } from 'react';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Badge, ButtonLink, Card, classes, DateTime, Dialog, Icon } from '#app/ui/index.ts';
import { HistoryPanel } from './history-panel.tsx';
import type { History } from './history.server.ts';
import { entryPath, withParam, type Choices, type EntryOf, type Field, type Noun, type Value } from './noun.ts';
import { factLabel, fieldInWords } from './values.ts';

type EntryScreenProps<Name extends string, Row extends { id: string }, Entry extends EntryOf<Name>> = {
  noun: Noun<Name, Row, Entry>;
  data: { entry: Entry; choices: Choices; history: History };
};

/** One entry: what it is, what was done to it, and the ways to change and to delete it. */
export function EntryScreen<Name extends string, Row extends { id: string }, Entry extends EntryOf<Name>>({
  noun,
  data: { entry, choices, history },
}: EntryScreenProps<Name, Row, Entry>) {
  const [search] = useSearchParams();
  const here = entryPath(noun, entry.id);
  const isDeletable = noun.isDeletable?.(entry) ?? true;
  const isEditable = noun.isEditable?.(entry) ?? true;
  const beside = noun.beside?.(entry);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="min-w-0 text-lg break-words focus:outline-none">
          {noun.nameOf(entry)}
        </h1>
        <div className="flex gap-2">
          {isEditable && (
            <ButtonLink
              href={noun.isEditedInPanel ? withParam(here, 'panel', 'edit') : `${here}/edit`}
              icon={<Icon of={Pencil} />}
            >
              Edit
            </ButtonLink>
          )}
          {isDeletable && (
            <ButtonLink look="quiet" href={withParam(here, 'panel', 'delete')} icon={<Icon of={Trash2} />} keepsPlace>
              Delete …
            </ButtonLink>
          )}
        </div>
      </div>
      {noun.lead?.(entry)}
      <div
        className={classes(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-6',
          beside != null && 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
        )}
      >
        <Card>
          <dl className="divide-y">
            {noun.fields
              .filter(({ isName }) => !isName)
              .map((field) => (
                <Fact key={field.name} label={factLabel(field)}>
                  {shown(field, entry[field.name], choices)}
                </Fact>
              ))}
            {noun.facts?.(entry).map(({ label, value }) => (
              <Fact key={label} label={label}>
                {value}
              </Fact>
            ))}
            {entry.createdAt && (
              <Fact label="Created">
                <DateTime at={entry.createdAt} />
              </Fact>
            )}
            {entry.updatedAt && (
              <Fact label="Changed">
                <DateTime at={entry.updatedAt} />
                {entry.updatedBy && ` by ${entry.updatedBy}`}
              </Fact>
            )}
          </dl>
        </Card>
        {beside}
      </div>
      <HistoryPanel history={history} here={here} version={entry.version} />
      {isDeletable && search.get('panel') === 'delete' && (
        <Dialog title={`Delete “${noun.nameOf(entry)}”?`} closeHref={here}>
          <p className="text-muted">{noun.deleting(entry)}</p>
          <Form method="post" action={here} className="mt-6 flex justify-end gap-2">
            <ButtonLink href={here}>Keep it</ButtonLink>
            <SubmitButton look="danger" name="intent" value="delete">
              Delete {noun.words.one}
            </SubmitButton>
          </Form>
        </Dialog>
      )}
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 px-4 py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
    <dt className="text-sm leading-6 text-muted">{label}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
);

function shown<Name extends string>(field: Field<Name>, value: Value, choices: Choices): ReactNode {
  if (value === null || value === undefined || value === '') return '–';
  const words = fieldInWords(field, value, choices);
  if (field.kind === 'switch') return <Badge tone={value ? 'success' : 'neutral'}>{words}</Badge>;
  if (field.kind === 'json') return <pre className="font-mono text-sm leading-6 whitespace-pre-wrap">{words}</pre>;
  return field.kind === 'text' ? <span className="whitespace-pre-line">{words}</span> : words;
}
