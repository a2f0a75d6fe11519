import { formatNumber } from '#app/ui/index.ts';
import type { ShownGateCase } from './shown.ts';
import { dollars } from './dollars.ts';

type Answer = ShownGateCase['old'][number];

/** What the answers of both sides took, old against new, in words. */
export function takenOf(cases: readonly Pick<ShownGateCase, 'old' | 'fresh'>[]): string {
  const [old, fresh] = [sumOf(cases.flatMap((one) => one.old)), sumOf(cases.flatMap((one) => one.fresh))];
  const tokens =
    old.tokens + fresh.tokens === 0
      ? ''
      : ` Tokens: ${formatNumber(old.tokens)} before, ${formatNumber(fresh.tokens)} now; ${dollars.format(old.cost)} before, ${dollars.format(fresh.cost)} now.`;
  return `Time: ${seconds(old.time)} before, ${seconds(fresh.time)} now.${tokens}`;
}

/** What one answer took. */
export const tookOf = ({ milliseconds, usage }: Answer): string =>
  usage?.inputTokens == null || usage.outputTokens == null
    ? seconds(milliseconds)
    : `${seconds(milliseconds)}, ${formatNumber(usage.inputTokens)} tokens in, ${formatNumber(usage.outputTokens)} out`;

const sumOf = (answers: readonly Answer[]) => ({
  time: answers.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  tokens: answers.reduce((sum, { usage }) => sum + (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0), 0),
  cost: answers.reduce((sum, { usage }) => sum + (usage?.cost ?? 0), 0),
});

const seconds = (milliseconds: number) => `${formatNumber(Math.round(milliseconds / 100) / 10)} s`;
