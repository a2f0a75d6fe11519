import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProduct } from '#tests/support/start-product.ts';
import { requestsPerSecond } from '../load.ts';
import { quantile, type Row } from '../row.ts';
import { addWebsite, publish, startedProduct } from '../website.ts';

const PORT = 4570;
/** `--memory-seconds` of `npm run bench` sets it. */
const SECONDS = Number(process.env['BENCH_MEMORY_SECONDS'] ?? 600);
const PIECE = 5;

/** Megabytes that a process holds in memory. */
const heldBy = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

const IDLE_SECONDS = 60;
const MOST_IDLE = 400;
const MOST_AFTER = 600;

/** What the process holds when it has been left alone for a minute, after the first start and after the second. */
async function idleRow(): Promise<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-bench-'));
  const held: number[] = [];
  for (let starts = 0; starts < 2; starts += 1) {
    const product = await startProduct({ port: PORT, dataDir });
    await wait(IDLE_SECONDS * 1000);
    held.push(Math.round(heldBy(product.pid)));
    await product.stop();
  }
  return {
    what: `memory of the one process with the embedded database, left alone for ${IDLE_SECONDS} s`,
    measured: `${held[0]} MB after the first start, ${held[1]} MB after the second`,
    mustReach: `≤ ${MOST_IDLE} MB`,
    reached: held.every((megabytes) => megabytes <= MOST_IDLE),
  };
}

/** Memory of the process at rest, and under steady load of dashboards and published pages: the end against the time after warm-up. */
export async function memoryRow(): Promise<Row[]> {
  if (process.platform !== 'linux') return [];
  const idle = await idleRow();
  const product = await startedProduct(PORT);
  const host = await publish(product.page, await addWebsite(product.page, 0));
  for (let index = 1; index < 6; index += 1) await addWebsite(product.page, index);
  const cookie = await product.cookie();
  const held: number[] = [];
  const begun = performance.now();
  let requests = 0;
  while (performance.now() - begun < SECONDS * 1000) {
    const [pages, dashboards] = await Promise.all([
      requestsPerSecond({
        url: `http://127.0.0.1:${PORT}/`,
        headers: { host, 'accept-encoding': 'br' },
        connections: 4,
        seconds: PIECE,
      }),
      requestsPerSecond({ url: `${product.origin}/`, headers: { cookie }, connections: 2, seconds: PIECE }),
    ]);
    requests += (pages + dashboards) * PIECE;
    held.push(heldBy(product.pid));
  }
  await product.close();
  const third = Math.floor(held.length / 3);
  const [after, end] = [quantile(held.slice(third, 2 * third), 0.5), quantile(held.slice(-third), 0.5)];
  const growth = end / after - 1;
  return [
    idle,
    {
      what: `memory of the process after ${Math.round(requests).toLocaleString('en')} requests in ${SECONDS} s`,
      measured: `${Math.round(end)} MB`,
      mustReach: `≤ ${MOST_AFTER} MB`,
      reached: end <= MOST_AFTER,
    },
    {
      what: `memory in ${SECONDS} s of steady load (${Math.round(requests).toLocaleString('en')} requests), last third against the one before`,
      measured: `${growth < 0 ? '' : '+'}${(growth * 100).toFixed(1)} % (${Math.round(end)} MB against ${Math.round(after)} MB)`,
      mustReach: '≤ 10 %',
      reached: growth <= 0.1,
    },
  ];
}
