import { readFileSync } from 'node:fs';
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

/** Memory of the process under steady load of dashboards and published pages: the end against the time after warm-up. */
export async function memoryRow(): Promise<Row[]> {
  if (process.platform !== 'linux') return [];
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
    {
      what: `memory in ${SECONDS} s of steady load (${Math.round(requests).toLocaleString('en')} requests), last third against the one before`,
      measured: `${growth < 0 ? '' : '+'}${(growth * 100).toFixed(1)} % (${Math.round(end)} MB against ${Math.round(after)} MB)`,
      mustReach: '≤ 10 %',
      reached: growth <= 0.1,
    },
  ];
}
