import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { generator, pairedRatio } from '../load.ts';
import { endProcess, startProcess } from '../processes.ts';
import type { Row } from '../row.ts';

const BARE_PORT = 4570;
const HTTPS = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

const servingSchema = z.object({
  sites: z.number(),
  internal: z.number(),
  subdomain: z.string(),
  ownName: z.string(),
});

async function startServing() {
  const args = ['--import', 'tsx', 'tests/benchmarks/serving-process.ts'];
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const told = await new Promise<string>((ready, failed) => {
    child.stdout?.on('data', (text: Buffer) => text.includes('"sites"') && ready(text.toString()));
    child.once('exit', (code) => failed(new Error(`What serves ended with ${code}`)));
  });
  return { child, ...servingSchema.parse(JSON.parse(told)) };
}

/** A bare server that answers with these bytes. */
async function startBare(bytes: Buffer) {
  const file = join(mkdtempSync(join(tmpdir(), 'pagewright-bench-')), 'bytes');
  writeFileSync(file, bytes);
  return startProcess(
    ['--import', 'tsx', 'tests/benchmarks/bare-server.ts', file, String(BARE_PORT), bytes.length ? 'br' : ''],
    {},
    /listening/,
  );
}

const fetchPacked = (port: number, host: string): Promise<Buffer> =>
  new Promise((done, failed) => {
    get({ host: '127.0.0.1', port, path: '/', headers: { host, 'accept-encoding': 'br' } }, (response) => {
      buffer(response).then(done, failed);
    }).on('error', failed);
  });

/** What answers visitors, without the web app behind it, against bare servers in the same run. */
export async function servingRows(): Promise<Row[]> {
  const { child, sites, internal, subdomain, ownName } = await startServing();
  const url = `http://127.0.0.1:${sites}/`;
  const page = { 'accept-encoding': 'br', 'user-agent': AGENT };
  const measured = async (
    what: string,
    least: number,
    [ours, headers]: [string, Record<string, string>],
    isRefused = false,
  ): Promise<Row> => {
    const bare = { url: `http://127.0.0.1:${BARE_PORT}/`, headers };
    const { ratio, ...rates } = await pairedRatio({ url: ours, headers, isRefused }, bare);
    return {
      what: `${what}, requests per second against bare node:http, ${generator}`,
      measured: `${ratio.toFixed(2)} × (${Math.round(rates.ours)} against ${Math.round(rates.bare)})`,
      mustReach: `≥ ${least} ×`,
      reached: ratio >= least,
    };
  };

  const packed = await startBare(await fetchPacked(sites, subdomain));
  const rows = [
    await measured('page at a subdomain', 0.9, [url, { host: subdomain, ...page }]),
    await measured('page at an owner’s name', 0.9, [url, { host: ownName, ...page }]),
    await measured('page at an owner’s name, behind a proxy', 0.9, [url, { host: ownName, ...HTTPS, ...page }]),
  ];
  await endProcess(packed);
  const empty = await startBare(Buffer.alloc(0));
  rows.push(
    await measured('unknown host', 0.7, [url, { host: 'nobody.example', ...page }], true),
    await measured('tls-allowed', 0.7, [`http://127.0.0.1:${internal}/internal/tls-allowed?domain=${ownName}`, {}]),
  );
  await endProcess(empty);
  await endProcess(child);
  return rows;
}
