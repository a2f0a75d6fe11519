import { Check, ChevronRight } from 'lucide-react';
import { classes, formatNumber, Icon, Link } from '#app/ui/index.ts';
import { chatAddress } from './chat-address.ts';
import type { ChatMessage } from './load-chat.server.ts';

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumSignificantDigits: 2 });

/** What a turn changed, where, and what it took. */
export function Receipt({ message, website }: { message: ChatMessage; website: string }) {
  const { changes, state, elsewhere, usage } = message;
  const isUndone = state === 'UNDONE';
  if (changes.length === 0 && !usage) return null;
  return (
    <div className="grid gap-2 rounded-lg border bg-surface px-3.5 py-2.5 text-sm">
      {changes.length > 0 && <Changes changes={changes} isUndone={isUndone} />}
      {elsewhere.length > 0 && (
        <p className="text-muted">
          See it on{' '}
          {elsewhere.map(({ title, path }, index) => (
            <span key={path}>
              {index > 0 && ', '}
              <Link href={chatAddress(website, path)} className="text-link">
                {title}
              </Link>
            </span>
          ))}
        </p>
      )}
      {usage && <Cost usage={usage} isFree={message.revision == null} />}
    </div>
  );
}

/** More lines than this are folded. */
const MOST = 6;

/** The changes of a turn, a line each; many are folded. */
export function Changes({ changes, isUndone = false }: { changes: string[]; isUndone?: boolean }) {
  const [first, rest] = changes.length > MOST ? [changes.slice(0, MOST - 1), changes.slice(MOST - 1)] : [changes, []];
  const lines = (some: string[]) =>
    some.map((change, index) => (
      <li key={index} className={classes('flex gap-2', isUndone && 'text-muted line-through')}>
        <Icon of={Check} className="mt-0.5 size-4 text-success" />
        <span className="min-w-0">{change}</span>
      </li>
    ));
  return (
    <div className="grid gap-1">
      <ul className="grid gap-1" aria-label="What changed">
        {lines(first)}
      </ul>
      {rest.length > 0 && (
        <details className="group/more">
          <summary className="w-fit rounded-sm text-muted hover:text-ink">
            <span className="group-open/more:hidden">and {rest.length} more</span>
            <span className="hidden group-open/more:inline">fewer</span>
          </summary>
          <ul className="mt-1 grid gap-1" aria-label="What else changed">
            {lines(rest)}
          </ul>
        </details>
      )}
    </div>
  );
}

const tokensIn = (input: number | null | undefined, output: number | null | undefined): string =>
  input == null || output == null ? 'Not known' : `${formatNumber(input)} in, ${formatNumber(output)} out`;

function Cost({ usage, isFree }: { usage: NonNullable<ChatMessage['usage']>; isFree: boolean }) {
  const { isModel, model, inputTokens, outputTokens, cost } = usage;
  const rows: [name: string, value: string][] = [
    ['Designer', isModel ? (model ?? 'AI model') : 'Built-in'],
    ['Tokens', tokensIn(inputTokens, outputTokens)],
    ['Cost', cost == null ? 'Not known' : dollars.format(cost)],
    ['Counts against your plan', isFree ? 'No' : 'One message'],
  ];
  return (
    <details className="group/cost">
      <summary className="flex w-fit items-center gap-1 rounded-sm text-muted hover:text-ink">
        <Icon of={ChevronRight} className="size-3.5 transition-transform group-open/cost:rotate-90" />
        Receipt
      </summary>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 pl-4.5">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
