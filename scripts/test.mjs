// Every check in order, and one closing count over all runners. `--quick` leaves out the browser tests.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const quick = process.argv.includes('--quick');
const vitestReport = '.cache/vitest.json';
const playwrightReport = '.cache/playwright.json';
const count = { passed: 0, failed: 0, skipped: 0 };
mkdirSync('.cache', { recursive: true });
for (const file of [vitestReport, playwrightReport]) rmSync(file, { force: true });

const secondsSince = (started) => ((Date.now() - started) / 1000).toFixed(1);

function run(title, command, args, env = {}) {
  console.info(`\n── ${title}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  console.info(`   ${status === 0 ? 'passed' : 'FAILED'} in ${secondsSince(started)} s`);
  return status === 0;
}

/** A step that is one check: it counts as one test. */
function check(title, command, args) {
  count[run(title, command, args) ? 'passed' : 'failed'] += 1;
}

/** The same beside others: what it prints comes in one piece when it has ended. */
async function quietCheck(title, command, args) {
  const started = Date.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text));
  const passed = await new Promise((done) => child.once('close', (code) => done(code === 0)));
  console.info(`\n── ${title}\n${Buffer.concat(said)}   ${passed ? 'passed' : 'FAILED'} in ${secondsSince(started)} s`);
  count[passed ? 'passed' : 'failed'] += 1;
}

/** Each lane does its checks one after another, all lanes at once: each of these checks computes on one core. */
const beside = (...lanes) =>
  Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) await quietCheck(...step);
    }),
  );

/** A step that is a test runner: its own report is counted; a runner that fails without a failed test counts as one. */
function runner(title, report, read, command, args, env) {
  const succeeded = run(title, command, args, env);
  const seen = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  for (const key of Object.keys(count)) count[key] += seen[key];
  if (seen.passed === 0 || (!succeeded && seen.failed === 0)) count.failed += 1;
}

const ofVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
});
const ofPlaywright = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
});

await beside(
  [
    ['lint', 'npx', ['eslint', '.', '--max-warnings', '0']],
    ['format', 'npx', ['prettier', '--check', '--log-level', 'warn', '.']],
  ],
  [
    ['types', 'npx', ['tsc', '--noEmit']],
    ['generated files are fresh', process.execPath, ['scripts/check-generated.mjs']],
    ['regular expressions', process.execPath, ['scripts/check-expressions.mjs']],
  ],
);
runner('unit and API tests', vitestReport, ofVitest, 'npx', [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
]);
check('build', process.execPath, ['scripts/prepare.mjs', '--build']);
check('nothing of the server in the client bundle', process.execPath, ['scripts/check-client-bundle.mjs']);
if (!quick)
  runner('browser tests', playwrightReport, ofPlaywright, 'npx', ['playwright', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
  });

const skipped = count.skipped ? `, ${count.skipped} skipped` : '';
const closing = `${count.passed} passed, ${count.failed} failed${skipped}`;
writeFileSync('.cache/test-count', `${closing}\n`);
console.info(`\n${closing}`);
process.exit(count.failed ? 1 : 0);
