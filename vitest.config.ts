import { scriptText } from './app/script-text.ts';
import { defaultExclude, defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** `site`, `designer` and `scoring` keep nothing between two calls, and nothing in them waits: `npm test` runs them beside all others. */
const pure = '{site,designer,scoring}/**/*.test.{ts,tsx}';
/** But for a model, which is asked over the network and waited for so long. */
const waits = 'designer/model/**/*.test.ts';

/**
 * What these keep between two calls is made anew by each test (an app, a store, a clock, a database), so they share loaded modules,
 * too: to load them for each file cost two fifths of the time.
 */
const together = [
  waits,
  '{app,backend,hosting,sandbox,scripts}/**/*.test.{ts,tsx}',
  'tests/{api,quality,rules}/**/*.test.ts',
  '*.test.ts',
];

/** What changes its process for good, or looks at how long it takes. */
const apart = [
  'backend/db/*.test.ts',
  'backend/integrations/draw-svg.test.ts',
  'backend/reading/*.test.ts',
  'tests/api/out-of-time.test.ts',
];

/** A worker stays within a project, and there the long files come first: none is begun when the other worker has nothing left to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const projects = ['together', 'apart', 'pure'];
    const longest = [/tests.api.on-/, /tests.api./, /./];
    const rank = ({ moduleId, project }: TestSpecification) =>
      10 * projects.indexOf(project.name) + longest.findIndex((name) => name.test(moduleId));
    return [...files].sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  plugins: [scriptText()],
  test: {
    maxWorkers: 2,
    // Processes live for seconds: to compile the embedded database a second time, for speed, took half of what starting one computes.
    execArgv: ['--liftoff-only'],
    sequence: { sequencer: LongestFirst },
    // A machine may be busy: a clock only ends what never would.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['tests/support/property-seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: together,
          exclude: [...defaultExclude, ...apart],
          isolate: false,
          globalSetup: 'tests/support/prepare-tests.ts',
        },
      },
      { extends: true, test: { name: 'apart', include: apart, globalSetup: 'tests/support/prepare-tests.ts' } },
      // They take what others leave idle, which may be nothing for minutes: their clock only ends what never would.
      {
        extends: true,
        test: {
          name: 'pure',
          include: [pure],
          exclude: [...defaultExclude, waits],
          isolate: false,
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
        },
      },
    ],
  },
});
