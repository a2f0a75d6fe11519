import { describe, vi } from 'vitest';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { planPurchasesSuite } from './suites/plan-purchases.ts';

// Databases take their time on a busy machine; a test that hangs still ends.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

describe('buying and changing plans on the embedded database', () => planPurchasesSuite(openInMemory, 3575));
