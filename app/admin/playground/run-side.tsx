import { Form } from '@remix-run/react';
import { BookmarkPlus } from 'lucide';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Card, counted, Fold, formatNumber, Icon, Notice } from '#app/ui/index.ts';
import type { ShownSide } from './load-playground.server.ts';
import { PLAYGROUND_PATH, resultAddress } from './playground-address.ts';

type RunSideProps = { run: string; side: ShownSide; page: string; isWorking: boolean };

const names = { LEFT: 'Left', RIGHT: 'Right' } as const;

/** One side of a run: how it was asked, its website, what it did, what it was refused, and what it took. */
export function RunSide({ run, side, page, isWorking }: RunSideProps) {
  const { template, model, temperature, hasResult, reply } = side;
  const name = names[side.side];
  const asked = [
    template ? `${template.name}, version ${template.version}` : 'No chat template',
    ...(model ? [model] : []),
    ...(temperature == null ? [] : [`temperature ${temperature}`]),
  ];
  return (
    <article aria-label={name} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <header>
        <h2 className="text-base font-semibold">{name}</h2>
        <p className="text-sm break-words text-muted">{asked.join(', ')}</p>
      </header>
      {hasResult ? (
        <Card className="h-[32rem] overflow-hidden">
          <iframe
            title={`${name}: the website`}
            src={resultAddress(run, side.side, page)}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            className="size-full bg-white"
          />
        </Card>
      ) : (
        <Unfinished side={side} isWorking={isWorking} />
      )}
      {hasResult && <p className="break-words whitespace-pre-line">{reply}</p>}
      <Changes side={side} />
      <Refusals side={side} />
      {hasResult && <Taken side={side} />}
      {hasResult && (
        <Form method="post" action={PLAYGROUND_PATH} preventScrollReset>
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="run" value={run} />
          <SubmitButton
            look="secondary"
            name="side"
            value={side.side}
            icon={<Icon of={BookmarkPlus} />}
            aria-label={`Save as an example: ${name}`}
          >
            Save as an example
          </SubmitButton>
        </Form>
      )}
    </article>
  );
}

function Unfinished({ side: { note, isOver, changes }, isWorking }: { side: ShownSide; isWorking: boolean }) {
  if (isOver) return <Notice tone="danger">{note}</Notice>;
  if (!isWorking) return <Card className="p-4 text-muted">This side did not finish.</Card>;
  // What it did last stands in the list below.
  const now = note === changes.at(-1) ? 'The model thinks of what comes next' : note;
  return <Card className="p-4 text-muted">{now || 'Waiting for its turn'}</Card>;
}

function Changes({ side: { changes, operations, hasResult } }: { side: ShownSide }) {
  if (changes.length === 0) return hasResult ? <p className="text-muted">It changed nothing.</p> : null;
  return (
    <Fold title="What it changed" count={String(changes.length)} isOpen>
      <ul className="grid list-disc gap-1 py-3 pr-4 pl-9">
        {changes.map((change, index) => (
          <li key={index} className="break-words">
            {change}
          </li>
        ))}
      </ul>
      {operations != null && (
        <details className="border-t px-4 py-3 text-sm">
          <summary className="w-fit rounded-sm text-muted hover:text-ink">As operations</summary>
          <pre className="mt-2 max-h-80 overflow-auto break-words whitespace-pre-wrap" tabIndex={0}>
            {JSON.stringify(operations, null, 2)}
          </pre>
        </details>
      )}
    </Fold>
  );
}

function Refusals({ side: { refused } }: { side: ShownSide }) {
  if (refused.length === 0) return null;
  return (
    <Fold title="Calls that were refused" count={String(refused.length)} isOpen={false}>
      <ul className="grid gap-3 px-4 py-3">
        {refused.map(({ name, input, reason }, index) => (
          <li key={index} className="grid grid-cols-[minmax(0,1fr)] gap-1">
            <code className="text-sm break-all">
              {name} {input}
            </code>
            <span className="break-words text-muted">{reason}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** Cents and parts of cents: runs cost little. */
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumSignificantDigits: 2 });

function Taken({ side: { usage, milliseconds } }: { side: ShownSide }) {
  const { inputTokens, outputTokens, cost } = usage ?? {};
  const stoodIn = usage && !usage.isModel && usage.model ? `Built-in, in place of ${usage.model}` : 'Built-in';
  const rows: [name: string, value: string][] = [
    ['Designer', usage?.isModel ? (usage.model ?? 'A model') : stoodIn],
    ['Time', milliseconds == null ? 'Not known' : counted(Math.max(1, Math.round(milliseconds / 1000)), 'second')],
    ['Tokens', inputTokens == null || outputTokens == null ? 'None' : tokensInWords(inputTokens, outputTokens)],
    ['Cost', cost == null ? 'Nothing that is known' : dollars.format(cost)],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm tabular-nums">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const tokensInWords = (input: number, output: number) => `${formatNumber(input)} in, ${formatNumber(output)} out`;
