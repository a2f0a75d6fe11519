import { mkdtempSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { startBlogs } from '../blogs.ts';
import { cores } from '../cores.ts';
import { generator, pairedRatio } from '../load.ts';
import { endProcess, startProcess } from '../processes.ts';
import { kb, ms, quantile, type Row } from '../row.ts';

const BARE_PORT = 4581;
const ROUNDS = 9;
const POSTS = Number(process.env['BENCH_POSTS'] ?? 1000).toLocaleString('en');

const ask = (port: number, path: string, host = 'localhost'): Promise<Buffer> =>
  new Promise((done, failed) => {
    get({ host: '127.0.0.1', port, path, headers: { host, 'accept-encoding': 'br' } }, (response) => {
      buffer(response).then(
        (bytes) =>
          response.statusCode === 200 ? done(bytes) : failed(new Error(`${path}: ${response.statusCode} ${bytes}`)),
        failed,
      );
    }).on('error', failed);
  });
const numberAt = async (port: number, path: string) => z.number().parse(JSON.parse((await ask(port, path)).toString()));

/** Of requests one after the other, the longest until `work` is done. */
async function longestMeanwhile(work: Promise<unknown>, request: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  const ended = work.finally(() => (isDone = true));
  let longest = 0;
  while (!isDone) {
    const begun = performance.now();
    await request();
    longest = Math.max(longest, performance.now() - begun);
    await new Promise((done) => setTimeout(done, 5));
  }
  await ended;
  return longest;
}

/** Posts: how long until readers have them, and what many of them cost. */
export async function blogRows(): Promise<Row[]> {
  const { child, port, few, many } = await startBlogs();
  const memory: Record<'none' | 'few' | 'many', number[]> = { none: [], few: [], many: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const which of ['none', 'few', 'many'] as const) memory[which].push(await numberAt(port, `/memory?${which}`));
  const [ofNone, ofFew, ofMany] = [quantile(memory.none, 0.5), quantile(memory.few, 0.5), quantile(memory.many, 0.5)];

  const times: Record<'few' | 'many', number[]> = { few: [], many: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const which of ['few', 'many'] as const) times[which].push(await numberAt(port, `/publish?${which}`));
  const [publishFew, publishMany] = [quantile(times.few, 0.5), quantile(times.many, 0.5)];

  const page = await ask(port, '/blog/post-1', many);
  const file = join(mkdtempSync(join(tmpdir(), 'pagewright-bench-')), 'page.br');
  writeFileSync(file, page);
  const bare = await startProcess(
    ['--import', 'tsx', 'tests/benchmarks/bare-server.ts', file, String(BARE_PORT), 'br'],
    {},
    /listening/,
  );
  const headers = { host: many, 'accept-encoding': 'br' };
  const served = await pairedRatio(
    { url: `http://127.0.0.1:${port}/blog/post-1`, headers, pid: child.pid },
    { url: `http://127.0.0.1:${BARE_PORT}/`, headers, pid: bare.pid },
  );
  await endProcess(bare);

  const whole = numberAt(port, '/whole');
  const longest = await longestMeanwhile(whole, () => ask(port, '/blog/post-1', few));
  await endProcess(child);
  return [
    {
      what: `publishing one of ${POSTS} posts against one of 10, until readers have it`,
      measured: `${(publishMany / publishFew).toFixed(2)} × (${ms(publishMany)} against ${ms(publishFew)})`,
      mustReach: '≤ 1.3 × and ≤ 300 ms',
      reached: publishMany / publishFew <= 1.3 && publishMany <= 300,
    },
    {
      what: `page of a post, requests per second against bare node:http with the same bytes, ${generator}, ${cores}`,
      measured: `${served.ratio.toFixed(2)} × (${Math.round(served.ours)} against ${Math.round(served.bare)}${served.cpu})`,
      mustReach: '≥ 0.9 ×',
      reached: served.ratio >= 0.9,
    },
    {
      what: 'page of a post of 1,000 words, HTML with its CSS, compressed',
      measured: kb(page.length),
      mustReach: '≤ 14 KB',
      reached: page.length <= 14 * 1024,
    },
    {
      what: `publishing a whole website with ${POSTS} posts (${Math.round((await whole) / 1000)} s), the longest other request`,
      measured: ms(longest),
      mustReach: '≤ 50 ms',
      reached: longest <= 50,
    },
    {
      what: `memory for a site of ${POSTS} posts of which five are read against one of 10`,
      measured: `${(ofMany / ofFew).toFixed(2)} × (${kb(ofMany)} against ${kb(ofFew)}, of both ${kb(ofNone)} before any site is known)`,
      mustReach: '≤ 1.2 ×',
      reached: ofMany / ofFew <= 1.2,
    },
  ];
}
