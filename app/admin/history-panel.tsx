import { Form } from '@remix-run/react';
import { ArrowRight } from 'lucide';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Pieces } from '#app/pieces.tsx';
import { ButtonLink, counted, DateTime, EmptyState, Icon } from '#app/ui/index.ts';
import { withParam } from './noun.ts';
import type { History, ShownChange, ShownWrite } from './history.server.ts';

type HistoryPanelProps = { history: History; here: string; version: number };

/** What was done to an entry: who, when, what differs, and the way back. */
export function HistoryPanel({ history: { total, older, isNewest, writes }, here, version }: HistoryPanelProps) {
  return (
    <section id="history" aria-labelledby="history-title" className="grid grid-cols-[minmax(0,1fr)] scroll-mt-20 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="history-title" className="text-base font-semibold">
          History <span className="font-normal text-muted">{counted(total, 'change')}</span>
        </h2>
        <div className="flex gap-2">
          {!isNewest && (
            <ButtonLink size="small" look="quiet" href={`${here}#history`}>
              Newest
            </ButtonLink>
          )}
          {older && (
            <ButtonLink size="small" href={`${withParam(here, 'older', older)}#history`}>
              Older changes
            </ButtonLink>
          )}
        </div>
      </div>
      {writes.length === 0 ? (
        <EmptyState title="Nobody has changed it yet" className="py-8" />
      ) : (
        <ol aria-label="Changes" className="grid grid-cols-[minmax(0,1fr)] divide-y rounded-lg border bg-surface">
          {writes.map((write) => (
            <li key={write.id}>
              <Write write={write} here={here} version={version} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const Write = ({ write, here, version }: { write: ShownWrite; here: string; version: number }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 break-words">
        <span className="font-medium">{write.actor}</span> {write.did}{' '}
        <span className="text-sm text-muted">
          <DateTime at={write.at} />
          {write.version !== null && `, version ${write.version}`}
        </span>
      </p>
      {write.back && (
        <Form method="post" action={here}>
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="fields" value={write.back} />
          <SubmitButton look="secondary" size="small" name="intent" value="put-back">
            Put this back
          </SubmitButton>
        </Form>
      )}
    </div>
    {write.changes.length > 0 && (
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-3 text-sm">
        {write.changes.map((change) => (
          <Change key={change.label} change={change} />
        ))}
      </dl>
    )}
  </div>
);

const Change = ({ change }: { change: ShownChange }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
    <dt className="font-medium">{change.label}</dt>
    {'pieces' in change ? (
      <Pieces
        pieces={change.pieces}
        names={{ then: 'Before', now: 'After' }}
        className={change.isCode ? 'font-mono whitespace-pre-wrap' : undefined}
      />
    ) : (
      <dd className="flex flex-wrap items-center gap-2">
        <del className="rounded-sm bg-danger-soft px-1.5 break-words no-underline">{change.before}</del>
        <Icon of={ArrowRight} className="size-3.5 text-muted" />
        <ins className="rounded-sm bg-success-soft px-1.5 break-words no-underline">{change.after}</ins>
      </dd>
    )}
  </div>
);
