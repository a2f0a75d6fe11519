import { describe, vi } from 'vitest';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { restingSuite } from './suites/resting.ts';

// Databases take their time on a busy machine; a test that hangs still ends.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe('what a plan has no room for, on the embedded database', () => restingSuite(openInMemory));
