import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { failedJourneys } from './failed-journeys.mjs';

it('a journey that failed is told in a few lines, with what its page said', () => {
  const folder = mkdtempSync(join(tmpdir(), 'failed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'error-context.md');
  writeFileSync(path, '```yaml\n  - heading "Plans" [level=1]\n  - alert: No answer.\n  - paragraph: Beside\n```');
  const failed = {
    status: 'timedOut',
    error: {
      message: '\u001b[31mNot so\u001b[39m\n\nLocator: strip\nExpected substring: "Done."\n  It is two elements',
    },
    errorLocation: { line: 44 },
    attachments: [{ name: 'error-context', path }],
  };
  const spec = (title: string, result: { status: string }) => ({
    title,
    file: 'plans.spec.ts',
    tests: [{ projectName: 'with JavaScript', results: [result] }],
  });
  const report = { suites: [{ suites: [{ specs: [spec('buys', failed), spec('looks', { status: 'passed' })] }] }] };
  expect(failedJourneys(report)).toEqual([
    [
      'plans.spec.ts:44 [with JavaScript] buys',
      'Not so',
      'Locator: strip',
      'Expected substring: "Done."',
      'It is two elements',
      '- heading "Plans" [level=1]',
      '- alert: No answer.',
    ].join('\n   '),
  ]);
});
