import { defineConfig } from 'vitest/config';

/** `site` and `designer` keep nothing between two calls: their tests share one loaded copy of the modules, which halves their time. */
const pure = '{site,designer}/**/*.test.{ts,tsx}';

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 20_000,
    setupFiles: ['tests/support/property-seed.ts'],
    projects: [
      { extends: true, test: { name: 'pure', include: [pure], isolate: false } },
      {
        extends: true,
        test: {
          name: 'rooms',
          include: [
            '{backend,hosting,sandbox,app,scripts}/**/*.test.{ts,tsx}',
            'tests/{rules,api,quality}/**/*.test.ts',
            '*.test.ts',
          ],
        },
      },
    ],
  },
});
