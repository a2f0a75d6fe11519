import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { beside, bundleServer } from '../../scripts/bundle-server.mjs';
import { BUNDLES } from '#tests/support/bundles.ts';
import { runFresh } from '../quality/fresh/run-fresh.ts';
import { runQuality } from '../quality/run-quality.ts';
import { measureApart } from './apart.ts';
import { names } from './measures.ts';
import { lost, machine, tableOf, type Row } from './row.ts';

const HOW = `npm run bench -- [NAME …] [--memory-seconds N] [--websites N] [--posts N] [--record]
  NAME              one of: ${names.join(', ')}; all of them when none is named
  --memory-seconds  how long the load of the row about memory lasts (600)
  --websites        how many websites the large installation of the row about growth has (1000000)
  --posts           how many posts the large blog has (1000)
  --record          writes what was measured below the table of the last whole run
npm run bench -- quality: what is generated, looked at
npm run bench -- fresh FILE: a batch of briefs and messages that nobody here had seen, scored`;

const RESULTS = 'benchmarks/results.md';
const BY_THEMSELVES = '## Taken by themselves since';

const wholeNumber = (text: string, name: string): string => {
  if (/^[1-9]\d*$/.test(text)) return text;
  throw new Error(`--${name} takes a whole number, not “${text}”.`);
};

function readCommand() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'memory-seconds': { type: 'string', default: '600' },
      websites: { type: 'string', default: '1000000' },
      posts: { type: 'string', default: '1000' },
      record: { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.filter((name) => !names.some((known) => known === name));
  if (unknown.length > 0) throw new Error(`There is no measure ${unknown.join(', ')}.`);
  return {
    wanted: positionals,
    isRecorded: values.record,
    env: {
      BENCH_MEMORY_SECONDS: wholeNumber(values['memory-seconds'], 'memory-seconds'),
      BENCH_WEBSITES: wholeNumber(values.websites, 'websites'),
      BENCH_POSTS: wholeNumber(values.posts, 'posts'),
    },
  };
}

async function run(): Promise<number> {
  // What is generated is looked at by measures of its own, which take minutes.
  if (process.argv[2] === 'quality') return runQuality(process.argv.slice(3));
  if (process.argv[2] === 'fresh') return runFresh(process.argv.slice(3));
  const { wanted, isRecorded, env } = readCommand();
  const load = loadavg()[0] ?? 0;
  // What reads on threads in the processes of the measures.
  await bundleServer(beside, BUNDLES);
  const begun = performance.now();
  const rows: Row[] = [];
  for (const name of names) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.info(`measuring ${name} …`);
    rows.push(
      ...(await measureApart(name, env).catch((error: unknown) => {
        console.error(error);
        return [lost(name, error)];
      })),
    );
  }

  const table = tableOf(rows);
  const minutes = Math.ceil((performance.now() - begun) / 60_000);
  const missed = rows.filter(({ reached }) => !reached).length;
  const verdict = `${rows.length - missed} of ${rows.length} targets reached, in ${minutes} minutes.`;
  console.info(`\n${table}\n\n${verdict}`);
  if (wanted.length > 0 && isRecorded) {
    const [whole = ''] = readFileSync(RESULTS, 'utf8').split(BY_THEMSELVES);
    const how = `${machine()}, where ${load.toFixed(1)} processes wanted to run before it began. ${wanted.join(', ')}: ${verdict}`;
    writeFileSync(RESULTS, `${whole.trimEnd()}\n\n${BY_THEMSELVES}\n\n${how}\n\n${table}\n`);
  }
  if (wanted.length === 0) {
    mkdirSync('benchmarks', { recursive: true });
    writeFileSync(
      RESULTS,
      `# Benchmark results\n\n${machine()}. Written by \`npm run bench\`; ratios come from one run. ${verdict}\n\n${table}\n`,
    );
  }
  return missed === 0 ? 0 : 1;
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${HOW}`);
  return 2;
});
