import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FolderInUse, openDatabase } from '#backend/db/index.ts';
import { makeDataFolder } from '#tests/support/in-memory-database.ts';
import { openApi, testSettings } from '#tests/support/api.ts';
import { change, good, heading, madeBy, read, setHeading } from '#tests/support/website-steps.ts';
import { processFile } from '#tests/support/bundles.ts';

// Databases take their time on a busy machine; a test that hangs still ends.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/** Starts the process and gives its lines as they come, and its end. */
function holdFolder(folder: string) {
  const child = spawn(process.execPath, [processFile('hold-folder'), folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  const waiting: { line: RegExp; resolve(line: string): void }[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      said.push(line);
      for (const { resolve, line: wanted } of waiting) if (wanted.test(line)) resolve(line);
    });
  }
  return {
    child,
    said,
    line: (wanted: RegExp) =>
      new Promise<string>((resolve) => {
        const before = said.find((line) => wanted.test(line));
        if (before === undefined) waiting.push({ line: wanted, resolve });
        else resolve(before);
      }),
    end: new Promise<number | null>((resolve) => void child.once('close', resolve)),
  };
}

describe('the embedded database in its folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await makeDataFolder();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps everything from one start to the next', async () => {
    const settings = testSettings({ DATA_DIR: folder });
    const first = await openApi({ settings });
    const owner = await first.person([], 'staying');
    const { id } = await madeBy(owner);
    good(await change(owner, id, 1, setHeading('Still here')));
    const inAnHour = new Date(first.time.now.getTime() + 3_600_000);
    await first.backend.sessionStore.deny('a logged-out session', inAnHour);
    await first.backend.sessionStore.writeRenewal('a renewal', 'sealed', inAnHour);
    await first.close();

    const second = await openApi({ settings });
    const website = await read(await second.person([], 'staying'), id);
    expect(heading(website.document)).toBe('Still here');
    expect(website).toMatchObject({ currentRevision: 2, canUndo: true });
    expect(await second.backend.sessionStore.isDenied('a logged-out session')).toBe(true);
    expect(await second.backend.sessionStore.readRenewal('a renewal')).toBe('sealed');
    await second.close();
  }, 120_000);

  it('belongs to one process: a second one ends with a plain message, and a killed one lets go', async () => {
    const holder = holdFolder(folder);
    await holder.line(/^wrote 5$/);

    await expect(openDatabase({ dataDir: folder }, () => undefined)).rejects.toThrow(FolderInUse);
    const second = holdFolder(folder);
    expect(await second.end).toBe(3);
    expect(second.said).toEqual([expect.stringMatching(/already running on the data folder .*DATA_DIR/)]);

    holder.child.kill('SIGKILL');
    await holder.end;

    // Whatever it said it had written is there.
    const written = holder.said.flatMap((line) => /^wrote (\d+)$/.exec(line)?.[1] ?? []);
    const reopened = await openDatabase({ dataDir: folder }, () => undefined);
    const found = new Set((await reopened.db.query.users.findMany({ columns: { sub: true } })).map(({ sub }) => sub));
    expect(written.filter((number) => !found.has(`sub-${number}`))).toEqual([]);
    await reopened.close();
  }, 90_000);

  it('can be opened again by the process that closed it', async () => {
    for (let time = 0; time < 2; time += 1) await (await openDatabase({ dataDir: folder }, () => undefined)).close();
  }, 120_000);
});
