import { ChangeForm } from '#app/editing/change-form.tsx';
import { searchWith } from '#app/editing/search-params.ts';
import { Button, EmptyState, Field, Input, Link, Notice, Textarea } from '#app/ui/index.ts';
import type { EditorProps } from '../editor-props.ts';
import type { UnderstoodRow } from '#app/understood/understood-row.ts';
import { PanelHeader } from './panel-header.tsx';

/** What was read of the description that the website was made from, with a way to change each thing. */
export function UnderstoodPanel(props: EditorProps & { rows: UnderstoodRow[] | null }) {
  const { view, search, rows, outcome } = props;
  const refused = outcome && !outcome.ok && outcome.intent === 'change-fact' ? outcome : null;
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <PanelHeader
        title="What I understood"
        back={{ href: searchWith(search, { panel: null }), label: view.page.title }}
        hint="Read from your description. Nothing else is said on your website."
      />
      {refused && (
        <Notice tone="danger" title="Not changed">
          {refused.message}
        </Notice>
      )}
      {rows === null && (
        <Notice tone="warning" title="Not read just now">
          Your description could not be read in time. Open this panel again in a moment.
        </Notice>
      )}
      {rows?.length === 0 && (
        <EmptyState title="There is no description to read">
          This website was not made from a description, so everything on it was written by hand.
        </EmptyState>
      )}
      {rows !== null && rows.length > 0 && (
        <dl className="divide-y rounded-lg border bg-surface">
          {rows.map((row) => (
            <Row key={row.fact} {...props} row={row} />
          ))}
        </dl>
      )}
    </div>
  );
}

function Row({ website, row }: EditorProps & { row: UnderstoodRow }) {
  const { fact, label, value, change } = row;
  return (
    <div id={`fact-${fact}`} className="grid scroll-mt-20 gap-1 px-3.5 py-2.5 target:bg-accent-soft">
      <dt className="flex items-baseline justify-between gap-3 text-sm text-muted">
        {label}
        {website.canWrite && change?.by === 'link' && (
          <Link href={change.href} className="text-link" aria-label={`Change: ${label}`}>
            Change
          </Link>
        )}
      </dt>
      <dd className="break-words whitespace-pre-line">{value}</dd>
      {website.canWrite && change?.by === 'form' && (
        <dd>
          <details>
            <summary className="text-link cursor-pointer text-sm" aria-label={`Change: ${label}`}>
              Change
            </summary>
            <ChangeForm
              intent="change-fact"
              revision={website.currentRevision}
              values={{ fact, from: value }}
              className="mt-2 grid gap-2"
            >
              <Field label={label} labelHidden help="It is changed wherever it appears.">
                {value.includes('\n') ? (
                  <Textarea name="value" defaultValue={value} rows={3} />
                ) : (
                  <Input name="value" defaultValue={value} autoComplete="off" />
                )}
              </Field>
              <Button type="submit" className="justify-self-start">
                Change everywhere
              </Button>
            </ChangeForm>
          </details>
        </dd>
      )}
    </div>
  );
}
