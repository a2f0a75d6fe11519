import { rmSync } from 'node:fs';
import { describe, it, vi } from 'vitest';
import { makeDataFolder } from '#tests/support/in-memory-database.ts';
import { isPostgresLeftOut, readyDatabase, startPostgres } from '#tests/support/postgres-server.ts';
import { expectGoesOnAfterKill } from '#tests/support/killed-turn.ts';

vi.setConfig({ testTimeout: 180_000 });

describe('a turn whose process is killed in the middle goes on in another one, and ends once', () => {
  it('on the embedded database', async () => {
    const folder = await makeDataFolder();
    await expectGoesOnAfterKill({ DATA_DIR: folder });
    rmSync(folder, { recursive: true, force: true });
  });

  it.skipIf(isPostgresLeftOut)('on PostgreSQL, and not before it is killed', async () => {
    const server = await startPostgres();
    try {
      await expectGoesOnAfterKill({ DATABASE_URL: await readyDatabase(server.url, 'killed_turn') });
    } finally {
      await server.stop();
    }
  });
});
