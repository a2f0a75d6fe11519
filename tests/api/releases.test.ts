import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import type { BuiltRelease } from '#backend/releases/index.ts';
import { openApi, testSettings, type Api } from '#tests/support/api.ts';
import { openEdgeApp } from '#tests/support/edge-app.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const live = testSettings({
  APP_ORIGIN: 'https://app.example.com',
  SITES_DOMAIN: 'pages.example.net',
  SESSION_SECRETS: 'x'.repeat(32),
  AUTH0_DOMAIN: 'tenant.auth0.com',
  AUTH0_CLIENT_ID: 'client',
  AUTH0_CLIENT_SECRET: 'secret',
});
const DAY = 24 * 3600 * 1000;
const FOREVER = 'public,max-age=31536000,immutable';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Processes of several releases on one database and one storage, as after each update. */
describe('pages that are open', () => {
  let folder: string;
  let database: OpenedDatabase;
  let storage: ReturnType<typeof memoryStorage>;
  let opened: Api[];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pagewright-releases-'));
    database = await openInMemory();
  });
  beforeEach(() => {
    storage = memoryStorage();
    opened = [];
  });
  afterEach(async () => {
    await Promise.all(opened.map((api) => api.close()));
    await database.run('delete from releases');
  });
  afterAll(async () => {
    await database?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A release with one document, and one script that has its own name. */
  function built(name: string): BuiltRelease {
    const text = `query ${name} { redwood { currentUser } }`;
    const files = join(folder, name);
    mkdirSync(files, { recursive: true });
    writeFileSync(join(files, `root-${name}_A.js`), `console.log('${name}')`);
    return { documents: { [hashOf(text)]: text }, assets: [`root-${name}_A.js`], folder: files };
  }
  async function start(name: string, day = 0, options: Partial<Parameters<typeof openApi>[0]> = {}) {
    const api = await openApi({
      settings: live,
      database: { ...database, close: async () => undefined },
      storage,
      release: built(name),
      clock: () => new Date(Date.UTC(2026, 9, 1) + day * DAY),
      ...options,
    });
    opened.push(api);
    return api;
  }
  /** When the assets of a release are there for the others. */
  const keptAssetsOf = (name: string) =>
    vi.waitFor(async () => {
      const { rows } = await database.run('select 1 from releases where $1 = any(assets)', [`root-${name}_A.js`]);
      expect(rows).toHaveLength(1);
    }, 20_000);
  const assetOf = async (api: Api, name: string) => {
    const body = await api.backend.assetOf(name);
    return body && Buffer.from(body).toString();
  };
  const runsDocumentOf = async (api: Api, name: string) => {
    const sha256Hash = hashOf(`query ${name} { redwood { currentUser } }`);
    const answer = await api.post({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
    const { errors }: { errors?: { message: string }[] } = JSON.parse(await answer.text());
    return errors?.[0]?.message ?? 'done';
  };

  it('get their scripts and documents from a process of the next release', async () => {
    await start('Old');
    await keptAssetsOf('Old');
    const next = await start('New', 7);
    expect(await assetOf(next, 'root-Old_A.js')).toBe(`console.log('Old')`);
    expect(await runsDocumentOf(next, 'Old')).toBe('done');
  });

  it('that are newer than the process they ask get theirs as well, while processes are replaced', async () => {
    const old = await start('Old');
    expect([await assetOf(old, 'root-New_A.js'), await runsDocumentOf(old, 'New')]).toEqual([
      null,
      'PersistedQueryNotFound',
    ]);
    await start('New', 7);
    await keptAssetsOf('New');
    expect([await assetOf(old, 'root-New_A.js'), await runsDocumentOf(old, 'New')]).toEqual([
      `console.log('New')`,
      'done',
    ]);
  });

  it('are answered with what may be kept for ever, and nothing that no release had', async () => {
    await start('Old');
    await keptAssetsOf('Old');
    const next = await start('New', 7);
    const edge = await openEdgeApp({}, next.backend.fetch, {}, next.backend.assetOf);
    const ask = (path: string, method = 'GET') =>
      fetch(`http://127.0.0.1:${edge.port}/assets/${path}`, { method, headers: { Host: new URL(edge.origin).host } });
    const found = await ask('root-Old_A.js');
    expect([found.status, found.headers.get('cache-control'), await found.text()]).toEqual([
      200,
      FOREVER,
      `console.log('Old')`,
    ]);
    expect(found.headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
    expect((await ask('root-Old_A.js', 'HEAD')).status).toBe(200);
    const get = vi.spyOn(storage, 'get');
    for (const path of ['root-Made_up.js', '..%2Froot-Old_A.js', 'a/root-Old_A.js', '', 'x'.repeat(300)]) {
      const missing = await ask(path);
      expect([path, missing.status, missing.headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
    }
    expect(get).not.toHaveBeenCalled();
    expect((await ask('root-Old_A.js', 'POST')).status).toBe(404);
    expect(await runsDocumentOf(next, 'MadeUp')).toBe('PersistedQueryNotFound');
    await edge.close();
  });

  it('of the last two releases are served, of older ones only on their first day', async () => {
    for (const [day, name] of [0, 0.2, 0.4].map((day, index) => [day, `Quick${index}`] as const)) {
      await start(name, day);
      await keptAssetsOf(name);
    }
    const last = await start('Last', 10);
    await vi.waitFor(() => expect(storage.files.size).toBe(2), 20_000);
    expect(await assetOf(last, 'root-Quick1_A.js')).toBeNull();
    expect(await assetOf(last, 'root-Quick2_A.js')).toBe(`console.log('Quick2')`);
    expect([await runsDocumentOf(last, 'Quick0'), await runsDocumentOf(last, 'Quick2')]).toEqual([
      'PersistedQueryNotFound',
      'done',
    ]);
  });

  it('do not keep a process from starting while the storage is away, and the next process makes up for it', async () => {
    const away = async () => Promise.reject(new Error('The storage is away'));
    const first = await start('Old', 0, { storage: { ...storage, put: away, get: away } });
    await vi.waitFor(() => expect(first.logged.join()).toContain('The storage is away'), 20_000);
    expect(await runsDocumentOf(first, 'Old')).toBe('done');
    const second = await start('New', 7);
    expect([await assetOf(second, 'root-Old_A.js'), await runsDocumentOf(second, 'Old')]).toEqual([null, 'done']);
    await start('Old', 7);
    await keptAssetsOf('Old');
    expect(await assetOf(second, 'root-Old_A.js')).toBe(`console.log('Old')`);
  });

  it('hear that it is not possible just now while the database is away, and that nothing is wrong with them', async () => {
    const api = await start('Old');
    const gone = async () => Promise.reject(new Error('The database is away'));
    const edge = await openEdgeApp({}, api.backend.fetch, {}, gone);
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const answer = await fetch(`http://127.0.0.1:${edge.port}/assets/root-New_A.js`, {
      headers: { Host: new URL(edge.origin).host },
    });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
    await edge.close();
  });

  it('are not thought of by a local product', async () => {
    const api = await start('Old', 0, { settings: testSettings() });
    expect(await assetOf(api, 'root-Old_A.js')).toBeNull();
    expect((await database.run('select 1 from releases')).rows).toEqual([]);
    expect(storage.files.size).toBe(0);
  });
});
