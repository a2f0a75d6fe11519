import { get } from 'node:https';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEdge } from '#backend/integrations/edge-certificate.ts';
import type { Edge } from '#backend/integrations/edge-certificate.ts';
import { createInternal } from '#hosting/internal.ts';
import { createDoor, createHosting, createPeerReader } from '#hosting/index.ts';
import { readSettings } from '#settings';
import { startCaddyEdge } from '#tests/support/caddy-edge.ts';
import { askHost, sites } from '#tests/support/hosted-sites.ts';
import { listening } from '#tests/support/raw-request.ts';
import { missingEdgeTools } from '../../scripts/edge-tools.mjs';

const missing = missingEdgeTools();
if (missing.length > 0)
  console.warn(`Certificates were not tried with a real server: ${missing.join(', ')} cannot be installed here.`);

const settings = readSettings(
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
/** Of the hosts that have a site: see `hosted-sites.ts`. */
const ALLOWED = new Set(['rye.example', 'www.rye.example']);

describe.skipIf(missing.length > 0)('deploy/Caddyfile', () => {
  let upstream: Awaited<ReturnType<typeof listening>>;
  let internal: Awaited<ReturnType<typeof listening>>;
  let caddy: Awaited<ReturnType<typeof startCaddyEdge>>;
  let edge: Edge;
  const asked: string[] = [];
  beforeAll(async () => {
    const hosting = createHosting({ settings, sites });
    upstream = await listening(
      createDoor({ settings, peerOf: createPeerReader(['loopback']) }, (request, response, peer) => {
        if (!hosting.serve(request, response, peer)) response.end('the app');
      }),
    );
    const mayHaveCertificate = (host: string) => {
      asked.push(host);
      return ALLOWED.has(host);
    };
    const door = createInternal();
    door.open({ mayHaveCertificate, needs: {} });
    internal = await listening(door.listener);
    caddy = await startCaddyEdge({
      appHost: 'app.example.com',
      sitesDomain: settings.sitesDomain,
      upstream: upstream.port,
      internal: internal.port,
    });
    edge = createEdge({ addresses: ['127.0.0.1'], port: caddy.https, ca: caddy.authorities });
  }, 60_000);
  afterAll(async () => {
    await caddy?.stop();
    await upstream?.close();
    await internal?.close();
  });

  const visit = (host: string) =>
    new Promise<{ status?: number; headers: Record<string, unknown>; body: string }>((done, failed) => {
      const name = { host: '127.0.0.1', port: caddy.https, servername: host, ca: caddy.authorities, agent: false };
      get({ ...name, path: '/menu?a=1', headers: { host } }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts).toString() }),
        );
      }).on('error', failed);
    });

  it('makes a name that may have a certificate secure for the first visit itself', async () => {
    const { status, body, headers } = await visit('www.rye.example');
    expect([status, body]).toEqual([200, '<h1>Menu</h1>']);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(asked).toContain('www.rye.example');
  });

  it('shows the product the certificate that visitors meet', async () => {
    const { certificate } = await edge.readCertificate('www.rye.example');
    expect(certificate).toMatchObject({ issuer: expect.stringMatching(/pebble/i), names: ['www.rye.example'] });
    expect(Date.parse(certificate?.validFrom ?? '')).toBeLessThanOrEqual(Date.now());
    expect(Date.parse(certificate?.validTo ?? '')).toBeGreaterThan(Date.now());
  });

  it('refuses a foreign name, and the product is told so', async () => {
    await expect(visit('foreign.example')).rejects.toThrow(/alert|reset|hang up/);
    expect(await edge.readCertificate('foreign.example')).toEqual({ problem: 'refused' });
    expect(asked).toContain('foreign.example');
  });

  it('takes subdomains from files, without asking anybody', async () => {
    const { certificate } = await edge.readCertificate('bakery.sites.example.net');
    expect(certificate).toMatchObject({ issuer: 'Files' });
    expect(asked).not.toContain('bakery.sites.example.net');
  });

  it('does not believe a certificate whose issuer browsers do not know', async () => {
    const strict = createEdge({ addresses: ['127.0.0.1'], port: caddy.https });
    expect(await strict.readCertificate('bakery.sites.example.net')).toEqual({ problem: 'untrusted' });
  });

  it('leads http to https in one step, to the primary host', async () => {
    expect(await askHost(caddy.http, '/menu?a=1', 'rye.example')).toMatchObject({
      status: 308,
      headers: { location: 'https://www.rye.example/menu?a=1' },
    });
    const plain = await askHost(caddy.http, '/menu', 'www.rye.example');
    expect([plain.status, plain.headers.location]).toEqual([308, 'https://www.rye.example/menu']);
  });
});
