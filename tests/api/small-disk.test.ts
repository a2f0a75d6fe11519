import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEmbedded } from '#backend/db/embedded.ts';
import { openDatabase } from '#backend/db/index.ts';
import { openStorage } from '#backend/integrations/storage/index.ts';
import { makeDataFolder } from '#tests/support/in-memory-database.ts';
import { openApi, testSettings } from '#tests/support/api.ts';
import type { Api } from '#tests/support/api.ts';
import { isPostgresLeftOut, makeDatabase, runOnce, startPostgres } from '#tests/support/postgres-server.ts';
import { makeSmallDisk, noSmallDisk } from '#tests/support/small-disk.ts';
import type { SmallDisk } from '#tests/support/small-disk.ts';
import { change, create, failure, good, heading, madeBy, read, run, setHeading } from '#tests/support/website-steps.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const MB = 1024 * 1024;

/** Waits until the database has noticed. */
const noticed = (api: Api, isReadOnly: boolean) =>
  vi.waitFor(() => expect(api.backend.isReadOnly()).toBe(isReadOnly), { timeout: 20_000, interval: 100 });

describe('while the disk is nearly full', () => {
  let folder: string;
  let room = 500 * MB;
  let api: Api;
  const troubles: string[] = [];
  beforeEach(async () => {
    folder = await makeDataFolder();
    const trouble = (error: Error) => void troubles.push(error.message);
    api = await openApi({ database: await openEmbedded(folder, trouble, async () => room) });
  });
  afterEach(async () => {
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('changes are refused in words, everything can be read, and both are over when there is room again', async () => {
    const owner = await api.person();
    const website = await madeBy(owner);
    good(await run(owner, 'publishWebsite', website.id));
    expect(await api.backend.problem()).toBeNull();

    room = 63 * MB;
    await noticed(api, true);
    for (const { errors: [refusal] = [] } of [
      await change(owner, website.id, 1, setHeading('No room')),
      await run(owner, 'publishWebsite', website.id),
      await create(owner),
    ]) {
      expect(refusal?.extensions.code).toBe('UNAVAILABLE');
      expect(refusal?.message).toMatch(/cannot be saved right now.*safe.*again later/i);
    }
    expect(await read(owner, website.id)).toMatchObject({ currentRevision: 1, status: 'PUBLISHED' });
    expect(await api.backend.sites.find(`${website.subdomain}.localhost`)).not.toBeNull();
    expect(await api.backend.problem()).toMatch(/Less than 64 MB are free/);
    expect(troubles).toEqual([expect.stringMatching(/Less than 64 MB/)]);

    room = 65 * MB;
    await noticed(api, false);
    good(await change(owner, website.id, 1, setHeading('Room again')));
    expect(await api.backend.problem()).toBeNull();
  });

  it('who logs out is logged out for good', async () => {
    const { sessionStore } = api.backend;
    room = 0;
    await noticed(api, true);
    await sessionStore.deny('left in time', new Date(api.time.now.getTime() + 3_600_000));
    expect(await sessionStore.isDenied('left in time')).toBe(true);
    room = 500 * MB;
    await noticed(api, false);
  });
});

describe.skipIf(noSmallDisk)(`on a disk of 220 MB${noSmallDisk ? ` (left out: ${noSmallDisk})` : ''}`, () => {
  let disk: SmallDisk;
  beforeEach(() => {
    disk = makeSmallDisk(220);
  });
  afterEach(() => disk.remove());

  it('another program may take the room: the database refuses changes, closes and opens, and goes on later', async () => {
    const settings = testSettings({ DATA_DIR: disk.folder });
    const storage = openStorage(settings);
    const api = await openApi({ settings, storage, database: await openDatabase(settings, () => undefined) });
    const owner = await api.person([], 'small-disk');
    const { id } = await madeBy(owner);
    disk.fill(60 * MB);
    await noticed(api, true);
    expect(failure(await change(owner, id, 1, setHeading('No room'))).code).toBe('UNAVAILABLE');
    await expect(storage.put('websites/a/media/a.png', Buffer.alloc(100), 'image/png')).rejects.toThrow(
      'Changes cannot be saved right now',
    );
    disk.fill(0);
    expect((await read(owner, id)).currentRevision).toBe(1);
    disk.clear();
    await noticed(api, false);
    good(await change(owner, id, 1, setHeading('Room again')));
    await storage.put('websites/a/media/a.png', Buffer.alloc(100), 'image/png');
    await api.close();

    const later = await openApi({ settings });
    expect(heading((await read(await later.person([], 'small-disk'), id)).document)).toBe('Room again');
    await later.close();
  });
});

/** A server that is given stands elsewhere, where no disk can be made small. */
const noFullServer = noSmallDisk ?? (process.env['TEST_DATABASE_URL'] ? 'the server is not of this test' : null);

const MOST_EDITS = 2000;

describe.skipIf(isPostgresLeftOut || noFullServer)('on a server whose disk is full', () => {
  it('changes are refused in words, nothing that was taken is lost, and all goes on by itself', async () => {
    const server = await startPostgres();
    const disk = makeSmallDisk(60);
    const folder = join(disk.folder, 'tables');
    mkdirSync(folder, { mode: 0o700 });
    execFileSync('chown', ['postgres', folder]);
    await runOnce(server.url, `create tablespace small_disk location '${folder}'`);
    const DATABASE_URL = await makeDatabase(server.url, 'on_small_disk', 'small_disk');
    const settings = testSettings({ DATABASE_URL });
    const api = await openApi({ settings, database: await openDatabase(settings, () => undefined) });
    try {
      const owner = await api.person();
      const { id, subdomain } = await madeBy(owner);
      good(await run(owner, 'publishWebsite', id));

      disk.fill(0);
      const words = (revision: number) => `Edit ${revision} `.repeat(10).trim();
      const edit = (revision: number) => change(owner, id, revision, setHeading(words(revision)));
      // Pages that are there already have room for some.
      let last = await edit(1);
      while (!last.errors && last.data.changeWebsite.currentRevision < MOST_EDITS)
        last = await edit(last.data.changeWebsite.currentRevision);
      expect(failure(last).code).toBe('UNAVAILABLE');
      expect(last.errors?.[0]?.message).toMatch(/cannot be saved right now.*safe.*again later/i);
      const { currentRevision, document } = await read(owner, id);
      expect(heading(document)).toBe(words(currentRevision - 1));
      expect(await api.backend.sites.find(`${subdomain}.localhost`)).not.toBeNull();

      disk.clear();
      good(await change(owner, id, currentRevision, setHeading('Room again')));
      good(await run(owner, 'publishWebsite', id));
    } finally {
      await api.close();
      await server.stop();
      disk.remove();
    }
  });
});
