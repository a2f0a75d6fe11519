import { Form } from '@remix-run/react';
import { Check, RotateCcw } from 'lucide';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { WhileWorking } from '#app/live/while-working.tsx';
import { Button, Card, DateTime, Icon, Notice, Spinner, Tabs } from '#app/ui/index.ts';
import type { ShownRun } from './load-playground.server.ts';
import { verdictNames } from './past-runs.tsx';
import { PLAYGROUND_PATH, runAddress } from './playground-address.ts';
import { KeptExamples } from './kept-examples.tsx';
import { RunSide } from './run-side.tsx';

/** A run: what was asked for, both results, where they differ, and which is better. */
export function RunPanel({ run }: { run: ShownRun }) {
  const { id, task, words, about, seed, state, note, sides, pages, page, isByModel, createdBy, createdAt } = run;
  const hasBoth = sides.every(({ hasResult }) => hasResult);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <h1 tabIndex={-1} className="text-lg break-words whitespace-pre-line focus:outline-none">
          {words}
        </h1>
        <p className="text-sm text-muted">
          {task === 'BRIEF' ? 'A brief' : `A message on ${about}`}, seed {seed}, by{' '}
          {isByModel ? 'a model' : 'the built-in designer'}. {createdBy}, <DateTime at={createdAt} />
        </p>
      </header>
      {state === 'WORKING' && <Working run={run} />}
      {state === 'FAILED' && (
        <Notice tone="danger" title="This run failed" actions={<Again id={id} />}>
          {note}
        </Notice>
      )}
      {state === 'CANCELLED' && (
        <Notice title="This run was cancelled" actions={<Again id={id} />}>
          What a side had come to before that is shown below.
        </Notice>
      )}
      {hasBoth && <Difference run={run} />}
      {pages.length > 1 && (
        <Tabs
          label="Pages of the results"
          tabs={pages.map(({ path, title }) => ({
            label: title,
            href: runAddress(id, path),
            current: path === page,
          }))}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        {sides.map((side) => (
          <RunSide key={side.side} run={id} side={side} page={page} isWorking={state === 'WORKING'} />
        ))}
      </div>
      {hasBoth && <Judging run={run} />}
      <KeptExamples run={run} />
    </section>
  );
}

const atWork = (sides: ShownRun['sides']): string => {
  const open = sides.filter(({ isOver }) => !isOver);
  if (open.length !== 1) return 'Both sides are at work';
  return open[0]?.side === 'LEFT'
    ? 'The right side is done, the left one is at work'
    : 'The left side is done, the right one is at work';
};

const Working = ({ run: { id, sides } }: { run: ShownRun }) => (
  <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
    <div className="flex flex-wrap items-center gap-3">
      <Spinner label={atWork(sides)} className="text-accent" />
      <p aria-hidden="true" className="min-w-0 grow font-medium">
        {atWork(sides)}
      </p>
      <Form method="post" action={PLAYGROUND_PATH}>
        <input type="hidden" name="run" value={id} />
        <SubmitButton look="secondary" name="intent" value="cancel">
          Cancel
        </SubmitButton>
      </Form>
    </div>
    <WhileWorking />
  </Card>
);

const Again = ({ id }: { id: string }) => (
  <Form method="post" action={PLAYGROUND_PATH}>
    <input type="hidden" name="run" value={id} />
    <SubmitButton look="secondary" name="intent" value="again" icon={<Icon of={RotateCcw} />}>
      Run again
    </SubmitButton>
  </Form>
);

const Difference = ({ run: { difference } }: { run: ShownRun }) =>
  difference.length === 0 ? (
    <Notice>Both sides came to the same website.</Notice>
  ) : (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-2 p-4">
      <h2 className="text-base font-semibold">Where they differ</h2>
      <ul className="list-disc pl-5 sm:columns-2">
        {difference.map((part) => (
          <li key={part} className="break-words">
            {part}
          </li>
        ))}
      </ul>
    </Card>
  );

const verdicts = ['LEFT', 'SAME', 'RIGHT'] as const;

/** Which side is better: kept with the run and as an example, and taken back by pressing it again. */
const Judging = ({ run: { id, verdict } }: { run: ShownRun }) => (
  <div className="flex flex-wrap items-center justify-between gap-3 border-t pt-4">
    <Form method="post" action={PLAYGROUND_PATH} preventScrollReset className="flex flex-wrap gap-2">
      <input type="hidden" name="intent" value="judge" />
      <input type="hidden" name="run" value={id} />
      {verdicts.map((value) => (
        <Button
          key={value}
          type="submit"
          name="verdict"
          value={verdict === value ? '' : value}
          aria-pressed={verdict === value}
          icon={verdict === value ? <Icon of={Check} /> : undefined}
        >
          {verdictNames[value]}
        </Button>
      ))}
    </Form>
    <Again id={id} />
  </div>
);
