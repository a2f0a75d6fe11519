import { mkdirSync, writeFileSync } from 'node:fs';
import { builtInDesigner } from '#designer/index.ts';
import { machine } from '../../benchmarks/row.ts';
import { ownBriefs } from './own-briefs.ts';
import { publicBriefs } from './public-briefs.ts';
import { scoreBriefs } from './score.ts';

/** Prints the table of the project's own briefs and writes it to `benchmarks/briefs.md`; ends with 1 when one is not whole. */
const results = await scoreBriefs(builtInDesigner, ownBriefs);
const publicResults = await scoreBriefs(builtInDesigner, publicBriefs());
const sum = (of: 'passed' | 'asked') => publicResults.reduce((all, result) => all + result[of], 0);
const publicWhole = publicResults.filter(({ passed, asked }) => passed === asked).length;
const whole = results.filter(({ passed, asked }) => passed === asked).length;
const times = results.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1);

const table = [
  `${whole} of ${results.length} briefs are whole: facts, people, prices, hours, pages, language, colours with their contrast, no claim of our own. Designed and rendered in ${at(0.5)} ms (median), ${at(0.95)} ms (p95).`,
  ...(publicResults.length > 0
    ? [
        '',
        `Of the ${publicResults.length} public briefs (WebGen-Bench, by their numbers) ${publicWhole} are whole; ${sum('passed')} of their ${sum('asked')} checks pass. What is missing there is named: most of it is software such as a search or accounts, which a website of pages does not have. axe looks at all of them in \`quality.md\`.`,
      ]
    : []),
  '',
  '| brief | checks passed | what is missing |',
  '|---|---|---|',
  ...[...results, ...publicResults].map(
    ({ id, passed, asked, problems }) => `| ${id} | ${passed} of ${asked} | ${problems.join('; ')} |`,
  ),
].join('\n');
console.info(table);
mkdirSync('benchmarks', { recursive: true });
writeFileSync(
  'benchmarks/briefs.md',
  `# The built-in designer on own briefs\n\n${machine()}. Written by \`node --import tsx tests/quality/briefs/run.ts\`.\n\n${table}\n`,
);
process.exitCode = whole === results.length ? 0 : 1;
