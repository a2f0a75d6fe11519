import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sampleDocument } from '#site/model/sample-document.ts';
import { applyOperations } from '#site/operations/index.ts';
import { exportedFiles } from './exported-files.ts';
import { pack } from './pack.ts';
import { readExport } from './read-export.ts';
import { openArchive } from './unpack.ts';

const bakery = { name: 'Two Days Bread', document: sampleDocument({ pages: 3, perPage: 3 }) };
const zip = pack(exportedFiles(bakery, { badge: true }));
const refusal = (bytes: Uint8Array): string => {
  try {
    readExport(bytes);
    return 'was taken';
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : '';
  }
};
const repacked = (changes: Record<string, Uint8Array | null>) =>
  zipSync(
    Object.fromEntries(
      Object.entries({ ...unzipSync(zip), ...changes }).filter(
        (file): file is [string, Uint8Array] => file[1] !== null,
      ),
    ),
  );

describe('an exported website', () => {
  it('holds its pages, fonts and document, and leads old addresses on', () => {
    const moved = applyOperations(bakery.document, [
      { type: 'setRedirects', redirects: [{ from: '/old/menu', to: '/page-1#s1-0' }] },
    ]);
    if (!moved.ok) throw new Error(moved.failure.message);
    const files = exportedFiles({ ...bakery, document: moved.document }, { badge: true });
    const paths = files.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['index.html', 'page-1/index.html', '404.html', 'document.json']));
    expect(paths.filter((path) => path.startsWith('-/fonts/')).length).toBeGreaterThan(1);
    expect(new Set(paths).size).toBe(paths.length);
    const old = files.find(({ path }) => path === 'old/menu/index.html');
    expect(Buffer.from(old?.bytes ?? []).toString()).toContain('content="0;url=../../page-1/index.html#s1-0"');
  });

  it('is the same ZIP each time, and after it was read back', () => {
    const read = readExport(zip);
    expect(read).toMatchObject(bakery);
    expect(Buffer.compare(pack(exportedFiles(read, { badge: true })), zip)).toBe(0);
    const otherOrder = exportedFiles(bakery, { badge: true }).reverse();
    expect(Buffer.compare(pack(otherOrder), zip)).toBe(0);
  });

  it('is read from a folder somebody packed again, beside what their computer added', () => {
    const inFolder = Object.entries(unzipSync(zip)).map(([path, bytes]) => [`my site/${path}`, bytes]);
    const bytes = zipSync(Object.fromEntries([...inFolder, ['__MACOSX/my site/._document.json', strToU8('x')]]));
    expect(readExport(bytes).document).toEqual(bakery.document);
  });

  it('is read from its document alone', () => {
    expect(readExport(repacked({ 'pagewright.json': null, 'index.html': null })).name).toBe('Two Days Bread');
  });
});

describe('what is refused, in words', () => {
  const json = (value: unknown) => strToU8(JSON.stringify(value));
  const { document } = bakery;

  it.each<[string, Uint8Array, RegExp]>([
    ['nothing', new Uint8Array(0), /not a ZIP file\. Choose/],
    ['a picture', strToU8('\u0089PNG and so on, long enough to be something'), /not a ZIP file/],
    ['a ZIP of something else', zipSync({ 'notes.txt': strToU8('hello') }), /no document\.json .* no exported website/],
    ['half of a ZIP', zip.subarray(0, zip.length / 2), /not a ZIP file/],
    ['a broken document', repacked({ 'document.json': strToU8('{"version": 1,') }), /cannot be read\. Export/],
    ['a wrong document', repacked({ 'document.json': json({ ...document, pages: [] }) }), /document\.json .*: .*page/i],
    ['a newer document', repacked({ 'document.json': json({ ...document, version: 99 }) }), /newer release/],
    ['a newer export', repacked({ 'pagewright.json': json({ pagewright: 99, name: '', media: [] }) }), /newer release/],
    ['a changed manifest', repacked({ 'pagewright.json': json({ pagewright: 1 }) }), /was changed/],
    ['a path out of it', repacked({ '../../etc/cron.d/x': strToU8('x') }), /outside of itself/],
    ['a path from the root', repacked({ '/etc/passwd': strToU8('x') }), /outside of itself/],
    ['a Windows path', repacked({ 'C:\\Windows\\x': strToU8('x') }), /outside of itself/],
    ['a backslash way out', repacked({ 'a\\..\\..\\x': strToU8('x') }), /outside of itself/],
  ])('%s', (_, bytes, words) => {
    expect(refusal(bytes)).toMatch(words);
    expect(refusal(bytes)).toMatch(/^ArchiveRefused/);
  });

  it('too many files', () => {
    const many = Array.from({ length: 20_001 }, (_, index) => [`${index}.txt`, new Uint8Array(0)]);
    expect(refusal(zipSync(Object.fromEntries(many)))).toMatch(/holds 20001 files, and 20000 are the most/);
  });

  it('a file that grows when unpacked, whatever size it claims', () => {
    const bomb = zipSync({ 'document.json': new Uint8Array(70_000_000) }, { level: 9 });
    expect(bomb.length).toBeLessThan(100_000);
    expect(refusal(bomb)).toMatch(/unpacks to more than/);
    const directory = Buffer.from(bomb).lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    Buffer.from(bomb.buffer).writeUInt32LE(100, directory + 24);
    expect(refusal(bomb)).toMatch(/unpacks to more than/);
  });

  it('many files that are each small enough, once all together are too much', () => {
    const one = new Uint8Array(9_000_000);
    const archive = openArchive(zipSync(Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`${i}.bin`, one]))));
    for (let index = 0; index < 6; index++) expect(archive.read(`${index}.bin`)?.length).toBe(9_000_000);
    expect(() => archive.read('6.bin')).toThrow(/unpacks to more than/);
  });

  it('bytes that were changed on the way', () => {
    const stored = zipSync({ 'document.json': strToU8(JSON.stringify(document)) }, { level: 0 });
    const at = Buffer.from(stored).indexOf('Two Days');
    stored[at] = 0x58;
    expect(refusal(stored)).toMatch(/damaged/);
    const packed = Uint8Array.from(zip);
    const start = Buffer.from(packed).indexOf('document.json') + 'document.json'.length;
    packed.fill(7, start + 100, start + 200);
    expect(refusal(packed)).toMatch(/damaged/);
  });

  it('a ZIP with a password', () => {
    const locked = Uint8Array.from(zip);
    const entry = Buffer.from(locked).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    locked[entry + 8] = 1;
    expect(refusal(locked)).toMatch(/has a password/);
  });
});
