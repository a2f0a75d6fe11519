import { mkdir, writeFile } from 'node:fs/promises';
import { builtInDesigner } from '#designer/index.ts';
import { chatReport } from './report.ts';
import { scoreChatTables } from './tables.ts';

/** Scores the tables, prints what is not understood and writes the results file. */
const tables = await scoreChatTables(builtInDesigner);
for (const { title, results } of tables) {
  const missed = results.filter(({ passed }) => !passed);
  for (const { message, problem } of missed) console.info(`✗ ${message}\n    ${problem}`);
  console.info(`${title}: ${results.length - missed.length} of ${results.length}`);
}
await mkdir('benchmarks', { recursive: true });
await writeFile('benchmarks/chat-understanding.md', chatReport(tables));
