// Every check in order, and one closing count over all runners. `--quick` leaves out the browser tests.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const quick = process.argv.includes('--quick');
const vitestReport = '.cache/vitest.json';
const playwrightReport = '.cache/playwright.json';
const count = { passed: 0, failed: 0, skipped: 0 };
mkdirSync('.cache', { recursive: true });
for (const file of [vitestReport, playwrightReport]) rmSync(file, { force: true });

function run(title, command, args, env = {}) {
  console.info(`\n── ${title}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  console.info(`   ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return status === 0;
}

/** A step that is one check: it counts as one test. */
function check(title, command, args, env) {
  count[run(title, command, args, env) ? 'passed' : 'failed'] += 1;
}

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

check('format', 'npx', ['prettier', '--check', '--log-level', 'warn', '.']);
check('lint', 'npx', ['eslint', '.', '--max-warnings', '0']);
check('generated files are fresh', process.execPath, ['scripts/check-generated.mjs']);
check('types', 'npx', ['tsc', '--noEmit']);
check('regular expressions', process.execPath, ['scripts/check-expressions.mjs']);
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
