import type { Reporter, TestCase } from 'vitest/node';

/** Names the tests that passed at the second attempt only, as the journeys' own reporter does. */
export default class UnsteadyTests implements Reporter {
  private readonly names: string[] = [];

  onTestCaseResult(test: TestCase) {
    if (test.diagnostic()?.flaky) this.names.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd() {
    for (const name of this.names) console.info(`Passed at the second attempt only: ${name}`);
  }
}
