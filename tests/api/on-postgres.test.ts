import { afterAll, beforeAll, describe, vi } from 'vitest';
import { openPostgres } from '#backend/db/postgres.ts';
import { openApi } from '#tests/support/api.ts';
import type { Api } from '#tests/support/api.ts';
import { isPostgresLeftOut, makeDatabase, readyDatabase, startPostgres } from '#tests/support/postgres-server.ts';
import type { PostgresServer } from '#tests/support/postgres-server.ts';
import { connectionsSuite } from './suites/connections.ts';
import { hostsSuite } from './suites/hosts.ts';
import { databaseSuites } from './suites/index.ts';
import { billingSuite } from './suites/billing.ts';
import { domainsOwnedSuite } from './suites/domains-owned.ts';
import { domainsWatchingSuite } from './suites/domains-watching.ts';
import { limitsSuite } from './suites/limits.ts';
import { partsSuite } from './suites/parts.ts';
import { publishedFilesSuite } from './suites/published-files.ts';
import { plansSuite } from './suites/plans.ts';
import { purchasesSuite } from './suites/purchases.ts';
import { processesSuite } from './suites/processes.ts';
import { sharedHostsSuite } from './suites/shared-hosts.ts';
import { sharedSettingsSuite } from './suites/shared-settings.ts';
import { restingSuite } from './suites/resting.ts';
import { storedRevisionsSuite } from './suites/stored-revisions.ts';
import { turnsSuite } from './suites/turns.ts';
import { wrongClocksSuite } from './suites/wrong-clocks.ts';

// Databases take their time on a busy machine; a test that hangs still ends.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/** A machine that cannot run PostgreSQL may say so, but never a CI run. */
if (isPostgresLeftOut) console.warn('SKIP_POSTGRES_TESTS: the API was not tested on PostgreSQL.');

describe.skipIf(isPostgresLeftOut)('the API on PostgreSQL', () => {
  let server: PostgresServer | undefined;
  let api: Api;
  beforeAll(async () => {
    server = await startPostgres();
    api = await openApi({ database: await openPostgres(server.url, () => undefined) });
  }, 120_000);
  afterAll(async () => {
    await api?.close();
    await server?.stop();
  }, 30_000);

  for (const suite of databaseSuites) suite(() => api);
  processesSuite(() => server?.url ?? '');
  connectionsSuite(async (name) => makeDatabase(server?.url ?? '', name));
  partsSuite(async (name) => readyDatabase(server?.url ?? '', name));
  wrongClocksSuite(async (name) => readyDatabase(server?.url ?? '', name));
  limitsSuite(async (name) => readyDatabase(server?.url ?? '', name));
  describe('hosts', () => {
    hostsSuite(async () => openPostgres(await readyDatabase(server?.url ?? '', 'hosts'), () => undefined));
    sharedHostsSuite(async () => readyDatabase(server?.url ?? '', 'shared_hosts'));
  });
  publishedFilesSuite(async () =>
    openPostgres(await readyDatabase(server?.url ?? '', 'published_files'), () => undefined),
  );
  sharedSettingsSuite(async () => readyDatabase(server?.url ?? '', 'shared_settings'));
  describe('names of people’s own', () =>
    domainsWatchingSuite(async () => openPostgres(await readyDatabase(server?.url ?? '', 'names'), () => undefined)));
  describe('names of people’s own, and who has them', () =>
    domainsOwnedSuite(async () =>
      openPostgres(await readyDatabase(server?.url ?? '', 'owned_names'), () => undefined),
    ));
  describe('turns of a model', () =>
    turnsSuite(async () => openPostgres(await readyDatabase(server?.url ?? '', 'turns'), () => undefined)));
  describe('limits of plans', () =>
    plansSuite(async () => openPostgres(await readyDatabase(server?.url ?? '', 'plans'), () => undefined)));
  describe('plans and billing', () =>
    billingSuite(async () => openPostgres(await readyDatabase(server?.url ?? '', 'billing'), () => undefined)));
  describe('purchases', () =>
    purchasesSuite(
      async () => openPostgres(await readyDatabase(server?.url ?? '', 'purchases'), () => undefined),
      3573,
      { isSecond: true },
    ));
  describe('what a plan has no room for', () =>
    restingSuite(async () => openPostgres(await readyDatabase(server?.url ?? '', 'resting'), () => undefined), {
      isSecond: true,
    }));
  describe('revisions', () =>
    storedRevisionsSuite(
      async () => openPostgres(await readyDatabase(server?.url ?? '', 'revisions'), () => undefined),
      { isSecond: true },
    ));
});
