import { describe, vi } from 'vitest';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { domainsOwnedSuite } from './suites/domains-owned.ts';
import { domainsWatchingSuite } from './suites/domains-watching.ts';

// Databases take their time on a busy machine; a test that hangs still ends.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

describe('names of people’s own on the embedded database', () => {
  domainsWatchingSuite(openInMemory);
});
describe('who has a name, on the embedded database', () => {
  domainsOwnedSuite(openInMemory);
});
