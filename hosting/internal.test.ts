import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listening } from '#tests/support/raw-request.ts';
import { createInternal, startInternal } from './internal.ts';

const answers = { mayHaveCertificate: (host: string) => host === 'rye.example' };
let internal: Awaited<ReturnType<typeof listening>>;
beforeAll(async () => {
  internal = await listening(createInternal(answers));
});
afterAll(() => internal.close());

const ask = async (path: string, method = 'GET') =>
  (await fetch(`http://127.0.0.1:${internal.port}${path}`, { method })).status;
const allowed = (query: string) => ask(`/internal/tls-allowed${query}`);

describe('the internal listener', () => {
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
    for (const path of ['/', '/healthz/', '/graphql', '/internal/']) expect(await ask(path)).toBe(404);
    expect(await ask('/healthz', 'POST')).toBe(405);
  });

  it('says in words that its port is in use, and needs none', async () => {
    const settings = { isLocal: true, host: '127.0.0.1' };
    await expect(startInternal({ ...settings, internalPort: internal.port }, answers)).rejects.toThrow(
      `Port ${internal.port}, which the internal listener needs, is in use`,
    );
    await (await startInternal({ ...settings, internalPort: undefined }, answers)).close();
  });
});
