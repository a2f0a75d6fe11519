import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#backend/db/index.ts';
import { openStorage } from '#backend/integrations/storage/index.ts';
import { openApi, testSettings } from '#tests/support/api.ts';
import type { Api } from '#tests/support/api.ts';
import { processFile } from '#tests/support/bundles.ts';
import { countInDatabase, publishedByEarlierRelease } from '#tests/support/earlier-publications.ts';
import { makeDataFolder } from '#tests/support/in-memory-database.ts';
import { isPostgresLeftOut, readyDatabase, startPostgres } from '#tests/support/postgres-server.ts';
import { good, madeBy, run } from '#tests/support/website-steps.ts';

vi.setConfig({ testTimeout: 180_000 });

/** So many files are written before the process dies; each of two websites has more. */
const WRITTEN = 3;

async function killedWhileMoving(where: Record<string, string>): Promise<void> {
  const child = fork(processFile('publication-move-process'), [JSON.stringify(where)]);
  const ended = once(child, 'exit');
  child.on('message', (told) => {
    const [written, left] = z.tuple([z.number(), z.number()]).parse(told);
    if (written >= WRITTEN && left > 0) child.kill('SIGKILL');
  });
  expect((await ended)[1]).toBe('SIGKILL');
}

/** Every file of a website as visitors get it. */
async function filesOf(api: Api, subdomain: string) {
  const site = await api.backend.sites.find(`${subdomain}.localhost`);
  const paths = [...(site?.files.keys() ?? [])].sort();
  return Promise.all(paths.map(async (path) => [path, (await site?.files.read(path))?.identity.toString('base64')]));
}

async function expectMovedInTheEnd(where: Record<string, string>) {
  const settings = testSettings(where);
  const storage = openStorage(settings);
  const open = async () => {
    const database = await openDatabase(settings, () => undefined);
    return { database, api: await openApi({ settings, database, storage }) };
  };
  const first = await open();
  const owner = await first.api.person();
  const websites = [await madeBy(owner), await madeBy(owner)];
  const before: unknown[] = [];
  for (const { id, subdomain } of websites) {
    good(await run(owner, 'publishWebsite', id));
    before.push(await filesOf(first.api, subdomain));
  }
  for (const { id } of websites) await publishedByEarlierRelease(first.database, storage, id);
  await first.api.close();

  await killedWhileMoving(where);

  const next = await open();
  const shown = () => Promise.all(websites.map(({ subdomain }) => filesOf(next.api, subdomain)));
  expect(await shown()).toEqual(before);
  await vi.waitFor(async () => expect(await countInDatabase(next.database)).toBe(0), {
    timeout: 60_000,
    interval: 50,
  });
  expect(await shown()).toEqual(before);
  await next.api.close();
  const later = await open();
  const again = await Promise.all(websites.map(({ subdomain }) => filesOf(later.api, subdomain)));
  expect(again).toEqual(before);
  await later.api.close();
}

describe('a process killed while it moves what an earlier release published loses nothing, and the next one goes on', () => {
  it('on the embedded database', async () => {
    const folder = await makeDataFolder();
    await expectMovedInTheEnd({ DATA_DIR: folder });
    rmSync(folder, { recursive: true, force: true });
  });

  it.skipIf(isPostgresLeftOut)('on PostgreSQL', async () => {
    const server = await startPostgres();
    const folder = await makeDataFolder();
    try {
      const url = await readyDatabase(server.url, 'killed_publications');
      await expectMovedInTheEnd({ DATABASE_URL: url, DATA_DIR: folder });
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
