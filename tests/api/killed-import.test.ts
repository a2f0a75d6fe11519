import { rmSync } from 'node:fs';
import { describe, it, vi } from 'vitest';
import { makeDataFolder } from '#tests/support/in-memory-database.ts';
import { expectComesOverAfterKill } from '#tests/support/killed-import.ts';
import { isPostgresLeftOut, readyDatabase, startPostgres } from '#tests/support/postgres-server.ts';

vi.setConfig({ testTimeout: 180_000 });

describe('a website whose process is killed while it is brought over comes over whole, and once', () => {
  it('among its pages, on the embedded database', async () => {
    const folder = await makeDataFolder();
    await expectComesOverAfterKill({ DATA_DIR: folder }, 'pages');
    rmSync(folder, { recursive: true, force: true });
  });

  it.skipIf(isPostgresLeftOut)('at a picture, on PostgreSQL, and not before it is killed', async () => {
    const server = await startPostgres();
    try {
      await expectComesOverAfterKill({ DATABASE_URL: await readyDatabase(server.url, 'killed_import') }, 'pictures');
    } finally {
      await server.stop();
    }
  });
});
