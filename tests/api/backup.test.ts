import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkBackup, restoreBackup, takeBackup } from '#backend/backup/index.ts';
import type { BackupSettings } from '#backend/backup/index.ts';
import { knownMigrations, makeTables, openSession } from '#backend/db/copying/index.ts';
import { openDatabase } from '#backend/db/index.ts';
import { openStorage } from '#backend/integrations/storage/index.ts';
import { startInternal } from '#hosting/index.ts';
import type { Internal } from '#hosting/internal.ts';
import { openApi, testSettings } from '#tests/support/api.ts';
import type { Api } from '#tests/support/api.ts';
import { contentsOf, rewritten } from '#tests/support/backup-contents.ts';
import type { BackupContents } from '#tests/support/backup-contents.ts';
import { fillDataFolder } from '#tests/support/in-memory-database.ts';
import { startObjectStorage } from '#tests/support/object-storage.ts';
import { isPostgresLeftOut, makeDatabase, startPostgres } from '#tests/support/postgres-server.ts';
import type { PostgresServer } from '#tests/support/postgres-server.ts';
import { somePhoto, upload } from '#tests/support/upload-steps.ts';
import { good, madeBy, read, run, change, setHeading } from '#tests/support/website-steps.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const INTERNAL_PORT = '4636';
const folder = mkdtempSync(join(tmpdir(), 'pagewright-backup-'));
const at = (name: string) => join(folder, name);
const settingsAt = (name: string, env: Record<string, string> = {}) =>
  testSettings({ DATA_DIR: at(name), INTERNAL_PORT, ...env });
const here = settingsAt('first');

/** The product as it runs on the embedded database in a folder, with its files there. */
async function startOn(settings: ReturnType<typeof testSettings>) {
  return openApi({
    settings,
    database: await openDatabase(settings, () => undefined),
    storage: openStorage(settings),
  });
}

const saidBy = (work: Promise<unknown>) =>
  work.then(
    () => 'it went well',
    (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error)),
  );

let api: Api;
let internal: Internal;
let subdomain: string;
let first: BackupContents;
beforeAll(async () => {
  await fillDataFolder(here.dataDir);
  api = await startOn(here);
  internal = await startInternal(here);
  internal.open({ needs: {}, copyDatabase: api.backend.copyDatabase });
  const owner = await api.person();
  const website = await madeBy(owner, {
    brief: 'Maple Bakery, bread\twith \\ backslash in Haight\nand “quotes”, 東京 🥖',
  });
  subdomain = website.subdomain;
  good(await upload(api, owner, website.id, await somePhoto()));
  await vi.waitFor(() => expect(readdirSync(at(`first/files/websites/${website.id}`))).toContain('media'), 20_000);
  good(await change(owner, website.id, website.currentRevision, setHeading('Line one\\nstill one, \\N and {"a"}')));
  good(await run(owner, 'publishWebsite', website.id));
  good(await change(owner, website.id, (await read(owner, website.id)).currentRevision, setHeading('A draft')));
});
afterAll(async () => {
  internal.server.close();
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a backup is taken while the product runs, and leaves nothing behind but its file', async () => {
  const taken = await takeBackup(here, at('first.backup'));
  first = await contentsOf(at('first.backup'));
  expect(taken.rows).toBe(Object.values(first.tables).flat().length);
  expect(taken.files).toBeGreaterThan(1);
  expect(first.head.tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['users', 'websites', 'revisions', 'snapshots', 'assets', 'seeds', 'job']),
  );
  expect(statSync(at('first.backup')).mode & 0o777).toBe(0o600);
  expect(readdirSync(here.dataDir).sort()).toEqual(['db', 'files']);
  // And the product goes on.
  expect(good(await (await api.person()).ask('{ templates { id } }'))).toBeTruthy();
});

it('the door copies into no folder but one that a backup has made', async () => {
  const ask = (into: string) =>
    fetch(`http://127.0.0.1:${INTERNAL_PORT}/internal/copy-database?into=${into}`, { method: 'POST' });
  for (const into of ['', 'a'.repeat(32), '..%2F..', `${'a'.repeat(30)}%2Fb`])
    expect((await ask(into)).status).toBe(404);
  mkdirSync(join(here.dataDir, 'backup', 'b'.repeat(32)), { recursive: true });
  writeFileSync(join(here.dataDir, 'backup', 'b'.repeat(32), 'something'), '');
  expect((await ask('b'.repeat(32))).status).toBe(404);
});

