// Every check, and one closing count over all runners. `--quick` leaves out the browser tests. tests/README.md says how time is kept.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { failedJourneys } from './failed-journeys.mjs';

const quick = process.argv.includes('--quick');
const vitestReport = '.cache/vitest.json';
const pureReport = '.cache/vitest-pure.json';
const playwrightReport = '.cache/playwright.json';
const count = { passed: 0, failed: 0, skipped: 0 };
mkdirSync('.cache', { recursive: true });
for (const file of [vitestReport, pureReport, playwrightReport]) rmSync(file, { force: true });

const shell = process.platform === 'win32';
const ended = (child) => new Promise((done) => child.once('close', (code) => done(code === 0)));
const verdict = (passed, started) =>
  `   ${passed ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`;

/** Whatever ends this process, nothing goes on without it. */
const children = new Set();
process.once('exit', () => children.forEach((child) => child.kill()));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
function start(command, args, options) {
  const child = spawn(command, args, { shell, ...options });
  children.add(child);
  child.once('close', () => children.delete(child));
  return child;
}

/** What it prints comes in one piece when it has ended, since others run beside it. Whether it succeeded. */
async function quietly(title, command, args) {
  const started = Date.now();
  const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text));
  const passed = await ended(child);
  console.info(`\n── ${title}\n${Buffer.concat(said)}${verdict(passed, started)}`);
  return passed;
}

/** One check counts as one test. */
async function check(title, command, args) {
  count[(await quietly(title, command, args)) ? 'passed' : 'failed'] += 1;
}

/** Checks of the source, one after another, on what the tests leave idle: nothing in them depends on time. */
async function checkSource() {
  for (const [title, command, args] of [
    ['types', process.execPath, ['node_modules/typescript-native/bin/tsc', '--noEmit']],
    ['lint', 'npx', ['oxlint', '--deny-warnings', '--report-unused-disable-directives']],
    ['regular expressions', process.execPath, ['scripts/check-expressions.mjs']],
    ['format', 'npx', ['oxfmt', '--check']],
  ])
    await check(title, process.execPath, ['scripts/patiently.mjs', command, ...args]);
}

/** A test runner says at once how far it is. Whether it succeeded. */
async function runner(title, command, args, env = {}) {
  console.info(`\n── ${title}`);
  const started = Date.now();
  const child = start(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
  const succeeded = await ended(child);
  console.info(verdict(succeeded, started));
  return succeeded;
}

/** The runner's own report is counted; one that fails without a failed test counts as a failed test. */
function countReport(report, read, succeeded) {
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

const vitest = (report, ...projects) => [
  'vitest',
  'run',
  ...projects.map((name) => `--project=${name}`),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];
/** Nothing in them depends on time: they take what other tests, which wait a lot, leave idle. One worker loads what they share once. */
async function testPure() {
  const args = ['scripts/patiently.mjs', 'npx', ...vitest(pureReport, 'pure'), '--maxWorkers=1'];
  countReport(pureReport, ofVitest, await quietly('tests of site, designer and scoring', process.execPath, args));
}
async function testInTurn() {
  const succeeded = await runner('unit and API tests', 'npx', vitest(vitestReport, 'together', 'apart'));
  countReport(vitestReport, ofVitest, succeeded);
}
async function testJourneys() {
  const args = ['playwright', 'test', '--reporter=list,json'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport };
  countReport(playwrightReport, ofPlaywright, await runner('browser tests', 'npx', args, env));
}

// The build reads what is generated: nobody else may write it meanwhile.
await check('generated files are fresh', process.execPath, ['scripts/check-generated.mjs']);
const patient = [checkSource(), testPure()];
const beginnings = quietly('what tests begin with', process.execPath, ['--import', 'tsx', 'tests/support/begin.ts']);
await check('build', process.execPath, ['scripts/prepare.mjs', '--build']);
await check('nothing of the server in the client bundle', process.execPath, ['scripts/check-client-bundle.mjs']);
// If it failed, whatever begins with it says so.
await beginnings;
await testInTurn();
if (!quick) await testJourneys();
await Promise.all(patient);

if (existsSync(playwrightReport))
  for (const told of failedJourneys(JSON.parse(readFileSync(playwrightReport, 'utf8')))) console.info(`\n${told}`);
const skipped = count.skipped ? `, ${count.skipped} skipped` : '';
const closing = `${count.passed} passed, ${count.failed} failed${skipped}`;
writeFileSync('.cache/test-count', `${closing}\n`);
console.info(`\n${closing}`);
process.exit(count.failed ? 1 : 0);
