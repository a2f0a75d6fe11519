import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { restoreBackup, takeBackup } from '#backend/backup/index.ts';
import { openDatabase } from '#backend/db/index.ts';
import { openStorage } from '#backend/integrations/storage/index.ts';
import { openApi, testSettings } from '#tests/support/api.ts';
import { processFile } from '#tests/support/bundles.ts';
import { fillDataFolder } from '#tests/support/in-memory-database.ts';
import { startObjectStorage } from '#tests/support/object-storage.ts';
import { isPostgresLeftOut, startPostgres } from '#tests/support/postgres-server.ts';
import { somePhoto, upload } from '#tests/support/upload-steps.ts';
import { good, heading, madeBy, read } from '#tests/support/website-steps.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'pagewright-killed-restore-'));
const file = join(folder, 'whole.backup');

describe('where a restore is killed in the middle', () => {
  let made: { id: string; heading: unknown };
  beforeAll(async () => {
    const settings = testSettings({ DATA_DIR: join(folder, 'from') });
    await fillDataFolder(settings.dataDir);
    const storage = openStorage(settings);
    const api = await openApi({ settings, storage, database: await openDatabase(settings, () => undefined) });
    const owner = await api.person([], 'killed-restore');
    const { id, document } = await madeBy(owner);
    good(await upload(api, owner, id, await somePhoto()));
    made = { id, heading: heading(document) };
    await api.close();
    await takeBackup(settings, file);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function expectOnlyAnotherRestoreHelps(name: string, place: Record<string, string>) {
    const bucket = await startObjectStorage();
    const { settings: s3 } = bucket;
    const where = {
      DATA_DIR: join(folder, name),
      ...place,
      S3_BUCKET: s3.bucket,
      S3_REGION: s3.region,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
      S3_ENDPOINT: s3.endpoint,
    };
    const settings = testSettings(where);
    const start = () => openApi({ settings, storage: openStorage(settings) });
    bucket.silence.on = /^websites/;
    const child = fork(processFile('restore-process'), [file, JSON.stringify(where)]);
    const ended = once(child, 'exit');
    await vi.waitFor(() => expect(bucket.silence.met).toBeGreaterThan(0), { timeout: 60_000, interval: 20 });
    child.kill('SIGKILL');
    expect((await ended)[1]).toBe('SIGKILL');
    delete bucket.silence.on;

    await expect(start()).rejects.toThrow(/restored here, or that was ended in the middle.*Run the restore again/);
    await restoreBackup(settings, file);
    const api = await start();
    const { document } = await read(await api.person([], 'killed-restore'), made.id);
    expect(heading(document)).toBe(made.heading);
    await api.close();
    await bucket.stop();
  }

  it('nothing starts on an embedded database, and the same restore again makes it whole', () =>
    expectOnlyAnotherRestoreHelps('embedded', {}));

  it.skipIf(isPostgresLeftOut)('nothing starts on PostgreSQL, and the same restore again makes it whole', async () => {
    const server = await startPostgres();
    try {
      await expectOnlyAnotherRestoreHelps('postgres', { DATABASE_URL: server.url });
    } finally {
      await server.stop();
    }
  });

  it('all was done but for the last word, and the next start says it', async () => {
    const settings = testSettings({ DATA_DIR: join(folder, 'nearly') });
    await restoreBackup(settings, file);
    const storage = openStorage(settings);
    await storage.put('restore-under-way', new Uint8Array(), 'text/plain');
    await (await openApi({ settings, storage })).close();
    expect(await storage.head('restore-under-way')).toBeNull();
  });
});
