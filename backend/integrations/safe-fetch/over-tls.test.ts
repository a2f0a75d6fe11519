import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { Server } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSafeFetch } from './index.ts';

let server: Server;
let certificate = '';
let port = 0;
const named: unknown[] = [];

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'safe-fetch-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=bakery.test', '-addext', 'subjectAltName=DNS:bakery.test'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...names, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  certificate = readFileSync(cert, 'utf8');
  server = createServer({ key: readFileSync(key), cert: certificate }, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Rye');
  });
  rmSync(folder, { recursive: true });
  server.on('secureConnection', ({ servername }) => named.push(servername));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => server.close());

const page = (host: string, authorities?: string) =>
  createSafeFetch({ allowLoopback: true, lookup: async () => ['127.0.0.1'], ...(authorities && { authorities }) }).page(
    `https://${host}:${port}/`,
  );

describe('a page over TLS', () => {
  it('is asked of an address by the name, and its certificate is looked at for the name', async () => {
    expect((await page('bakery.test', certificate)).html).toBe('<p>Rye');
    expect(named.at(-1)).toBe('bakery.test');
    await expect(page('butcher.test', certificate)).rejects.toMatchObject({ reason: 'INSECURE' });
    await expect(page('127.0.0.1', certificate)).rejects.toMatchObject({ reason: 'INSECURE' });
  });

  it('is not read where nobody known has signed the certificate', async () => {
    await expect(page('bakery.test')).rejects.toMatchObject({ reason: 'INSECURE' });
  });
});
