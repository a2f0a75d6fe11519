import { mkdirSync, writeFileSync } from 'node:fs';
import { machine, tableOf, type Row } from '../benchmarks/row.ts';
import { accessibilityRows } from './measures/accessibility.ts';
import { looksRows } from './looks/look-at-sections.ts';
import { lighthouseRows } from './measures/lighthouse.ts';
import { markupRows } from './measures/markup.ts';
import { roundTripRows } from './measures/round-trip.ts';
import { sequenceRows } from './measures/sequences.ts';
import { twinRows } from './measures/twins.ts';
import { subjects, type Subject } from './sites.ts';
import { weightTable } from './weights.ts';

const measures: [name: string, measure: (subjects: Subject[]) => Promise<Row[]>][] = [
  ['markup', markupRows],
  ['twins', twinRows],
  ['round-trip', roundTripRows],
  ['sequences', sequenceRows],
  ['accessibility', accessibilityRows],
  ['looks', looksRows],
  ['lighthouse', lighthouseRows],
];

const isReached = ({ reached }: Row) => reached;

/**
 * Runs the measures named, or all of them, prints the table and, for all, writes `benchmarks/quality.md`. Gives the code
 * to end with: 1 when a target was missed, 2 for a measure that there is not.
 */
export async function runQuality(wanted: string[]): Promise<number> {
  const unknown = wanted.filter((name) => !measures.some(([known]) => known === name));
  if (unknown.length > 0) {
    console.error(
      `There is no measure ${unknown.join(', ')}. There are: ${measures.map(([name]) => name).join(', ')}.`,
    );
    return 2;
  }

  const only = process.env.QUALITY_SITES ?? '';
  const sites = (await subjects()).filter(({ id }) => id.startsWith(only));
  const rows: Row[] = [];
  for (const [name, measure] of measures) {
    if (wanted.length && !wanted.includes(name)) continue;
    console.info(`looking at ${name} …`);
    rows.push(...(await measure(sites)));
  }

  const table = tableOf(rows);
  console.info(`\n${table}`);
  if (!wanted.length && !only) {
    mkdirSync('benchmarks', { recursive: true });
    writeFileSync(
      'benchmarks/quality.md',
      `# Quality of what is generated\n\n${machine()}. Written by \`npm run bench -- quality\`.\n\n${table}\n\n## Weight of the heaviest pages\n\n${weightTable(sites)}\n`,
    );
  }
  return rows.every(isReached) ? 0 : 1;
}
