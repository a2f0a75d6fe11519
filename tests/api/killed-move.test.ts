import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#backend/db/index.ts';
import { storedText } from '#backend/modules/revisions/stored-text.ts';
import { makeDataFolder } from '#tests/support/in-memory-database.ts';
import { openApi, testSettings } from '#tests/support/api.ts';
import { countEarlier, countWhole, editedTexts, keepAsEarlierReleases } from '#tests/support/earlier-revisions.ts';
import { isPostgresLeftOut, readyDatabase, startPostgres } from '#tests/support/postgres-server.ts';
import { madeBy } from '#tests/support/website-steps.ts';
import { processFile } from '#tests/support/bundles.ts';

vi.setConfig({ testTimeout: 180_000 });

const REVISIONS = 100;
const document = z
  .record(z.string(), z.unknown())
  .parse(JSON.parse(readFileSync('site/migrations/fixtures/document-v1.json', 'utf8')));

/** Starts a process that moves, kills it in the middle, and gives how many were left then. */
async function killedWhileMoving(where: Record<string, string>): Promise<number> {
  const child = fork(processFile('move-process'), [JSON.stringify(where)]);
  const ended = once(child, 'exit');
  let left = Infinity;
  child.on('message', (told) => {
    left = Math.min(left, z.number().parse(told));
    if (left < REVISIONS) child.kill('SIGKILL');
  });
  expect((await ended)[1]).toBe('SIGKILL');
  return left;
}

async function expectMovedInTheEnd(where: Record<string, string>) {
  const settings = testSettings(where);
  const open = () => openDatabase(settings, () => undefined);
  const texts = editedTexts(document, REVISIONS);
  const before = await open();
  const first = await openApi({ settings, database: before });
  const { id } = await madeBy(await first.person());
  await keepAsEarlierReleases(before.run, id, texts);
  await first.close();

  expect(await killedWhileMoving(where)).toBeGreaterThan(0);

  const database = await open();
  const expectNothingLost = async () => {
    for (const [index, text] of texts.entries()) {
      const stored = await storedText(database.db, id, index + 1);
      expect(stored?.text === text, `revision ${index + 1}`).toBe(true);
    }
  };
  await expectNothingLost();
  const next = await openApi({ settings, database });
  await vi.waitFor(async () => expect(await countEarlier(database.run)).toBe(0), { timeout: 60_000, interval: 50 });
  await expectNothingLost();
  expect(await countWhole(database.run, id)).toBeLessThan(REVISIONS / 10);
  await next.close();
}

describe('a process killed while it moves revisions of an earlier release loses none, and the next one goes on', () => {
  it('on the embedded database', async () => {
    const folder = await makeDataFolder();
    await expectMovedInTheEnd({ DATA_DIR: folder });
    rmSync(folder, { recursive: true, force: true });
  });

  it.skipIf(isPostgresLeftOut)('on PostgreSQL', async () => {
    const server = await startPostgres();
    try {
      await expectMovedInTheEnd({ DATABASE_URL: await readyDatabase(server.url, 'killed_move') });
    } finally {
      await server.stop();
    }
  });
});