/** What a person finds of it: the published page, the draft behind it and the photo, byte by byte. */
async function showsAsBefore(settings: ReturnType<typeof testSettings>) {
  const restored = await startOn(settings);
  try {
    const site = await restored.backend.sites.find(`${subdomain}.localhost`);
    const before = await api.backend.sites.find(`${subdomain}.localhost`);
    expect(site).not.toBeNull();
    expect([...(site?.files.keys() ?? [])].sort()).toEqual([...(before?.files.keys() ?? [])].sort());
    for (const path of site?.files.keys() ?? [])
      expect(await site?.files.read(path)).toEqual(await before?.files.read(path));
    const owner = await restored.person();
    expect(
      good(await madeBy(owner).then((website) => owner.ask(`{ website(id: "${website.id}") { id } }`))),
    ).toBeTruthy();
  } finally {
    await restored.close();
  }
}

describe.skipIf(isPostgresLeftOut)('from either database into either', () => {
  let server: PostgresServer;
  let bucket: Awaited<ReturnType<typeof startObjectStorage>>;
  let onServer: ReturnType<typeof testSettings>;
  const inBucket = () => ({
    S3_BUCKET: bucket.settings.bucket,
    S3_REGION: bucket.settings.region,
    S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
    S3_ENDPOINT: bucket.settings.endpoint,
  });
  beforeAll(async () => {
    server = await startPostgres();
    bucket = await startObjectStorage();
    onServer = settingsAt('none', { DATABASE_URL: await makeDatabase(server.url, 'restored'), ...inBucket() });
  });
  afterAll(async () => {
    await bucket?.stop();
    await server?.stop();
  });

  const same = async (name: string) => {
    const { head, ...contents } = await contentsOf(at(name));
    const { head: headBefore, ...contentsBefore } = first;
    expect(contents).toEqual(contentsBefore);
    expect({ ...head, takenAt: '', from: '' }).toEqual({ ...headBefore, takenAt: '', from: '' });
    return head;
  };

  it('what leaves the embedded database and its folder is the same in PostgreSQL and a bucket', async () => {
    await restoreBackup(onServer, at('first.backup'));
    expect([...bucket.files.keys()].some((key) => key.includes('restore'))).toBe(false);
    await takeBackup(onServer, at('second.backup'));
    expect((await same('second.backup')).from).toBe('postgresql');
  });

  it('and the same on another server', async () => {
    const another = settingsAt('another', { DATABASE_URL: await makeDatabase(server.url, 'another') });
    await restoreBackup(another, at('second.backup'));
    await takeBackup(another, at('third.backup'));
    await same('third.backup');
  });

  it('and the same when it comes back, where the product goes on with it', async () => {
    const back = settingsAt('back');
    await restoreBackup(back, at('second.backup'));
    await takeBackup(back, at('fourth.backup'));
    expect((await same('fourth.backup')).from).toBe('embedded');
    expect(readdirSync(back.dataDir).sort()).toEqual(['db', 'files']);
    await showsAsBefore(back);
    await showsAsBefore(onServer);
  });

  it('nothing is restored over what is there', async () => {
    expect(await saidBy(restoreBackup(onServer, at('first.backup')))).toMatch(
      /^BackupError: There are files in the bucket/,
    );
    const full = settingsAt('empty', { DATABASE_URL: onServer.databaseUrl ?? '' });
    expect(await saidBy(restoreBackup(full, at('first.backup')))).toMatch(/^BackupError: The database is not empty/);
    const back = { ...settingsAt('back'), s3: { ...bucket.settings, bucket: 'other' } };
    expect(await saidBy(restoreBackup(back, at('first.backup')))).toMatch(/Files cannot be put in the bucket other/);
    const taken = { ...full, dataDir: at('back'), databaseUrl: undefined };
    rmSync(at('back/files'), { recursive: true });
    expect(await saidBy(restoreBackup(taken, at('first.backup')))).toMatch(/back has a database already/);
    expect(existsSync(at('empty/files'))).toBe(false);
  });

  it('a backup of an older version comes in, and is brought up to date by the next start', async () => {
    const old = settingsAt('none', { DATABASE_URL: await makeDatabase(server.url, 'old') });
    const session = await openSession({ url: old.databaseUrl ?? '', setting: 'DATABASE_URL' });
    await makeTables(session, (await knownMigrations()).length - 3);
    await session.run(
      `insert into users (id, sub, name, email, roles, created_at) values ('u', 'auth0|old', 'Old', '', '{}', now())`,
    );
    await session.close();
    await takeBackup(old, at('old.backup'));
    const young = settingsAt('none', { DATABASE_URL: await makeDatabase(server.url, 'young') });
    await restoreBackup(young, at('old.backup'));
    const database = await openDatabase(young, () => undefined);
    expect((await database.run('select sub from users')).rows).toEqual([{ sub: 'auth0|old' }]);
    await database.close();
    const emptyButNewer = settingsAt('none', { DATABASE_URL: await makeDatabase(server.url, 'newer') });
    await (await openDatabase(emptyButNewer, () => undefined)).close();
    expect(await saidBy(restoreBackup(emptyButNewer, at('old.backup')))).toMatch(/tables of a newer version/);
  });

  it('when it ends half done, nothing of it is there', async () => {
    const orphaned = at('orphaned.backup');
    await rewritten(at('first.backup'), orphaned, {
      body: (name, body) => (name.startsWith('tables/public.users/') ? '' : body),
    });
    const target = settingsAt('half', { DATABASE_URL: await makeDatabase(server.url, 'half') });
    expect(await saidBy(restoreBackup(target, orphaned))).toMatch(/^BackupError: Nothing was restored, .*foreign key/);
    expect(await filesIn(target)).toEqual([]);
    // And it is as empty as before.
    await restoreBackup(target, at('first.backup'));
  });

  it('a bucket that takes nothing is told before anything is changed', async () => {
    const closed = settingsAt('none', {
      DATABASE_URL: await makeDatabase(server.url, 'closed'),
      ...inBucket(),
      S3_SECRET_ACCESS_KEY: 'guessed',
    });
    expect(await saidBy(restoreBackup(closed, at('first.backup')))).toMatch(
      /^BackupError: Files cannot be put in the bucket uploads/,
    );
  });
});

