import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startObjectStorage } from '#tests/support/object-storage.ts';
import { openStorage } from './index.ts';
import type { Storage } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagewright-storage-'));
let bucket: Awaited<ReturnType<typeof startObjectStorage>>;
beforeAll(async () => {
  bucket = await startObjectStorage();
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function keysOf(storage: Storage, under?: string) {
  const keys: string[] = [];
  for await (const { key } of storage.list(under)) keys.push(key);
  return keys.sort();
}

const text = async (storage: Storage, key: string) => (await storage.get(key))?.toString() ?? null;

describe.each([
  ['a folder', () => openStorage({ dataDir: folder })],
  ['a bucket', () => openStorage({ dataDir: folder, s3: bucket.settings })],
])('storage in %s', (_where, open) => {
  it('gives back what was put in, and the newest of it', async () => {
    const storage = open();
    const bytes = Buffer.from([0, 255, 13, 10, 0, 128]);
    await storage.put('websites/one/media/a.avif', bytes, 'image/avif');
    expect((await storage.get('websites/one/media/a.avif'))?.equals(bytes)).toBe(true);
    await storage.put('websites/one/media/a.avif', Buffer.from('second'), 'image/avif');
    expect(await text(storage, 'websites/one/media/a.avif')).toBe('second');
    expect(await storage.get('websites/one/media/none.avif')).toBeNull();
  });

  it('copies, and says when there is nothing to copy', async () => {
    const storage = open();
    await storage.put('websites/one/media/b.webp', Buffer.from('b'), 'image/webp');
    expect(await storage.copy('websites/one/media/b.webp', 'websites/two/media/b.webp')).toBe(true);
    expect(await text(storage, 'websites/two/media/b.webp')).toBe('b');
    expect(await storage.copy('websites/one/media/none.webp', 'websites/two/media/c.webp')).toBe(false);
    expect(await storage.get('websites/two/media/c.webp')).toBeNull();
  });

  it('removes single files and whole folders, and nothing beside them', async () => {
    const storage = open();
    const inside = Array.from({ length: 10 }, (_, index) => `websites/three/media/${index}.png`);
    for (const key of [...inside, 'websites/three-and-more/media/0.png', 'websites/four/0.png'])
      await storage.put(key, Buffer.from(key), 'image/png');
    await storage.remove(['websites/four/0.png', 'websites/four/none.png']);
    await storage.removeFolder('websites/three');
    await storage.removeFolder('websites/nothing-here');
    const left = await Promise.all([...inside, 'websites/four/0.png'].map((key) => storage.get(key)));
    expect(left.every((body) => body === null)).toBe(true);
    expect(await text(storage, 'websites/three-and-more/media/0.png')).toBe('websites/three-and-more/media/0.png');
  });

  it('takes and gives large files piece by piece', async () => {
    const storage = open();
    const pieces = Array.from({ length: 40 }, (_, index) => Buffer.alloc(65_536, index));
    const whole = Buffer.concat(pieces);
    await storage.putStream('websites/five/large.bin', Readable.from(pieces), whole.length, 'application/octet-stream');
    expect((await storage.get('websites/five/large.bin'))?.equals(whole)).toBe(true);
    const back = await storage.getStream('websites/five/large.bin');
    expect(back && (await buffer(back)).equals(whole)).toBe(true);
    expect(await storage.getStream('websites/five/none.bin')).toBeNull();
    await storage.putStream('websites/five/empty.bin', Readable.from([]), 0, 'application/octet-stream');
    expect(await text(storage, 'websites/five/empty.bin')).toBe('');
  });

  it('leaves nothing of a file that ends too early, or goes on too long', async () => {
    const storage = open();
    for (const bytes of [9, 11]) {
      const cut = storage.putStream('websites/six/a.bin', Readable.from([Buffer.alloc(10)]), bytes, 'image/png');
      await expect(cut).rejects.toThrow();
    }
    expect(await storage.head('websites/six/a.bin')).toBeNull();
    expect(await keysOf(storage, 'websites/six')).toEqual([]);
  });

  it('says what is there, and how large it is, without its bytes', async () => {
    const storage = open();
    const inside = Array.from({ length: 8 }, (_, index) => `websites/seven/media/${index}.png`);
    for (const key of [...inside, 'websites/seven-and-more/0.png', 'websites/seven/a.bin'])
      await storage.put(key, Buffer.from(key), 'image/png');
    expect(await storage.head('websites/seven/a.bin')).toEqual({ key: 'websites/seven/a.bin', bytes: 20 });
    expect(await storage.head('websites/seven/none.bin')).toBeNull();
    expect(await storage.head('websites/seven')).toBeNull();
    expect(await keysOf(storage, 'websites/seven')).toEqual([...inside, 'websites/seven/a.bin'].sort());
    expect(await keysOf(storage, 'websites/nobody')).toEqual([]);
    expect(await keysOf(storage)).toEqual(expect.arrayContaining([...inside, 'websites/seven-and-more/0.png']));
  });

  it('takes no key that leaves its place', async () => {
    for (const key of ['../x', '/etc/passwd', 'a/../../x', 'a//b', 'a\\b', '', 'a/.hidden', 'a\0b', 'A b'])
      await expect(
        open()
          .get(key)
          .catch(() => Promise.reject(new Error('refused'))),
      ).rejects.toThrow('refused');
  });
});

it('a folder holds whole files only, even when several are written at once', async () => {
  const storage = openStorage({ dataDir: folder });
  const body = Buffer.alloc(200_000, 'x');
  await Promise.all(Array.from({ length: 8 }, () => storage.put('websites/race/media/x.png', body, 'image/png')));
  expect((await storage.get('websites/race/media/x.png'))?.equals(body)).toBe(true);
  expect(readdirSync(join(folder, 'files', 'websites', 'race', 'media'))).toEqual(['x.png']);
});

it.skipIf(process.platform === 'win32')('a folder and its files are for their own user alone', async () => {
  const storage = openStorage({ dataDir: folder });
  await storage.put('websites/private/media/a.png', Buffer.from('a'), 'image/png');
  await storage.copy('websites/private/media/a.png', 'websites/private/media/b.png');
  const modeOf = (path: string) =>
    (statSync(join(folder, 'files', 'websites', 'private', path)).mode & 0o777).toString(8);
  expect(['.', 'media', 'media/a.png', 'media/b.png'].map(modeOf)).toEqual(['700', '700', '600', '600']);
});

it('a bucket is asked again when it is busy, and gives up in words', async () => {
  const storage = openStorage({ dataDir: folder, s3: bucket.settings });
  bucket.faults.push(503, 500);
  await storage.put('websites/busy/media/a.png', Buffer.from('a'), 'image/png');
  expect(bucket.files.get('websites/busy/media/a.png')).toEqual({ body: Buffer.from('a'), type: 'image/png' });
  bucket.faults.push(503, 503, 503, 503);
  await expect(storage.get('websites/busy/media/a.png')).rejects.toThrow('answered 503');
});

it('a bucket that is not there, or whose key is wrong, is no missing file', async () => {
  const elsewhere = openStorage({ dataDir: folder, s3: { ...bucket.settings, bucket: 'other' } });
  await expect(elsewhere.put('websites/x/a.png', Buffer.from('a'), 'image/png')).rejects.toThrow('no bucket other');
  const forged = openStorage({ dataDir: folder, s3: { ...bucket.settings, secretAccessKey: 'guessed' } });
  await expect(forged.put('websites/x/a.png', Buffer.from('a'), 'image/png')).rejects.toThrow('answered 403');
  expect(bucket.refused).toEqual(['PUT /uploads/websites/x/a.png']);
});

it('a bucket removes a thousand files with one request, and says when it keeps one', async () => {
  const storage = openStorage({ dataDir: folder, s3: bucket.settings });
  const keys = Array.from({ length: 1_200 }, (_, index) => `websites/many/${index}.png`);
  for (const key of keys) bucket.files.set(key, { body: Buffer.from('x'), type: 'image/png' });
  bucket.removals.length = 0;
  await storage.remove(keys);
  expect(bucket.removals).toEqual([1000, 200]);
  expect(await keysOf(storage, 'websites/many')).toEqual([]);
  bucket.kept.add('websites/kept/a.png');
  await storage.put('websites/kept/a.png', Buffer.from('a'), 'image/png');
  await expect(storage.remove(['websites/kept/a.png'])).rejects.toThrow('could not remove');
});

it('what others put beside our files is none of ours', async () => {
  writeFileSync(join(folder, 'files', '.a.png.0123456789ab'), 'unfinished');
  bucket.files.set('Some & body/else?.txt', { body: Buffer.from('x'), type: 'text/plain' });
  for (const s3 of [undefined, bucket.settings]) {
    const storage = openStorage({ dataDir: folder, s3 });
    await storage.put('websites/eight/a.png', Buffer.from('a'), 'image/png');
    const keys = await keysOf(storage);
    expect(keys).toContain('websites/eight/a.png');
    expect(keys.filter((key) => !key.startsWith('websites/'))).toEqual([]);
  }
});
