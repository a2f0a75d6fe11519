// No regular expression of the product may take more than linear time, whatever it is given. Verdicts are kept by expression in .cache.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import recheck from 'recheck';
import { expressionsIn, productFiles } from './expressions.mjs';

const KEPT = '.cache/expressions.json';
/** Steps are counted and no time is taken, so that a busy machine comes to the same verdicts. Only what never ends is ended. */
const LIMITS = { timeout: 1_200_000, attackTimeout: null, incubationTimeout: null, recallLimit: 0 };
const { version } = JSON.parse(readFileSync('node_modules/recheck/package.json', 'utf8'));

function keptVerdicts() {
  try {
    const kept = JSON.parse(readFileSync(KEPT, 'utf8'));
    return kept.version === version ? new Map(kept.safe.map((expression) => [expression, 'safe'])) : new Map();
  } catch {
    return new Map();
  }
}

const verdicts = keptVerdicts();
const found = new Map();
for (const file of productFiles())
  for (const { source, flags, place } of expressionsIn(file)) {
    const expression = `/${source}/${flags}`;
    const known = found.get(expression);
    if (known) known.places.push(place);
    else found.set(expression, { source, flags, places: [place] });
  }

const wanted = [...found].filter(([expression]) => !verdicts.has(expression));
const problems = [];
// An expression's time begins when it is given to the checker: those that waited for all others ran out of it.
const fewAtOnce = pLimit(availableParallelism());
await fewAtOnce.map(wanted, async ([expression, { source, flags, places }]) => {
  const { status, complexity, attack, error } = await recheck.check(source, flags, LIMITS);
  if (status === 'safe') verdicts.set(expression, 'safe');
  else
    problems.push(
      [
        `${places.join(', ')}: ${expression}`,
        `  ${status}: ${complexity?.summary ?? error?.kind ?? ''}`,
        ...(attack ? [`  for example ${attack.pattern}`] : []),
      ].join('\n'),
    );
});

const safe = [...found.keys()].filter((expression) => verdicts.has(expression)).sort();
mkdirSync('.cache', { recursive: true });
writeFileSync(KEPT, JSON.stringify({ version, safe }));
for (const problem of problems) console.error(problem);
console.info(`${found.size} expressions, ${wanted.length} read anew, ${problems.length} that may take too long`);
process.exit(problems.length > 0 ? 1 : 0);
