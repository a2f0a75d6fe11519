import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { WhileWorking } from '#app/live/while-working.tsx';
import { Badge, ButtonLink, Card, counted, DateTime, formatNumber, Notice, Spinner } from '#app/ui/index.ts';
import { kindWords, sourceWords, taskWords, toolWords } from '../examples/example-words.ts';
import type { LoadedJob } from './load-tuning.server.ts';
import { choiceOf, jobAddress } from './tuning-address.ts';
import { aboutTokens, inDollars, standingOf } from './tuning-words.ts';

/** One job: how it stands, what can be done, what it is made of, and what was said about it. */
export function JobPanel({ job }: { job: LoadedJob }) {
  const { baseModel, suffix, state, createdBy, createdAt, endpoint } = job;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <h1 tabIndex={-1} className="text-lg break-words focus:outline-none">
          {baseModel}
          {suffix && `, “${suffix}”`}
        </h1>
        <p className="text-sm text-muted">
          A fine-tuning job at {endpoint}. {createdBy}, <DateTime at={createdAt} />
        </p>
      </header>
      {state === 'WORKING' ? <Working job={job} /> : <Over job={job} />}
      <Facts job={job} />
      <Events job={job} />
    </section>
  );
}

const Wish = ({ id, wish, children }: { id: string; wish: string; children: ReactNode }) => (
  <Form method="post" action={jobAddress(id)}>
    <input type="hidden" name="job" value={id} />
    <SubmitButton look="secondary" name="intent" value={wish}>
      {children}
    </SubmitButton>
  </Form>
);

function Working({ job }: { job: LoadedJob }) {
  const { id, step, remoteState, wish, note, trouble, done, total, finishesAt } = job;
  const isPaused = remoteState === 'paused';
  return (
    <>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
        <div className="flex flex-wrap items-center gap-3">
          {!isPaused && <Spinner label="The job is under way" className="text-accent" />}
          <p role="status" className="min-w-0 grow font-medium break-words">
            {standingOf(job).label}
            {done != null && total != null && `, step ${formatNumber(done)} of ${formatNumber(total)}`}
          </p>
          <div className="flex flex-wrap gap-2 max-sm:w-full">
            {step === 'FOLLOW' && (
              <>
                <Wish id={id} wish="LOOK">
                  Look now
                </Wish>
                <Wish id={id} wish={isPaused ? 'RESUME' : 'PAUSE'}>
                  {isPaused ? 'Go on' : 'Pause'}
                </Wish>
              </>
            )}
            {wish !== 'CANCEL' && (
              <Wish id={id} wish="CANCEL">
                Cancel job
              </Wish>
            )}
          </div>
        </div>
        {done != null && total != null && (
          <progress aria-label="Steps" max={total} value={Math.min(done, total)} className="h-1.5 w-full" />
        )}
        {finishesAt && (
          <p className="text-sm text-muted">
            The endpoint expects it to end <DateTime at={finishesAt} />.
          </p>
        )}
        <WhileWorking />
      </Card>
      {trouble && (
        <Notice tone="warning" title="The last check failed; we will check again automatically">
          <span className="break-words">{trouble}</span>
        </Notice>
      )}
      {note && (
        <Notice tone="warning">
          <span className="break-words">{note}</span>
        </Notice>
      )}
    </>
  );
}

function Over({ job }: { job: LoadedJob }) {
  const { id, state, note, model, remoteId } = job;
  const again = remoteId && (
    <Wish id={id} wish="LOOK">
      Look again
    </Wish>
  );
  const words = <span className="break-words">{note}</span>;
  if (state === 'DONE')
    return (
      <Notice
        tone="success"
        title="The model has learned"
        actions={model && <ButtonLink href={choiceOf(model)}>Use this model …</ButtonLink>}
      >
        It is called <code className="font-mono text-sm break-all">{model}</code>. Nothing asks it yet: try it in the
        playground and write its price under “model.prices”. Then it is replayed against the one that is asked today.
      </Notice>
    );
  if (state === 'CANCELLED') return <Notice title="This job was cancelled">{words}</Notice>;
  return (
    <Notice
      tone={state === 'LOST' ? 'warning' : 'danger'}
      title={state === 'LOST' ? 'This job is no longer followed' : 'This job failed'}
      actions={again}
    >
      {words}
    </Notice>
  );
}

function Facts({ job }: { job: LoadedJob }) {
  const { kind, task, source, tag, tools, epochs, examples, validations, estimatedTokens, estimatedCost } = job;
  const narrowed = [
    ...(task ? [taskWords[task].toLowerCase()] : []),
    ...(source ? [`from: ${sourceWords[source].toLowerCase()}`] : []),
    ...(tag ? [`tagged “${tag}”`] : []),
  ];
  const rows: [label: string, value: ReactNode][] = [
    ['Learns', `${kindWords[kind]}s${narrowed.length > 0 ? `, ${narrowed.join(', ')}` : ''}`],
    ['Examples', `${formatNumber(examples)} to learn from, ${formatNumber(validations)} to check with`],
    ['Tools in each line', toolWords[tools]],
    ['Epochs', epochs ?? 'As the endpoint thinks best'],
    ['Expected to take', `${aboutTokens(estimatedTokens)}, ${costInWords(estimatedCost ?? null)}`],
    ...(job.trainedTokens == null ? [] : [['Took', counted(job.trainedTokens, 'token')] satisfies [string, ReactNode]]),
    ...(job.remoteId ? [['At the endpoint', job.remoteId] satisfies [string, ReactNode]] : []),
    ...(job.remoteState ? [['It says', `“${job.remoteState}”`] satisfies [string, ReactNode]] : []),
    ...(job.lookedAt ? [['Last look', <DateTime key="at" at={job.lookedAt} />] satisfies [string, ReactNode]] : []),
  ];
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-sm text-muted sm:py-0.5">{label}</dt>
          <dd className="mb-1.5 break-words tabular-nums sm:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const costInWords = (cost: number | null) => (cost === null ? 'at a cost that is not known' : inDollars(cost));

const levels = { WARNING: 'Warning', ERROR: 'Error' } as const;

const Events = ({ job: { events } }: { job: LoadedJob }) => (
  <section aria-labelledby="events" className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <h2 id="events" className="text-base font-semibold">
      What happened
    </h2>
    <ol className="grid grid-cols-[minmax(0,1fr)] divide-y rounded-lg border bg-surface">
      {events.map(({ id, at, level, message, isOurs }) => (
        <li key={id} className="grid grid-cols-[minmax(0,1fr)] gap-x-4 px-4 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <span className="text-sm text-muted">
            <DateTime at={at} />
            {!isOurs && <span className="block">The endpoint</span>}
          </span>
          <span className="break-words">
            {level !== 'INFO' && (
              <>
                <Badge tone={level === 'ERROR' ? 'danger' : 'warning'}>{levels[level]}</Badge>{' '}
              </>
            )}
            {message}
          </span>
        </li>
      ))}
    </ol>
  </section>
);
