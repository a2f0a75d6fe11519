import { defaultExclude, defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** `site` and `designer` keep nothing between two calls: their tests share one loaded copy of the modules, which halves their time. */
const pure = '{site,designer}/**/*.test.{ts,tsx}';

/**
 * What these keep between two calls is made anew by each test (an app, a store, a clock), so they share loaded modules, too: to load
 * them for each file cost two fifths of the time. The others start processes and databases, or change the process itself.
 */
const rooms = '{app,hosting,sandbox,backend/integrations,backend/modules}/**/*.test.{ts,tsx}';

/** It ends all drawing of its process, for good. */
const endsDrawing = 'backend/integrations/draw-svg.test.ts';

/** The long files first, so that no worker begins one when the other has nothing left to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const longest = [/tests.api.on-/, /tests.api./, /./];
    const rank = ({ moduleId }: TestSpecification) => longest.findIndex((name) => name.test(moduleId));
    return [...files].sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 20_000,
    setupFiles: ['tests/support/property-seed.ts'],
    projects: [
      { extends: true, test: { name: 'pure', include: [pure], isolate: false } },
      {
        extends: true,
        test: { name: 'rooms', include: [rooms], exclude: [...defaultExclude, endsDrawing], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: [
            '{backend/{db,jobs,reading,graphql,auth},scripts}/**/*.test.ts',
            'backend/*.test.ts',
            'tests/{rules,api,quality}/**/*.test.ts',
            '*.test.ts',
            endsDrawing,
          ],
        },
      },
    ],
  },
});
