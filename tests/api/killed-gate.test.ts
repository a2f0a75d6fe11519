import { rmSync } from 'node:fs';
import { describe, it, vi } from 'vitest';
import { makeDataFolder } from '#tests/support/in-memory-database.ts';
import { expectGoesOnAfterKill } from '#tests/support/killed-gate.ts';
import { isPostgresLeftOut, readyDatabase, startPostgres } from '#tests/support/postgres-server.ts';

vi.setConfig({ testTimeout: 180_000 });

describe('a replay whose process is killed in the middle goes on in another one where it stopped, and ends once', () => {
  it('on the embedded database', async () => {
    const folder = await makeDataFolder();
    await expectGoesOnAfterKill({ DATA_DIR: folder });
    rmSync(folder, { recursive: true, force: true });
  });

  it.skipIf(isPostgresLeftOut)('on PostgreSQL, and not before it is killed', async () => {
    const server = await startPostgres();
    try {
      await expectGoesOnAfterKill({ DATABASE_URL: await readyDatabase(server.url, 'killed_gate') });
    } finally {
      await server.stop();
    }
  });
});
