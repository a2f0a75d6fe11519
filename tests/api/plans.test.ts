import { describe, vi } from 'vitest';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { billingSuite } from './suites/billing.ts';
import { plansSuite } from './suites/plans.ts';

// Databases take their time on a busy machine; a test that hangs still ends.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

describe('limits of plans on the embedded database', () => {
  plansSuite(openInMemory);
});
describe('plans and billing on the embedded database', () => {
  billingSuite(openInMemory);
});
