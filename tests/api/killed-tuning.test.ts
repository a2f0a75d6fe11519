import { rmSync } from 'node:fs';
import { describe, it, vi } from 'vitest';
import { makeDataFolder } from '#tests/support/in-memory-database.ts';
import { expectEndsOnceAfterKill } from '#tests/support/killed-tuning.ts';
import { isPostgresLeftOut, readyDatabase, startPostgres } from '#tests/support/postgres-server.ts';

vi.setConfig({ testTimeout: 180_000 });

describe('a fine-tuning job whose process is killed before it hears the answer of the endpoint ends once', () => {
  it('after its file was sent, on the embedded database', async () => {
    const folder = await makeDataFolder();
    await expectEndsOnceAfterKill({ DATA_DIR: folder }, '/files');
    rmSync(folder, { recursive: true, force: true });
  });

  it.skipIf(isPostgresLeftOut)('after it began, on PostgreSQL, and not before it is killed', async () => {
    const server = await startPostgres();
    try {
      const DATABASE_URL = await readyDatabase(server.url, 'killed_tuning');
      await expectEndsOnceAfterKill({ DATABASE_URL }, '/fine_tuning/jobs');
    } finally {
      await server.stop();
    }
  });
});
