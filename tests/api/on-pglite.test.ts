import { afterAll, beforeAll, describe } from 'vitest';
import { openInMemory } from '#backend/db/embedded.ts';
import { openApi } from '#tests/support/api.ts';
import type { Api } from '#tests/support/api.ts';
import { suites } from './suites/index.ts';

describe('the API on the embedded database', () => {
  let api: Api;
  beforeAll(async () => {
    api = await openApi({ database: await openInMemory() });
  }, 60_000);
  afterAll(() => api.close());

  for (const suite of suites) suite(() => api);
});