const filesIn = async (settings: BackupSettings) => {
  const keys: string[] = [];
  for await (const { key } of openStorage(settings).list()) keys.push(key);
  return keys;
};

it('an archive that is cut or broken anywhere is refused, and nothing is made of it', async () => {
  const whole = readFileSync(at('first.backup'));
  for (const length of [
    0,
    9,
    100,
    Math.floor(whole.length / 3),
    Math.floor(whole.length * 0.9),
    whole.length - 600,
    whole.length - 1,
  ]) {
    writeFileSync(at('cut.backup'), whole.subarray(0, length));
    expect(await saidBy(restoreBackup(settingsAt('cut'), at('cut.backup')))).toMatch(
      /^BackupError: .*cut\.backup is cut or broken/,
    );
  }
  for (const place of [40, Math.floor(whole.length / 2), whole.length - 5]) {
    const broken = Buffer.from(whole);
    broken.writeUInt8(broken.readUInt8(place) ^ 0x55, place);
    writeFileSync(at('broken.backup'), broken);
    expect(await saidBy(restoreBackup(settingsAt('cut'), at('broken.backup')))).toMatch(
      /^BackupError: .* is (cut or broken|no backup)/,
    );
  }
  writeFileSync(at('letter.txt'), 'Dear reader');
  expect(await saidBy(checkBackup(at('letter.txt')))).toMatch(/is no backup of Pagewright/);
  expect(await saidBy(checkBackup(at('nowhere')))).toMatch(/cannot be read: there is no such file/);
  expect(existsSync(at('cut'))).toBe(false);
});

it('a backup of a newer version, or of tables that nobody here knows, is refused', async () => {
  await rewritten(at('first.backup'), at('newer.backup'), {
    head: (head) => ({ ...head, migrations: [...head.migrations, Date.UTC(2100, 0)] }),
  });
  await rewritten(at('first.backup'), at('foreign.backup'), {
    head: (head) => ({ ...head, migrations: head.migrations.map((made) => made - 1) }),
  });
  for (const file of ['newer.backup', 'foreign.backup'])
    expect(await saidBy(restoreBackup(settingsAt('newer'), at(file)))).toMatch(
      /^BackupError: The backup is of (a newer version|another line)/,
    );
  expect(existsSync(at('newer'))).toBe(false);
});

it('a backup is written where nothing is, and says why it cannot', async () => {
  const before = readFileSync(at('first.backup'));
  expect(await saidBy(takeBackup(here, at('first.backup')))).toMatch(/^BackupError: .* is there already/);
  expect(readFileSync(at('first.backup')).equals(before)).toBe(true);
  expect(await saidBy(takeBackup(here, at('nowhere/a.backup')))).toMatch(
    /cannot be written: there is no such file or folder/,
  );
  expect(await saidBy(takeBackup(here, join(here.dataDir, 'files', 'a.backup')))).toMatch(/would be among the files/);
  expect(await saidBy(takeBackup(settingsAt('nobody'), at('a.backup')))).toMatch(/nothing to back up/);
  const deaf = settingsAt('first', { INTERNAL_PORT: '4637' });
  expect(await saidBy(takeBackup(deaf, at('a.backup')))).toMatch(/does not answer at its internal port 4637/);
  const away = { bucket: 'away', region: 'eu', accessKeyId: 'a', secretAccessKey: 'b', endpoint: 'http://127.0.0.1:9' };
  expect(await saidBy(takeBackup({ ...here, s3: away }, at('a.backup')))).toBe(
    'BackupError: The backup could not be taken: The object storage does not answer.',
  );
  expect(existsSync(at('a.backup'))).toBe(false);
  expect(readdirSync(here.dataDir).sort()).toEqual(['db', 'files']);
});
