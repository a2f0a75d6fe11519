import { afterAll, beforeAll, describe, vi } from 'vitest';
import { openApi } from '#tests/support/api.ts';
import type { Api } from '#tests/support/api.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { hostsSuite } from './suites/hosts.ts';
import { databaseSuites, otherSuites } from './suites/index.ts';
import { publishedFilesSuite } from './suites/published-files.ts';

// Databases take their time on a busy machine; a test that hangs still ends.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

describe('the API on the embedded database', () => {
  let api: Api;
  beforeAll(async () => {
    api = await openApi({ database: await openInMemory() });
  }, 120_000);
  afterAll(() => api?.close());

  for (const suite of [...databaseSuites, ...otherSuites]) suite(() => api);
  describe('hosts', () => hostsSuite(openInMemory));
  publishedFilesSuite(openInMemory);
});
