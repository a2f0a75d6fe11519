import { describe, vi } from 'vitest';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { purchasesSuite } from './suites/purchases.ts';

// Databases take their time on a busy machine; a test that hangs still ends.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

describe('purchases on the embedded database', () => purchasesSuite(openInMemory, 3571));
