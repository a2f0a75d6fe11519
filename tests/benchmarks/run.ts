import { mkdirSync, writeFileSync } from 'node:fs';
import { runQuality } from '../quality/run-quality.ts';
import { machine, tableOf, type Row } from './row.ts';
import { dashboardRow } from './rows/dashboard.ts';
import { editRow } from './rows/edit.ts';
import { everyScreenRows } from './rows/every-screen.ts';
import { firstLoadRows } from './rows/first-load.ts';
import { generationRow } from './rows/generation.ts';
import { growthRows } from './rows/growth.ts';
import { memoryRow } from './rows/memory.ts';
import { modelRow } from './rows/model.ts';
import { manyWebsitesRows } from './rows/many-websites.ts';
import { publishedPageRows } from './rows/published-page.ts';
import { sessionRows } from './rows/session.ts';

const measures: [name: string, measure: () => Promise<Row[]>][] = [
  ['generation', generationRow],
  ['edit', editRow],
  ['model', modelRow],
  ['published page', publishedPageRows],
  ['session', sessionRows],
  ['dashboard', dashboardRow],
  ['many websites', manyWebsitesRows],
  ['growth', growthRows],
  ['memory', memoryRow],
  ['every screen', everyScreenRows],
  ['first load', firstLoadRows],
];

const wanted = process.argv.slice(2);
// What is generated is looked at by measures of its own, which take minutes: `npm run bench -- quality`.
if (wanted[0] === 'quality') process.exit(await runQuality(wanted.slice(1)));

const rows: Row[] = [];
for (const [name, measure] of measures) {
  if (wanted.length && !wanted.includes(name)) continue;
  console.info(`measuring ${name} …`);
  rows.push(...(await measure()));
}

const table = tableOf(rows);
console.info(`\n${table}`);
if (!wanted.length) {
  mkdirSync('benchmarks', { recursive: true });
  writeFileSync(
    'benchmarks/results.md',
    `# Benchmark results\n\n${machine()}. Written by \`npm run bench\`; ratios come from one run.\n\n${table}\n`,
  );
}
