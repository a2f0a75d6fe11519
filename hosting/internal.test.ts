import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listening } from '#tests/support/raw-request.ts';
import { createInternal, startInternal } from './internal.ts';

const wrong: Record<'database' | 'storage', string | null> = { database: null, storage: null };
const answers = {
  mayHaveCertificate: (host: string) => host === 'rye.example',
  needs: { database: async () => wrong.database, storage: async () => wrong.storage },
};
const door = createInternal();
let internal: Awaited<ReturnType<typeof listening>>;
beforeAll(async () => {
  internal = await listening(door.listener);
});
afterAll(() => internal.close());

const fetched = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${internal.port}${path}`, { method });
const ask = async (path: string, method?: string) => (await fetched(path, method)).status;
const ready = async (query = '') => {
  const answer = await fetched(`/readyz${query}`);
  return [answer.status, await answer.text()];
};
const allowed = (query: string) => ask(`/internal/tls-allowed${query}`);

describe('the internal listener', () => {
  it('turns and is not ready until the process has started', async () => {
    expect(await ask('/healthz')).toBe(200);
    expect(await ready()).toEqual([503, 'This process starts.']);
    expect(await allowed('?domain=rye.example')).toBe(503);
    door.open(answers);
    expect(await ready()).toEqual([200, 'ready']);
  });

  it('allows certificates for hosts that may have one, however they are written', async () => {
    for (const domain of ['rye.example', 'RYE.example', 'rye.example.', 'rye%2Eexample'])
      expect([domain, await allowed(`?domain=${domain}`)]).toEqual([domain, 200]);
  });

  it('allows none for others, and none where nothing is named', async () => {
    for (const query of ['?domain=foreign.example', '?domain=', '?other=rye.example', '', '?domain=%E0%A4%A'])
      expect([query, await allowed(query)]).toEqual([query, 404]);
  });

  it('says that the process turns, and nothing else', async () => {
    expect(await ask('/healthz')).toBe(200);
    for (const path of ['/', '/healthz/', '/readyz/', '/readyzz', '/graphql', '/internal/'])
      expect(await ask(path)).toBe(404);
    expect(await ask('/healthz', 'POST')).toBe(405);
  });

  it('is not ready while the database or the storage is away, unless whoever asks can do without it', async () => {
    wrong.database = 'The database does not answer.';
    expect(await ready()).toEqual([503, 'The database does not answer.']);
    expect(await ready('?exclude=storage')).toEqual([503, 'The database does not answer.']);
    expect(await ready('?exclude=database&exclude=storage')).toEqual([200, 'ready']);
    wrong.storage = 'The storage does not answer.';
    expect(await ready()).toEqual([503, 'The database does not answer.\nThe storage does not answer.']);
    expect(await ask('/healthz')).toBe(200);
    wrong.database = wrong.storage = null;
    expect(await ready()).toEqual([200, 'ready']);
  });

  it('says in words that its port is in use, and needs none', async () => {
    const settings = { isLocal: true, host: '127.0.0.1' };
    await expect(startInternal({ ...settings, internalPort: internal.port })).rejects.toThrow(
      `Port ${internal.port}, which the internal listener needs, is in use`,
    );
    expect((await startInternal({ ...settings, internalPort: undefined })).server.listening).toBe(false);
  });

  it('is not ready any more when the process ends, whoever asks, and turns on', async () => {
    door.end();
    expect(await ready('?exclude=database&exclude=storage')).toEqual([503, 'This process ends.']);
    expect(await ask('/healthz')).toBe(200);
    expect(await allowed('?domain=rye.example')).toBe(200);
  });
});
