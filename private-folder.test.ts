import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepPrivate } from './private-folder.ts';

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  const umask = process.umask();
  let place: string;
  let dataDir: string;
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'pagewright-private-'));
    dataDir = join(place, 'data');
  });
  afterEach(() => {
    process.umask(umask);
    rmSync(place, { recursive: true, force: true });
  });

  const modeOf = (...path: string[]) => (statSync(join(dataDir, ...path)).mode & 0o777).toString(8);
  /** As an earlier version left it. */
  function leave(...path: string[]) {
    const file = join(dataDir, ...path);
    mkdirSync(join(file, '..'), { recursive: true, mode: 0o755 });
    writeFileSync(file, 'x', { mode: 0o644 });
  }

  it('is made for nobody else, like all that is written into it from then on', () => {
    keepPrivate(dataDir);
    leave('files', 'websites', 'a.png');
    expect([modeOf(), modeOf('files'), modeOf('files', 'websites', 'a.png')]).toEqual(['700', '700', '600']);
  });

  it('that was open is closed, with all that is ours in it', () => {
    leave('files', 'websites', 'one', 'media', 'a.png');
    leave('outbox', 'mail.eml');
    leave('db', 'base', '1');
    leave('secrets.json');
    keepPrivate(dataDir);
    expect([modeOf(), modeOf('files', 'websites', 'one'), modeOf('outbox'), modeOf('db', 'base')]).toEqual(
      Array.from({ length: 4 }, () => '700'),
    );
    const files = [
      ['files', 'websites', 'one', 'media', 'a.png'],
      ['outbox', 'mail.eml'],
      ['db', 'base', '1'],
    ];
    expect([...files, ['secrets.json']].map((path) => modeOf(...path))).toEqual(Array.from({ length: 4 }, () => '600'));
  });

  it('keeps what somebody else put there or linked to as it is', () => {
    leave('notes', 'mine.txt');
    leave('files', 'a.png');
    writeFileSync(join(place, 'elsewhere.txt'), 'x');
    chmodSync(join(place, 'elsewhere.txt'), 0o644);
    symlinkSync(join(place, 'elsewhere.txt'), join(dataDir, 'files', 'link.txt'));
    keepPrivate(dataDir);
    expect([modeOf('notes', 'mine.txt'), modeOf('files', 'link.txt'), modeOf('files', 'a.png')]).toEqual([
      '644',
      '644',
      '600',
    ]);
  });
});
