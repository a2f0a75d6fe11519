// No regular expression of the product may take more than linear time, whatever it is given. `--keep` keeps the verdicts for other machines.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import recheck from 'recheck';
import { expressionsIn, productFiles } from './expressions.mjs';

/** Those that are known to be safe: of every machine, and what this one has read since. */
const KEPT = 'scripts/safe-expressions.txt';
const HERE = '.cache/safe-expressions.txt';
/** To read all of them takes minutes. A few are read anew each day, so that what is kept is doubted, too. */
const DAYS_TO_READ_ALL = 30;
/** Steps are counted and no time is taken, so that a busy machine comes to the same verdicts. Only what never ends is ended. */
const LIMITS = { timeout: 1_200_000, attackTimeout: null, incubationTimeout: null, recallLimit: 0 };

const { version } = JSON.parse(readFileSync('node_modules/recheck/package.json', 'utf8'));
/** Another version of the checker knows none of them. */
const nameOf = (expression) => createHash('sha256').update(`${version} ${expression}`).digest('hex').slice(0, 16);
const linesOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
const today = Math.floor(Date.now() / 86_400_000) % DAYS_TO_READ_ALL;
const isDoubted = (name) => Number.parseInt(name.slice(0, 8), 16) % DAYS_TO_READ_ALL === today;

const found = new Map();
for (const file of productFiles())
  for (const { source, flags, place } of expressionsIn(file)) {
    const name = nameOf(`/${source}/${flags}`);
    const known = found.get(name);
    if (known) known.places.push(place);
    else found.set(name, { source, flags, places: [place] });
  }

const kept = linesOf(KEPT).filter((name) => !isDoubted(name));
const safe = new Set([...kept, ...linesOf(HERE)]);
const wanted = [...found].filter(([name]) => !safe.has(name));
const problems = [];
// An expression's time begins when it is given to the checker: those that waited for all others ran out of it.
const fewAtOnce = pLimit(availableParallelism());
await fewAtOnce.map(wanted, async ([name, { source, flags, places }]) => {
  const { status, complexity, attack, error } = await recheck.check(source, flags, LIMITS);
  if (status === 'safe') safe.add(name);
  else
    problems.push(
      [
        `${places.join(', ')}: /${source}/${flags}`,
        `  ${status}: ${complexity?.summary ?? error?.kind ?? ''}`,
        ...(attack ? [`  for example ${attack.pattern}`] : []),
      ].join('\n'),
    );
});

const lines = [...found.keys()].filter((name) => safe.has(name)).sort();
mkdirSync('.cache', { recursive: true });
for (const file of process.argv.includes('--keep') ? [HERE, KEPT] : [HERE])
  writeFileSync(file, `${lines.join('\n')}\n`);
for (const problem of problems) console.error(problem);
console.info(`${found.size} expressions, ${wanted.length} read anew, ${problems.length} that may take too long`);
process.exit(problems.length > 0 ? 1 : 0);
