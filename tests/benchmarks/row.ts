import { cpus, totalmem } from 'node:os';

/** One line of the results table. */
export type Row = {
  what: string;
  /** Measured value, ready to read. */
  measured: string;
  mustReach: string;
  reached: boolean;
};

/** What stands in the table for a measure that could not be taken. */
export const lost = (name: string, error: unknown): Row => ({
  what: name,
  measured: `not measured: ${error instanceof Error ? error.message : String(error)}`,
  mustReach: 'a number',
  reached: false,
});

/** Value below which the given share (0 to 1) of the numbers lies. */
export function quantile(numbers: number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** All rows as a Markdown table. */
export const tableOf = (rows: Row[]): string =>
  [
    '| what | measured | target | reached |',
    '|---|---|---|---|',
    ...rows.map(
      ({ what, measured, mustReach, reached }) =>
        `| ${what} | ${measured} | ${mustReach} | ${reached ? 'yes' : '**missed**'} |`,
    ),
  ].join('\n');

/** What a table was measured on. */
export const machine = (): string =>
  `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ` +
  `${Math.round(totalmem() / 2 ** 30)} GB of memory, ${new Date().toISOString().slice(0, 10)}`;
