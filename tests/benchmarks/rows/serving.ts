import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { compared, generator } from '../load.ts';
import type { Compared } from '../load.ts';
import { endProcess, startProcess } from '../processes.ts';
import type { Row } from '../row.ts';

const BARE_PORT = 4571;
/** Of one load: so many short ones in turn say more than a few long ones on a machine that has other things to do. */
const SECONDS = 1;
const ROUNDS = 7;
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

type Answer = { bytes: Buffer; headers: string[] };

const PER_CONNECTION = new Set(['date', 'connection', 'keep-alive']);

const ask = (port: number, host: string): Promise<Answer> =>
  new Promise((done, failed) => {
    get({ host: '127.0.0.1', port, path: '/', headers: { host, 'accept-encoding': 'br' } }, (response) => {
      const { rawHeaders } = response;
      const isOfPage = (at: number) => !PER_CONNECTION.has((rawHeaders[at - (at % 2)] ?? '').toLowerCase());
      buffer(response).then(
        (bytes) => done({ bytes, headers: rawHeaders.filter((_part, at) => isOfPage(at)) }),
        failed,
      );
    }).on('error', failed);
  });

/** A bare server that answers with these bytes, and with few headers when none are given. */
async function startBare(port: number, { bytes, headers }: Answer) {
  const file = join(mkdtempSync(join(tmpdir(), 'pagewright-bench-')), 'bytes');
  writeFileSync(file, bytes);
  const args = [file, String(port), bytes.length ? 'br' : '', headers.join('\n')];
  const child = await startProcess(['--import', 'tsx', 'tests/benchmarks/bare-server.ts', ...args], {}, /listening/);
  return { child, url: `http://127.0.0.1:${port}/` };
}

/** What answers visitors, without the web app behind it, against bare servers in the same run. */
export async function servingRows(): Promise<Row[]> {
  const { child, sites, internal, subdomain, ownName } = await startServing();
  const answer = await ask(sites, subdomain);
  const [bare, alike, empty] = [
    await startBare(BARE_PORT, { ...answer, headers: [] }),
    await startBare(BARE_PORT + 1, answer),
    await startBare(BARE_PORT + 2, { bytes: Buffer.alloc(0), headers: [] }),
  ];

  const browser = { 'accept-encoding': 'br', 'user-agent': AGENT };
  const of = (url: string, host: string, more: Record<string, string> = {}) => ({
    url,
    headers: { host, ...more, ...browser },
    seconds: SECONDS,
    leastBytes: answer.bytes.length,
  });
  const url = `http://127.0.0.1:${sites}/`;
  const pages = await compared(
    [of(bare.url, subdomain), of(alike.url, subdomain), of(url, subdomain), of(url, ownName)],
    ROUNDS,
  );
  const behindProxy = await compared(
    [of(bare.url, ownName, HTTPS), of(alike.url, ownName, HTTPS), of(url, ownName, HTTPS)],
    ROUNDS,
  );
  const small = (url: string, host: string) => ({ ...of(url, host), leastBytes: 0 });
  const asked = `http://127.0.0.1:${internal}/internal/tls-allowed?domain=${ownName}`;
  const answers = await compared(
    [small(empty.url, ownName), { ...small(url, 'nobody.example'), isRefused: true }, small(asked, ownName)],
    ROUNDS,
  );
  for (const process of [bare.child, alike.child, empty.child, child]) await endProcess(process);

  const row = (
    what: string,
    least: number,
    [yardstick, measured]: (Compared | undefined)[],
    beside?: Compared,
  ): Row => {
    const ratio = measured?.ratio ?? Number.NaN;
    const rates = [measured, yardstick].map((found) => Math.round(found?.perSecond ?? Number.NaN)).join(' against ');
    const same = beside ? `; ${beside.ratio.toFixed(2)} × is a bare one with the same headers` : '';
    return {
      what: `${what}, requests per second against bare node:http, ${generator}`,
      measured: `${ratio.toFixed(2)} × (${rates}${same})`,
      mustReach: `≥ ${least} ×`,
      reached: ratio >= least,
    };
  };
  return [
    row('page at a subdomain', 0.9, [pages[0], pages[2]], pages[1]),
    row('page at an owner’s name', 0.9, [pages[0], pages[3]], pages[1]),
    row('page at an owner’s name, behind a proxy', 0.9, [behindProxy[0], behindProxy[2]], behindProxy[1]),
    row('unknown host', 0.7, [answers[0], answers[1]]),
    row('tls-allowed', 0.7, [answers[0], answers[2]]),
  ];
}
