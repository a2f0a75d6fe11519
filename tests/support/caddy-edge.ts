import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** A certificate for the authority's own door, and for all subdomains of a domain. Both files are believed by Caddy. */
function makeCertificate(folder: string, sitesDomain: string) {
  const files = { certificate: join(folder, 'own.pem'), key: join(folder, 'own.key') };
  const names = `subjectAltName=DNS:localhost,IP:127.0.0.1,DNS:*.${sitesDomain}`;
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const out = ['-keyout', files.key, '-out', files.certificate, '-subj', '/O=Files/CN=Files', '-addext', names];
  execFileSync('openssl', ['req', '-x509', ...kind, ...out], { stdio: 'ignore' });
  return files;
}

async function read(url: string, ca: string): Promise<string> {
  const answer = await new Promise<string>((done, failed) => {
    get(url, { ca }, (response) => text(response).then(done, failed)).on('error', failed);
  });
  return answer;
}

async function untilItAnswers<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries > 100) throw error;
      await wait(50);
    }
  }
}

type Behind = { appHost: string; sitesDomain: string; upstream: number; internal: number };

/**
 * `deploy/Caddyfile` as it is, in front of what listens on the loopback, with a certificate authority of its own to which every
 * name is at home on this machine. `authorities` are what a browser would have to believe.
 */
export async function startCaddyEdge({ appHost, sitesDomain, upstream, internal }: Behind) {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-caddy-'));
  const children: ChildProcess[] = [];
  const output: string[] = [];
  const start = (command: string, args: string[], env: Record<string, string>) => {
    const child = spawn(command, args, { env: { ...process.env, HOME: folder, ...env } });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (said) => output.push(String(said)));
    children.push(child);
  };
  const stop = async () => {
    await Promise.all(
      children.map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.kill('SIGKILL');
        await once(child, 'exit');
      }),
    );
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [http = 0, https = 0, acme = 0, management = 0, dns = 0, dnsManagement = 0] = await freePorts(6);
    const own = makeCertificate(folder, sitesDomain);
    const config = join(folder, 'pebble.json');
    writeFileSync(
      config,
      JSON.stringify({
        pebble: {
          listenAddress: `127.0.0.1:${acme}`,
          managementListenAddress: `127.0.0.1:${management}`,
          certificate: own.certificate,
          privateKey: own.key,
          httpPort: http,
          tlsPort: https,
        },
      }),
    );
    const off = ['-http01', '', '-https01', '', '-tlsalpn01', '', '-defaultIPv6', ''];
    const names = ['-dns01', `127.0.0.1:${dns}`, '-management', `127.0.0.1:${dnsManagement}`];
    start('pebble-challtestsrv', [...names, ...off, '-defaultIPv4', '127.0.0.1'], {});
    const quick = { PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0' };
    start('pebble', ['-config', config, '-dnsserver', `127.0.0.1:${dns}`], quick);
    const ownCertificate = readFileSync(own.certificate, 'utf8');
    const root = await untilItAnswers(() => read(`https://127.0.0.1:${management}/roots/0`, ownCertificate));
    start('caddy', ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
      ACME_EMAIL: 'edge@example.com',
      ACME_CA: `https://127.0.0.1:${acme}/dir`,
      APP_HOST: appHost,
      CADDY_ADMIN: 'off',
      HTTP_PORT: String(http),
      HTTPS_PORT: String(https),
      INTERNAL: `127.0.0.1:${internal}`,
      SITES_DOMAIN: sitesDomain,
      SSL_CERT_FILE: own.certificate,
      WEB: `127.0.0.1:${upstream}`,
      SITES: `127.0.0.1:${upstream}`,
      READY_PORT: String(internal),
      WILDCARD_CERTIFICATE: own.certificate,
      WILDCARD_KEY: own.key,
      XDG_DATA_HOME: join(folder, 'data'),
      XDG_CONFIG_HOME: join(folder, 'config'),
    });
    await untilItAnswers(() => fetch(`http://127.0.0.1:${http}/`, { redirect: 'manual' }));
    return { http, https, authorities: `${root}\n${ownCertificate}`, output, stop };
  } catch (error) {
    await stop();
    throw new Error(`The edge did not start:\n${output.slice(-20).join('')}`, { cause: error });
  }
}
