import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEmbedded } from '#backend/db/embedded.ts';
import { openDatabase } from '#backend/db/index.ts';
import { openStorage } from '#backend/integrations/storage/index.ts';
import { makeDataFolder } from '#tests/support/in-memory-database.ts';
import { openApi, testSettings } from '#tests/support/api.ts';
import type { Api } from '#tests/support/api.ts';
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
