import { describe, vi } from 'vitest';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { storedRevisionsSuite } from './suites/stored-revisions.ts';

// Databases take their time on a busy machine; a test that hangs still ends.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe('revisions in the embedded database', () => storedRevisionsSuite(openInMemory));
