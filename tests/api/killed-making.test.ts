import { rmSync } from 'node:fs';
import { describe, it, vi } from 'vitest';
import { makeDataFolder } from '#tests/support/in-memory-database.ts';
import { isPostgresLeftOut, readyDatabase, startPostgres } from '#tests/support/postgres-server.ts';
import { expectIsMadeAfterKill } from '#tests/support/killed-making.ts';

vi.setConfig({ testTimeout: 180_000 });

describe('a training website whose process is killed while it is made is made by another one, once', () => {
  it('from a brief, on the embedded database', async () => {
    const folder = await makeDataFolder();
    await expectIsMadeAfterKill({ DATA_DIR: folder }, 'brief');
    rmSync(folder, { recursive: true, force: true });
  });

  it.skipIf(isPostgresLeftOut)('from an address, on PostgreSQL, and not before it is killed', async () => {
    const server = await startPostgres();
    try {
      await expectIsMadeAfterKill({ DATABASE_URL: await readyDatabase(server.url, 'killed_making') }, 'address');
    } finally {
      await server.stop();
    }
  });
});
