import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '#settings';
import { askHost, sites } from '#tests/support/hosted-sites.ts';
import { createDoor, createHosting, createPeerReader } from './index.ts';

describe('hosting that is live, behind a proxy', () => {
  const live = readSettings(
    {
      APP_ORIGIN: 'https://app.example.com',
      SITES_DOMAIN: 'sites.example.net',
      SESSION_SECRETS: 'a-secret-that-is-long-enough-for-the-rule',
      AUTH0_DOMAIN: 'login.example.com',
      AUTH0_CLIENT_ID: 'id',
      AUTH0_CLIENT_SECRET: 'secret',
    },
    () => '',
  );
  const hosting = createHosting({ settings: live, sites });
  const door = createDoor({ settings: live, peerOf: createPeerReader(['loopback']) }, (request, response, peer) => {
    if (!hosting.serve(request, response, peer)) response.end('app');
  });
  const server = createServer(door);
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => server.close());
  const visit = (host: string, proto?: string) =>
    askHost(port, '/menu?a=1', host, proto ? { 'x-forwarded-proto': proto } : {});

  it('leads from http to https, and to the primary host in one step', async () => {
    expect(await visit('www.rye.example', 'http')).toMatchObject({
      status: 308,
      headers: { location: 'https://www.rye.example/menu?a=1' },
    });
    expect((await visit('rye.example', 'http')).headers.location).toBe('https://www.rye.example/menu?a=1');
    expect((await visit('www.rye.example', 'https')).status).toBe(200);
    expect((await visit('www.rye.example')).status).toBe(200);
  });

  it('tells browsers to stay with https, for this host alone', async () => {
    for (const host of ['www.rye.example', 'rye.example', 'bakery.localhost', 'nobody.example'])
      expect((await visit(host, 'https')).headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await visit('www.rye.example', 'http')).headers['strict-transport-security']).toBeUndefined();
  });
});
