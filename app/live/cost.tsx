import { ChevronRight } from 'lucide';
import { counted, formatNumber, Icon } from '#app/ui/index.ts';

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumSignificantDigits: 2 });

const NOT_KNOWN = 'Not known';

const tokensIn = (input: number | null | undefined, output: number | null | undefined): string =>
  input == null || output == null ? NOT_KNOWN : `${formatNumber(input)} in, ${formatNumber(output)} out`;

/** How many of the tokens in cost less, and what share of them that is. */
const rememberedIn = (cached: number, input: number | null | undefined): string =>
  `${formatNumber(cached)} of the tokens in${input ? ` (${Math.round((100 * cached) / input)} %)` : ''}`;

type Usage = {
  isModel: boolean;
  model?: string | null | undefined;
  inputTokens?: number | null | undefined;
  outputTokens?: number | null | undefined;
  cachedTokens?: number | null | undefined;
  cost?: number | null | undefined;
  isEstimate?: boolean | undefined;
  seconds?: number | null | undefined;
};

type CostProps = { usage: Usage; isFree: boolean; seconds?: number | undefined };

/** What the work of a model took. */
export function Cost({ usage, isFree, seconds = usage.seconds ?? undefined }: CostProps) {
  const { isModel, model, inputTokens, outputTokens, cachedTokens, cost, isEstimate = false } = usage;
  const reckoned = (words: string) => (isEstimate && words !== NOT_KNOWN ? `About ${words}` : words);
  const rows: [name: string, value: string][] = [
    ['Designer', isModel ? (model ?? 'AI model') : 'Built-in'],
    ['Tokens', reckoned(tokensIn(inputTokens, outputTokens))],
    ...(cachedTokens ? [['Remembered', rememberedIn(cachedTokens, inputTokens)] satisfies [string, string]] : []),
    ['Cost', reckoned(cost == null ? NOT_KNOWN : dollars.format(cost))],
    ...(seconds === undefined ? [] : [['Time', counted(seconds, 'second')] satisfies [string, string]]),
    ['Counts against your plan', isFree ? 'No' : 'One message'],
  ];
  return (
    <details className="group/cost open:w-full open:pb-1">
      <summary className="flex min-h-8 w-fit items-center gap-1 rounded-sm hover:text-ink">
        <Icon of={ChevronRight} className="size-3.5 transition-transform group-open/cost:rotate-90" />
        Receipt{cost != null && `, ${dollars.format(cost)}`}
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
