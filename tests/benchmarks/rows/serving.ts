import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { cores } from '../cores.ts';
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
  const pid = child.pid ?? 0;
  return { child, pid, ...servingSchema.parse(JSON.parse(told)) };
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
  const pid = child.pid ?? 0;
  return { child, at: { url: `http://127.0.0.1:${port}/`, pid } };
}

/** What answers visitors, without the web app behind it, against bare servers in the same run. */
export async function servingRows(): Promise<Row[]> {
  const { child, pid, sites, internal, subdomain, ownName } = await startServing();
  const answer = await ask(sites, subdomain);
  const [bare, alike, empty] = [
    await startBare(BARE_PORT, { ...answer, headers: [] }),
    await startBare(BARE_PORT + 1, answer),
    await startBare(BARE_PORT + 2, { bytes: Buffer.alloc(0), headers: [] }),
  ];

  const browser = { 'accept-encoding': 'br', 'user-agent': AGENT };
  type Place = { url: string; pid: number };
  const of = (place: Place, host: string, more: Record<string, string> = {}) => ({
    ...place,
    headers: { host, ...more, ...browser },
    seconds: SECONDS,
    leastBytes: answer.bytes.length,
  });
  const small = (place: Place, host: string, more: Record<string, string> = {}) => ({
    ...of(place, host, more),
    leastBytes: 0,
  });
  const ours = { url: `http://127.0.0.1:${sites}/`, pid };
  const pages = await compared(
    [of(bare.at, subdomain), of(alike.at, subdomain), of(ours, subdomain), of(ours, ownName)],
    ROUNDS,
  );
  const known = { 'if-none-match': answer.headers[answer.headers.indexOf('ETag') + 1] ?? '' };
  const unchanged = await compared([small(empty.at, subdomain), small(ours, subdomain, known)], ROUNDS);
  const heads = await compared(
    [bare.at, ours].map((place) => ({ ...small(place, subdomain), isHead: true })),
    ROUNDS,
  );
  const behindProxy = await compared(
    [of(bare.at, ownName, HTTPS), of(alike.at, ownName, HTTPS), of(ours, ownName, HTTPS)],
    ROUNDS,
  );
  const asked = { url: `http://127.0.0.1:${internal}/internal/tls-allowed?domain=${ownName}`, pid };
  const answers = await compared(
    [small(empty.at, ownName), { ...small(ours, 'nobody.example'), isRefused: true }, small(asked, ownName)],
    ROUNDS,
  );
  for (const process of [bare.child, alike.child, empty.child, child]) await endProcess(process);

  const row = (
    what: string,
    least: number,
    [yardstick, measured]: (Compared | undefined)[],
    beside?: Compared,
    by = generator,
  ): Row => {
    const ratio = measured?.ratio ?? Number.NaN;
    const rates = [measured, yardstick].map((found) => Math.round(found?.perSecond ?? Number.NaN)).join(' against ');
    const cpu = [measured, yardstick].map((found) => found?.cpu).join(' against ');
    const same = beside ? `; ${beside.ratio.toFixed(2)} × is a bare one with the same headers` : '';
    return {
      what: `${what}, requests per second against bare node:http, ${by}, ${cores}`,
      measured: `${ratio.toFixed(2)} × (${rates}; of the processor ${cpu}${same})`,
      mustReach: `≥ ${least} ×`,
      reached: ratio >= least,
    };
  };
  return [
    row('page at a subdomain', 0.9, [pages[0], pages[2]], pages[1]),
    row('page at an owner’s name', 0.9, [pages[0], pages[3]], pages[1]),
    row('page at an owner’s name, behind a proxy', 0.9, [behindProxy[0], behindProxy[2]], behindProxy[1]),
    row('page that a browser has (304)', 0.9, unchanged),
    row('headers of a page (HEAD)', 0.9, heads, undefined, 'by a generator of our own'),
    row('unknown host', 0.9, [answers[0], answers[1]]),
    row('tls-allowed', 0.7, [answers[0], answers[2]]),
  ];
}
