import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{site,designer,backend,hosting,sandbox,app,scripts}/**/*.test.{ts,tsx}',
      'tests/{rules,api}/**/*.test.ts',
      '*.test.ts',
    ],
    exclude: ['node_modules/**', 'tests/e2e/**'],
    maxWorkers: 2,
  },
});
